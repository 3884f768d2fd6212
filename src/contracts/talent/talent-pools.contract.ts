import { z } from 'zod'
import { removed, undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { upTo } from '#contracts/field-messages.ts'
import { id, idParams, instant, line } from '#contracts/fields.ts'
import { longestPoolName, longestPoolNote } from './talent-figures.ts'
import { chosenPeople, talentPerson } from './talent.contract.ts'

const says = { name: 'Escribe el nombre del banco' } as const

const talentPool = z.object({ id: z.number(), name: z.string(), people: z.number() })

/** A person in a list of the company, as the search shows them. */
const pooledPerson = z.object({
  person: talentPerson,
  note: z.string(),
  addedAt: instant,
  /** Who of the company put them there; null: an account that is gone. */
  addedBy: z.string().nullable(),
})
export type PooledPerson = z.infer<typeof pooledPerson>

const inPool = z.object({ id, professionalId: id })

export const talentPoolsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/talent/pools',
    summary: 'The lists of people of the company, with how many it may still find',
    audience: 'company',
    reply: z.array(talentPool),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/talent/pools',
    summary: 'A new list of people, for the whole team; a name that exists is that list',
    audience: 'company',
    status: 201,
    body: z.object({ name: line(says.name, longestPoolName) }),
    reply: talentPool,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/talent/pools/:id',
    summary: 'Delete a list with its notes',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/talent/pools/:id/people',
    summary: 'The people of a list whom the company may still find, the last one first',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    reply: z.object({ name: z.string(), people: z.array(pooledPerson) }),
  }),
  put: endpoint({
    method: 'PUT',
    path: '/api/talent/pools/:id/people/:professionalId',
    summary: 'Put a person whom the company may find into a list, or change the note',
    audience: 'company',
    scope: 'owner',
    errors: ['conflict'],
    params: inPool,
    body: z.object({ note: z.string().trim().max(longestPoolNote, upTo(longestPoolNote)).optional() }),
  }),
  putSeveral: endpoint({
    method: 'POST',
    path: '/api/talent/pools/:id/people',
    summary: 'Put people whom the company may find into a list; who is in it stays as they are',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    body: z.object({ professionalIds: chosenPeople }),
    reply: z.object({
      added: z.number(),
      /** Null: nobody was added. */
      undo: undoable.nullable(),
    }),
  }),
  take: endpoint({
    method: 'DELETE',
    path: '/api/talent/pools/:id/people/:professionalId',
    summary: 'Take a person out of a list',
    audience: 'company',
    scope: 'owner',
    params: inPool,
    reply: removed,
  }),
}
