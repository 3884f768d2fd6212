import { filterParams, type JobQuery, readJobQuery } from '#domain/jobs/search/job-query.address.ts'

/** Parses a query string of /empleos like the list. An alert sends only new jobs, so the age filter is removed. */
export const readAlertSearch = (search: string): JobQuery => ({
  ...readJobQuery(new URLSearchParams(search)),
  days: null,
})

/** The canonical form of an alert's search: only filters that are set, in a fixed order. */
export const canonicalSearch = (search: string): string => String(filterParams(readAlertSearch(search)))
