import { z } from 'zod'
import { jobCategories } from '#contracts/vocabulary.ts'
import { type CountedFilter, countedFilters, type CountedFlag, isCountedFlag } from './job-filters.ts'

/** What the replies about lists of jobs are made of, beside the jobs. */

/** Counts of each value under the other filters. */
const facet = z.array(z.object({ value: z.string(), count: z.number() }))
/** The same for places: `value` is the official name, `slug` what an address says. */
const placeFacet = z.array(z.object({ value: z.string(), slug: z.string(), count: z.number() }))

/** A place of the official list as it was understood. */
export const namedPlace = z.object({
  kind: z.enum(['department', 'province', 'district']),
  slug: z.string(),
  /** 'Miraflores, Lima', 'Lima Metropolitana'. */
  label: z.string(),
  /** From the department to the place itself, by their official names. */
  path: z.array(z.object({ slug: z.string(), name: z.string() })),
})
export type NamedPlace = z.infer<typeof namedPlace>

/** Of a filter that is on or off, how many jobs it would leave. */
type CountedFacets = {
  [Name in CountedFilter]: Name extends CountedFlag ? z.ZodNumber : typeof facet
}

/** What each choice would leave under the other filters. */
export const jobFacets = z.object({
  /** False where they are estimated from the newest matches; values that those do not have are missing then. */
  areExact: z.boolean(),
  ...(Object.fromEntries(
    countedFilters.map((name) => [name, isCountedFlag(name) ? z.number() : facet]),
  ) as unknown as CountedFacets),
  location: placeFacet,
  /** Of the department that is asked for, and of its province; empty otherwise. Each place of the list when not exact. */
  province: placeFacet,
  district: placeFacet,
  /** By `days`; only those that are known exactly. */
  days: facet,
})

/** Of the active jobs of a category, of a place, or of both. */
export const jobFigures = z.object({
  category: z.enum(jobCategories).nullable(),
  place: namedPlace.nullable(),
  total: z.number(),
  /** How many say their pay. */
  withPay: z.number(),
  /** Of how many of the newest jobs pay and skills were read. */
  read: z.number(),
  /** Where half of the monthly pay in soles lies, in cents, from `jobs` jobs; null with fewer than five. */
  typicalPay: z.object({ low: z.number(), high: z.number(), jobs: z.number() }).nullable(),
  /** The skills that most of them ask for, at most eight, each asked for by two at least. */
  skills: z.array(z.object({ name: z.string(), jobs: z.number() })),
})
export type JobFigures = z.infer<typeof jobFigures>

export const jobCompany = z.object({
  id: z.number(),
  name: z.string(),
  logo: z.string().nullable(),
  industry: z.string(),
})
