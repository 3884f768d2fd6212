const own = '/company-dashboard/requerimientos'
const open = '/dashboard/requerimientos'

/** The briefs of the company, one of them, and its editor at a step. */
export const ownBriefsHref = own
export const newBriefHref = `${own}/nuevo`
export const ownBriefHref = (id: number): string => `${own}/${id}`
export const editBriefHref = (id: number, step = 1): string =>
  `${own}/${id}/editar${step === 1 ? '' : `?paso=${step}`}`

/** The step that an address of the editor names. */
export function stepIn(search: URLSearchParams, last: number): number {
  const step = Number(search.get('paso') ?? 1)
  return Number.isInteger(step) && step >= 1 && step <= last ? step : 1
}

/** The briefs that a professional may answer, one of them, and the own proposals. */
export const openBriefsHref = open
export const openBriefHref = (id: number): string => `${open}/${id}`
export const ownProposalsHref = `${open}?ver=propuestas`

export interface OpenBriefFilters {
  q: string
  category: string
  page: number
}

/** The filters that an address of the list names. */
export const filtersIn = (search: URLSearchParams): OpenBriefFilters => ({
  q: search.get('q')?.trim() ?? '',
  category: search.get('categoria') ?? '',
  page: Math.max(1, Math.trunc(Number(search.get('pagina') ?? 1)) || 1),
})

/** The address of the list with these filters. */
export function openBriefsWith({ q, category, page }: OpenBriefFilters): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (category) search.set('categoria', category)
  if (page > 1) search.set('pagina', String(page))
  return search.size === 0 ? open : `${open}?${search}`
}
