import { z } from 'zod'
import { longestSearch } from '#contracts/search-figures.ts'
import { longestAnswer } from './requests-figures.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { id, idParams, inOneLine, instant } from '#contracts/fields.ts'
import { requestDesks, requestStatuses } from '#contracts/support/requests-vocabulary.ts'
import { mostCountedInWords } from './list-figures.ts'

/** How many requests a page has at most. */
export const requestsPageSize = 50

const query = z.object({
  desk: z.enum(requestDesks, asks.listed).default('complaints'),
  status: z.enum(requestStatuses, asks.listed).default('open'),
  q: z.string().trim().max(longestSearch, upTo(longestSearch)).default(''),
  /** The end of the page before, as the `Link` header has it: 'yyyy-MM-dd.id'. */
  after: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\.[1-9]\d{0,8}$/, asks.listed)
    .optional(),
})
export type RequestQuery = z.output<typeof query>

const request = z.object({
  id: z.number(),
  /** What the person may quote. */
  code: z.string(),
  /** Who asks. */
  title: z.string(),
  about: z.string(),
  createdAt: instant,
  /** 'yyyy-MM-dd': the last day to answer, in Lima. */
  dueOn: z.string(),
  answeredAt: instant.nullable(),
  /** Who answered; null: nobody, or no longer in the team. */
  answeredBy: z.string().nullable(),
})
export type DeskRequestEntry = z.infer<typeof request>

const inFull = request.extend({
  answer: z.string().nullable(),
  /** An address of mail, or words for another way. */
  answerGoesTo: z.string(),
  facts: z.array(z.object({ term: z.string(), value: z.string() })),
  texts: z.array(z.object({ title: z.string(), text: z.string() })),
  papers: z.array(
    z.object({ id: z.number(), title: z.string(), name: z.string(), mime: z.string(), size: z.number() }),
  ),
  /** What can be decided at this desk; empty: an answer is only words. */
  decisions: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      /** False: the words to the person may be empty. */
      asksText: z.boolean(),
      /** What the words may begin with. */
      templates: z.array(z.object({ label: z.string(), text: z.string() })),
    }),
  ),
  /** Which one was taken; null: none. */
  decision: z.string().nullable(),
  /** The account, where its page helps to decide. */
  accountId: z.number().nullable(),
})
export type DeskRequestInFull = z.infer<typeof inFull>

const params = z.object({ desk: z.enum(requestDesks, asks.listed), id })

/** The message for an answer without words. */
export const asksAnswer = 'Escribe tu respuesta'

const answerBody = z.object({
  /** Null takes the answer back, as long as the person was not told. */
  answer: z.string(asksAnswer).trim().max(longestAnswer, upTo(longestAnswer)).nullable(),
  /** One of the desk's decisions, where it has some. */
  decision: z.string('Elige qué decides').overwrite(inOneLine).trim().max(30, upTo(30)).optional(),
})

export const requestsContract = {
  requests: endpoint({
    method: 'GET',
    path: '/api/admin/requests',
    summary: `What people ask at a desk, open requests by their term; \`X-Total-Count\` counts up to ${mostCountedInWords}, \`Link: rel="next"\` leads to the next page`,
    audience: 'admin',
    capability: 'read-requests',
    query,
    reply: z.array(request),
  }),
  request: endpoint({
    method: 'GET',
    path: '/api/admin/requests/:desk/:id',
    summary: 'A request with everything that the person wrote',
    audience: 'admin',
    capability: 'read-requests',
    params,
    reply: inFull,
  }),
  complaintSheet: endpoint({
    method: 'GET',
    path: '/api/admin/complaints/:id/sheet',
    summary: 'A sheet of the complaints book as a PDF, with its answer once there is one',
    audience: 'admin',
    capability: 'read-requests',
    params: idParams,
    file: ['application/pdf'],
  }),
  answerRequest: endpoint({
    method: 'PUT',
    path: '/api/admin/requests/:desk/:id/answer',
    summary: 'Answer a request, or take the answer back; the person gets it a moment later',
    audience: 'admin',
    capability: 'answer-requests',
    audit: 'request-answered',
    errors: ['item_changed'],
    params,
    body: answerBody,
    reply: z.object({ success: z.literal(true) }),
  }),
}
