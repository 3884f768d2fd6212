import { setTimeout as wait } from 'node:timers/promises'
import { dataFolder, type ServerProcess, startProcess } from '#tests/e2e/support/server.ts'
import { randomFrom } from '#tests/support/random.ts'
import { middleOf, newTally, register, type Tally, writeOn } from './writers.ts'

/** `startMs`: from the start of a process to its first right answer, after a kill; the middle one, in milliseconds. */
export interface KillReport extends Tally {
  startMs: number
}

const env = { HUMAN_CHECK: 'off' }

/**
 * Kills the process in the middle of writes, again and again, sends what lost its answer once more, and counts what is stored.
 * The seed decides when; what the machine does at that moment is its own.
 */
export async function kill(rounds: number, seed: number, say: (line: string) => void): Promise<KillReport> {
  const random = randomFrom(seed)
  const folder = await dataFolder()
  const tally = newTally()
  const starts: number[] = []
  let server: ServerProcess = await startProcess(folder.path, env)
  try {
    for (let round = 1; round <= rounds; round++) {
      const person = await register(server.url, round)
      const { url } = server
      const writers = writeOn(() => [url], person, round)
      const after = 30 + random.below(400)
      await wait(after)
      await server.kill('SIGKILL')
      await writers.end()
      const began = performance.now()
      server = await startProcess(folder.path, env)
      starts.push(performance.now() - began)
      say(`round ${round}: killed after ${after} ms, ${await writers.settle([server.url], tally)}`)
    }
  } finally {
    await server.kill('SIGTERM')
    await folder.remove()
  }
  return { ...tally, startMs: middleOf(starts) }
}
