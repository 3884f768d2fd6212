import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { jobListQuery } from '#contracts/jobs/job-list-query.ts'
import { experienceLevels, jobCategories } from '#contracts/vocabulary.ts'
import { fewestPaidAds } from './pay-figures.ts'

/** The filters of the job list that pay is asked for, by the same names. */
const filters = jobListQuery.pick({ q: true, category: true, location: true, experience: true })

const spread = z.object({
  /** The quartiles of the monthly pay in soles, in cents; of a range its middle counts. */
  low: z.number(),
  median: z.number(),
  high: z.number(),
  /** How many ads pay how much, from the lowest on. `from` null: less than `to`; `to` null: `from` or more. */
  bars: z.array(z.object({ from: z.number().nullable(), to: z.number().nullable(), ads: z.number() })),
})

/** A search, and how many active ads it finds. */
const group = z.object({
  q: z.string(),
  category: z.enum(jobCategories).nullable(),
  /** The place in words and its name in addresses; '' for all of Peru. */
  place: z.string(),
  location: z.string(),
  experience: z.array(z.enum(experienceLevels)),
  /** Of these ads some say a monthly pay in soles. Not exact: at least so many. */
  ads: z.number(),
  adsAreExact: z.boolean(),
  paidAds: z.number(),
  paidAreExact: z.boolean(),
})
export type PayGroup = z.infer<typeof group>

const pay = z.object({
  /** The words without their typing errors; null: as they were typed. */
  correctedQuery: z.string().nullable(),
  asked: group,
  /** The narrowest group of the same trade with enough ads: what was asked, if it has; null: none has. */
  shown: z
    .object({
      group,
      /** How many of the paid ones, the newest, the spread was made of. */
      read: z.number(),
      spread,
    })
    .nullable(),
  /** Wider groups with enough ads, the nearest first; of the trade's category only when no group of the trade has enough. */
  wider: z.array(group),
})
export type Pay = z.infer<typeof pay>

export const coachPayContract = {
  pay: endpoint({
    method: 'GET',
    path: '/api/coach/pay',
    summary: `What active ads of a trade, level and place pay by the month in soles: of the narrowest group that has ${fewestPaidAds}, with the wider ones`,
    audience: 'anyone',
    cache: 'jobs',
    query: filters,
    reply: pay,
  }),
}
