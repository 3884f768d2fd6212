import type { NamedPlace } from '#contracts/jobs/job-list-fields.ts'
import { departments } from '#domain/places/departments.ts'
import { experienceLabel } from '#domain/jobs/experience-level.ts'
import { workModeLabel } from '#domain/jobs/work-mode.ts'
import { slugify } from '#domain/text/plain-text.ts'
import { inFigures } from './job-labels.ts'
import { jobsHref, type JobQuery } from './job-query.ts'

export type FilterLink = { label: string; href: string }

/** 'Últimas 24 horas', 'Últimos 3 días'. */
export const daysLabel = (days: number): string => (days === 1 ? 'Últimas 24 horas' : `Últimos ${days} días`)

/** 'Desde S/ 3,000'. In soles a month. */
export const minPayLabel = (soles: number): string => `Desde S/ ${inFigures(soles)}`

/** The name of what an address calls 'la-libertad', as far as it is known before the list has come. */
export function placeLabel(location: string, place: Pick<NamedPlace, 'slug' | 'label'> | null): string {
  if (place?.slug === location) return place.label
  return departments.find((name) => slugify(name) === location) ?? location
}

/** Each filter in force in words, with the address that the list has without it. The search box is its own sign. */
export function activeFilters(
  query: JobQuery,
  { path, place }: { path?: string; place: Pick<NamedPlace, 'slug' | 'label'> | null },
): FilterLink[] {
  const without = (label: string, change: Partial<JobQuery>) => ({
    label,
    href: jobsHref({ ...query, page: 1, ...change }, path),
  })
  const { category, location, withRemote, mode, experience, withSalary, minPay, withUnknownPay, days } = query
  return [
    ...(category ? [without(category, { category: '' })] : []),
    ...(location ? [without(placeLabel(location, place), { location: '' })] : []),
    ...(location && withRemote ? [without('Con remotos', { withRemote: false })] : []),
    ...mode.map((one) => without(workModeLabel(one), { mode: mode.filter((other) => other !== one) })),
    ...experience.map((one) =>
      without(experienceLabel(one), { experience: experience.filter((other) => other !== one) }),
    ),
    ...(withSalary ? [without('Con sueldo visible', { withSalary: false })] : []),
    ...(minPay ? [without(minPayLabel(minPay), { minPay: null })] : []),
    ...(minPay && withUnknownPay ? [without('Con avisos sin sueldo', { withUnknownPay: false })] : []),
    ...(days ? [without(daysLabel(days), { days: null })] : []),
  ]
}
