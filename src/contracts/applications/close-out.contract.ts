import { z } from 'zod'
import { removed, undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams, instant, line } from '#contracts/fields.ts'
import { applicationStatuses } from './application-status-vocabulary.ts'
import { answerLine, answerText } from './answer-text.ts'
import { answersUndoSeconds, longestTemplateName, mostLines } from './close-out-figures.ts'
import { answerGroups, answerOutcomes, jobOutcomes, roundKinds, roundStates } from './close-out-vocabulary.ts'
import { mostAtOnce } from './pipeline-figures.ts'
import { tokenValues } from './token-values.ts'

const says = {
  group: 'Elige un grupo de la lista',
  outcome: 'Elige qué les dices',
  people: `Elige de 1 a ${mostAtOnce} candidatos`,
  templateName: 'Escribe el nombre de la plantilla',
  excluded: 'Elige a quién dejas fuera, hasta 500 personas',
  lines: `Agrega una línea a ${mostLines} personas como máximo`,
  jobOutcome: 'Elige cómo terminó',
  person: 'Elige a la persona de la vista previa',
} as const

const person = z.object({
  /** Of the application. */
  id: z.number(),
  name: z.string(),
  firstName: z.string(),
  values: tokenValues,
  avatar: z.string().nullable(),
  status: z.enum(applicationStatuses),
  /** When the company last told them something, or they applied. */
  since: instant,
})
export type WaitingPerson = z.infer<typeof person>

export const template = z.object({
  id: z.number(),
  name: z.string(),
  outcome: z.enum(roundKinds),
  text: z.string(),
})
export type AnswerTemplate = z.infer<typeof template>

/** What a company wrote to several candidates and has not all left. */
export const answerRound = z.object({
  id: z.number(),
  outcome: z.enum(roundKinds),
  state: z.enum(roundStates),
  people: z.number(),
  sent: z.number(),
  /** Null: it can no longer be undone. */
  undo: undoable.nullable(),
})
export type AnswerRound = z.infer<typeof answerRound>

/** Everybody of a job without a final answer, and the answers on their way. */
export const jobAnswers = z.object({
  job: z.object({
    id: z.number(),
    title: z.string(),
    isOpen: z.boolean(),
    companyName: z.string(),
    /** How it ended, as the company said; null: it has not. */
    outcome: z.enum(jobOutcomes).nullable(),
  }),
  /** The candidates who were hired. */
  hired: z.array(z.object({ id: z.number(), name: z.string(), avatar: z.string().nullable() })),
  /** How many wait, without those of `closed`. */
  waiting: z.number(),
  /** How many have a final answer. */
  answered: z.number(),
  /** Those with somebody in them. */
  groups: z.array(
    z.object({
      group: z.enum(answerGroups),
      count: z.number(),
      /** Who waits longest first; of many only the first ones. */
      people: z.array(person),
    }),
  ),
  /** Not all has left yet. */
  rounds: z.array(answerRound),
  templates: z.array(template),
  /** The share of the last twelve months, 0-100, today and once everybody here is answered; null: too few. */
  rate: z.object({ today: z.number(), after: z.number() }).nullable(),
})
export type JobAnswers = z.infer<typeof jobAnswers>

const applicationIds = (fault: string) =>
  z.array(z.int(fault).positive(fault).max(2_147_483_647, fault), fault)

export const sendAnswersBody = z
  .object({
    /** Everybody of a group, or these applications. */
    group: z.enum(answerGroups, says.group).optional(),
    people: applicationIds(says.people).min(1, says.people).max(mostAtOnce, says.people).optional(),
    outcome: z.enum(answerOutcomes, says.outcome),
    text: answerText,
    /** Applications of the group that do not get it. */
    excluded: applicationIds(says.excluded).max(500, says.excluded).default([]),
    /** What is added for one person alone. */
    lines: z
      .array(
        z.object({ id: z.int(says.lines).positive(says.lines), line: answerLine }, says.lines),
        says.lines,
      )
      .max(mostLines, says.lines)
      .default([]),
  })
  .refine(({ group, people }) => (group === undefined) !== (people === undefined), {
    path: ['group'],
    message: says.group,
  })

export const templateBody = z.object({
  name: line(says.templateName, longestTemplateName),
  outcome: z.enum(roundKinds, says.outcome),
  text: answerText,
})

export const closeOutContract = {
  ofJob: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/answers',
    summary: 'Who of an own job has no final answer, in groups, and the answers on their way',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    reply: jobAnswers,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/answers',
    summary: `Answer a group of candidates of an own job, or chosen ones; nothing leaves for ${answersUndoSeconds} seconds`,
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    body: sendAnswersBody,
    reply: z.object({ recipients: z.number(), undo: undoable }),
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/answers/test',
    summary: 'Send the mail that one candidate would get to the caller’s own address',
    audience: 'company',
    scope: 'owner',
    limit: 'message',
    errors: ['forbidden', 'email_unconfirmed'],
    params: idParams,
    body: z.object({
      /** Whose values are filled in. */
      applicationId: z.int(says.person).positive(says.person).max(2_147_483_647, says.person),
      outcome: z.enum(answerOutcomes, says.outcome),
      text: answerText,
      line: answerLine.optional(),
    }),
    reply: z.object({ email: z.string() }),
  }),
  setOutcome: endpoint({
    method: 'PUT',
    path: '/api/jobs/:id/outcome',
    summary: 'Say how the search for somebody ended',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    body: z.object({ outcome: z.enum(jobOutcomes, says.jobOutcome) }),
    reply: z.object({ outcome: z.enum(jobOutcomes) }),
  }),
  addTemplate: endpoint({
    method: 'POST',
    path: '/api/company/answer-templates',
    summary: 'Keep a text to answer candidates with',
    audience: 'company',
    status: 201,
    body: templateBody,
    reply: template,
  }),
  changeTemplate: endpoint({
    method: 'PUT',
    path: '/api/company/answer-templates/:id',
    summary: 'Change an own text',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    body: templateBody,
    reply: template,
  }),
  removeTemplate: endpoint({
    method: 'DELETE',
    path: '/api/company/answer-templates/:id',
    summary: 'Delete an own text',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
}
