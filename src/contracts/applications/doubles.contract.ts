import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams, instant } from '#contracts/fields.ts'
import { applicationStatuses } from './application-status-vocabulary.ts'
import { candidateApplication } from './applications.contract.ts'

/** Why two applications look like the same person's. */
export const doubleReasons = ['email', 'name', 'phone'] as const
export type DoubleReason = (typeof doubleReasons)[number]

const other = z.object({
  /** Of the application. */
  id: z.number(),
  name: z.string(),
  firstName: z.string(),
  title: z.string().nullable(),
  avatar: z.string().nullable(),
  status: z.enum(applicationStatuses),
  appliedAt: instant,
})

export const doubles = z.object({
  /** Those that look like the same person's. */
  possible: z.array(other.extend({ reasons: z.array(z.enum(doubleReasons)) })),
  /** Those that are joined to this one: it stands for them on the board. */
  joined: z.array(candidateApplication),
  /** The one that stands for this one; null: itself. */
  front: other.nullable(),
})
export type Doubles = z.infer<typeof doubles>
export type PossibleDouble = Doubles['possible'][number]

const pick = 'Elige la otra postulación de esta persona'
const otherBody = z.object({ otherId: z.int(pick).positive(pick).max(2_147_483_647, pick) })

/** Two applications to one job that are the same person's, from two accounts. */
export const doublesContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/applications/:id/doubles',
    summary: 'Applications to the same job that look like the same person’s, and those that are joined',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    reply: doubles,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/applications/:id/join',
    summary:
      'Join another application of the same person to this one, which stands for both; both accounts keep theirs',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    body: otherBody,
    reply: z.object({ undo: undoable }),
  }),
  separate: endpoint({
    method: 'POST',
    path: '/api/applications/:id/separate',
    summary: 'A joined application stands for itself again',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    reply: z.object({ success: z.literal(true) }),
  }),
  tellApart: endpoint({
    method: 'POST',
    path: '/api/applications/:id/different',
    summary: 'Two applications are of two people: they are not shown as the same again',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    body: otherBody,
    reply: z.object({ success: z.literal(true) }),
  }),
}
