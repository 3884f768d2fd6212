import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { id, idParams, instant } from '#contracts/fields.ts'
import {
  disputeEndings,
  disputeReasons,
  disputeStages,
  disputeWants,
} from '#contracts/hires/dispute-vocabulary.ts'
import { hireDetail } from '#contracts/hires/hires.contract.ts'
import { mostOrderCents, orderLetters } from '#contracts/hires/order-figures.ts'
import { currencies } from '#contracts/hires/order-vocabulary.ts'
import { mostCountedInWords } from './list-figures.ts'

/** How many a page has at most, and how many messages of the conversation are shown. */
export const disputesPageSize = 50
export const disputeMessagesShown = 200

/** What the list shows: those that wait for a decision, those that the two sides still talk about, and those that ended. */
export const disputeStates = ['desk', 'talking', 'ended', 'all'] as const
export type DisputeState = (typeof disputeStates)[number]

const parties = z.enum(['professional', 'company'])

const listedDispute = z.object({
  id: z.number(),
  hireId: z.number(),
  serviceTitle: z.string(),
  companyName: z.string(),
  professionalName: z.string(),
  by: parties.nullable(),
  reason: z.enum(disputeReasons).nullable(),
  wants: z.enum(disputeWants).nullable(),
  wantsCents: z.number().nullable(),
  currency: z.enum(currencies),
  openedAt: instant,
  /** Null once it has ended. */
  stage: z.enum(disputeStages).nullable(),
  /** Until when we decide; null: it did not come to us. */
  dueAt: instant.nullable(),
  /** Who has it in the inbox; null: nobody. */
  assignee: z.string().nullable(),
  ending: z.enum(disputeEndings).nullable(),
  endedAt: instant.nullable(),
  /** Who decided; null: nobody, or no longer in the team. */
  decidedBy: z.string().nullable(),
})
export type ListedDispute = z.infer<typeof listedDispute>

/** A step of the order as an administrator reads it. */
const step = hireDetail.shape.history.element.omit({ status: true, person: true, evidence: true }).extend({
  /** What it points at besides its own files; messages are read by a call of their own. */
  pointedFiles: z.array(z.object({ id: z.string(), name: z.string(), size: z.number() })),
  pointedMessages: z.number(),
})

const disputeInFull = listedDispute.extend({
  companyId: z.number(),
  professionalId: z.number(),
  /** It waits for a decision: files and messages can be read. */
  isReadable: z.boolean(),
  /** What the company asked for; '' while it is not with us, and so are all notes below. */
  message: z.string(),
  totalCents: z.number(),
  /** What a decision divides. */
  shareableCents: z.number(),
  /** Held by us until the decision; otherwise the two sides settle it between themselves. */
  isHeld: z.boolean(),
  parts: z.array(z.object({ name: z.string(), cents: z.number(), days: z.number() })),
  part: z.number(),
  offer: z.object({ by: parties, cents: z.number() }).nullable(),
  /** Oldest first. */
  steps: z.array(step),
  /** Null: none was made. `isNotified`: it can no longer be undone. */
  decision: z.object({ cents: z.number(), reason: z.string(), isNotified: z.boolean() }).nullable(),
})
export type DisputeInFull = z.infer<typeof disputeInFull>

const disputeMessage = z.object({
  id: z.number(),
  by: parties,
  text: z.string(),
  at: instant,
  /** One of the sides points at it. */
  isEvidence: z.boolean(),
})
export type DisputeMessage = z.infer<typeof disputeMessage>

const askSum = 'Escribe cuánto recibe el profesional, por ejemplo 150.00'
const cents = z.number(askSum).int(askSum).min(0, askSum).max(mostOrderCents, askSum)

const admin = { audience: 'admin', capability: 'read-disputes' } as const

export const adminDisputesContract = {
  disputes: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/disputes',
    summary: `Problems with orders: those that wait for a decision by their term, others the latest first; \`X-Total-Count\` counts up to ${mostCountedInWords}`,
    query: z.object({
      state: z.enum(disputeStates, asks.listed).default('desk'),
      /** A part of a name or of the title of the service, or the number of the order. */
      q: z.string().trim().max(longestSearch, upTo(longestSearch)).default(''),
      /** The last one of the page before. */
      after: id.optional(),
    }),
    reply: z.array(listedDispute),
  }),
  dispute: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/disputes/:id',
    summary: 'One of them; the words of both sides only since it came to the administration',
    params: idParams,
    reply: disputeInFull,
  }),
  disputeMessages: endpoint({
    ...admin,
    capability: 'decide-disputes',
    method: 'GET',
    path: '/api/admin/disputes/:id/messages',
    summary: 'The conversation about the order while it waits for a decision; that it was read is recorded',
    audit: 'dispute-messages-read',
    params: idParams,
    reply: z.array(disputeMessage),
  }),
  disputeFile: endpoint({
    ...admin,
    capability: 'decide-disputes',
    method: 'GET',
    path: '/api/admin/disputes/:id/files/:fileId',
    summary: 'A file of the order while it waits for a decision; that it was opened is recorded',
    audit: 'dispute-file-read',
    params: z.object({ id, fileId: z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/) }),
    file: ['application/octet-stream'],
  }),
  decideDispute: endpoint({
    ...admin,
    capability: 'decide-disputes',
    method: 'POST',
    path: '/api/admin/disputes/:id/decision',
    summary: 'Divides what the order has left and ends it; both sides read the reason some seconds later',
    audit: 'dispute-decided',
    errors: ['dispute_changed'],
    params: idParams,
    body: z.object({
      /** What the professional gets. */
      cents,
      /** What there was to divide when the administrator read it. */
      shareableCents: cents,
      reason: z
        .string('Explica la decisión: la leen las dos partes')
        .trim()
        .min(1, 'Explica la decisión: la leen las dos partes')
        .max(orderLetters.note, upTo(orderLetters.note)),
    }),
    reply: z.object({ success: z.literal(true) }),
  }),
  undoDisputeDecision: endpoint({
    ...admin,
    capability: 'decide-disputes',
    method: 'DELETE',
    path: '/api/admin/disputes/:id/decision',
    summary: 'Takes a decision back, as long as nobody was told',
    audit: 'dispute-decision-undone',
    errors: ['dispute_changed'],
    params: idParams,
  }),
}
