import { z } from 'zod'
import { requirementKinds } from '#contracts/coach/way-vocabulary.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { text } from '#contracts/jobs/job-list-query.ts'
import { jobSummary } from '#contracts/jobs/jobs.contract.ts'
import { id } from '#contracts/fields.ts'

const kind = z.enum(requirementKinds)
/** Of years: those that the person has; null: not known, or another kind. */
const has = z.number().nullable()

const way = z.object({
  /** The trade that was taken where none was asked: of the job, else of the profile; '' when there is none. */
  trade: z.string(),
  /** The chosen job; null: a trade. */
  job: jobSummary.nullable(),
  /** What the chosen job asks, and what it says of the person, in Spanish. */
  asked: z.array(z.object({ kind, label: z.string(), isMet: z.boolean(), ads: z.number(), has })),
  reasons: z.array(z.object({ text: z.string(), isFor: z.boolean() })),
  /** How many ads of the trade were read; the newest ones. */
  read: z.number(),
  /** What the profile says: without it everything would seem to be missing. */
  hasSkills: z.boolean(),
  hasLanguages: z.boolean(),
  hasYears: z.boolean(),
  has: z.array(z.object({ label: z.string(), ads: z.number() })),
  /** In the order in which it can be reached. */
  steps: z.array(z.object({ kind, label: z.string(), ads: z.number(), opens: z.number(), has })),
  /** Ads of which the person has all that they ask, and those that lack one thing; the newest first. */
  readyCount: z.number(),
  ready: z.array(jobSummary),
  oneAwayCount: z.number(),
  oneAway: z.array(z.object({ job: jobSummary, lacks: z.string() })),
})
export type WayReply = z.infer<typeof way>

export const coachWayContract = {
  way: endpoint({
    method: 'GET',
    path: '/api/coach/way',
    summary:
      'What stands between the signed-in professional and the open ads of a trade, or one of them: what is missing and in which order',
    audience: 'professional',
    errors: ['not_found'],
    query: z.object({
      q: text,
      /** An open job; its title is then the trade. */
      jobId: id.optional().catch(undefined),
    }),
    reply: way,
  }),
}
