import { Socket } from 'node:net'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/** Both in milliseconds. */
export interface OverloadLimits {
  /** The allowed average delay of the event loop. */
  maxDelay: number
  /** The time over which the average is taken, and for which the result is valid. */
  every: number
}

/**
 * A delay of half a second on average over two seconds: each request waits that long several times. One slow moment
 * (the first page loads the web bundle) is not an overload.
 */
export const productionOverload: OverloadLimits = { maxDelay: 500, every: 2000 }

/** In seconds. */
const RETRY_AFTER = 5

/** Route options for replies that must be sent under any load. */
export const answeredUnderOverload = { config: { pressureHandler: () => undefined } }

/**
 * Refuses new requests while this process is overloaded, so that accepted ones are still answered. Calls made
 * in-process for a page use no socket and are accepted, because the page was accepted.
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
