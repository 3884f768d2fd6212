import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { upTo } from '#contracts/field-messages.ts'
import { inOneLine, instant } from '#contracts/fields.ts'
import { helpSummary } from '#contracts/help/help.contract.ts'
import { jobSummary } from '#contracts/jobs/jobs.contract.ts'
import { service } from '#contracts/services/services.contract.ts'
import { applicationStatuses } from '#contracts/applications/application-status-vocabulary.ts'
import {
  assistantDrivers,
  assistantTools,
  modelUses,
  verdictReasons,
  verdicts,
} from './assistant-vocabulary.ts'
import { mostAsked, mostMemory } from './assistant-figures.ts'

const asksQuestion = 'Escribe tu pregunta'

/** A link that goes on: an act is prepared, and the person confirms it there. */
const link = z.object({ text: z.string(), href: z.string() })

/** How a job fits the person who asks. */
const fit = z.object({
  /** 0-100; null if the profile has no information about work. */
  score: z.number().nullable(),
  low: z.number(),
  high: z.number(),
  /** 'Buen Match'; null without a score. */
  band: z.string().nullable(),
  /** In Spanish, the strongest first; `isFor` false: what lowers it. */
  reasons: z.array(z.object({ text: z.string(), isFor: z.boolean() })),
})

const jobCard = z.object({ kind: z.literal('job'), job: jobSummary, fit: fit.nullable() })
const serviceCard = z.object({ kind: z.literal('service'), service })
const articleCard = z.object({ kind: z.literal('article'), article: helpSummary })
/** An application of the person who asks. */
const applicationCard = z.object({
  kind: z.literal('application'),
  application: z.object({
    id: z.number(),
    jobId: z.number(),
    jobTitle: z.string(),
    companyName: z.string(),
    status: z.enum(applicationStatuses),
    appliedAt: instant,
    href: z.string(),
  }),
})
/** An own ad of the company that asks, with its candidates. */
const adCard = z.object({
  kind: z.literal('ad'),
  ad: z.object({
    id: z.number(),
    title: z.string(),
    location: z.string(),
    isActive: z.boolean(),
    candidates: z.number(),
    newCandidates: z.number(),
    href: z.string(),
  }),
})
const companyCard = z.object({
  kind: z.literal('company'),
  company: z.object({
    id: z.number(),
    name: z.string(),
    industry: z.string(),
    location: z.string(),
    activeJobs: z.number(),
    href: z.string(),
  }),
})
const planCard = z.object({
  kind: z.literal('plan'),
  plan: z.object({
    name: z.string(),
    /** 'US$ 25 al mes'. */
    price: z.string(),
    points: z.array(z.string()),
    href: z.string(),
  }),
})
/** Somebody to call in need. */
const helpLineCard = z.object({
  kind: z.literal('help-line'),
  line: z.object({ name: z.string(), phone: z.string(), note: z.string() }),
})

export const assistantCard = z.union([
  jobCard,
  serviceCard,
  articleCard,
  applicationCard,
  adCard,
  companyCard,
  planCard,
  helpLineCard,
])
export type AssistantCard = z.infer<typeof assistantCard>

/**
 * An answer in its order. `text` pieces are joined as they are: '\n\n' begins a paragraph, and '[1]' names a source by its number.
 * Everything except `text` comes whole and at most once; `end` is the last and always comes, unless the line was lost.
 */
export const assistantEvent = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  /** What it looked at, above the answer: 'Busqué en 248 empleos', and with which filters. */
  z.object({ type: z.literal('looked'), title: z.string(), detail: z.string() }),
  z.object({ type: z.literal('cards'), cards: z.array(assistantCard) }),
  /** Where to see all of it, or do it. */
  z.object({ type: z.literal('links'), links: z.array(link) }),
  z.object({
    type: z.literal('sources'),
    sources: z.array(z.object({ number: z.number(), title: z.string(), href: z.string() })),
  }),
  /** A question back: each choice is what to send when it is pressed. */
  z.object({ type: z.literal('choices'), choices: z.array(z.string()) }),
  /** It does not know: the way to a person. */
  z.object({ type: z.literal('person'), link }),
  /** This needs an account: ways to enter and to register, which return here. */
  z.object({ type: z.literal('sign-up'), enter: link, register: link }),
  /** Questions to go on with: each is sent when it is pressed. */
  z.object({ type: z.literal('suggestions'), suggestions: z.array(z.string()) }),
  /** A model worded it: who runs the model, and everything that it was sent for this answer, besides its instructions. */
  z.object({
    type: z.literal('sent'),
    host: z.string(),
    messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant', 'tool']), text: z.string() })),
  }),
  z.object({
    type: z.literal('end'),
    tool: z.enum(assistantTools),
    /** How it was worded: by rules, or by a model with a version of its prompt. */
    by: z.enum(assistantDrivers),
    /** To be sent with the next question, as it is: what a follow-up goes on from. */
    memory: z.string(),
  }),
])
export type AssistantEvent = z.infer<typeof assistantEvent>

