import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Long enough to be unique, and nothing that could break a line of the log or a header. */
const WELL_FORMED = /^[\w-]{8,64}$/

/**
 * How a request gets its id: from `x-request-id` when a proxy of ours stands in front and the id looks like one, otherwise
 * a new one. Without a proxy the header is a stranger's, who could make two requests look like one in the log.
 */
export const requestIds =
  (trustProxy: boolean) =>
  (request: Pick<IncomingMessage, 'headers'>): string => {
    const given = request.headers['x-request-id']
    return trustProxy && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
  }
