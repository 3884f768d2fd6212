import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface RecordedReply {
  status: number
  headers: Record<string, string>
  body: string
  /** Milliseconds before the reply begins. */
  afterMs?: number
}

interface ReceivedRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
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
    const send = () => response.writeHead(reply.status, reply.headers).end(reply.body)
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
