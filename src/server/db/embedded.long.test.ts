import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, lchown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { quickFolder } from '#tests/support/quick-folder.ts'
import { migrate } from './migrate.ts'
import { startEmbedded, type EmbeddedPostgres } from './embedded.ts'

let folder: string
let cleanups: (() => Promise<unknown> | void)[] = []
const messages: string[] = []
const log = { info: (line: string) => messages.push(line), warn: (line: string) => messages.push(line) }

beforeEach(async () => {
  folder = await mkdtemp(join(quickFolder, 'qhatu-embedded-'))
  await chmod(folder, 0o755)
  messages.length = 0
})

afterEach(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
  cleanups = []
  await rm(folder, { recursive: true, force: true })
})

async function start(dataDir = join(folder, 'data')): Promise<EmbeddedPostgres> {
  const server = await startEmbedded(dataDir, log, { durable: false, fallbackRoot: join(folder, 'fallback') })
  cleanups.push(() => server.stop())
  return server
}

/** Starts the server from another process. */
async function startElsewhere() {
  const args = ['tests/support/embedded-owner.ts', join(folder, 'data'), join(folder, 'fallback')]
  const child = spawn('node_modules/.bin/node', args, { stdio: ['pipe', 'pipe', 'inherit'] })
  cleanups.push(() => void child.kill('SIGKILL'))
  const [url] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: url.toString().trim(),
    end: async (how: 'stop' | 'SIGKILL') => {
      const gone = once(child, 'exit')
      if (how === 'stop') child.stdin.write('stop\n')
      else child.kill(how)
      await gone
    },
  }
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

const bornAt = (url: string) => ask(url, 'SELECT pg_postmaster_start_time()::text')

