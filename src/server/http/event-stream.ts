import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointSpec } from '#contracts/endpoint.ts'
import type { LivePage } from '#server/platform/live/live-hub.ts'

/** Whether the reply lasts as long as the page is open, so that its duration says nothing about the server. */
export const isStream = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { endpoint?: EndpointSpec }).endpoint?.stream === true

/** The result of a stream's handler: called with the page once the reply has started. */
export type StreamReply = (page: LivePage) => void

/** In bytes, beyond the socket's own buffer: some hundreds of events. */
const mostUnsent = 64 * 1024

/** In milliseconds: how long a page may take to read the end of the stream. */
const closeTimeout = 2000

/**
 * Starts a reply of server-sent events. It is neither compressed nor cached, so that events arrive at once. A page
 * that does not read is disconnected.
 */
export function openEventStream(reply: FastifyReply, attach: StreamReply): void {
  reply.hijack()
  const { raw } = reply
  // Writing to a page that has just closed is not an error.
  raw.on('error', () => {})
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  attach({
    write(text) {
      if (raw.writableEnded || raw.destroyed) return
      raw.write(text)
      if (raw.writableLength > mostUnsent) raw.destroy()
    },
    end() {
      raw.end()
      // A page that does not read the end must not block a stopping process.
      setTimeout(() => raw.destroy(), closeTimeout).unref()
    },
    onClose: (listener) => void raw.once('close', listener),
  })
}
