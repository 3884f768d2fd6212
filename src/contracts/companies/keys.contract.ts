import { z } from 'zod'
import { removed } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { idParams, instant, line } from '#contracts/fields.ts'
import { longestKeyName } from './key-figures.ts'
import { keyEnds, keyScopes } from './keys-vocabulary.ts'

const asksScopes = 'Elige al menos un permiso'

const key = z.object({
  id: z.number(),
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** Its last letters. */
  end: z.string(),
  createdAt: instant,
  /** How colleagues call who made it. */
  madeBy: z.string().nullable(),
  /** The last call; null: none yet. */
  lastUsedAt: instant.nullable(),
  /** Null: it works. */
  ended: z.object({ at: instant, reason: z.enum(keyEnds) }).nullable(),
})
export type CompanyKey = z.infer<typeof key>

const keyUse = z.object({
  /** The last days, the oldest first; `refused` is part of `calls`. */
  days: z.array(z.object({ day: z.string(), calls: z.number(), refused: z.number() })),
  /** The last calls, the latest first. The path has the names of its parameters, not their values. */
  calls: z.array(
    z.object({ id: z.number(), at: instant, method: z.string(), path: z.string(), status: z.number() }),
  ),
})
export type KeyUse = z.infer<typeof keyUse>

/** Keys with which a company's own programs make calls. */
export const companyKeysContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/company/keys',
    summary: 'The keys of the company, those that work first, also those that ended lately',
    audience: 'company',
    member: 'owner',
    reply: z.array(key),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/company/keys',
    summary: 'Makes a key; only this reply has it',
    audience: 'company',
    member: 'owner',
    secret: true,
    body: z.object({
      name: line(asks.name, longestKeyName),
      scopes: z.array(z.enum(keyScopes, asks.listed), asksScopes).min(1, asksScopes),
    }),
    reply: z.object({ key, token: z.string() }),
    status: 201,
    errors: ['conflict'],
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/company/keys/:id',
    summary: 'Ends a key: its next call is refused',
    audience: 'company',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
  use: endpoint({
    method: 'GET',
    path: '/api/company/keys/:id/use',
    summary: 'What a key was used for: calls by day, and the last ones',
    audience: 'company',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    reply: keyUse,
  }),
}
