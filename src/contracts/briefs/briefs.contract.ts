import { z } from 'zod'
import { removed, undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, instant } from '#contracts/fields.ts'
import { serviceCategories } from '#contracts/services/services-vocabulary.ts'
import { briefHoldCodes, briefStatuses, closeReasons, proposalStatuses } from './briefs-vocabulary.ts'
import { briefFile } from './brief-file-fields.ts'
import { answerToHold, briefBody, note } from './brief-fields.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { leastForRange } from './briefs-figures.ts'

const askPrice = 'Revisa el precio de la propuesta antes de elegirla'

const sums = z.object({ minCents: z.number(), maxCents: z.number() })

/** What a brief says, to its company and to professionals. In cents of a US dollar. */
export const briefTexts = {
  id: z.number(),
  title: z.string(),
  category: z.enum(serviceCategories).nullable(),
  description: z.string(),
  needs: z.array(z.string()),
  /** 'YYYY-MM-DD'; null: not urgent. */
  wantedBy: z.string().nullable(),
  /** Null: the company does not know. */
  budget: sums.nullable(),
  files: z.array(briefFile),
  /** Null: a draft. */
  publishedAt: instant.nullable(),
  /** Until when it takes proposals. */
  openUntil: instant.nullable(),
}

/** Why only the company sees a published brief. */
const briefHold = z.object({
  /** An administrator took it down; otherwise it waits for a look. */
  isRejected: z.boolean(),
  /** The reason of the administrator; '' for none. */
  note: z.string(),
  reasons: z.array(z.object({ code: z.enum(briefHoldCodes), quotes: z.array(z.string()) })),
  /** What the company answered; '' for nothing. */
  answer: z.string(),
})
export type BriefHoldState = z.infer<typeof briefHold>

const ownBrief = z.object({
  ...briefTexts,
  status: z.enum(briefStatuses),
  closeReason: z.enum(closeReasons).nullable(),
  closeNote: z.string(),
  closedAt: instant.nullable(),
  updatedAt: instant,
  /** Proposals that the company has seen or can see. */
  proposalCount: z.number(),
  /** Those that wait for an answer. */
  waitingCount: z.number(),
  /** How many professionals heard of it. */
  notifiedCount: z.number(),
  /** The texts can be changed: it is a draft, or nobody has proposed. */
  isEditable: z.boolean(),
  /** Null: others see it as soon as it is open. */
  hold: briefHold.nullable(),
})
export type OwnBrief = z.infer<typeof ownBrief>

/** What a proposal offers. */
export const proposalTerms = {
  priceCents: z.number(),
  days: z.number(),
  rounds: z.number(),
  message: z.string(),
  covers: z.array(z.number()),
  milestones: z.array(z.object({ name: z.string(), cents: z.number(), days: z.number() })),
}

const receivedProposal = z.object({
  id: z.number(),
  ...proposalTerms,
  status: z.enum(proposalStatuses),
  /** The company's words of a refusal. */
  note: z.string(),
  sentAt: instant,
  updatedAt: instant,
  hireId: z.number().nullable(),
  serviceId: z.number(),
  serviceTitle: z.string(),
  /** The service has a public page. */
  isServiceListed: z.boolean(),
  /** The average of its reviews, 1-5; null if there are none. */
  rating: z.number().nullable(),
  reviewCount: z.number(),
  hasConversation: z.boolean(),
  /** The day in Lima on which the work ends if it is chosen today: 'YYYY-MM-DD'. */
  endsOn: z.string(),
  /** What the company pays, in cents of a US dollar. */
  cost: z.object({
    workCents: z.number(),
    feeCents: z.number(),
    igvCents: z.number(),
    totalCents: z.number(),
  }),
  /** The latest works of the portfolio. */
  works: z.array(z.object({ url: z.string(), title: z.string() })),
  /** The picture of the service. */
  serviceImage: z.string().nullable(),
  professional: z.object({
    id: z.number(),
    name: z.string(),
    firstName: z.string(),
    title: z.string().nullable(),
    location: z.string().nullable(),
    avatar: z.string().nullable(),
    isVerified: z.boolean(),
  }),
  /** Why this person fits, as far as the engine told. */
  reasons: z.array(z.string()),
})
export type ReceivedProposal = z.infer<typeof receivedProposal>

