import { z } from 'zod'
import { removed } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { idParams, inOneLine, instant } from '#contracts/fields.ts'
import { jobCategories } from '#contracts/vocabulary.ts'
import { workMode } from './job-fields.ts'
import { feedHours, longestFeedUrl } from './job-feeds-figures.ts'
import {
  feedFields,
  feedFormats,
  feedRunStarters,
  feedRunStatuses,
  feedStates,
} from './job-feeds-vocabulary.ts'

const asksUrl = 'Escribe una dirección como https://tu-empresa.pe/empleos.xml'
const url = z
  .string(asksUrl)
  .overwrite(inOneLine)
  .trim()
  .min(1, asksUrl)
  .max(longestFeedUrl, upTo(longestFeedUrl))
  .refine((value) => URL.canParse(value), asksUrl)
const category = z.enum(jobCategories, asks.jobCategory)
const everyHours = z.literal([...feedHours], `Elige cada cuántas horas: ${feedHours.join(', ')}`).default(6)

/** Something about a field of an ad, as a sentence. */
const remark = z.object({ field: z.enum(feedFields), text: z.string() })

const refusedAd = z.object({ reference: z.string(), title: z.string(), remarks: z.array(remark) })
export type RefusedFeedAd = z.infer<typeof refusedAd>

const feedRun = z.object({
  id: z.number(),
  startedBy: z.enum(feedRunStarters),
  status: z.enum(feedRunStatuses),
  created: z.number(),
  changed: z.number(),
  reopened: z.number(),
  closed: z.number(),
  unchanged: z.number(),
  postponed: z.number(),
  refusedCount: z.number(),
  refused: z.array(refusedAd),
  /** Why it failed; '' if it did not. */
  problem: z.string(),
  startedAt: instant,
  endedAt: instant.nullable(),
})
export type FeedRun = z.infer<typeof feedRun>

const feed = z.object({
  id: z.number(),
  url: z.string(),
  category,
  everyHours: z.number(),
  state: z.enum(feedStates),
  nextRunAt: instant.nullable(),
  /** How many ads wait for a yes before they are closed, because too many are gone from the feed at once. */
  waitingClosings: z.number(),
  /** Its ads that are in the feed, and of these the open ones. */
  ads: z.number(),
  openAds: z.number(),
  createdAt: instant,
  /** The last ones, newest first. */
  runs: z.array(feedRun),
})
export type Feed = z.infer<typeof feed>

const previewedAd = z.object({
  reference: z.string(),
  title: z.string(),
  category,
  location: z.string(),
  mode: workMode,
  salaryRange: z.string(),
  notes: z.array(remark),
})
export type PreviewedAd = z.infer<typeof previewedAd>

const preview = z.object({
  format: z.enum(feedFormats),
  /** How many ads the feed has, how many of them become ads, and how many cannot. */
  total: z.number(),
  readyCount: z.number(),
  refusedCount: z.number(),
  /** Of these, past their closing day: they are left out. */
  endedCount: z.number(),
  /** The first of them. */
  ready: z.array(previewedAd),
  refused: z.array(refusedAd),
  /** The names of what the feed has and Qhatu does not read. */
  unread: z.array(z.string()),
  /** How many more standard ads the plan allows; null: no limit. */
  room: z.number().nullable(),
})
export type FeedPreview = z.infer<typeof preview>

export const jobFeedsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/company/job-feeds',
    summary: 'The feeds from which ads of the company are imported, with their last runs',
    audience: 'company',
    reply: z.array(feed),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/company/job-feeds/preview',
    summary: 'What the ads at an address would become; nothing is stored',
    audience: 'company',
    limit: 'feed',
    body: z.object({ url, category }),
    /** One of the two: what it would become, or why it cannot be read. */
    reply: z.object({ preview: preview.nullable(), problem: z.string().nullable() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/company/job-feeds',
    summary: 'Imports the ads at an address from now on; the first run starts at once',
    audience: 'company',
    limit: 'feed',
    errors: ['email_unconfirmed'],
    body: z.object({ url, category, everyHours }),
    reply: feed,
    status: 201,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/company/job-feeds/:id',
    summary: 'Changes how often a feed is read and the category of its other ads, pauses it or goes on',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    body: z.object({
      category: category.optional(),
      everyHours: everyHours.unwrap().optional(),
      isOn: z.boolean(asks.listed).optional(),
    }),
    reply: feed,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/company/job-feeds/:id/runs',
    summary: 'Reads a feed now',
    audience: 'company',
    scope: 'owner',
    limit: 'feed',
    params: idParams,
    reply: feed,
    status: 201,
  }),
  answerClosings: endpoint({
    method: 'POST',
    path: '/api/company/job-feeds/:id/closings',
    summary: 'Closes the ads that are gone from a feed, or keeps them open without it',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    body: z.object({ decision: z.enum(['close', 'keep'], 'Elige si se cierran o se quedan') }),
    reply: feed,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/company/job-feeds/:id',
    summary: 'Stops importing from a feed; its ads stay as they are',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
}
