import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Long enough to be unique, without characters that could break a log line or a header. */
const WELL_FORMED = /^[\w-]{8,64}$/

/**
 * The id of a request: a well-formed `x-request-id` if a proxy of ours is in front, otherwise a new id. Without a
 * proxy a stranger controls the header and could make two requests look like one in the log.
 */
export const requestIds =
  (trustProxy: boolean) =>
  (request: Pick<IncomingMessage, 'headers'>): string => {
    const given = request.headers['x-request-id']
    return trustProxy && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
  }
