import { execFile } from 'node:child_process'
import { chmod, chown, readFile, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findBinaries } from './embedded-binaries.ts'
import { type Home, prepareHome, takeOver } from './embedded-home.ts'
import { ask, DATABASE, newDatabase, ROLE, SUPERUSER, urlOf, withoutSuperuser } from './embedded-roles.ts'
import { countUsers, register, withLock } from './embedded-lock.ts'

export interface EmbeddedLog {
  info(message: string): void
  warn(message: string): void
}

export interface EmbeddedOptions {
  /** False: no fsync, for tests. */
  durable?: boolean
  /** Where a cluster is stored when its user cannot reach its own folder. */
  fallbackRoot?: string
}

export interface EmbeddedPostgres {
  /** For `pg` and for libpq: `postgres://qhatu@localhost/qhatu?host=<socket folder>`. */
  url: string
  /** Leaves the server; the last process to leave stops it. */
  stop: () => Promise<void>
}

const run = promisify(execFile)
const READY_TIMEOUT_MS = 60_000
const WATCH_MS = 1_000
const MAX_LOG_BYTES = 10_000_000
const NO_SUCH_DATABASE = '3D000'
/** The role does not exist. */
const NOT_LET_IN = '28000'
/** The server is starting or stopping, or its socket does not exist. */
const NOT_NOW = new Set(['57P03', 'ENOENT', 'ECONNREFUSED'])

const settings = (socketFolder: string, durable: boolean) => `# Written by Qhatu at each start.
listen_addresses = ''
unix_socket_directories = '${socketFolder.replaceAll("'", "''")}'
unix_socket_permissions = 0700
max_connections = 100
shared_buffers = 256MB
work_mem = 16MB
maintenance_work_mem = 256MB
effective_cache_size = 1GB
max_wal_size = 2GB
random_page_cost = 1.1
jit = off
# Parallel queries need more shared memory than a container gives by default (64 MB), and two cores gain little by them.
max_parallel_workers_per_gather = 0
fsync = ${durable ? 'on' : 'off'}
synchronous_commit = ${durable ? 'on' : 'off'}
full_page_writes = ${durable ? 'on' : 'off'}
timezone = 'UTC'
log_timezone = 'UTC'
log_line_prefix = '%m [%p] '
`

/** Runs a PostgreSQL program as the cluster's user. Its output becomes the error's message. */
async function program(home: Home, path: string, args: string[]): Promise<void> {
  // An empty environment: PG* variables and locales would change what the programs do.
  const env = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }
  try {
    await run(path, args, { cwd: home.folder, env, ...home.runAs })
  } catch (error) {
    const { stderr = '', stdout = '', message } = error as Error & { stderr?: string; stdout?: string }
    throw new Error((stderr || stdout || message).trim(), { cause: error })
  }
}

/**
 * A cluster is complete or absent: it is created under another name and renamed, so a killed `initdb` leaves no
 * broken cluster.
 */
