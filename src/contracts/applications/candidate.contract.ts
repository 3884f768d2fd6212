import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { documentErrors } from '#contracts/cv/document-errors.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, instant } from '#contracts/fields.ts'
import { applicationStatuses } from './application-status-vocabulary.ts'
import { candidateApplication } from './applications.contract.ts'
import { filters, sort } from './candidate-board.contract.ts'
import { timelineKinds } from './candidate-vocabulary.ts'
import { stage } from './stage-fields.ts'

const candidatePage = z.object({
  candidate: candidateApplication,
  job: z.object({ id: z.number(), title: z.string(), companyName: z.string() }),
  /** Where it stands, and since when. */
  stage: stage.pick({ id: true, name: true, status: true, goalDays: true }).extend({ since: instant }),
  /** All stages of the job, in their order. */
  stages: z.array(stage.pick({ id: true, name: true, status: true })),
  /** In the list that the caller walks through. */
  place: z.object({
    /** Null: the candidate is no longer in it. */
    position: z.number().nullable(),
    total: z.number(),
    previousId: z.number().nullable(),
    nextId: z.number().nullable(),
    /** The stage whose candidates are listed; null: those of all. */
    column: z.object({ id: z.number(), name: z.string() }).nullable(),
  }),
  /** Whether the role of the caller may change something. */
  mayWrite: z.boolean(),
})
export type CandidatePage = z.infer<typeof candidatePage>

const timelineEntry = z.object({
  kind: z.enum(timelineKinds),
  at: instant,
  /** Who of the company did it; null: the candidate, the product, or nobody who is known by name. */
  person: z.string().nullable(),
  /** Whose act it was. */
  by: z.enum(['professional', 'company', 'system']),
  /** Of `status`. */
  status: z.enum(applicationStatuses).nullable(),
  /** The stage to which a step of the company led; null: it has none of its own. */
  stage: z.string().nullable(),
  /** What the company wrote to the candidate, or the candidate to the company. Never a note. */
  message: z.string().nullable(),
  /** How many answers came with an application, how many files with a note; else 0. */
  count: z.number(),
  /** Of another application of the person that the company has joined to this one. */
  isOther: z.boolean(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

const mark = z.object({
  /** Its place in `text`; `end` is exclusive. */
  start: z.number(),
  end: z.number(),
  /** The number of what is asked. */
  number: z.number(),
})

const cvReading = z.object({
  text: z.string(),
  marks: z.array(mark),
  /** What the job asks, in its order; `number` points to the marks, null: it is not in the CV. */
  asked: z.array(z.object({ name: z.string(), isOptional: z.boolean(), number: z.number().nullable() })),
})
export type CvReading = z.infer<typeof cvReading>

const source = z.object({
  from: z.enum(['cv', 'profile']),
  /** The line that the fact rests on, as it stands there. */
  line: z.string(),
  /** The number that marks it in the text of the CV; null: none. */
  mark: z.number().nullable(),
})

const summary = z.object({
  /** Sentences made of the person's own words. */
  facts: z.array(z.object({ kind: z.string(), text: z.string(), sources: z.array(source) })),
  /** What the job asks, in its order, then years and studies; without sources neither the CV nor the profile says it. */
  asked: z.array(z.object({ name: z.string(), isOptional: z.boolean(), sources: z.array(source) })),
  /** Whether the CV was read for it. */
  cv: z.enum(['read', 'none', 'unreadable']),
})
export type CandidateSummary = z.infer<typeof summary>

const pick = 'Elige a una persona de tu equipo'
export const shareBody = z.object({ colleagueId: z.int(pick).positive(pick).max(2_147_483_647, pick) })

/** One candidate for the company's team, on a page of its own. */
export const candidateContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/applications/:id',
    summary: 'A candidate of an own job, and the neighbours in the list that the filters and the order make',
    audience: 'company',
    key: 'candidates:read',
    scope: 'owner',
    params: idParams,
    query: z.object({
      ...filters,
      sort,
      /** The stage that is listed; without it the candidate's own. */
      column: id.optional().catch(undefined),
      /** Those of all stages. */
      whole: z.literal('1').optional().catch(undefined),
    }),
    reply: candidatePage,
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/api/applications/:id/timeline',
    summary: 'Everything that happened with a candidate, latest first, with who did it',
    audience: 'company',
    key: 'candidates:read',
    scope: 'owner',
    params: idParams,
    reply: z.object({ entries: z.array(timelineEntry) }),
  }),
  cvText: endpoint({
    method: 'GET',
    path: '/api/applications/:id/cv-text',
    summary: 'The text of the CV that came with the application, with what the job asks marked in it',
    audience: 'company',
    key: 'candidates:read',
    scope: 'owner',
    inConfidence: true,
    errors: documentErrors,
    params: idParams,
    reply: cvReading,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/applications/:id/summary',
    summary:
      'The facts of a candidate and what the job asks, each with the line of the CV or the profile that says it; no score and no advice',
    audience: 'company',
    key: 'candidates:read',
    scope: 'owner',
    inConfidence: true,
    params: idParams,
    reply: summary,
  }),
  paper: endpoint({
    method: 'GET',
    path: '/api/applications/:id/paper',
    summary: 'A candidate as a PDF for the team, with the notes if asked for',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    query: z.object({ notes: z.literal('1').optional().catch(undefined) }),
    file: ['application/pdf'],
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/applications/:id/share',
    summary: 'Tell a colleague of a candidate, once it can no longer be undone',
    audience: 'company',
    scope: 'owner',
    limit: 'message',
    params: idParams,
    body: shareBody,
    reply: z.object({ undo: undoable }),
  }),
}
