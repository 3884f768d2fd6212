import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointSpec } from '#contracts/endpoint.ts'
import type { Actor, CompanyActor } from '#server/actor.ts'
import { AppError } from '#server/errors.ts'
import { enforceLimit } from '#server/platform/rate-limits/rate-limits.ts'
import type { MountOptions } from './call.ts'

/*
 * A company's program calls with `Authorization: Bearer <key>`. Such a call has no other identity: its cookies count for nothing,
 * and no browser sends the header by accident, so it needs no check of where it comes from.
 */

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that the request is made with, once it is known. */
    keyId?: number
  }
}

/** What the feature of the keys does for a call. */
export interface CompanyKeys {
  /** Null: no key that works. */
  resolve(token: string): Promise<CompanyActor | null>
  recordUse(use: { keyId: number; method: string; path: string; status: number }): Promise<void>
}

/** The key that a program sent; null: it sent none. */
export function sentKey({ headers: { authorization = '' } }: FastifyRequest): string | null {
  const [scheme = '', key = ''] = authorization.trim().split(/\s+/, 2)
  return scheme.toLowerCase() === 'bearer' ? key : null
}

/** Throws key_not_accepted for a key where the contract names no scope. */
export function refuseKey({ key }: EndpointSpec, request: FastifyRequest): void {
  if (key === undefined && sentKey(request) !== null) throw new AppError('key_not_accepted')
}

/** Whoever calls: the holder of the key that was sent, or else of the session. Throws key_invalid and rate_limited. */
export async function callerOf(
  { deps, keys, resolveActor }: Pick<MountOptions, 'deps' | 'keys' | 'resolveActor'>,
  endpoint: EndpointSpec,
  request: FastifyRequest,
): Promise<Actor> {
  const token = sentKey(request)
  if (token === null) return resolveActor(request, endpoint.audience)
  const actor = await keys.resolve(token)
  if (!actor?.key) throw new AppError('key_invalid')
  request.keyId = actor.key.id
  if (deps.config.rateLimits) await enforceLimit(deps.db, 'key', 'account', `key:${actor.key.id}`)
  return actor
}

/** Lists a call with a key, also a refused one, before its reply leaves. A failure of the list is not one of the call. */
export const recordUse =
  ({ keys }: Pick<MountOptions, 'keys'>, { method, path }: EndpointSpec) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const { keyId } = request
    if (keyId === undefined) return payload
    try {
      await keys.recordUse({ keyId, method, path, status: reply.statusCode })
    } catch (error) {
      request.log.error({ err: error }, 'the use of a key was not recorded')
    }
    return payload
  }
