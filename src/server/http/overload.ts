import { Socket } from 'node:net'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/** Both in milliseconds. */
export interface OverloadLimits {
  /** How late the event loop may be on average. */
  maxDelay: number
  /** Over which time the average is taken, and for which time the finding holds. */
  every: number
}

/**
 * Late by half a second on average over two seconds: each request waits that long several times. One slow moment (the web's
 * bundle is loaded by the first page) is no overload.
 */
export const productionOverload: OverloadLimits = { maxDelay: 500, every: 2000 }

/** In seconds. */
const RETRY_AFTER = 5

/** For the route options of what must be answered however late it is. */
export const answeredUnderOverload = { config: { pressureHandler: () => undefined } }

/**
 * Turns new requests away while this process cannot keep up, so that those it has taken are still answered. A page's own
 * calls come over no socket and are let through: the page was let in already.
 */
export async function refuseUnderOverload(app: FastifyInstance, limits: OverloadLimits): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.maxDelay,
    sampleInterval: limits.every,
    pressureHandler: ({ raw }) =>
      raw.socket instanceof Socket
        ? Promise.reject(new AppError('unavailable', { retryAfter: RETRY_AFTER }))
        : undefined,
  })
}
