import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { sequence } from './load.ts'
import { recordStatements, type Statement } from './record-sql.ts'
import type { Row } from './report.ts'
import type { Bench } from './run.ts'

const samples = 150
const total = samples + 20

/** Applying to a job and signing in, one caller after the other, each beside the same statements through the bare driver. */
export async function measureWrites(bench: Bench): Promise<Row[]> {
  return [await measureApply(bench), await measureLogin(bench)]
}

async function measureApply(bench: Bench): Promise<Row> {
  const { inside, jobs } = bench
  const response = await fetch(`${bench.product}/api/jobs?limit=1`)
  const [job] = (await response.json()) as { id: number }[]
  const people: TestActor[] = []
  for (let n = 0; n < total; n++)
    people.push(await createProfessional({ deps: inside.deps, clock: inside.deps.clock }))
  const url = `/api/jobs/${job?.id}/apply`

  // One application in this process records the statements; it is then deleted and the counters reset, so that a replay
  // makes the same rows.
  const statements: Record<string, Statement[]> = {}
  for (const [n, person] of people.entries())
    statements[`apply-${n}`] = await recordStatements(async () => {
      const reply = await inside.app.inject({ method: 'POST', url, headers: person.headers, payload: {} })
      if (reply.statusCode !== 201) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`)
    })
  await takeBack(bench)
  await bench.floor.give({ bytes: {}, statements })
  const floor = await sequence(samples, (n) => expectStatus(fetch(`${bench.floor.url}/sql/apply-${n}`), 200))
  await takeBack(bench)
  const product = await sequence(samples, (n) =>
    expectStatus(
      fetch(bench.product + url, {
        method: 'POST',
        headers: { ...people[n]?.headers, 'content-type': 'application/json' },
        body: '{}',
      }),
      201,
    ),
  )
  return { what: 'apply', jobs, product, floor, floorIs: 'bare SQL', goal: '—', isMet: true }
}

async function takeBack({ inside }: Bench): Promise<void> {
  await inside.deps.pool.query(
    'truncate applications, application_events, notifications, mails restart identity cascade',
  )
  await inside.deps.pool.query('delete from queue.job')
}

async function measureLogin(bench: Bench): Promise<Row> {
  const { inside, jobs } = bench
  const password = 'una-clave-larga-1'
  const person = await createProfessional({ deps: inside.deps, clock: inside.deps.clock })
  await inside.deps.pool.query('update users set password_hash = $1 where id = $2', [
    await hashPassword(password),
    person.userId,
  ])
  const payload = { email: person.email, password }
  const statements = await recordStatements(async () => {
    const reply = await inside.app.inject({ method: 'POST', url: '/api/login', payload })
    if (reply.statusCode !== 200) throw new Error(`login answered ${reply.statusCode}`)
  })
  const reads = statements.filter(({ text }) => /^select/i.test(text))
  await bench.floor.give({ bytes: {}, statements: { it: reads } })
  const floor = await sequence(samples, () => expectStatus(fetch(`${bench.floor.url}/sql/it`), 200))
  const product = await sequence(samples, () =>
    expectStatus(
      fetch(`${bench.product}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      }),
      200,
    ),
  )
  return {
    what: 'login (argon2id; floor: its reads)',
    jobs,
    product,
    floor,
    floorIs: 'bare SQL',
    goal: '—',
    isMet: true,
  }
}

async function expectStatus(pending: Promise<Response>, status: number): Promise<void> {
  const response = await pending
  const text = await response.text()
  if (response.status !== status)
    throw new Error(`${response.url} answered ${response.status}: ${text.slice(0, 200)}`)
}
