import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams, instant } from '#contracts/fields.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'

/** Where an invitation stands: nobody asked, the product told, the company asked, the person answered. */
const askedStates = ['free', 'notified', 'asked', 'declined', 'proposed'] as const
export type AskedState = (typeof askedStates)[number]

const person = z.object({
  professionalId: z.number(),
  name: z.string(),
  firstName: z.string(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  avatar: z.string().nullable(),
  isVerified: z.boolean(),
  serviceId: z.number(),
  serviceTitle: z.string(),
  /** The average of the service's reviews, 1-5; null if there are none. */
  rating: z.number().nullable(),
  reviewCount: z.number(),
  /** Why the engine proposes this person. */
  reasons: z.array(z.string()),
  state: z.enum(askedStates),
  /** Null: not invited. */
  askedAt: instant.nullable(),
})
export type AskedPerson = z.infer<typeof person>

const people = z.object({
  /** Those who fit, and everybody who was invited. */
  people: z.array(person),
  /** How many may still be invited now. */
  left: z.number(),
})

const choose = 'Elige a quién invitas'

/** A company asks those who fit for a proposal. */
export const briefInvitationsContract = {
  people: endpoint({
    method: 'GET',
    path: '/api/briefs/:id/professionals',
    summary: 'Professionals who fit an open brief, with reasons, and who was invited',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    reply: people,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/briefs/:id/invitations',
    summary: `Invite somebody who fits to propose; each person once, and told after ${undoSeconds} seconds`,
    audience: 'company',
    scope: 'owner',
    errors: [
      'brief_not_open',
      'brief_held',
      'step_pending',
      'already_asked',
      'too_many_asked',
      'email_unconfirmed',
    ],
    limit: 'outreach',
    status: 201,
    params: idParams,
    body: z.object({
      professionalId: z.coerce.number(choose).int(choose).positive(choose).max(2_147_483_647, choose),
    }),
    reply: z.object({ undo: undoable }),
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/open-briefs/:id/decline',
    summary: 'Decline an invitation to propose',
    audience: 'professional',
    scope: 'party',
    errors: ['already_proposed'],
    params: idParams,
    reply: z.object({ undo: undoable }),
  }),
}
