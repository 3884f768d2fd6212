import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 20
const LOCK_TIMEOUT_MS = 90_000
const TAKEOVER_STALE_MS = 10_000

/**
 * When a process started, in clock ticks since boot (Linux); '' elsewhere. Distinguishes it from a later process with
 * the same number.
 */
async function birthOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field is the name in brackets and may contain spaces, so count from the last bracket.
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

async function signature(): Promise<string> {
  return `${process.pid} ${await birthOf(process.pid)}`
}

async function isAlive(owner: string): Promise<boolean> {
  const [pid, birth = ''] = owner.split(' ')
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return birth === '' || birth === (await birthOf(Number(pid)))
}

const readIfThere = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null)

/** Creates the file with its content in one step; false when it exists already. */
async function createWhole(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, content)
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Removes a dead process's lock. Only one process may do so at a time, or two could each remove the other's new lock.
 */
async function removeStale(path: string): Promise<void> {
  const takeover = `${path}.takeover`
  if (!(await createWhole(takeover, await signature()))) {
    const since = await stat(takeover).catch(() => null)
    if (since && Date.now() - since.mtimeMs > TAKEOVER_STALE_MS) await rm(takeover, { force: true })
    return
  }
  try {
    const owner = await readIfThere(path)
    if (owner !== null && !(await isAlive(owner))) await rm(path, { force: true })
  } finally {
    await rm(takeover, { force: true })
  }
}

/**
 * Runs `work` while no other process does so on the same `path`. Takes over the lock of a killed process. Throws when
 * the lock stays taken for 90 seconds.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const mine = await signature()
  const deadline = Date.now() + LOCK_TIMEOUT_MS
  while (!(await createWhole(path, mine))) {
    const owner = await readIfThere(path)
    if (owner !== null && !(await isAlive(owner))) await removeStale(path)
    else if (Date.now() > deadline)
      throw new Error(
        `${path} is held by process ${owner?.split(' ')[0] ?? '?'}: stop it, or remove the file`,
      )
    else await wait(POLL_MS)
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

/**
 * Registers this process as a user of `folder`. Returns a function that removes the registration. Call it inside the
 * lock.
 */
export async function register(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${process.pid}-${randomUUID()}`)
  await writeFile(path, await signature())
  return () => rm(path, { force: true })
}

/** Counts the live users of `folder` and removes dead ones. Call it inside the lock. */
export async function countUsers(folder: string): Promise<number> {
  let living = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const owner = await readIfThere(join(folder, name))
    if (owner !== null && (await isAlive(owner))) living += 1
    else await rm(join(folder, name), { force: true })
  }
  return living
}
