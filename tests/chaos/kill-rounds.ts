import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { dataFolder, type ServerProcess, startProcess } from '#tests/e2e/support/server.ts'
import { randomFrom } from '#tests/support/random.ts'

export interface KillReport {
  rounds: number
  /** Writes that were answered before the kill. */
  acknowledged: number
  /** Writes that lost their answer and were sent again under their key. */
  repeated: number
  /** Of both: what is not there, and what is there more than once. */
  lost: string[]
  doubled: string[]
  /** From the start of a process to its first right answer, after a kill: the middle one, in milliseconds. */
  startMs: number
}

interface Write {
  company: string
  key: string
  isAcknowledged: boolean
}

const env = { HUMAN_CHECK: 'off' }
const writers = 6

/** Registers somebody new, whose list of jobs held is written to. */
async function register(url: string, number: number) {
  const reply = await fetch(`${url}/api/register-professional`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Rosa',
      lastName: 'Huamán',
      email: `rosa${number}@ejemplo.pe`,
      password: 'Mercado-del-sur-26',
      acceptTerms: true,
    }),
  })
  if (reply.status !== 201) throw new Error(`Nobody could register: ${reply.status} ${await reply.text()}`)
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { professional } = (await reply.json()) as { professional: { id: number } }
  return { cookie, id: professional.id }
}

type Person = Awaited<ReturnType<typeof register>>

/** The status, or null when no answer came. */
async function send(url: string, { cookie, id }: Person, { company, key }: Write): Promise<number | null> {
  try {
    const reply = await fetch(`${url}/api/professionals/${id}/experiences`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'idempotency-key': key },
      body: JSON.stringify({ company, position: 'Cajera', startDate: '2020-01' }),
    })
    await reply.arrayBuffer()
    return reply.status
  } catch {
    return null
  }
}

/** As a browser does: again under the same key, while it is told to wait. */
async function repeat(url: string, person: Person, write: Write): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const status = await send(url, person, write)
    if (status === 201) return
    if (status !== 409 && status !== 503 && status !== null)
      throw new Error(`A repetition was refused: ${status}`)
    await wait(500)
  }
  throw new Error('A repetition was told to wait for twenty seconds')
}

/**
 * Kills the process in the middle of writes, again and again, sends what lost its answer once more, and counts what is stored.
 * The seed decides when; what the machine does at that moment is its own.
 */
export async function killRounds(
  rounds: number,
  seed: number,
  say: (line: string) => void,
): Promise<KillReport> {
  const random = randomFrom(seed)
  const folder = await dataFolder()
  let server: ServerProcess = await startProcess(folder.path, env)
  const report: KillReport = { rounds, acknowledged: 0, repeated: 0, lost: [], doubled: [], startMs: 0 }
  const starts: number[] = []
  try {
    for (let round = 1; round <= rounds; round++) {
      const person = await register(server.url, round)
      const writes: Write[] = []
      let isKilled = false
      const writing = Array.from({ length: writers }, async (_, writer) => {
        // oxlint-disable-next-line no-unmodified-loop-condition -- set once the process is dead
        for (let n = 0; !isKilled; n++) {
          const write = { company: `Ronda ${round} ${writer}-${n}`, key: randomUUID(), isAcknowledged: false }
          writes.push(write)
          write.isAcknowledged = (await send(server.url, person, write)) === 201
        }
      })
      const after = 30 + random.below(400)
      await wait(after)
      await server.kill('SIGKILL')
      isKilled = true
      await Promise.all(writing)

      const began = performance.now()
      server = await startProcess(folder.path, env)
      starts.push(performance.now() - began)
      const open = writes.filter(({ isAcknowledged }) => !isAcknowledged)
      await Promise.all(open.map((write) => repeat(server.url, person, write)))

      const stored = await fetch(`${server.url}/api/professionals/${person.id}/experiences`, {
        headers: { cookie: person.cookie },
      })
      const companies = ((await stored.json()) as { company: string }[]).map(({ company }) => company)
      const lost = writes.filter(({ company }) => !companies.includes(company))
      const doubled = writes.filter(({ company }) => companies.filter((kept) => kept === company).length > 1)
      report.acknowledged += writes.length - open.length
      report.repeated += open.length
      report.lost.push(...lost.map(({ company }) => company))
      report.doubled.push(...doubled.map(({ company }) => company))
      say(
        `round ${round}: killed after ${after} ms, ${writes.length - open.length} acknowledged, ` +
          `${open.length} repeated, ${lost.length} lost, ${doubled.length} doubled`,
      )
    }
  } finally {
    await server.kill('SIGTERM')
    await folder.remove()
  }
  report.startMs = Math.round(
    starts.toSorted((one, other) => one - other)[Math.floor(starts.length / 2)] ?? 0,
  )
  return report
}
