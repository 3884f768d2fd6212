import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { namedPlace } from '#contracts/jobs/job-list-fields.ts'
import { jobListQuery } from '#contracts/jobs/job-list-query.ts'
import { experienceLevels, jobCategories } from '#contracts/vocabulary.ts'

/** The filters of the job list that pay is asked for, by the same names. */
const asked = jobListQuery.pick({ q: true, category: true, location: true, experience: true })

const spread = z.object({
  /** The quartiles of the monthly pay in soles, in cents; of a range its middle counts. */
  low: z.number(),
  median: z.number(),
  high: z.number(),
  /** How many ads pay how much, from the lowest on. `from` null: less than `to`; `to` null: `from` or more. */
  bars: z.array(z.object({ from: z.number().nullable(), to: z.number().nullable(), ads: z.number() })),
})

const pay = z.object({
  /** The search without its typing errors; null: as it was typed. */
  correctedQuery: z.string().nullable(),
  /** The official place; null: none, or words that are searched in the ads. */
  place: namedPlace.nullable(),
  /** Active ads of the search, and of these the ones that say a monthly pay in soles. Not exact: at least so many. */
  ads: z.number(),
  adsAreExact: z.boolean(),
  paidAds: z.number(),
  paidAreExact: z.boolean(),
  /** How many of the paid ones, the newest, the spread was made of. */
  read: z.number(),
  spread: spread.nullable(),
  /** Without a spread: wider searches that have one, the nearest first. */
  wider: z.array(
    z.object({
      q: z.string(),
      category: z.enum(jobCategories).nullable(),
      place: namedPlace.nullable(),
      experience: z.array(z.enum(experienceLevels)),
      paidAds: z.number(),
    }),
  ),
})
export type Pay = z.infer<typeof pay>

export const coachPayContract = {
  pay: endpoint({
    method: 'GET',
    path: '/api/coach/pay',
    summary:
      'What active ads of a trade, level and place pay by the month in soles; nothing with fewer than ten, but which wider searches have more',
    audience: 'anyone',
    cache: 'jobs',
    query: asked,
    reply: pay,
  }),
}
