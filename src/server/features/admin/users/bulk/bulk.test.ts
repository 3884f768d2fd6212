import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostBulkUsers, mostWhole } from '#contracts/admin/users-figures.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { auditEntries } from '#server/db/schema/audit.table.ts'
import { bulkChanges } from '#server/db/schema/bulk-changes.table.ts'
import { createAdmin, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { changeOne, forgetBulks, spreadBulk } from './bulk.service.ts'
import { changeOneTask, spreadBulkTask } from './bulk.tasks.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
  admin = await createAdmin(app, 'moderation')
})
afterAll(() => app.close())

const begin = (what: 'status' | 'plan', payload: object, who = admin) =>
  app.request({
    method: 'POST',
    url: `/api/admin/users/bulk/${what}`,
    headers: who.headers,
    payload,
  })
const progress = async (id: number) =>
  (await app.request({ url: `/api/admin/users/bulk/${id}`, headers: admin.headers })).body
const isSuspended = async ({ userId }: TestActor) =>
  (await app.deps.db.select().from(users).where(eq(users.id, userId)))[0]?.suspendedAt !== null
const entriesOf = ({ userId }: TestActor) =>
  app.deps.db.$count(
    auditEntries,
    and(eq(auditEntries.subject, 'user'), eq(auditEntries.subjectId, String(userId))),
  )
const why = { isActive: false, reason: 'fraud', note: 'Las mismas tarjetas en todas las cuentas.' }

test('many accounts are suspended by one call, each with its entry and its mail, and restored by another', async () => {
  const people = [await createProfessional(app), await createProfessional(app), await createProfessional(app)]
  const userIds = people.map(({ userId }) => userId)
  const begun = await begin('status', { ...why, userIds: [...userIds, 2_147_483_647] })
  expect(begun).toMatchObject({ status: 201, body: { total: 3 } })
  expect(await progress(begun.body.id)).toEqual({ total: 3, changed: 0, unchanged: 0 })
  expect(await isSuspended(people[0]!)).toBe(false)

  await app.queue.drain()
  expect(await progress(begun.body.id)).toEqual({ total: 3, changed: 3, unchanged: 0 })
  for (const person of people) {
    expect(await isSuspended(person)).toBe(true)
    expect(await entriesOf(person)).toBe(1)
  }
  app.clock.advance({ minutes: 1 })
  await drainByClock(app)
  for (const { email } of people) expect(app.mails.last(email).text).toContain(why.note)

  const again = await begin('status', { isActive: true, userIds })
  await app.queue.drain()
  expect(await progress(again.body.id)).toEqual({ total: 3, changed: 3, unchanged: 0 })
  expect(await isSuspended(people[0]!)).toBe(false)
})

test('a task that runs twice changes once, and what was so before is counted apart', async () => {
  const [one, other] = [await createProfessional(app), await createProfessional(app)]
  const userIds = [one.userId, other.userId]
  const { id } = (await begin('status', { ...why, userIds })).body
  // As when the process died after the first of them.
  await changeOne(app.deps, id, one.userId)
  expect(await progress(id)).toEqual({ total: 2, changed: 1, unchanged: 0 })
  await app.queue.drain()
  expect(await progress(id)).toEqual({ total: 2, changed: 2, unchanged: 0 })
  expect(await entriesOf(one)).toBe(1)
  const again = await begin('status', { ...why, userIds })
  await app.queue.drain()
  expect(await progress(again.body.id)).toEqual({ total: 2, changed: 0, unchanged: 2 })
})

test('an account that is deleted meanwhile is left out, and the others go on', async () => {
  const [gone, stays] = [await createProfessional(app), await createProfessional(app)]
  const owner = await createAdmin(app)
  const { id } = (
    await begin('plan', { plan: 'premium', days: 30, userIds: [gone.userId, stays.userId] }, owner)
  ).body
  await app.deps.db.execute(sql`delete from users where id = ${gone.userId}`)
  await app.queue.drain()
  expect(await progress(id)).toEqual({ total: 1, changed: 1, unchanged: 0 })
})

test.each([
  ['status', { ...why, userIds: [] }],
  ['status', { ...why, userIds: Array.from({ length: mostBulkUsers + 1 }, (_, at) => at + 1) }],
  ['status', { isActive: false, note: 'corta', userIds: [1] }],
  ['plan', { plan: 'oro', userIds: [1] }],
  ['plan', { plan: 'free' }],
  ['plan', { plan: 'free', userIds: [1], changedBy: 1 }],
  ['plan', { plan: 'free', whole: { count: mostWhole + 1 } }],
] as const)('a bulk %s that is wrong is refused', async (what, body) => {
  const who = await createAdmin(app)
  expect((await begin(what, body, who)).status).toBe(400)
})

