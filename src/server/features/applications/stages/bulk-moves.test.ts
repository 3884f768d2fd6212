import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { tellMovesTask } from './bulk-moves.tasks.ts'
import { createJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let jobId: number
let ids: number[]
let people: TestActor[]
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
  jobId = await createJob(app, company)
  ids = []
  people = []
  for (let n = 0; n < 3; n++) {
    const person = await createProfessional(app)
    people.push(person)
    const { body } = await call('POST', `/api/jobs/${jobId}/apply`, {}, person)
    ids.push(body.application.id)
  }
})

const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, actor = company) =>
  app.request({ method, url, ...(payload ? { payload } : {}), headers: actor.headers })
const stageOf = async (status: string): Promise<number> =>
  (await call('GET', `/api/jobs/${jobId}/stages`)).body.stages.find(
    (stage: { status: string }) => stage.status === status,
  ).id
const seen = async () => (await call('GET', `/api/jobs/${jobId}/board/selection`)).body.people
const moveAll = async (status: string, list?: object[]) =>
  call('POST', `/api/jobs/${jobId}/moves`, { stage: await stageOf(status), people: list ?? (await seen()) })
const statuses = async (): Promise<string[]> =>
  (await call('GET', `/api/jobs/${jobId}/candidates`)).body
    .toSorted((a: { id: number }, b: { id: number }) => a.id - b.id)
    .map(({ status }: { status: string }) => status)
const known = async (n: number) =>
  (await call('GET', '/api/applications/professional', undefined, people[n])).body[0].status

test('several are moved at once, are told after the seconds, and only once', async () => {
  const { body } = await moveAll('preselected')
  expect(body).toMatchObject({ moved: 3, left: 0, undo: { seconds: 10 } })
  expect(await statuses()).toEqual(['preselected', 'preselected', 'preselected'])
  expect(await known(0)).toBe('pending')
  await settleActs(app)
  await app.queue.drain()
  for (const n of [0, 1, 2]) {
    expect(await known(n)).toBe('preselected')
    const { notifications } = (await call('GET', '/api/notifications', undefined, people[n])).body
    expect(
      notifications.filter(({ title }: { title: string }) => title === 'Pasaste a la preselección'),
    ).toHaveLength(1)
  }
})

test('a batch that runs twice, as after a death in the middle, tells nobody twice and forgets nobody', async () => {
  const stage = await stageOf('preselected')
  const { db } = app.deps
  const { rows } = await db.execute<{ id: number }>(sql`
    with made as (
      insert into users (email, password_hash, user_type)
      select 'muchas' || ${jobId}::int || '-' || n || '@ejemplo.pe', 'none', 'professional' from generate_series(1, 203) n returning id),
    people as (
      insert into professionals (user_id, first_name, last_name) select id, 'Ana', 'Quispe' from made returning id)
    insert into applications (job_id, professional_id, applied_at)
    select ${jobId}, id, ${app.clock.now().toISOString()}::timestamptz from people returning id`)
  const { body } = await call('POST', `/api/jobs/${jobId}/moves`, { stage, people: await seen() })
  expect(body.moved).toBe(rows.length + 3)
  await db.execute(
    sql`update queue.job set start_after = now() - interval '1 second' where name = 'acts.settle' and state = 'created'`,
  )
  const bulk = await db.execute<{ id: number }>(sql`select max(id) as id from bulk_moves`)
  const bulkId = bulk.rows[0]!.id
  const again = () =>
    transaction(app.deps, (tx) => app.deps.queue.enqueue(tx, tellMovesTask, { bulkId, turn: 0 }))
  await again()
  await app.queue.drain()
  await again()
  await app.queue.drain()
  const told = await db.execute<{ people: number; notices: number }>(sql`
    select count(distinct n.user_id)::int as people, count(*)::int as notices from notifications n
    where n.title = 'Pasaste a la preselección' and n.user_id in (
      select p.user_id from applications a join professionals p on p.id = a.professional_id where a.job_id = ${jobId})`)
  expect(told.rows[0]).toEqual({ people: rows.length + 3, notices: rows.length + 3 })
})

test('an undone move at once brings everybody back and tells nobody', async () => {
  const { body } = await moveAll('rejected')
  expect((await call('POST', `/api/acts/${body.undo.actId}/undo`)).status).toBe(200)
  expect(await statuses()).toEqual(['pending', 'pending', 'pending'])
  await settleActs(app)
  expect(await known(0)).toBe('pending')
})

test('whom a colleague moved meanwhile stays, and an undo does not touch whom somebody moved on', async () => {
  const before = await seen()
  await call('PATCH', `/api/applications/${ids[0]}/status`, { status: 'interviewed' })
  const { body } = await moveAll('preselected', before)
  expect(body).toMatchObject({ moved: 2, left: 1 })
  await call('PATCH', `/api/applications/${ids[1]}/status`, { status: 'accepted' })
  await call('POST', `/api/acts/${body.undo.actId}/undo`)
  expect(await statuses()).toEqual(['interviewed', 'accepted', 'pending'])
})

test('a move of nobody who is still there is refused with the reason', async () => {
  const before = await seen()
  await moveAll('preselected')
  const again = await moveAll('interviewed', before)
  expect(again.status).toBe(409)
  expect(again.body.message).toContain('Nadie de los que elegiste')
})

test('people of another job and unknown stages are left out or refused', async () => {
  const other = await createJob(app, company)
  const stranger = await call('POST', `/api/jobs/${other}/moves`, {
    stage: await stageOf('viewed'),
    people: await seen(),
  })
  expect(stranger.status).toBe(409)
  const unknown = await call('POST', `/api/jobs/${jobId}/moves`, { stage: 2_000_000, people: await seen() })
  expect(unknown.status).toBe(400)
  expect(await statuses()).toEqual(['pending', 'pending', 'pending'])
})

test('chosen people are rejected with a text of the company, and nothing leaves for a minute', async () => {
  const answer = (list: number[]) =>
    call('POST', `/api/jobs/${jobId}/answers`, {
      people: list,
      outcome: 'rejected',
      text: 'Gracias, {nombre}. Esta vez elegimos a otra persona.',
    })
  const sent = await answer([ids[0]!, ids[1]!])
  expect(sent.body).toMatchObject({ recipients: 2, undo: { seconds: 60 } })
  expect(await statuses()).toEqual(['pending', 'pending', 'pending'])
  await settleActs(app)
  await app.queue.drain()
  expect(await statuses()).toEqual(['rejected', 'rejected', 'pending'])
  expect((await answer([ids[0]!])).body.message).toBe('Nadie de los que elegiste espera una respuesta ahora.')
  const neither = await call('POST', `/api/jobs/${jobId}/answers`, { outcome: 'rejected', text: 'Gracias.' })
  expect(neither.status).toBe(400)
})
