import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointSpec } from '#contracts/endpoint.ts'
import type { LivePage } from '#server/platform/live/live-hub.ts'

/** Whether the reply lasts as long as a page is open, so that its time says nothing of us. */
export const isStream = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { endpoint?: EndpointSpec }).endpoint?.stream === true

/** What a handler of a stream gives: it is handed the page once the reply has begun. */
export type StreamReply = (page: LivePage) => void

/** In bytes, beside what the socket itself takes: some hundreds of events. */
const mostUnsent = 64 * 1024

/** In milliseconds: how long a page may take to read that it is over. */
const farewell = 2000

/**
 * Begins a reply of server-sent events. Neither compressed nor kept by anybody on the way: an event arrives when it happens.
 * A page that does not read is cut off.
 */
export function openEventStream(reply: FastifyReply, attach: StreamReply): void {
  reply.hijack()
  const { raw } = reply
  // Writing to a page that has just gone is no failure.
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
      // Who does not take the end either must not keep a process from stopping.
      setTimeout(() => raw.destroy(), farewell).unref()
    },
    onClose: (listener) => void raw.once('close', listener),
  })
}
