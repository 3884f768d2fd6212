import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingEvents, bookings } from '#server/db/schema/bookings.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createBookable } from '#tests/support/bookings.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { followBookings } from './follow-bookings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function createBooking(status: 'pending' | 'confirmed') {
  const [seller, company] = [
    await createProfessional(app, { planType: 'premium', firstName: 'Rosa', lastName: 'Tito' }),
    await createCompany(app, { name: 'Tupay' }),
  ]
  const payload = {
    serviceId: await createBookable(app, seller),
    professionalId: seller.id,
    date: '2026-11-24',
    time: '10:00',
  }
  const { body } = await app.request({
    method: 'POST',
    url: '/api/bookings',
    headers: company.headers,
    payload,
  })
  if (status === 'confirmed') await confirm(seller, body.id)
  await settleActs(app)
  return { seller, company, id: body.id }
}
const confirm = ({ headers }: TestActor, id: number) =>
  app.request({
    method: 'PATCH',
    url: `/api/bookings/${id}/status`,
    headers,
    payload: { status: 'confirmed' },
  })
const statusFor = async ({ headers }: TestActor) =>
  (await app.request({ url: '/api/bookings', headers })).body[0]!.status
const titlesOf = async ({ headers }: TestActor) =>
  (await app.request({ url: '/api/notifications', headers })).body.notifications.map(
    ({ title }: { title: string }) => title,
  )
/**
 * Runs the scheduled task at these times. The test's sessions are valid only at its start time, so the clock is set
 * back.
 */
async function followAt(...times: string[]) {
  const start = app.clock.now().toISOString()
  for (const time of times) {
    app.clock.set(time)
    await followBookings(app.deps)
  }
  app.clock.set(start)
}

test('a confirmed one is completed when it has ended, and not before', async () => {
  const { company, id } = await createBooking('confirmed')
  await followAt('2026-11-24T15:59:59Z')
  expect(await statusFor(company)).toBe('confirmed')
  await followAt('2026-11-24T16:00:00Z', '2026-11-24T16:00:01Z')
  expect(await statusFor(company)).toBe('completed')
  const events = await app.deps.db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, id))
  expect(events.map(({ status, userId }) => [status, userId !== null])).toEqual([
    ['pending', true],
    ['confirmed', true],
    ['completed', false],
  ])
})

test('a booking unconfirmed at its start is cancelled, and both sides are notified', async () => {
  const { seller, company } = await createBooking('pending')
  await followAt('2026-11-24T15:00:00Z')
  expect(await statusFor(company)).toBe('cancelled')
  for (const side of [seller, company]) expect((await titlesOf(side))[0]).toBe('Cita cancelada')
})

test('both are reminded once, in the day before', async () => {
  const { seller, company } = await createBooking('confirmed')
  const reminders = async (side: TestActor) =>
    (await titlesOf(side)).filter((title: string) => title === 'Tienes una cita pronto')
  await followAt('2026-11-23T14:59:00Z')
  expect(await reminders(company)).toEqual([])
  const start = app.clock.now().toISOString()
  app.clock.set('2026-11-23T15:05:00Z')
  await Promise.all([followBookings(app.deps), followBookings(app.deps)])
  app.clock.set(start)
  await followAt('2026-11-23T16:05:00Z')
  for (const side of [seller, company]) expect(await reminders(side)).toHaveLength(1)
})

test('a confirmation within the last day replaces the reminder', async () => {
  const { seller, company, id } = await createBooking('pending')
  await app.deps.db
    .update(bookings)
    .set({ startsAt: new Date('2026-11-22T14:00:00Z'), endsAt: new Date('2026-11-22T15:00:00Z') })
    .where(eq(bookings.id, id))
  await confirm(seller, id)
  await followAt('2026-11-21T15:05:00Z')
  expect(await titlesOf(company)).not.toContain('Tienes una cita pronto')
})
