import { type ClientRequest, request } from 'node:http'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig } from '#server/config.ts'
import { connect, transaction } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { startFloorOf, startProduct } from './processes.ts'
import { writeText } from './report.ts'
import { storeSignedIn } from './store-people.queries.ts'

// node bench/streams.ts [--streams 2000] [--samples 400]: how soon a message arrives at one of this many open event
// streams of one
// process. Floor in the same run: a bare node:http server that writes PostgreSQL's notifications to as many streams.
const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '2000' },
    samples: { type: 'string', default: '400' },
    port: { type: 'string', default: '4105' },
  },
})
const [streams, samples] = [Number(values.streams), Number(values.samples)]
/** In milliseconds: messages come from a person, not from a load generator. */
const between = 25
const patience = 10_000

/** The open streams of one server, and when an event arrived at each. */
class Listeners {
  readonly #requests: ClientRequest[] = []
  readonly #waiting = new Map<number, (at: number) => void>()

  /** Opens them a hundred at a time, and resolves when each has received its greeting. */
  async open(people: readonly { userId: number; cookie: string }[], urlOf: (userId: number) => string) {
    for (let at = 0; at < people.length; at += 100)
      await Promise.all(
        people.slice(at, at + 100).map((person) => this.#openOne(person, urlOf(person.userId))),
      )
  }

  #openOne({ userId, cookie }: { userId: number; cookie: string }, url: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const opened = request(url, { headers: { cookie }, agent: false }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`A stream was refused: ${response.statusCode}`))
        response.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('event: hello')) resolve()
          else if (text.includes('data: ')) this.#waiting.get(userId)?.(performance.now())
        })
        response.on('error', () => {})
        response.on('end', () => this.#waiting.get(userId)?.(Infinity))
      })
      opened.on('error', reject).end()
      this.#requests.push(opened)
    })
  }

  /** When the next event of this person arrives, as `performance.now()`. */
  async next(userId: number): Promise<number> {
    const came = new Promise<number>((resolve) => this.#waiting.set(userId, resolve))
    const at = await Promise.race([came, pause(patience, Infinity)])
    this.#waiting.delete(userId)
    if (at === Infinity) throw new Error('A message did not arrive')
    return at
  }

  close(): void {
    for (const opened of this.#requests) opened.destroy()
  }
}

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b)
const percentile = (times: readonly number[], share: number): number =>
  sorted(times)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
const columns = (times: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1)).join(' | ')

const folder = await mkdtemp(join(tmpdir(), 'qhatu-bench-'))
await chmod(folder, 0o755)
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
const opened = await openDatabase(config, { info: () => {}, warn: console.error })
const database = connect(opened.url)
const { company, professionals } = await storeSignedIn(database.db, streams)
const people = Array.from({ length: samples }, (_, n) => professionals[(n * 997) % streams]!)
const load = () => loadavg()[0]?.toFixed(1)
const loadBefore = load()

const product = await startProduct(opened.url, folder, Number(values.port))
const metrics = async () => (await fetch(`${product.url}/metrics`)).text()
const gauge = (text: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
const before = await metrics()
const pages = new Listeners()
const began = performance.now()
await pages.open(professionals, () => `${product.url}/api/events`)
const opening = (performance.now() - began) / 1000
const after = await metrics()
console.log(`${gauge(after, 'event_streams')} streams open after ${opening.toFixed(1)} s`)

const posted: number[] = []
for (const { userId, serviceId } of people) {
  const arrived = pages.next(userId)
  const start = performance.now()
  const reply = await fetch(`${product.url}/api/services/${serviceId}/hires`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: company.cookie },
    body: JSON.stringify({ message: 'Tres tableros para ventas.' }),
  })
  if (reply.status !== 201) throw new Error(`A request was refused: ${reply.status} ${await reply.text()}`)
  posted.push((await arrived) - start)
  await pause(between)
}
const committed: number[] = []
for (const { userId } of people) {
  const arrived = pages.next(userId)
  await transaction(database, (tx) =>
    pushEvent(tx, [userId], { topic: 'messages', serviceId: 1, applicationId: null, companyId: 1 }),
  )
  const start = performance.now()
  committed.push(Math.max(0, (await arrived) - start))
  await pause(between)
}
const everybody = professionals.map(({ userId }) => userId)
const all: number[] = []
for (let round = 0; round < 5; round++) {
  const arrivals = everybody.map((userId) => pages.next(userId))
  const start = performance.now()
  await transaction(database, (tx) => pushEvent(tx, everybody, { topic: 'notifications' }))
  all.push(...(await Promise.all(arrivals)).map((at) => at - start))
}
const end = await metrics()
pages.close()
await product.stop()

const floor = await startFloorOf('./floor-streams.ts', opened.url)
const bareServer = new Listeners()
await bareServer.open(professionals, (userId) => `${floor.url}/?user=${userId}`)
const mouth = new pg.Client({ connectionString: opened.url })
await mouth.connect()
const say = (userIds: number[]) =>
  mouth.query('select pg_notify($1, $2)', [
    'bench_streams',
    JSON.stringify({
      userIds,
      event: { topic: 'messages', serviceId: 1, applicationId: null, companyId: 1 },
    }),
  ])
const floorOne: number[] = []
for (const { userId } of people) {
  const arrived = bareServer.next(userId)
  const start = performance.now()
  await say([userId])
  floorOne.push((await arrived) - start)
  await pause(between)
}
const floorAll: number[] = []
for (let round = 0; round < 5; round++) {
  const arrivals = everybody.map((userId) => bareServer.next(userId))
  const start = performance.now()
  for (let at = 0; at < everybody.length; at += 500) await say(everybody.slice(at, at + 500))
  floorAll.push(...(await Promise.all(arrivals)).map((at) => at - start))
}
bareServer.close()
await mouth.end()
await floor.stop()
await database.close()
await opened.release()
await rm(folder, { recursive: true, force: true })

const goal = 200
const isMet = percentile(posted, 0.95) < goal ? 'yes' : '**no**'
const memory = (text: string) => gauge(text, 'process_resident_memory_bytes')
const kilobytes = (memory(after) - memory(before)) / streams / 1000
const connections = Number(/^db_connections\{state="total"\} (\d+)$/m.exec(end)?.[1])
const lines = [
  '| what | p50 ms | p95 ms | worst | floor p50 | floor p95 | floor worst | goal | met |',
  '|---|---:|---:|---:|---:|---:|---:|---|---|',
  `| one message, from sending its POST | ${columns(posted)} | ${columns(floorOne)} | p95 < ${goal} ms | ${isMet} |`,
  `| one event, from the commit | ${columns(committed)} | | | | | |`,
  `| an event for all ${streams.toLocaleString('en')}, from the first statement | ${columns(all)} | ${columns(floorAll)} | | |`,
]
const notes = `${streams.toLocaleString('en')} event streams of as many signed-in people on one process, opened in ${opening.toFixed(1)} s (each asks the database for its session once);
${kilobytes.toFixed(0)} kB of memory a stream; ${connections} connections to the database at the end, none of them held by a stream. ${samples} messages, one every ${between} ms, to people
all over the list: a company asks to hire a service, which writes the request, its history, a notification, a mail and its task in one
transaction. Measured by the receiver, in the process that holds the other end of all streams. Floor: a bare server that writes to its streams what
PostgreSQL notifies, from the moment of the bare statement. Load of the machine before and after the run: ${loadBefore}, ${load()}.`
console.log(await writeText('streams', `${lines.join('\n')}\n\n${notes}`))
