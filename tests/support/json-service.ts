import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as the service got it. */
export interface Asked {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: unknown
}

/** A local service that answers in JSON as a test says: a status with a body, or not at all. */
export async function startJsonService(answer: (asked: Asked) => { status: number; body: unknown } | 'hang') {
  const asked: Asked[] = []
  const server = createServer((request, reply) => {
    void (async () => {
      const sent = await text(request)
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body: sent === '' ? null : (JSON.parse(sent) as unknown),
      }
      asked.push(one)
      const says = answer(one)
      if (says === 'hang') return
      reply
        .writeHead(says.status, { 'content-type': 'application/json' })
        .end(typeof says.body === 'string' ? says.body : JSON.stringify(says.body))
    })().catch(() => reply.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type JsonService = Awaited<ReturnType<typeof startJsonService>>