const searchOf = async (count: number) => {
  const word = `Zz${Math.random().toString(36).slice(2, 10)}`
  const people: TestActor[] = []
  for (let made = 0; made < count; made++) people.push(await createProfessional(app, { lastName: word }))
  return { people, whole: { q: word, count } }
}

test('a whole result is changed by its filters, and taking it back leaves out who was suspended before', async () => {
  const { people, whole } = await searchOf(3)
  const [first] = people
  await begin('status', { ...why, userIds: [first!.userId] })
  await app.queue.drain()

  const begun = await begin('status', { ...why, whole })
  expect(begun).toMatchObject({ status: 201, body: { total: 3 } })
  const [entry] = await app.deps.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.code, 'bulk-change-begun'))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  expect(entry?.after, 'without the words of the search').toEqual({
    users: 3,
    wholeResult: true,
    isActive: false,
  })
  await app.queue.drain()
  expect(await progress(begun.body.id)).toEqual({ total: 3, changed: 2, unchanged: 1 })
  for (const person of people) expect(await isSuspended(person)).toBe(true)

  const back = await begin('status', { isActive: true, changedBy: begun.body.id })
  expect(back.body.total).toBe(2)
  await app.queue.drain()
  expect(await Promise.all(people.map(isSuspended))).toEqual([true, false, false])
})

test('the accounts of a whole result are those of its beginning, and a result that grew is refused', async () => {
  const { people, whole } = await searchOf(2)
  const before = await app.deps.db.$count(bulkChanges)
  expect((await begin('status', { ...why, whole: { ...whole, count: 1 } })).body.code).toBe('result_grew')
  expect(await app.deps.db.$count(bulkChanges), 'nothing is stored').toBe(before)
  const begun = await begin('status', { ...why, whole: { ...whole, state: 'active' } })
  const late = await createProfessional(app, { lastName: whole.q })
  await app.queue.drain()
  expect(await progress(begun.body.id)).toEqual({ total: 2, changed: 2, unchanged: 0 })
  expect(await Promise.all([...people, late].map(isSuspended))).toEqual([true, true, false])
})

test('a large change is spread in batches until its last account, and what is made is not queued again', async () => {
  const person = await createProfessional(app)
  const { id } = (await begin('status', { ...why, userIds: [person.userId] })).body
  await app.queue.drain()
  await app.deps.db.execute(sql`
    insert into users (email, password_hash, user_type)
    select 'many' || n || '@example.com', '', 'professional' from generate_series(1, 260) n`)
  await app.deps.db.execute(sql`
    insert into bulk_change_items (bulk_id, user_id)
    select ${id}::int, id from users where email like 'many%@example.com'`)

  const queued: { name: string; after?: number; userId?: number }[] = []
  const queue = {
    ...app.deps.queue,
    enqueue: (_: unknown, { name }: { name: string }, data: object) => {
      queued.push({ name, ...data })
      return Promise.resolve()
    },
  }
  await spreadBulk({ ...app.deps, queue }, id, 0)
  const next = queued.at(-1)
  expect(next).toMatchObject({ name: spreadBulkTask.name, after: queued.at(-2)?.userId })
  await spreadBulk({ ...app.deps, queue }, id, next?.after ?? 0)
  const userIds = queued.filter(({ name }) => name === changeOneTask.name).map(({ userId }) => userId)
  expect(new Set(userIds).size).toBe(260)
  expect(userIds).toHaveLength(260)
  expect(userIds).not.toContain(person.userId)
  expect(queued.filter(({ name }) => name === spreadBulkTask.name)).toHaveLength(1)
})

test('a role may do to many what it may do to one', async () => {
  const userIds = [(await createProfessional(app)).userId]
  expect((await begin('plan', { plan: 'premium', userIds })).body.code).toBe('role_not_allowed')
})

test('a bulk change is forgotten after thirty days', async () => {
  const userIds = [(await createProfessional(app)).userId]
  const { id } = (await begin('status', { ...why, userIds })).body
  app.clock.advance({ days: 29 })
  await forgetBulks(app.deps)
  expect(await app.deps.db.$count(bulkChanges, eq(bulkChanges.id, id))).toBe(1)
  app.clock.advance({ days: 2 })
  await forgetBulks(app.deps)
  expect(await app.deps.db.$count(bulkChanges, eq(bulkChanges.id, id))).toBe(0)
})
