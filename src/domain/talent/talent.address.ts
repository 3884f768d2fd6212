import { writeValue } from '#contracts/jobs/job-filter-kinds.ts'
import { talentFilterNames, talentFilterOf, type TalentFilters } from '#contracts/talent/talent-filters.ts'

export const TALENT_PATH = '/company-dashboard/talento'

/** What the page of the search shows. */
export interface TalentAddress {
  filters: TalentFilters
  /** The job with which people are compared. */
  jobId: number | null
  page: number
}

const wholeFrom = (written: string | null): number | null => {
  const value = Number(written)
  return Number.isInteger(value) && value >= 1 && value <= 2_147_483_647 ? value : null
}

/** The page that ends the mail of a saved search. */
export const stopMailHref = (token: string): string => `/talento/aviso/${token}`

/** The page of a list of people. */
export const poolHref = (id: number): string => `${TALENT_PATH}?banco=${id}`

/** The list that an address names. */
export const readPoolId = (params: URLSearchParams): number | null => wholeFrom(params.get('banco'))

/** Reads the filters of an address tolerantly: unknown or malformed values are ignored. */
export const readTalentFilters = (params: URLSearchParams): TalentFilters =>
  Object.fromEntries(
    talentFilterNames.map((name) => [name, talentFilterOf(name).read(params.getAll(name))]),
  ) as TalentFilters

export const readTalentAddress = (params: URLSearchParams): TalentAddress => ({
  filters: readTalentFilters(params),
  jobId: wholeFrom(params.get('empleo')),
  page: wholeFrom(params.get('pagina')) ?? 1,
})

/** The filters that are set, in canonical form and order. */
export const writeTalentFilters = (filters: Partial<TalentFilters>): URLSearchParams =>
  new URLSearchParams(
    talentFilterNames.flatMap((name) =>
      writeValue(filters[name] ?? null).map((value): [string, string] => [name, value]),
    ),
  )

/** The address of the page with these filters and this job. */
export function talentHref({ filters, jobId, page = 1 }: Partial<TalentAddress>): string {
  const params = writeTalentFilters(filters ?? {})
  if (jobId) params.set('empleo', String(jobId))
  if (page > 1) params.set('pagina', String(page))
  const written = params.toString()
  return written === '' ? TALENT_PATH : `${TALENT_PATH}?${written}`
}