describe('the embedded PostgreSQL', () => {
  test('keeps its rows over a stop and a start', async () => {
    const first = await start()
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS number')
    await first.stop()
    await expect(ask(first.url, 'SELECT 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)

    const second = await start()
    expect(await ask(second.url, 'SELECT number FROM kept')).toBe(7)
  })

  test('listens on a socket only, in UTF-8, and knows which characters are letters', async () => {
    const { url } = await start()
    expect(await ask(url, 'SHOW listen_addresses')).toBe('')
    expect(await ask(url, 'SHOW unix_socket_permissions')).toBe('0700')
    expect(await ask(url, 'SHOW server_encoding')).toBe('UTF8')
    expect(await ask(url, `SELECT lower('ÁÑÉ')`)).toBe('áñé')
    expect(await ask(url, `SELECT to_tsvector('simple', '¿Años? «Java»')::text`)).toBe("'años':1 'java':2")
  })

  test('is durable unless it is told otherwise', async () => {
    const server = await startEmbedded(join(folder, 'data'), log, { fallbackRoot: join(folder, 'fallback') })
    cleanups.push(() => server.stop())
    expect(await ask(server.url, 'SHOW fsync')).toBe('on')
    expect(await ask(server.url, 'SHOW data_checksums')).toBe('on')
  })

  test('a server that a killed process left is joined, and stopped by who joined it', async () => {
    const owner = await startElsewhere()
    const before = await bornAt(owner.url)
    await owner.end('SIGKILL')

    const server = await start()
    expect(await bornAt(server.url)).toBe(before)
    expect(messages).toContain('Joined the PostgreSQL that is already running')
    await server.stop()
    await expect(ask(server.url, 'SELECT 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
  })

  test('one that is killed is started again, at the same address', async () => {
    const server = await startEmbedded(join(folder, 'data'), log, { fallbackRoot: join(folder, 'fallback') })
    cleanups.push(() => server.stop())
    const { url } = server
    await ask(url, 'CREATE TABLE kept AS SELECT 7 AS number')
    const pid = await readFile(join(folder, 'data/postgres/data/postmaster.pid'), 'utf8')
    process.kill(Number(pid.split('\n')[0]), 'SIGKILL')
    await vi.waitFor(async () => expect(await ask(url, 'SELECT number FROM kept')).toBe(7), {
      timeout: 15_000,
      interval: 100,
    })
  })

  test('two processes share it: it ends with the last one', async () => {
    const other = await startElsewhere()
    const server = await start()
    await other.end('stop')
    expect(await ask(server.url, 'SELECT 1')).toBe(1)
  })

  test('concurrent starts get the same server', async () => {
    const [one, other, own] = await Promise.all([startElsewhere(), startElsewhere(), start()])
    const births = await Promise.all([one, other, own].map(({ url }) => bornAt(url)))
    expect(new Set(births).size).toBe(1)
    // The server ends with its last user, so nothing remains when this test stops its own.
    await one.end('stop')
    await other.end('SIGKILL')
    await own.stop()
    await expect(ask(own.url, 'SELECT 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
  })

  test('a postmaster.pid that names some other living process is no server', async () => {
    const first = await start()
    await first.stop()
    const pidFile = join(folder, 'data/postgres/data/postmaster.pid')
    await writeFile(pidFile, `${process.pid}\n${folder}\n0\n5432\n${folder}\n`)
    const second = await start()
    expect(await ask(second.url, 'SELECT 1')).toBe(1)
  })

  test('a half-made cluster and the lock of a dead process are survived', async () => {
    await mkdir(join(folder, 'data/postgres'), { recursive: true })
    await mkdir(join(folder, 'data/postgres/data.draft/base'), { recursive: true })
    await writeFile(join(folder, 'data/postgres/lock'), '999999999 1')
    const { url } = await start()
    expect(await ask(url, 'SELECT 1')).toBe(1)
  })

  test('a folder too long for a socket gets its socket elsewhere', async () => {
    const { url } = await start(join(folder, 'a-rather-long-name-'.repeat(6)))
    const socketFolder = new URL(url).searchParams.get('host') ?? ''
    expect(socketFolder.length).toBeLessThan(80)
    cleanups.unshift(() => rm(socketFolder, { recursive: true }))
    expect(await ask(url, 'SELECT 1')).toBe(1)
  })

  test.runIf(process.getuid?.() === 0)('as root, a folder closed to others moves the cluster', async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const { url } = await start(join(closed, 'data'))
    expect(new URL(url).searchParams.get('host')).toContain(join(folder, 'fallback'))
    expect(await ask(url, 'SELECT 1')).toBe(1)
  })

  const asSuperuser = (url: string) => url.replace('//qhatu@', '//postgres@')

  test('the product’s role owns its database and is no superuser', async () => {
    const { url } = await start()
    await migrate(url)
    expect(
      await ask(
        url,
        'SELECT rolsuper OR rolcreatedb OR rolcreaterole FROM pg_roles WHERE rolname = current_user',
      ),
    ).toBe(false)
    await expect(ask(url, `COPY (SELECT 1) TO PROGRAM 'true'`)).rejects.toThrow(/permission denied/)
    await expect(ask(url, `SELECT pg_read_file('/etc/passwd')`)).rejects.toThrow(/permission denied/)
    await expect(ask(url, 'SET ROLE postgres')).rejects.toThrow(/permission denied/)
  })

  test('a cluster of the time when it was one is brought here, with all that is in it', async () => {
    const first = await start()
    await ask(
      asSuperuser(first.url).replace('/qhatu?', '/postgres?'),
      `DO $$ BEGIN
        CREATE ROLE helper SUPERUSER;
        SET SESSION AUTHORIZATION helper;
        ALTER DATABASE qhatu OWNER TO postgres;
        DROP ROLE qhatu;
        ALTER ROLE postgres RENAME TO qhatu;
        RESET SESSION AUTHORIZATION;
        DROP ROLE helper;
      END $$`,
    )
    await migrate(first.url)
    await ask(first.url, `INSERT INTO users (email, user_type) VALUES ('rosa@ejemplo.pe', 'professional')`)
    await first.stop()

    const { url } = await start()
    expect(await ask(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toBe(false)
    expect(await ask(url, 'SELECT email FROM users')).toBe('rosa@ejemplo.pe')
    expect(
      await ask(
        url,
        `SELECT count(*)::int FROM pg_class WHERE relowner <> 'qhatu'::regrole AND relnamespace IN ('public'::regnamespace, 'queue'::regnamespace)`,
      ),
    ).toBe(0)
    expect(await ask(url, `SELECT count(*)::int FROM pg_roles WHERE rolname = 'qhatu_helper'`)).toBe(0)
    await ask(url, 'ALTER TABLE users ADD COLUMN later integer')
    await ask(url, `ALTER TEXT SEARCH CONFIGURATION spanish_unaccent RENAME TO renamed`)
    await migrate(url)
  })

  test.runIf(process.getuid?.() === 0)(
    'as root, it runs as a user of its own, closed to all others',
    async () => {
      const first = await start()
      await first.stop()
      const home = join(folder, 'data/postgres')
      for (const path of ['', ...(await readdir(home, { recursive: true }))])
        await lchown(join(home, path), 65_534, 65_534)
      await start()
      const user = await readFile('/etc/passwd', 'utf8').then(
        (text) => /^qhatu-db:[^:]*:(\d+):/m.exec(text)?.[1],
      )
      const owner = await stat(join(home, 'data'))
      expect(owner.uid).toBe(Number(user ?? 65_534))
      for (const path of [home, join(home, 'data')]) expect((await stat(path)).mode & 0o777, path).toBe(0o700)
    },
  )

  test('says what PostgreSQL said when it cannot start', async () => {
    const first = await start()
    await first.stop()
    const version = join(folder, 'data/postgres/data/PG_VERSION')
    expect(await readFile(version, 'utf8')).toBe('18\n')
    await writeFile(version, '9.6\n')
    await expect(start()).rejects.toThrow(/not compatible with this version/)
  })
})
