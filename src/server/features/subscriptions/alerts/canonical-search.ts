import { filterParams, type JobQuery, readJobQuery } from '#domain/jobs/search/job-address.ts'

/** Reads a query string of /empleos as the list does. An alert tells of new jobs in any case, so how old they are is left out. */
export const readAlertSearch = (search: string): JobQuery => ({
  ...readJobQuery(new URLSearchParams(search)),
  days: null,
})

/** The one way to write the search of an alert down: only the filters that say something, in their order. */
export const canonicalSearch = (search: string): string => String(filterParams(readAlertSearch(search)))
