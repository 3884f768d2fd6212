import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keptFigures } from '#server/db/schema/kept-figures.table.ts'
import { createAdmin } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { figureTasks } from './figures.tasks.ts'
import { countedLately, type Question } from './figures.service.ts'

let app: TestApp
/** Another process on the same database. */
let other: TestApp
beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ DATABASE_URL: app.deps.config.databaseUrl ?? '' })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

let name = ''
beforeEach(({ task }) => {
  name = task.name
})

const asked = (
  count: () => Promise<number>,
  { isStored = true, isStanding = false } = {},
): Question<number> => ({ name, isStored, isStanding, count })
/** A count that ends when it is told to. */
function slowCount(result: number) {
  const { promise, resolve } = Promise.withResolvers<number>()
  return { count: () => promise, end: () => resolve(result) }
}

test('figures are counted once in five minutes, by whichever process is asked first', async () => {
  const count = vi.fn(async () => 7)
  expect(await countedLately(app.deps, asked(count))).toBe(7)
  expect(await countedLately(app.deps, asked(count))).toBe(7)
  expect(await countedLately(other.deps, asked(count))).toBe(7)
  expect(count).toHaveBeenCalledTimes(1)
  app.clock.advance({ minutes: 5 })
  await countedLately(app.deps, asked(count))
  expect(count).toHaveBeenCalledTimes(2)
})

test('who asks at the same time waits for one count', async () => {
  const slow = slowCount(3)
  const count = vi.fn(slow.count)
  const replies = Promise.all([countedLately(app.deps, asked(count)), countedLately(app.deps, asked(count))])
  slow.end()
  expect(await replies).toEqual([3, 3])
  expect(count).toHaveBeenCalledTimes(1)
})

test('who asks for figures that are due gets the old ones if the new ones take long, and the next one gets the new ones', async () => {
  await countedLately(
    app.deps,
    asked(async () => 1),
  )
  app.clock.advance({ minutes: 6 })
  const slow = slowCount(2)
  expect(await countedLately(app.deps, asked(slow.count))).toBe(1)
  slow.end()
  expect(
    await countedLately(
      app.deps,
      asked(async () => 0),
    ),
  ).toBe(2)
})

test('figures of another day are waited for', async () => {
  await countedLately(
    app.deps,
    asked(async () => 1),
  )
  app.clock.advance({ days: 1 })
  const slow = slowCount(2)
  setTimeout(slow.end, 150)
  expect(await countedLately(app.deps, asked(slow.count))).toBe(2)
})

test('standing figures of another day are shown while they are counted again', async () => {
  const standing = (count: () => Promise<number>) => asked(count, { isStanding: true })
  await countedLately(
    app.deps,
    standing(async () => 1),
  )
  app.clock.advance({ days: 3 })
  const slow = slowCount(2)
  expect(await countedLately(app.deps, standing(slow.count))).toBe(1)
  slow.end()
  expect(
    await countedLately(
      app.deps,
      standing(async () => 0),
    ),
  ).toBe(2)
})

test('figures that are due are counted one question after the other', async () => {
  const before = asked(async () => 0)
  const due = [before, { ...before, name: `${name} too` }]
  for (const question of due) await countedLately(app.deps, question)
  app.clock.advance({ minutes: 6 })
  const slow = slowCount(1)
  const second = vi.fn(async () => 2)
  expect(await countedLately(app.deps, { ...due[0]!, count: slow.count })).toBe(0)
  expect(await countedLately(app.deps, { ...due[1]!, count: second })).toBe(0)
  expect(second).not.toHaveBeenCalled()
  slow.end()
  await vi.waitFor(() => expect(second).toHaveBeenCalled())
})

test('a count that fails is tried again by the next one who asks', async () => {
  await expect(
    countedLately(
      app.deps,
      asked(() => Promise.reject(new Error('broken'))),
    ),
  ).rejects.toThrow('broken')
  expect(
    await countedLately(
      app.deps,
      asked(async () => 5),
    ),
  ).toBe(5)
})

test('a task counts what the pages ask for and deletes what is old; the pages then wait for nothing', async () => {
  await countedLately(
    app.deps,
    asked(async () => 1),
  )
  app.clock.advance({ days: 2 })
  const [counting] = figureTasks(app.deps)
  await counting?.run({})
  const stored = await app.deps.db.select().from(keptFigures)
  expect(stored.map(({ question }) => question.replace(/\{.*/, '{}')).toSorted()).toEqual([
    'analytics 12',
    'market',
    'matching {}',
    'payments',
    'weeks',
  ])
  const { headers } = await createAdmin(app)
  app.clock.advance({ minutes: 4 })
  const { body } = await app.request({ url: '/api/admin/weeks', headers })
  expect(body.countedAt).toBe(stored.find(({ question }) => question === 'weeks')?.countedAt.toISOString())
})
