import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Statement } from './record-sql.ts'

/**
 * The floor of a comparison: a bare `node:http` server in its own process, which sends given bytes, or runs given
 * statements through the bare driver and sends their rows.
 */
export interface Floor {
  bytes: Record<string, { contentType: string; body: string }>
  statements: Record<string, Statement[]>
}

let floor: Floor = { bytes: {}, statements: {} }
const buffers = new Map<string, Buffer>()
const pool = new pg.Pool({
  connectionString: process.argv[2] ?? '',
  max: 10,
  options: '-c plan_cache_mode=force_custom_plan -c timezone=UTC',
})

const server = createServer((request, response) => {
  const [, kind = '', name = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? []
  if (kind === 'bytes') send(response, buffers.get(name), floor.bytes[name]?.contentType)
  else
    run(floor.statements[name] ?? []).then(
      (rows) => send(response, Buffer.from(JSON.stringify(rows)), 'application/json'),
      () => response.writeHead(500).end(),
    )
})

function send(response: ServerResponse, body: Buffer | undefined, contentType = ''): void {
  if (body) response.writeHead(200, { 'content-type': contentType, 'content-length': body.length }).end(body)
  else response.writeHead(404).end()
}

/** The statements of one request, one after the other, as a handler that awaits each runs them. */
async function run(statements: Statement[]): Promise<unknown[]> {
  const client = await pool.connect()
  try {
    const results: unknown[] = []
    for (const { text, values } of statements) results.push((await client.query(text, values)).rows)
    return results
  } finally {
    client.release()
  }
}

process.on('message', (message: Floor) => {
  floor = message
  buffers.clear()
  for (const [name, { body }] of Object.entries(floor.bytes)) buffers.set(name, Buffer.from(body))
  process.send?.({ ready: true })
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
