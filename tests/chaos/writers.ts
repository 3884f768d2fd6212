import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** The results of the writes of some rounds. */
export interface Tally {
  /** Writes that were answered during the faults. */
  acknowledged: number
  /** Writes that were sent again with the same key, because they had no reply or the server said 'come back'. */
  repeated: number
  /** Of both: missing writes, and duplicate ones. */
  lost: string[]
  doubled: string[]
  /** Replies that a browser cannot handle: neither a success nor 'come back'. */
  odd: string[]
}

export const newTally = (): Tally => ({ acknowledged: 0, repeated: 0, lost: [], doubled: [], odd: [] })

export const isClean = ({ lost, doubled, odd }: Tally): boolean =>
  lost.length + doubled.length + odd.length === 0

export interface Person {
  cookie: string
  id: number
}

interface Write {
  company: string
  key: string
  isAcknowledged: boolean
}

const atOnce = 6

/** The registration request for this address. */
export const registration = (email: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({
    firstName: 'Rosa',
    lastName: 'Huamán',
    email,
    password: 'Mercado-del-sur-26',
    acceptTerms: true,
  }),
})

/** Registers a new person, whose work experience receives the writes. */
export async function register(url: string, number: number): Promise<Person> {
  const reply = await fetch(`${url}/api/register-professional`, registration(`rosa${number}@ejemplo.pe`))
  if (reply.status !== 201) throw new Error(`Nobody could register: ${reply.status} ${await reply.text()}`)
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { professional } = (await reply.json()) as { professional: { id: number } }
  return { cookie, id: professional.id }
}

/** The status, or null without a reply; 'come back' counts as no reply. */
async function send(url: string, { cookie, id }: Person, { company, key }: Write): Promise<number | null> {
  try {
    const reply = await fetch(`${url}/api/professionals/${id}/experiences`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'idempotency-key': key },
      body: JSON.stringify({ company, position: 'Cajera', startDate: '2020-01' }),
    })
    await reply.arrayBuffer()
    const isToComeBack = reply.headers.has('retry-after') && [409, 503].includes(reply.status)
    return isToComeBack ? null : reply.status
  } catch {
    return null
  }
}

/** Retries with the same key while the server says to wait, as a browser does. */
async function repeat(url: string, person: Person, write: Write): Promise<number | null> {
  for (let tries = 0; tries < 40; tries++) {
    const status = await send(url, person, write)
    if (status !== null) return status
    await wait(500)
  }
  return null
}

/** The names of a person's stored entries. */
export async function storedOf(url: string, { cookie, id }: Person): Promise<string[]> {
  const reply = await fetch(`${url}/api/professionals/${id}/experiences`, { headers: { cookie } })
  return ((await reply.json()) as { company: string }[]).map(({ company }) => company)
}

/** Writes without a pause, six at a time, alternating between the processes, until told to stop. */
export function writeOn(urls: () => string[], person: Person, round: number) {
  const writes: Write[] = []
  const odd: string[] = []
  let isOver = false
  const writing = Array.from({ length: atOnce }, async (_, writer) => {
    // oxlint-disable-next-line no-unmodified-loop-condition -- set by who ends it
    for (let n = 0; !isOver; n++) {
      const open = urls()
      const write = { company: `Ronda ${round} ${writer}-${n}`, key: randomUUID(), isAcknowledged: false }
      writes.push(write)
      const status = await send(open[n % open.length] ?? '', person, write)
      write.isAcknowledged = status === 201
      if (status === null) await wait(20)
      else if (status !== 201) odd.push(`${write.company}: ${status}`)
    }
  })
  return {
    acknowledged: () => writes.filter(({ isAcknowledged }) => isAcknowledged).length,
    async end() {
      isOver = true
      await Promise.all(writing)
    },
    /**
     * Sends every unacknowledged write again, to each of `urls` at the same moment, compares with what is stored, and adds
     * it to `tally`. Returns a line.
     */
    async settle(urls: string[], tally: Tally): Promise<string> {
      const open = writes.filter(({ isAcknowledged }) => !isAcknowledged)
      await Promise.all(
        open.flatMap((write) =>
          urls.map(async (url) => {
            const status = await repeat(url, person, write)
            if (status !== 201) odd.push(`${write.company}, repeated: ${status}`)
          }),
        ),
      )
      const stored = await storedOf(urls[0] ?? '', person)
      const names = writes.map(({ company }) => company)
      const lost = names.filter((name) => !stored.includes(name))
      const doubled = names.filter((name) => stored.filter((one) => one === name).length > 1)
      tally.acknowledged += writes.length - open.length
      tally.repeated += open.length
      tally.lost.push(...lost)
      tally.doubled.push(...doubled)
      tally.odd.push(...odd)
      return (
        `${writes.length - open.length} acknowledged, ${open.length} repeated, ` +
        `${lost.length} lost, ${doubled.length} doubled, ${odd.length} odd`
      )
    },
  }
}

export const middleOf = (times: number[]): number =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0)
