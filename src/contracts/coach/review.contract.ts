import { z } from 'zod'
import { upTo } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id } from '#contracts/fields.ts'
import { findingFields } from './review-vocabulary.ts'
import { longestLine } from './review-figures.ts'

const finding = z.object({
  /** Stable while the line stays. */
  key: z.string(),
  code: z.string(),
  place: z.object({ field: z.string(), entryId: z.number().nullable(), name: z.string() }),
  /** The line as it stands; '': the proposal is a new one. */
  before: z.string(),
  /** '': the line goes. Null: only the person knows what to write. */
  after: z.string().nullable(),
  why: z.string(),
})
export type ReviewFinding = z.infer<typeof finding>

const review = z.object({
  /** The job that the CV is read for. */
  job: z.object({ id: z.number(), title: z.string(), company: z.string() }).nullable(),
  findings: z.array(finding),
  /** 0-100, from its parts: it measures the text. */
  score: z.number(),
  parts: z.array(z.object({ name: z.string(), done: z.number(), all: z.number() })),
})
export type ReviewReply = z.infer<typeof review>

const asksWork = 'Elige un trabajo de tu perfil'
const text = z.string('Escribe el texto').trim().max(longestLine, upTo(longestLine))

export const coachReviewContract = {
  review: endpoint({
    method: 'GET',
    path: '/api/coach/review',
    summary:
      'What can be said better in the own profile, line by line in its own words, and how much it says already',
    audience: 'professional',
    errors: ['not_found'],
    query: z.object({ jobId: id.optional().catch(undefined) }),
    reply: review,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/coach/review/changes',
    summary:
      'Replace one line of the own profile by another, and read it again; the same with both swapped takes it back',
    audience: 'professional',
    errors: ['not_found', 'coach_line_changed'],
    body: z.object({
      field: z.enum(findingFields, 'Elige qué cambiar'),
      /** Of a work; omitted elsewhere. */
      entryId: z.number(asksWork).int(asksWork).positive(asksWork).max(2_147_483_647, asksWork).optional(),
      /** '' adds, and an empty `after` removes. */
      before: text,
      after: text,
      jobId: id.optional(),
    }),
    reply: review,
  }),
}
