import { setTimeout as wait } from 'node:timers/promises'
import { dataFolder, startProcess } from '#tests/support/server-process.ts'
import { randomFrom } from '#tests/support/random.ts'
import { newTally, register, storedOf, type Tally, writeOn } from './writers.ts'

/** `apart`: reads from one process that lacked what the other had just acknowledged. */
export interface TwoReport extends Tally {
  apart: string[]
}

const env = { HUMAN_CHECK: 'off' }

/**
 * Two processes on one database with alternating writes, one of which is killed; the other must continue normally. Writes
 * without a reply are sent again to both at the same moment, with the same key.
 */
export async function two(rounds: number, seed: number, say: (line: string) => void): Promise<TwoReport> {
  const random = randomFrom(seed)
  const folder = await dataFolder()
  const tally = newTally()
  const apart: string[] = []
  const servers = [await startProcess(folder.path, env), await startProcess(folder.path, env)]
  const urls = () => servers.map(({ url }) => url)
  try {
    for (let round = 1; round <= rounds; round++) {
      const person = await register(servers[0]?.url ?? '', round)
      const open = urls()
      const writers = writeOn(() => open, person, round)
      const after = 100 + random.below(400)
      await wait(after)
      const victim = random.below(2)
      const survivor = servers[1 - victim]?.url ?? ''
      await servers[victim]?.kill('SIGKILL')
      open.splice(victim, 1)
      const before = writers.acknowledged()
      await wait(200)
      await writers.end()
      if (writers.acknowledged() === before) tally.odd.push(`Round ${round}: the survivor took nothing`)
      servers[victim] = await startProcess(folder.path, env)
      const line = await writers.settle(urls(), tally)
      const [one, other] = await Promise.all(urls().map((url) => storedOf(url, person)))
      if (one?.join() !== other?.join()) apart.push(`Round ${round}`)
      say(`round ${round}: ${survivor === open[0] ? 'one' : 'both'} killed after ${after} ms, ${line}`)
    }
  } finally {
    for (const server of servers) await server.kill('SIGTERM')
    await folder.remove()
  }
  return { ...tally, apart }
}
