const known = new Map<number, string>()

/**
 * The address of the page before that of a job, 'site', or what its link says of itself (`careersJobHref`). Kept while this page is open: what follows, such as applying, names the same.
 */
export function noteVisit(jobId: number): string {
  // The router numbers the pages that were opened one from another.
  const said = /[?&]desde=(widget|feed)\b/.exec(location.search)?.[1]
  const from = history.state?.idx ? 'site' : (said ?? document.referrer.slice(0, 500))
  known.set(jobId, from)
  return from
}

/** Where the reader of a job came from. */
export const visitFrom = (jobId: number): string => known.get(jobId) ?? noteVisit(jobId)
