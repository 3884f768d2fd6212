import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dataFolder, startProcess } from '#tests/support/server-process.ts'
import { randomFrom } from '#tests/support/random.ts'
import { middleOf, newTally, register, type Tally, writeOn } from './writers.ts'

/** `backMs`: from the death of the database to the next successful write; the median and the maximum. */
export interface DatabaseReport extends Tally {
  backMs: number
  longestMs: number
}

/** Kills PostgreSQL under the running product, which restarts it; meanwhile calls may only answer 'come back'. */
export async function database(
  rounds: number,
  seed: number,
  say: (line: string) => void,
): Promise<DatabaseReport> {
  const random = randomFrom(seed)
  const folder = await dataFolder()
  const tally = newTally()
  const times: number[] = []
  const server = await startProcess(folder.path, { HUMAN_CHECK: 'off', LOG_LEVEL: 'silent' })
  try {
    for (let round = 1; round <= rounds; round++) {
      const person = await register(server.url, round)
      const writers = writeOn(() => [server.url], person, round)
      await wait(100 + random.below(400))
      const pidFile = await readFile(join(folder.path, 'postgres/data/postmaster.pid'), 'utf8')
      process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL')
      const died = performance.now()
      const back = await firstWriteAfter(writers.acknowledged, died)
      times.push(back)
      await writers.end()
      say(`round ${round}: back after ${Math.round(back)} ms, ${await writers.settle([server.url], tally)}`)
    }
  } finally {
    await server.kill('SIGTERM')
    await folder.remove()
  }
  return { ...tally, backMs: middleOf(times), longestMs: Math.round(Math.max(...times)) }
}

/** In milliseconds. First waits for the writes that were pending at the death. */
async function firstWriteAfter(acknowledged: () => number, died: number): Promise<number> {
  await wait(100)
  const before = acknowledged()
  while (acknowledged() === before) {
    if (performance.now() - died > 60_000) throw new Error('The database did not come back within a minute')
    await wait(10)
  }
  return performance.now() - died
}
