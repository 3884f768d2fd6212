import { setTimeout as wait } from 'node:timers/promises'
import { dataFolder, type ServerProcess, startProcess } from '#tests/support/server-process.ts'
import { randomFrom } from '#tests/support/random.ts'
import { openMailbox } from './mailbox.ts'
import { countMails, type MailTally, signUpMany } from './sign-ups.ts'
import { middleOf, newTally, register, type Tally, writeOn } from './writers.ts'

/** `startMs`: from the start of a process after a kill to its first correct reply; the median, in milliseconds. */
export interface KillReport extends Tally, MailTally {
  startMs: number
}

/**
 * Kills the process during writes, repeatedly, sends every write without a reply again, and counts stored writes and
 * mails. The seed decides when to kill; the machine's timing varies.
 */
export async function kill(rounds: number, seed: number, say: (line: string) => void): Promise<KillReport> {
  const random = randomFrom(seed)
  const folder = await dataFolder()
  const mailbox = await openMailbox()
  const env = { HUMAN_CHECK: 'off', SMTP_URL: mailbox.url }
  const addresses: string[] = []
  const tally = newTally()
  const starts: number[] = []
  let server: ServerProcess = await startProcess(folder.path, env)
  try {
    for (let round = 1; round <= rounds; round++) {
      const person = await register(server.url, round)
      const { url } = server
      const writers = writeOn(() => [url], person, round)
      const signUps = signUpMany(url, round)
      addresses.push(...signUps.addresses)
      const after = 30 + random.below(400)
      await wait(after)
      await server.kill('SIGKILL')
      await writers.end()
      const began = performance.now()
      server = await startProcess(folder.path, env)
      starts.push(performance.now() - began)
      await signUps.settle(server.url, tally)
      say(`round ${round}: killed after ${after} ms, ${await writers.settle([server.url], tally)}`)
    }
    const mails = await countMails(mailbox, addresses, tally)
    return { ...tally, ...mails, startMs: middleOf(starts) }
  } finally {
    await server.kill('SIGTERM')
    await mailbox.close()
    await folder.remove()
  }
}
