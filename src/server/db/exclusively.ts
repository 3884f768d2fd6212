import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** What this process holds: a file that names it and is not here is left over from another process with its number. */
const held = new Set<string>()

/** Runs `work` while nobody else, in this process or another, does under the same file. A dead holder's file is taken over. */
export async function exclusively(file: string, work: () => Promise<void>): Promise<void> {
  while (!(await take(file))) {
    if (await isAbandoned(file)) await rm(file, { force: true })
    else await wait(50)
  }
  held.add(file)
  try {
    await work()
  } finally {
    held.delete(file)
    await rm(file, { force: true })
  }
}

const take = (file: string): Promise<boolean> =>
  writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

async function isAbandoned(file: string): Promise<boolean> {
  const holder = Number(await readFile(file, 'utf8').catch(() => ''))
  if (holder === process.pid) return !held.has(file)
  if (holder > 0) return !isAlive(holder)
  // Empty: its holder is about to write its number, or died before it could.
  const info = await stat(file).catch(() => null)
  return info !== null && Date.now() - info.mtimeMs > 5000
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