const briefDetail = ownBrief.extend({ proposals: z.array(receivedProposal) })
export type BriefDetail = z.infer<typeof briefDetail>

const range = z.object({ services: z.number(), lowCents: z.number(), highCents: z.number() }).nullable()
const priceRange = z.object({
  /** The middle half of the lowest package of each service; null below ten services. */
  packages: range,
  /** The same of the price by the hour. */
  hours: range,
})
export type PriceRange = z.infer<typeof priceRange>

const changed = briefDetail.extend({ undo: undoable })
const proposalParams = idParams.extend({ proposalId: id })

/** What a company does with its briefs. */
export const briefsContract = {
  mine: endpoint({
    method: 'GET',
    path: '/api/me/briefs',
    summary: 'The briefs of the company, drafts too; the last changed first',
    audience: 'company',
    reply: z.array(ownBrief),
  }),
  range: endpoint({
    method: 'GET',
    path: '/api/briefs/range',
    summary: `What services of a category cost: counted, with the number of services; nothing below ${leastForRange}`,
    audience: 'company',
    query: z.object({
      /** An unknown one has no range. */
      category: z
        .string()
        .optional()
        .transform((value) => serviceCategories.find((one) => one === value)),
    }),
    reply: priceRange,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/briefs',
    summary: 'Begin a brief: a draft that only the company sees',
    audience: 'company',
    errors: ['too_many_briefs'],
    status: 201,
    body: briefBody,
    reply: ownBrief,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/briefs/:id',
    summary: 'A brief with its proposals, the oldest first',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    reply: briefDetail,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/briefs/:id',
    summary: 'Change a draft, or an open brief that nobody has answered; what is left out stays',
    audience: 'company',
    scope: 'owner',
    errors: ['brief_settled'],
    params: idParams,
    body: briefBody,
    reply: ownBrief,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/briefs/:id',
    summary: 'Delete a draft',
    audience: 'company',
    scope: 'owner',
    errors: ['brief_settled'],
    params: idParams,
    reply: removed,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/briefs/:id/publish',
    summary: `Publish a draft: after ${undoSeconds} seconds those who fit hear of it and may propose`,
    audience: 'company',
    scope: 'owner',
    errors: ['validation_failed', 'brief_settled', 'too_many_briefs', 'email_unconfirmed'],
    limit: 'outreach',
    params: idParams,
    reply: changed,
  }),
  answerHold: endpoint({
    method: 'POST',
    path: '/api/briefs/:id/answer',
    summary: 'Answer to what holds a brief back or to why it was taken down: administrators look at it again',
    audience: 'company',
    scope: 'owner',
    errors: ['brief_not_held'],
    params: idParams,
    body: z.object({ answer: answerToHold }),
    reply: briefDetail,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/briefs/:id/close',
    summary: 'Close an open brief: everybody who proposed and waits gets an answer',
    audience: 'company',
    scope: 'owner',
    errors: ['brief_not_open', 'step_pending'],
    params: idParams,
    body: z.object({
      reason: z.enum(closeReasons, 'Elige un motivo').exclude(['hired'], 'Elige un motivo'),
      note,
    }),
    reply: changed,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/briefs/:id/proposals/:proposalId/decline',
    summary: 'Refuse a proposal, with words',
    audience: 'company',
    scope: 'owner',
    errors: ['brief_not_open', 'proposal_answered', 'step_pending'],
    params: proposalParams,
    body: z.object({ note }),
    reply: changed,
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/briefs/:id/proposals/:proposalId/choose',
    summary: 'Choose a proposal: it becomes an order, the brief closes and the others get an answer',
    audience: 'company',
    scope: 'owner',
    errors: ['brief_not_open', 'brief_held', 'proposal_answered', 'step_pending'],
    params: proposalParams,
    body: z.object({
      /** The price that the company read: another one is refused. */
      priceCents: z.number(askPrice).int(askPrice),
      /** Our fee for holding the money, as the company read it, in hundredths of a percent. Absent: none is held. */
      feeRate: z.number(askPrice).int(askPrice).min(0, askPrice).max(5000, askPrice).optional(),
      note,
    }),
    reply: changed,
  }),
}
