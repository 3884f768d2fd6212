import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Database } from '#server/db/connection.ts'
import { createJob } from '#tests/support/jobs.ts'
import { dataFolder, type ServerProcess, startProcess } from '#tests/support/server-process.ts'

const env = { HUMAN_CHECK: 'off' }
const many = 2000
const company = {
  companyName: 'Andes Pago',
  industry: 'Fintech',
  email: 'andes@ejemplo.pe',
  password: 'Mercado-2026',
  acceptTerms: true,
}

let folder: Awaited<ReturnType<typeof dataFolder>>
let server: ServerProcess
let database: Database
let cookie: string
let jobId: number
beforeEach(async () => {
  folder = await dataFolder()
  await start()
  const registered = await post('/api/register-company', company)
  cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const companyId = await one('select id from companies')
  jobId = await createJob({ deps: { db: database.db }, clock: { now: () => new Date() } }, { id: companyId })
  await database.pool.query(
    `insert into users (email, password_hash, user_type)
     select 'candidata' || n || '@ejemplo.pe', 'none', 'professional' from generate_series(1, $1::int) n`,
    [many],
  )
  await database.pool.query(
    `insert into professionals (user_id, first_name, last_name)
     select id, 'Ana', 'Quispe' from users where user_type = 'professional'`,
  )
  await database.pool.query(
    `insert into applications (job_id, professional_id, status, applied_at, viewed_at)
     select $1, id, 'viewed', now(), now() from professionals`,
    [jobId],
  )
})
afterEach(async () => {
  await database.close()
  await server.kill('SIGTERM')
  await folder.remove()
})

async function start(): Promise<void> {
  server = await startProcess(folder.path, env)
  database = connect(`postgres://qhatu@localhost/qhatu?host=${encodeURIComponent(`${folder.path}/postgres`)}`)
}

/** Ends the process at once, with its database, and starts both again. */
async function killAndStart(): Promise<void> {
  await database.close()
  await server.kill('SIGKILL')
  await start()
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify(body),
  })

const get = async (path: string): Promise<unknown> =>
  (await fetch(server.url + path, { headers: { cookie } })).json()

/** The first column of the first row, a number. */
async function one(text: string): Promise<number> {
  const { rows } = await database.pool.query({ text, rowMode: 'array' })
  return Number(rows[0]?.[0])
}

/** Lets the minute of undo be over. */
async function letUndoEnd(): Promise<void> {
  await database.pool.query(`update acts set at = at - interval '2 minutes'`)
  await database.pool.query(
    `update queue.job set start_after = now() where name = 'acts.settle' and state = 'created'`,
  )
}

/** Kills the process once a quarter of what is counted is there. */
async function killUnderway(count: string): Promise<void> {
  await expect.poll(() => one(count), { timeout: 60_000, interval: 20 }).toBeGreaterThan(many / 4)
  await killAndStart()
}

test('2,000 moved while the process dies: all or nobody, the same call again moves the rest, and each hears of it once', async () => {
  const { stages } = (await get(`/api/jobs/${jobId}/stages`)) as { stages: { id: number; status: string }[] }
  const stageOf = (status: string) => stages.find((stage) => stage.status === status)?.id
  const { rows } = await database.pool.query({
    text: 'select id from applications order by id',
    rowMode: 'array',
  })
  const people = rows.flat().map((id: number) => ({ id, stage: stageOf('viewed') }))
  const stage = stageOf('preselected')
  const key = randomUUID()
  const move = () =>
    post(`/api/jobs/${jobId}/moves`, { stage, people }, { 'idempotency-key': key }).catch(() => null)
  const moved = () => one(`select count(*) from applications where status = 'preselected'`)
  const sent = move()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await killAndStart()
  await sent
  expect([0, many]).toContain(await moved())
  // The key of a call whose process died is free again after some seconds.
  await expect.poll(async () => (await move())?.status, { timeout: 90_000, interval: 1000 }).toBe(200)
  expect(await moved()).toBe(many)
  expect(await one(`select count(*) from application_events where status = 'preselected'`)).toBe(many)

  await letUndoEnd()
  const told = `select count(*) from notifications`
  await killUnderway(told)
  await expect.poll(() => one(told), { timeout: 120_000 }).toBe(many)
  expect(await one('select count(distinct user_id) from notifications')).toBe(many)
}, 240_000)

test('a message to 2,000 whose process dies while it is sent reaches each of them once', async () => {
  const { rows } = await database.pool.query({ text: 'select id from applications', rowMode: 'array' })
  const sent = await post(`/api/jobs/${jobId}/messages`, {
    applicationIds: rows.flat(),
    text: 'Hola, {nombre}. ¿Puedes el martes?',
  })
  expect(sent.status).toBe(200)
  await letUndoEnd()
  const messages = 'select count(*) from messages'
  await killUnderway(messages)
  await expect.poll(() => one(messages), { timeout: 120_000 }).toBe(many)
  expect(await one('select count(distinct conversation_id) from messages')).toBe(many)
  await expect.poll(() => one(`select count(*) from answer_rounds where state = 'done'`)).toBe(1)
}, 240_000)
