/** The report of a company, and its files, with the filters of its address. */
export const reportHref = '/company-dashboard/informes'

const names = ['dateFrom', 'dateTo', 'jobId'] as const

/** The filters in an address; what is empty is not one. */
export const reportQuery = (search: URLSearchParams): Partial<Record<(typeof names)[number], string>> =>
  Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])))

export const reportFileHref = (type: 'csv' | 'excel', search: URLSearchParams): string => {
  const query = new URLSearchParams(reportQuery(search))
  return `/api/company/reports/hiring/${type}${query.size > 0 ? `?${query}` : ''}`
}
