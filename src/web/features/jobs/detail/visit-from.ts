const known = new Map<number, string>()

/** The address of the page before that of a job, or 'site'. Kept while this page is open: what follows, such as applying, names the same. */
export function noteVisit(jobId: number): string {
  // The router numbers the pages that were opened one from another.
  const from = history.state?.idx ? 'site' : document.referrer.slice(0, 500)
  known.set(jobId, from)
  return from
}

/** Where the reader of a job came from. */
export const visitFrom = (jobId: number): string => known.get(jobId) ?? noteVisit(jobId)
