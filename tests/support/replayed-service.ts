import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface RecordedReply {
  status: number
  headers: Record<string, string>
  body?: string
  /** In place of a body: a stream of events. */
  events?: unknown[]
  /** The stream does not go on after its events, or its line breaks; otherwise it ends as it should. */
  hangs?: true
  breaks?: true
  /** Milliseconds before the reply begins. */
  afterMs?: number
}

interface ReceivedRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

function sendReply(
  response: ServerResponse,
  { status, headers, body, events, hangs, breaks }: RecordedReply,
): void {
  response.writeHead(status, headers)
  if (!events) return void response.end(body)
  response.flushHeaders()
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`)
  if (breaks) setTimeout(() => response.destroy(), 20)
  else if (!hangs) response.end('data: [DONE]\n\n')
}

/** A local HTTP service that returns the replies in `recordings/` one by one; the last one is repeated. */
export async function startReplay(recording: string) {
  const file = new URL(`recordings/${recording}.json`, import.meta.url)
  const replies = JSON.parse(readFileSync(file, 'utf8')) as RecordedReply[]
  const received: ReceivedRequest[] = []
  const timers = new Set<NodeJS.Timeout>()
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '', headers } = request
    const body = await text(request)
    const reply = replies[Math.min(received.length, replies.length - 1)]!
    received.push({ method, path, headers, body })
    const send = () => sendReply(response, reply)
    if (reply.afterMs === undefined) send()
    else timers.add(setTimeout(send, reply.afterMs))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async close() {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