async function initialise(home: Home, bin: string, durable: boolean): Promise<void> {
  const draft = join(home.folder, 'data.draft')
  const initdb = (ctype: string) =>
    program(home, join(bin, 'initdb'), [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${ctype}`,
      durable ? '--data-checksums' : '--no-sync',
    ])
  await rm(draft, { recursive: true, force: true })
  // The text search parser uses the locale's character types: under C, '¿' and '«' would count as letters.
  await initdb('C.UTF-8').catch(async (error: Error) => {
    if (!error.message.includes('invalid locale name')) throw error
    await rm(draft, { recursive: true, force: true })
    await initdb('en_US.UTF-8')
  })
  await rename(draft, join(home.folder, 'data'))
}

/** The running server that wrote `postmaster.pid`, or null. Its socket folder is '' while it is starting. */
async function findRunning(data: string): Promise<{ socketFolder: string } | null> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!pid) return null
  try {
    process.kill(pid, 0)
  } catch {
    return null
  }
  // The number may now belong to another process (in a container, numbers repeat). A server's working directory is
  // its data folder.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null)
  if (folder === null ? process.platform === 'linux' : folder !== (await realpath(data))) return null
  return { socketFolder: lines[4] ?? '' }
}

async function startServer(home: Home, bin: string, durable: boolean): Promise<void> {
  const data = join(home.folder, 'data')
  const logFile = join(home.folder, 'postgres.log')
  await takeOver(home)
  await rm(join(data, 'postmaster.pid'), { force: true })
  await writeFile(join(data, 'postgresql.conf'), settings(home.socketFolder, durable))
  if (home.runAs) await chown(join(data, 'postgresql.conf'), home.runAs.uid, home.runAs.gid)
  await chmod(data, 0o700)
  const log = await stat(logFile).catch(() => null)
  if (log && log.size > MAX_LOG_BYTES) await rename(logFile, `${logFile}.1`)
  try {
    await program(home, join(bin, 'pg_ctl'), ['start', '-w', '-t', '60', '-s', '-D', data, '-l', logFile])
  } catch (error) {
    const tail = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n')
    throw new Error(`PostgreSQL did not start: ${(error as Error).message}\n${tail}`, { cause: error })
  }
}

/** Waits until the server answers, and creates the database the first time. False when the server ends meanwhile. */
async function makeReady(data: string, socketFolder: string): Promise<boolean> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  for (;;) {
    const error = await ask(urlOf(ROLE, DATABASE, socketFolder), ...withoutSuperuser).then(
      () => null,
      (reason: NodeJS.ErrnoException) => reason,
    )
    if (error === null) return true
    if (error.code === NO_SUCH_DATABASE || error.code === NOT_LET_IN)
      await ask(urlOf(SUPERUSER, 'postgres', socketFolder), ...newDatabase)
    else if (!NOT_NOW.has(error.code ?? '') || Date.now() > deadline) throw error
    else if (!(await findRunning(data))) return false
    else await wait(50)
  }
}

/** Joins the running server, or starts one. Returns its socket folder. */
async function joinOrStart(home: Home, bin: string, durable: boolean, log: EmbeddedLog): Promise<string> {
  const data = join(home.folder, 'data')
  if (!(await stat(data).catch(() => null))) await initialise(home, bin, durable)
  const running = await findRunning(data)
  const socketFolder = running?.socketFolder || home.socketFolder
  if (running && (await makeReady(data, socketFolder))) {
    log.info('Joined the PostgreSQL that is already running')
    return socketFolder
  }
  await startServer(home, bin, durable)
  if (!(await makeReady(data, home.socketFolder))) throw new Error('PostgreSQL ended right after its start')
  return home.socketFolder
}

/**
 * Calls `work` repeatedly, one second after each run. The returned function stops it and waits for the current run.
 */
function repeatedly(work: () => Promise<void>, onError: (error: Error) => void): () => Promise<void> {
  const pause = new AbortController()
  const ended = (async () => {
    while (!pause.signal.aborted) {
      await work().catch(onError)
      await wait(WATCH_MS, undefined, { ref: false, signal: pause.signal }).catch(() => {})
    }
  })()
  return () => {
    pause.abort()
    return ended
  }
}

/**
 * Starts Qhatu's own PostgreSQL for `dataDir`, or joins the one that already runs there, started by another process
 * or left by a killed one. Processes share it; the last to call `stop()` stops the server. If it dies meanwhile, it
 * is restarted at the same address. It listens on a Unix socket only. Throws with PostgreSQL's message when it cannot
 * start.
 */
export async function startEmbedded(
  dataDir: string,
  log: EmbeddedLog,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const { durable = true, fallbackRoot = '/var/lib/qhatu' } = options
  const home = await prepareHome(dataDir, fallbackRoot)
  const bin = await findBinaries(process.getuid?.() === 0 ? fallbackRoot : home.folder, home.runAs)
  const data = join(home.folder, 'data')
  const users = join(home.folder, 'users')
  const lock = join(home.folder, 'lock')

  const { url, leave } = await withLock(lock, async () => {
    const socketFolder = await joinOrStart(home, bin, durable, log)
    return { url: urlOf(ROLE, DATABASE, socketFolder), leave: await register(users) }
  })

  const bringBack = async () => {
    if (await findRunning(data)) return
    log.warn('PostgreSQL is gone: starting it again')
    await withLock(lock, () => joinOrStart(home, bin, durable, log))
  }
  const stopWatching = repeatedly(bringBack, (error) => log.warn(error.message))

  const stopNow = async () => {
    await stopWatching()
    await withLock(lock, async () => {
      await leave()
      if ((await countUsers(users)) > 0) log.info('PostgreSQL keeps running: another process uses it')
      else if (await findRunning(data))
        await program(home, join(bin, 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-s', '-D', data])
    })
  }
  let stopped: Promise<void> | undefined
  return { url, stop: () => (stopped ??= stopNow()) }
}
