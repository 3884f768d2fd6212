import { z } from 'zod'
import { removed } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { upTo } from '#contracts/field-messages.ts'
import { idParams, instant, line } from '#contracts/fields.ts'
import { longestJobTemplateName, mostDraftLetters } from './job-drafts-figures.ts'
import { questionKinds } from './questions-vocabulary.ts'
import { mostOptions, mostQuestions } from './question-figures.ts'

const fewQuestions = `Incluye ${mostQuestions} preguntas como máximo`
const fewAnswers = `Incluye ${mostOptions} respuestas como máximo`
const typed = 'Escribe lo que dice el aviso, aunque falte algo'
const typedLine = z.string(typed).max(mostDraftLetters.line, upTo(mostDraftLetters.line)).default('')
const typedText = z.string(typed).max(mostDraftLetters.text, upTo(mostDraftLetters.text)).default('')

/** A question in the form of an ad, as it was typed. */
const draftedQuestion = z.object(
  {
    kind: z.enum(questionKinds, 'Elige el tipo de respuesta'),
    text: typedLine,
    isRequired: z.boolean('Elige si hay que responder').default(true),
    /** One on each line. */
    options: typedText,
    wantedAnswers: z.array(typedLine, fewAnswers).max(mostOptions, fewAnswers).default([]),
    wantedMin: typedLine,
    wantedMax: typedLine,
  },
  'Incluye el texto y el tipo de cada pregunta',
)

/**
 * The fields of the form of an ad as they were typed, of both kinds. Only their lengths are limited: what is missing or wrong is said at
 * publication, by the rules of the call that publishes.
 */
export const draftValues = z.object(
  {
    title: typedLine,
    category: typedLine,
    department: typedLine,
    description: typedText,
    requirements: typedText,
    benefits: typedText,
    location: typedLine,
    salaryRange: typedLine,
    /** The mode in the standard form, in Spanish. */
    workType: typedLine,
    /** The mode in the premium form, in English. */
    mode: typedLine,
    experience: typedLine,
    /** Separated by commas. */
    skills: typedText,
    openings: typedLine,
    reference: typedLine,
    isConfidential: z.boolean('Elige si el aviso dice quién eres').default(false),
    questions: z.array(draftedQuestion, fewQuestions).max(mostQuestions, fewQuestions).default([]),
  },
  'Incluye lo que escribiste en el aviso',
)
export type DraftValues = z.output<typeof draftValues>

export const adKinds = ['standard', 'premium'] as const
export type AdKind = (typeof adKinds)[number]
const kind = z.enum(adKinds, 'Elige si el aviso es estándar o premium')

const draftSummary = z.object({
  id: z.number(),
  kind: z.enum(adKinds),
  /** As it was typed; may be empty. */
  title: z.string(),
  /** Of a template; null: a draft of one ad. */
  templateName: z.string().nullable(),
  updatedAt: instant,
  /** Who of the company wrote last; null: not known. */
  updatedBy: z.string().nullable(),
})
export type JobDraftSummary = z.infer<typeof draftSummary>

const jobDraft = draftSummary.extend({
  values: draftValues,
  /** Counts its changes: a change of another version is refused. */
  version: z.number(),
})
export type JobDraft = z.infer<typeof jobDraft>

/** Ads that a company has not published yet, and the texts from which it makes new ones. */
export const jobDraftsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/company/job-drafts',
    summary: 'The drafts and templates of ads of the company, last changed first',
    audience: 'company',
    key: 'jobs:read',
    reply: z.array(draftSummary),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/company/job-drafts/:id',
    summary: 'A draft or template in full',
    audience: 'company',
    key: 'jobs:read',
    scope: 'owner',
    params: idParams,
    reply: jobDraft,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/company/job-drafts',
    summary: 'Keep what was typed of an ad, or keep it as a template under a name',
    audience: 'company',
    status: 201,
    body: z.object({
      kind,
      values: draftValues,
      templateName: line('Escribe el nombre de la plantilla', longestJobTemplateName).optional(),
    }),
    reply: jobDraft,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/company/job-drafts/:id',
    summary: 'Keep what was typed since; refused if somebody else changed the draft meanwhile',
    audience: 'company',
    scope: 'owner',
    errors: ['conflict'],
    params: idParams,
    body: z.object({
      kind,
      values: draftValues,
      version: z.int('Incluye la versión que abriste').positive('Incluye la versión que abriste'),
    }),
    reply: jobDraft,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/company/job-drafts/:id',
    summary: 'Delete a draft or template',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
}
