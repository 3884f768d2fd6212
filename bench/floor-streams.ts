import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

/**
 * The floor of bench/streams.ts: a bare `node:http` server that opens a stream for each request (`/?user=7`) and writes
 * PostgreSQL's notifications ({userIds, event}) to it, without sessions, limits, log or framework.
 */
const pages = new Map<number, ServerResponse>()
const client = new pg.Client({ connectionString: process.argv[2] ?? '' })
await client.connect()
await client.query('listen bench_streams')
client.on('notification', ({ payload = '' }) => {
  const { userIds, event } = JSON.parse(payload) as { userIds: number[]; event: object }
  const text = `data: ${JSON.stringify(event)}\n\n`
  for (const userId of userIds) pages.get(userId)?.write(text)
})
const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write('event: hello\ndata: {}\n\n')
  pages.set(Number(searchParams.get('user')), response)
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
