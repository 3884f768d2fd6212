import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { exclusively } from './exclusively.ts'
import { exists, findBinaries, isReachable, systemFolder } from './postgres-binaries.ts'

export interface EmbeddedPostgres {
  url: string
  /** Stops the server, unless another process still works on it. */
  stop(): Promise<void>
}

interface Options {
  /** Off only for tests: a crash of the machine may then lose data. */
  durable?: boolean
}

/** PostgreSQL refuses to run as root; this is `nobody` everywhere. */
const nobody = 65_534

/**
 * Starts the PostgreSQL that npm brought, in `dataDir`, on a Unix socket that only its owner may open. A server that a
 * killed process left running is adopted. Several processes may share one; the last to leave stops it.
 */
export async function startEmbedded(
  dataDir: string,
  { durable = true }: Options = {},
): Promise<EmbeddedPostgres> {
  const asRoot = process.getuid?.() === 0
  const binaries = await findBinaries(asRoot)
  const home = await chooseHome(dataDir, asRoot)
  const data = join(home, 'postgres')
  const run = runner(join(binaries, 'bin'), asRoot)
  const socket = await socketFolder(data, asRoot)

  const url = `postgres://qhatu@localhost/qhatu?host=${encodeURIComponent(socket)}`

  await exclusively(join(home, 'postgres.lock'), async () => {
    if (!(await exists(data))) await initialize(run, home, data)
    if ((await run('pg_ctl', ['status', '-D', data])).code !== 0) await startServer()
    await createDatabase(url)
  })

  async function startServer(): Promise<void> {
    await writeSettings(data, socket, durable)
    const log = join(home, 'postgres.log')
    const started = await run('pg_ctl', ['start', '-w', '-t', '60', '-D', data, '-l', log, '-s'])
    if (started.code !== 0) throw new Error(`PostgreSQL did not start: ${started.output}\nIts log: ${log}`)
  }
  return {
    url,
    async stop() {
      await exclusively(join(home, 'postgres.lock'), async () => {
        if (await isShared(url)) return
        await run('pg_ctl', ['stop', '-m', 'fast', '-w', '-t', '60', '-D', data, '-s'])
      })
    },
  }
}

/** The folder that holds the cluster: below `dataDir`, or for root below the system folder when `nobody` cannot reach it. */
async function chooseHome(dataDir: string, asRoot: boolean): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const home = asRoot && !(await isReachable(dataDir)) ? join(systemFolder, shortHash(dataDir)) : dataDir
  await mkdir(home, { recursive: true, mode: 0o755 })
  return home
}

/** A socket's path may have about 100 bytes; a deep checkout gets a short folder of its own. */
async function socketFolder(data: string, asRoot: boolean): Promise<string> {
  if (Buffer.byteLength(data) < 85) return data
  const folder = join(tmpdir(), `qhatu-${shortHash(data)}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (asRoot) await chown(folder, nobody, nobody)
  return folder
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Makes the cluster beside its place and moves it there whole, so that a half-made one is never taken for one. */
async function initialize(run: Run, home: string, data: string): Promise<void> {
  const half = join(home, 'postgres.new')
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { mode: 0o700 })
  if (process.getuid?.() === 0) {
    await chown(half, nobody, nobody)
    const log = await open(join(home, 'postgres.log'), 'a')
    await log.chown(nobody, nobody)
    await log.close()
  }
  const options = [
    '-U',
    'qhatu',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]
  const { code, output } = await run('initdb', ['-D', half, ...options, '--no-sync'])
  if (code !== 0) throw new Error(`PostgreSQL could not be set up: ${output}`)
  await rename(half, data)
}

async function writeSettings(data: string, socket: string, durable: boolean): Promise<void> {
  const settings = {
    listen_addresses: "''",
    unix_socket_directories: `'${socket}'`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    effective_cache_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    max_wal_size: '2GB',
    timezone: "'UTC'",
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
  }
  const text = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  await writeFile(
    join(data, 'postgresql.conf'),
    `# Written at each start by src/server/db/embedded.ts\n${text.join('')}`,
  )
}

type Run = (command: 'initdb' | 'pg_ctl', args: string[]) => Promise<{ code: number | null; output: string }>

function runner(bin: string, asRoot: boolean): Run {
  return (command, args) =>
    new Promise((resolve, reject) => {
      const child = spawn(join(bin, command), args, {
        cwd: '/',
        env: { PATH: process.env['PATH'], LC_ALL: 'C' },
        // The server keeps what it is given for as long as it lives, so it gets no pipe of ours.
        stdio: command === 'pg_ctl' && args[0] === 'start' ? 'ignore' : ['ignore', 'pipe', 'pipe'],
        ...(asRoot ? { uid: nobody, gid: nobody } : {}),
      })
      let output = ''
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.on('error', reject)
      child.on('exit', (code) => resolve({ code, output }))
    })
}

async function createDatabase(url: string): Promise<void> {
  const maintenance = new URL(url)
  maintenance.pathname = '/postgres'
  const client = new pg.Client({ connectionString: maintenance.href })
  await client.connect()
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'qhatu'")
    if (rowCount === 0) await client.query('create database qhatu')
  } finally {
    await client.end()
  }
}

async function isShared(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
    )
    return rowCount !== 0
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
