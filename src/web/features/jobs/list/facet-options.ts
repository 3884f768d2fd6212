import { jobFilters } from '#contracts/jobs/job-filters.ts'
import type { JobSearchReply } from '#contracts/jobs/jobs.contract.ts'
import { jobCategories } from '#contracts/vocabulary.ts'
import { minPaySteps } from '#contracts/jobs/job-filter-choices.ts'
import { departments } from '#domain/places/departments.ts'
import type { JobQuery } from '#domain/jobs/search/job-query.address.ts'
import { slugify } from '#domain/text/plain-text.ts'
import type { SelectOption } from '#web/ui/form/select.tsx'
import { placeLabel } from './filter-links.address.ts'
import { inFigures } from './job.words.ts'

type Facet = readonly { value: string; count: number }[]
type PlaceFacet = readonly { value: string; slug: string; count: number }[]
type Facets = JobSearchReply['facets']

/** How many jobs match a value; 0 when the facet does not list it. */
export const countOf = (facet: Facet, value: string): number =>
  facet.find((entry) => entry.value === value)?.count ?? 0

/** A count of 0 means unknown. */
const withCount = (label: string, count: number) => (count > 0 ? `${label} (${inFigures(count)})` : label)

/** The selected value stays in the list, even when no job has it any more. */
const withChosen = (options: SelectOption[], chosen: string, label = chosen): SelectOption[] =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label }]

/** The categories that have jobs, in the documented order; all of them where the counts are estimates. */
export function categoryOptions({ category, areExact }: Facets, chosen: string): SelectOption[] {
  const options = jobCategories
    .map((value) => ({ value, count: countOf(category, value) }))
    .filter(({ count }) => count > 0 || !areExact)
    .map(({ value, count }) => ({ value: slugify(value), label: withCount(value, count) }))
  return withChosen(options, slugify(chosen), chosen)
}

const alphabet = new Intl.Collator('es')
const placeOptions = (facet: PlaceFacet): SelectOption[] =>
  facet
    .toSorted((a, b) => alphabet.compare(a.value, b.value))
    .map(({ value, slug, count }) => ({ value: slug, label: withCount(value, count) }))

/** The departments that have jobs, in alphabetical order; all of them where the counts are estimates. */
export function departmentOptions({ location, areExact }: Facets, chosen: string): SelectOption[] {
  const others = departments
    .filter((value) => !areExact && !location.some((entry) => entry.value === value))
    .map((value) => ({ value, slug: slugify(value), count: 0 }))
  return withChosen(placeOptions([...location, ...others]), chosen, placeLabel(chosen, null))
}

/** The provinces of the selected department, or the districts of the selected province. */
export const narrowerOptions = (facet: PlaceFacet, chosen: { slug: string; name: string } | undefined) =>
  withChosen(placeOptions(facet), chosen?.slug ?? '', chosen?.name ?? '')

/** The values of the three place controls, also between a choice and the reply. */
export function chosenPlaces(
  { location }: Pick<JobQuery, 'location'>,
  place: JobSearchReply['place'],
  { province, district }: Pick<Facets, 'province' | 'district'>,
): { slug: string; name: string }[] {
  if (location === '') return []
  const path = place?.path ?? []
  if (place?.slug === location) return path
  const wider = path.findIndex(({ slug }) => slug === location)
  if (wider >= 0) return path.slice(0, wider + 1)
  for (const [depth, facet] of [province, district].entries()) {
    const entry = facet.find(({ slug }) => slug === location)
    if (entry) return [...path.slice(0, depth + 1), { slug: entry.slug, name: entry.value }]
  }
  return [{ slug: location, name: placeLabel(location, place) }]
}

/** The steps of the minimum pay, and the address's value if it is another one. In soles a month. */
export const payOptions = (chosen: number | null): SelectOption[] =>
  [...new Set([...minPaySteps, ...(chosen ? [chosen] : [])])]
    .toSorted((a, b) => a - b)
    .map((soles) => ({ value: String(soles), label: jobFilters.minPay.label(String(soles)) }))

/** How old an ad may be, with the count of each choice where it is known. */
export const daysOptions = ({ days }: Pick<Facets, 'days'>): SelectOption[] =>
  jobFilters.days.values.map((value) => {
    const label = jobFilters.days.label(value)
    const known = days.find((span) => span.value === value)
    return { value, label: known ? `${label} (${inFigures(known.count)})` : label }
  })
