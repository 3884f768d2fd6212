import { z } from 'zod'
import { jobCategories } from '#contracts/vocabulary.ts'
import { type CountedFilter, countedFilters, type CountedFlag, isCountedFlag } from './job-filters.ts'

/** Fields of the replies about lists of jobs, besides the jobs. */

/** Counts of each value with the other filters applied. */
const facet = z.array(z.object({ value: z.string(), count: z.number() }))
/** The same for places: `value` is the official name, `slug` the one in addresses. */
const placeFacet = z.array(z.object({ value: z.string(), slug: z.string(), count: z.number() }))

/** A place of the official list, as parsed from the query. */
export const namedPlace = z.object({
  kind: z.enum(['department', 'province', 'district']),
  slug: z.string(),
  /** 'Miraflores, Lima', 'Lima Metropolitana'. */
  label: z.string(),
  /** From the department down to the place, with official names. */
  path: z.array(z.object({ slug: z.string(), name: z.string() })),
})
export type NamedPlace = z.infer<typeof namedPlace>

/** For a filter that is on or off: the number of jobs with it on. */
type CountedFacets = {
  [Name in CountedFilter]: Name extends CountedFlag ? z.ZodNumber : typeof facet
}

/** The number of jobs for each choice, with the other filters applied. */
export const jobFacets = z.object({
  /** False if estimated from the newest matches; values missing in those are then missing here. */
  areExact: z.boolean(),
  ...(Object.fromEntries(
    countedFilters.map((name) => [name, isCountedFlag(name) ? z.number() : facet]),
  ) as unknown as CountedFacets),
  location: placeFacet,
  /** Provinces of the chosen department and districts of its province; empty otherwise. Every place in the list if not exact. */
  province: placeFacet,
  district: placeFacet,
  /** By `days`; only exact counts. */
  days: facet,
})

/** Figures of the active jobs of a category, of a place, or of both. */
export const jobFigures = z.object({
  category: z.enum(jobCategories).nullable(),
  place: namedPlace.nullable(),
  total: z.number(),
  /** The number of jobs that state their pay. */
  withPay: z.number(),
  /** The number of newest jobs whose pay and skills were analysed. */
  read: z.number(),
  /** The middle half of the monthly pay in soles, in cents, of `jobs` jobs; null with fewer than five. */
  typicalPay: z.object({ low: z.number(), high: z.number(), jobs: z.number() }).nullable(),
  /** The most requested skills: at most eight, each in at least two jobs. */
  skills: z.array(z.object({ name: z.string(), jobs: z.number() })),
})
export type JobFigures = z.infer<typeof jobFigures>

export const jobCompany = z.object({
  /** Null: the ad is confidential. */
  id: z.number().nullable(),
  name: z.string(),
  logo: z.string().nullable(),
  industry: z.string(),
})
