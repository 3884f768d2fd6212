import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts'

const runFile = promisify(execFile)
let folder: string
let running: EmbeddedPostgres[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qhatu-embedded-'))
  await chmod(folder, 0o755)
  running = []
})
afterEach(async () => {
  for (const server of running) await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbedded(folder, { durable: false })
  running.push(server)
  return server
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

test('data written before a stop is there after the next start', async () => {
  const first = await start()
  await query(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  await expect(query(first.url, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
  const second = await start()
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a server that a killed process left running is adopted', async () => {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
    const { url } = await startEmbedded(${JSON.stringify(folder)}, { durable: false })
    process.kill(process.pid, 'SIGKILL')`
  await expect(runFile(process.execPath, ['--input-type=module', '-e', script])).rejects.toMatchObject({
    signal: 'SIGKILL',
  })
  const [before] = await query((await start()).url, 'select pg_postmaster_start_time() as at')
  const [after] = await query((await start()).url, 'select pg_postmaster_start_time() as at')
  expect(after).toEqual(before)
})

test('two processes that start at once share one server, and the last to leave stops it', async () => {
  const [one, two] = await Promise.all([start(), start()])
  const client = new pg.Client({ connectionString: two.url })
  await client.connect()
  await one.stop()
  expect((await client.query('select 1 as up')).rows).toEqual([{ up: 1 }])
  await client.end()
  await two.stop()
  await expect(query(two.url, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
})

test('only the owner may open the socket', async () => {
  const { url } = await start()
  expect(await query(url, 'show unix_socket_permissions')).toEqual([{ unix_socket_permissions: '0700' }])
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
})