/** The path of the page where the person asks: on a job's page 'este empleo' is that job. */
const page = z
  .string('Indica la página con su dirección')
  .overwrite(inOneLine)
  .trim()
  .max(200, upTo(200))
  .optional()
const memory = z
  .string('Envía la conversación como llegó')
  .overwrite(inOneLine)
  .max(mostMemory, upTo(mostMemory))
  .optional()

/** A model that may word answers, and what the person lets it have; null: none is configured. */
const modelUse = z.object({
  /** Who runs it: 'modelo.ejemplo.pe'. */
  host: z.string(),
  /** Its name there. */
  name: z.string(),
  /** How many answers of it a person may have in a day. */
  dailyAnswers: z.number(),
  /** What may be chosen; empty for a visitor, of whom it gets nothing. */
  uses: z.array(z.object({ use: z.enum(modelUses), isAllowed: z.boolean() })),
  /** The person has not chosen yet. */
  isNew: z.boolean(),
})
export type AssistantModel = z.infer<typeof modelUse>

export const assistantContract = {
  start: endpoint({
    method: 'GET',
    path: '/api/assistant',
    summary: 'How a conversation can begin, for the person who asks',
    audience: 'anyone',
    query: z.object({ page: z.string().trim().max(200).optional().catch(undefined) }),
    reply: z.object({
      /** The first name; null for a visitor and for a company. */
      firstName: z.string().nullable(),
      /** What it would look at on this page: 'Analista de datos'; null: nothing in particular. */
      looksAt: z.string().nullable(),
      /** `question` is sent when it is pressed. */
      beginnings: z.array(z.object({ title: z.string(), note: z.string(), question: z.string() })),
      model: modelUse.nullable(),
    }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/assistant/questions',
    summary: 'Ask the assistant: its answer comes in pieces, and nothing of it is stored',
    audience: 'anyone',
    limit: 'assistant',
    body: z.object({
      question: z
        .string(asksQuestion)
        .overwrite(inOneLine)
        .trim()
        .min(1, asksQuestion)
        .max(mostAsked, upTo(mostAsked)),
      /** Of the last answer; omitted: the conversation begins. */
      memory,
      page,
    }),
    pieces: assistantEvent,
  }),
  answer: endpoint({
    method: 'GET',
    path: '/api/assistant/answer',
    summary: 'One question and its whole answer, for the page without scripts',
    audience: 'anyone',
    limit: 'assistant',
    query: z.object({
      q: z.string(asksQuestion).trim().min(1, asksQuestion).max(mostAsked, upTo(mostAsked)),
      memory,
    }),
    reply: z.object({ events: z.array(assistantEvent) }),
  }),
  judge: endpoint({
    method: 'POST',
    path: '/api/assistant/verdicts',
    summary: 'Say whether an answer helped; counted by day without the person or the question',
    audience: 'anyone',
    limit: 'assistant',
    body: z.object({
      tool: z.enum(assistantTools, 'Elige una respuesta'),
      verdict: z.enum(verdicts, 'Elige si te sirvió o no'),
      by: z.enum(assistantDrivers, 'Elige una respuesta').optional(),
      reason: z
        .enum(Object.keys(verdictReasons) as (keyof typeof verdictReasons)[], 'Elige un motivo')
        .optional(),
    }),
  }),
  model: endpoint({
    method: 'GET',
    path: '/api/assistant/model',
    summary: 'Which model may word answers, and what the caller lets it have',
    audience: 'anyone',
    reply: z.object({ model: modelUse.nullable() }),
  }),
  allow: endpoint({
    method: 'POST',
    path: '/api/assistant/model',
    summary:
      'Say what a model may have of the caller; what is not named is ended. Both stand in the ledger of consents',
    audience: 'signed-in',
    member: 'reader',
    body: z.object({
      uses: z
        .array(z.enum(modelUses, 'Elige qué puede usar el modelo'), 'Elige qué puede usar el modelo')
        .max(modelUses.length, 'Elige cada uso una sola vez'),
    }),
    reply: z.object({ model: modelUse.nullable() }),
  }),
}
