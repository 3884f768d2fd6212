import { type JobFilters, jobFilters } from '#contracts/jobs/job-filters.ts'

/** How a list is ordered and paged is no part of what is searched, and an alert tells of new jobs in any case. */
const leftOut = new Set(['sort', 'page', 'limit', 'days'])

/** Reads a query string of /empleos as kindly as the list does. */
export function readFilters(search: string): JobFilters {
  const given: Record<string, string | string[]> = {}
  const params = new URLSearchParams(search.replaceAll('%00', '').replaceAll('\0', ''))
  for (const name of Object.keys(jobFilters.shape)) {
    const values = params.getAll(name)
    if (values.length > 0) given[name] = values.length === 1 ? values[0]! : values
  }
  return jobFilters.parse(given)
}

/** The one way to write a search down: only filters that say something, in the order of the contract, each list in its own. */
export function canonicalSearch(search: string): string {
  const filters = readFilters(search)
  const written = new URLSearchParams()
  for (const name of Object.keys(jobFilters.shape) as (keyof JobFilters)[]) {
    if (leftOut.has(name)) continue
    const value: unknown = filters[name]
    const values = Array.isArray(value)
      ? [...new Set(value.map(String))].toSorted((a, b) => a.localeCompare(b))
      : [value]
    for (const one of values)
      if (typeof one === 'string' || typeof one === 'number' || one === true) {
        const text = String(one)
        if (text !== '') written.append(name, text)
      }
  }
  return String(written)
}
