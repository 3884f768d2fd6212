import type { JobFigures } from '#contracts/jobs/job-list-fields.ts'
import { categoryOfSlug } from '#domain/jobs/category-slugs.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { namePlace, placeOfSlug } from '#domain/places/place-slugs.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { countAskedSkills, readTypicalPay } from './figures.queries.ts'
import { sumCounts } from './job-counts.queries.ts'
import { everything } from './jobs-search.service.ts'
import { type JobSearch, nothingChosen, toFilter } from './search-filters.ts'

/**
 * How many of the newest jobs are read for pay and skills: enough for typical values, and fast for any number of
 * jobs.
 */
const sampleSize = 500
/** With fewer monthly salaries nothing is shown, because the figure would reveal individual companies. */
const fewestPays = 5
const shownSkills = 8
/** Rounded to ten soles, because cents do not help a comparison. */
const roundPay = (cents: number) => Math.round(cents / 1000) * 1000

/**
 * Statistics on the active jobs of a category and a place, each by its slug or ''. Throws `not_found` for an unknown
 * one.
 */
export async function getFigures(
  { db }: Pick<Deps, 'db'>,
  slugs: { category: string; place: string },
): Promise<JobFigures> {
  const category = slugs.category === '' ? null : categoryOfSlug(slugs.category)
  const place = slugs.place === '' ? null : placeOfSlug(slugs.place)
  // Districts are filters of the list and have no page.
  const isKnown = (slugs.category === '' || category) && (slugs.place === '' || (place && !place.district))
  if (!isKnown) throw new AppError('not_found')
  const chosen = { ...nothingChosen, category: category === null ? [] : [category] }
  const search: JobSearch = { ...everything, chosen, place: place && toFilter(place) }
  const [total, withPay, pay, skills] = await Promise.all([
    sumCounts(db, search),
    sumCounts(db, { ...search, chosen: { ...chosen, withSalary: [true] } }),
    readTypicalPay(db, search, sampleSize),
    countAskedSkills(db, search, sampleSize, shownSkills + 1),
  ])
  const { skills: known } = productTaxonomy()
  // Do not list the category's own name as a skill ('Ventas' for Ventas).
  const askedSkills = skills
    .flatMap(({ skill, jobs }) => (known[skill] ? [{ name: known[skill].name, jobs }] : []))
    .filter(({ name }) => name !== category)
  return {
    category,
    place: place && namePlace(place),
    total,
    withPay,
    read: pay.read,
    typicalPay:
      pay.low === null || pay.high === null || pay.jobs < fewestPays
        ? null
        : { low: roundPay(pay.low), high: roundPay(pay.high), jobs: pay.jobs },
    skills: askedSkills.slice(0, shownSkills),
  }
}
