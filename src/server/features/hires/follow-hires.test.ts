import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hires } from '#server/db/schema/hires.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createHire, createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { followHires } from './follow-hires.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A hire delivered at the start of the test. */
async function createDelivery() {
  const seller = await createProfessional(app, { planType: 'premium', firstName: 'Rosa', lastName: 'Tito' })
  const company = await createCompany(app, { name: 'Tupay' })
  const serviceId = await createService(app, seller)
  const id = await createHire(app, { serviceId, companyId: company.id }, ['requested', 'accepted'])
  await take(seller, id, 'delivered')
  await settleActs(app)
  return { seller, company, id }
}
const take = ({ headers }: TestActor, id: number, status: string) =>
  app.request({ method: 'PATCH', url: `/api/hires/${id}/status`, headers, payload: { status } })
const seenBy = async ({ headers }: TestActor, id: number) =>
  (await app.request({ url: `/api/hires/${id}`, headers })).body
const titlesOf = async ({ headers }: TestActor): Promise<string[]> =>
  (await app.request({ url: '/api/notifications', headers })).body.notifications.map(
    ({ title }: { title: string }) => title,
  )
const day = 86_400_000
/**
 * Runs the task this many days from now. The test's sessions are valid only at its start time, so the clock is set
 * back.
 */
async function followAfter(...days: number[]) {
  const start = app.clock.now()
  for (const after of days) {
    app.clock.set(new Date(start.getTime() + after * day).toISOString())
    await Promise.all([followHires(app.deps), followHires(app.deps)])
  }
  app.clock.set(start.toISOString())
}

test('a delivery that nobody answers completes seven days later, and the history says that the clock did it', async () => {
  const { seller, company, id } = await createDelivery()
  const delivered = await seenBy(company, id)
  expect(new Date(delivered.completesAt!).getTime() - new Date(delivered.updatedAt).getTime()).toBe(7 * day)
  await followAfter(5, 6.99)
  expect((await seenBy(company, id)).status).toBe('delivered')
  await followAfter(7)
  const completed = await seenBy(company, id)
  expect(completed).toMatchObject({ status: 'completed', completesAt: null, nextSteps: [] })
  expect(completed.history.map(({ status, by }) => [status, by])).toEqual([
    ['requested', 'company'],
    ['accepted', 'company'],
    ['delivered', 'professional'],
    ['completed', 'system'],
  ])
  for (const side of [seller, company]) expect((await titlesOf(side))[0]).toBe('Contratación completada')
  await app.queue.drain()
  for (const { email } of [seller, company])
    expect(app.mails.last(email).text).toMatch(/se completó\s+automáticamente/)
})

test('both sides are reminded once, two days before, with the date', async () => {
  const { seller, company } = await createDelivery()
  const reminders = async (side: TestActor) =>
    (await titlesOf(side)).filter((title) => title === 'Una entrega espera respuesta')
  await followAfter(4.99)
  expect(await reminders(company)).toEqual([])
  await followAfter(5, 5.1, 6)
  for (const side of [seller, company]) expect(await reminders(side)).toHaveLength(1)
  await app.queue.drain()
  const date = /se completa\s+automáticamente\s+el\s+\d+ \w+/
  for (const { email } of [seller, company]) expect(app.mails.last(email).text).toMatch(date)
})

test('a delivery that waited longer without a reminder gets one first, and two days', async () => {
  const { company, id } = await createDelivery()
  await followAfter(30)
  const reminded = await seenBy(company, id)
  expect(reminded.status).toBe('delivered')
  expect(new Date(reminded.completesAt!).getTime() - new Date(reminded.updatedAt).getTime()).toBe(32 * day)
  await followAfter(31.9)
  expect((await seenBy(company, id)).status).toBe('delivered')
  await followAfter(32)
  expect((await seenBy(company, id)).status).toBe('completed')
})

test('what the company completed itself, and what was never delivered, is left as it is', async () => {
  const { seller, company, id } = await createDelivery()
  await take(company, id, 'completed')
  const serviceId = await createService(app, seller)
  const accepted = await createHire(app, { serviceId, companyId: company.id }, ['requested', 'accepted'])
  await followAfter(5, 7, 30)
  expect((await seenBy(company, id)).history.at(-1)!.by).toBe('company')
  expect((await seenBy(company, accepted)).status).toBe('accepted')
  const [row] = await app.deps.db.select().from(hires).where(eq(hires.id, accepted))
  expect(row?.remindedAt).toBeNull()
})
