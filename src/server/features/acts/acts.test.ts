import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { transaction } from '#server/db/connection.ts'
import { acts } from '#server/db/schema/acts.table.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { OwnAct } from './acts.policy.ts'
import { defineAct, forgetActs, handleAct, perform, settle, undo } from './acts.service.ts'

const moved = defineAct('test.moved', z.object({ from: z.string(), to: z.string() }))

let app: TestApp
let actor: TestActor
beforeAll(async () => {
  app = await startTestApp()
  actor = await createCompany(app)
})
afterAll(() => app.close())

/** A thing with a place, and the places that others were notified of. */
let place: string
let settled: string[]
let subjectId = 0
beforeEach(() => {
  place = 'a'
  settled = []
  subjectId += 1
})

const handlers = [
  handleAct(moved, {
    async undo(_, { from, to }) {
      if (place !== to) return false
      place = from
      return true
    },
    async notify(_, { to }, first) {
      settled.push(`${first.from} to ${to}`)
    },
  }),
]

const move = (to: string) =>
  transaction(app.deps, async (tx) => {
    const data = { from: place, to }
    place = to
    const { actId } = await perform(app.deps, tx, moved, { userId: actor.userId, subjectId, data })
    return actId
  })
const undoing = (id: number) => undo(app.deps, handlers, { id } as OwnAct)
const settling = (id: number) => settle(app.deps, handlers, id)

test('an act is reported once, however often its task runs', async () => {
  const id = await move('b')
  expect(settled).toEqual([])
  await settling(id)
  await settling(id)
  expect(settled).toEqual(['a to b'])
})

test('an undone act is never reported, and undoing it twice has no further effect', async () => {
  const id = await move('b')
  await undoing(id)
  await undoing(id)
  await settling(id)
  expect({ place, settled }).toEqual({ place: 'a', settled: [] })
})

test('a reported act cannot be undone', async () => {
  const id = await move('b')
  await settling(id)
  await expect(undoing(id)).rejects.toMatchObject({ code: 'act_settled' })
  expect(place).toBe('b')
})

test('an act on a thing that changed since cannot be undone, and is reported', async () => {
  const id = await move('b')
  place = 'elsewhere'
  await expect(undoing(id)).rejects.toMatchObject({ code: 'conflict' })
  await settling(id)
  expect(settled).toEqual(['a to b'])
})

test('of several acts on one thing the last is reported, relative to the last reported state', async () => {
  const ids = [await move('b'), await move('c'), await move('d')]
  for (const id of ids) await settling(id)
  expect(settled).toEqual(['a to d'])
})

test('only the last of several acts can be undone; the one before it is then reported', async () => {
  const first = await move('b')
  const second = await move('c')
  await expect(undoing(first)).rejects.toMatchObject({ code: 'conflict' })
  // The first act's task runs while the second is current.
  await settling(first)
  await undoing(second)
  const { rows } = await app.deps.db.execute(
    sql`select data from queue.job where name = 'acts.settle' and data ->> 'id' = ${String(first)}`,
  )
  expect(rows, 'the first one is to be settled again').toHaveLength(2)
  await settling(first)
  expect({ place, settled }).toEqual({ place: 'b', settled: ['a to b'] })
})

test('concurrent undo and report end in one of the two', async () => {
  for (let round = 0; round < 10; round += 1) {
    place = 'a'
    settled = []
    subjectId += 1
    const id = await move('b')
    const [undone] = await Promise.allSettled([undoing(id), settling(id)])
    expect({ place, settled }).toEqual(
      undone.status === 'fulfilled' ? { place: 'a', settled: [] } : { place: 'b', settled: ['a to b'] },
    )
  }
})

test('its task waits longer than the screen offers to undo it', async () => {
  const [id, seconds] = await transaction(app.deps, async (tx) => {
    const data = { from: 'a', to: 'b' }
    const made = await perform(app.deps, tx, moved, { userId: actor.userId, subjectId, data })
    return [made.actId, made.seconds]
  })
  const { rows } = await app.deps.db.execute<{ wait: number }>(
    sql`select extract(epoch from start_after - created_on)::float8 as wait from queue.job
      where name = 'acts.settle' and data ->> 'id' = ${String(id)}`,
  )
  expect(seconds).toBe(10)
  expect(rows[0]?.wait).toBeGreaterThanOrEqual(12)
})

test('settled acts are forgotten a day later, open ones are not', async () => {
  const open = await move('b')
  subjectId += 1
  const told = await move('c')
  await settling(told)
  app.clock.advance({ hours: 25 })
  await forgetActs(app.deps)
  const left = async (id: number) => (await app.deps.db.select().from(acts).where(eq(acts.id, id))).length
  expect([await left(open), await left(told)]).toEqual([1, 0])
})
