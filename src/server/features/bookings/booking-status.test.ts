import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingEvents, bookings } from '#server/db/schema/bookings.table.ts'
import { createCompany } from '#tests/support/actors.ts'
import { bookingCalls } from '#tests/support/bookings.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const { createSeller, setStatus, listOf, bellOf, createBooking } = bookingCalls(() => app)

test('the professional confirms; the step is stored, and both sides are notified', async () => {
  const { seller, company, id } = await createBooking()
  const { status, body } = await setStatus(seller, id, 'confirmed')
  expect(status).toBe(200)
  expect(body).toMatchObject({ id, status: 'confirmed', nextStatuses: ['cancelled'] })
  await settleActs(app)
  expect((await bellOf(company))[0]).toMatchObject({
    title: 'Cita confirmada',
    message: 'Rosa Tito confirmó tu cita del martes 24 de noviembre, 10:00 - 11:00 (hora de Lima).',
  })
  const events = await app.deps.db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, id))
  expect(events.map((event) => [event.status, event.userId])).toEqual([
    ['pending', company.userId],
    ['confirmed', seller.userId],
  ])
})

test('the same step twice is one step', async () => {
  const { seller, company, id } = await createBooking()
  await setStatus(seller, id, 'confirmed')
  const before = (await bellOf(company)).length
  expect((await setStatus(seller, id, 'confirmed')).status).toBe(200)
  expect(await bellOf(company)).toHaveLength(before)
})

test('a company cancels its own and does nothing else', async () => {
  const { seller, company, id } = await createBooking()
  for (const status of ['confirmed', 'completed', 'pending'])
    expect((await setStatus(company, id, status)).status).toBe(403)
  expect((await setStatus(company, id, 'cancelled')).body.status).toBe('cancelled')
  await settleActs(app)
  expect((await bellOf(seller))[0]).toMatchObject({
    title: 'Cita cancelada',
    message:
      'Tu cita con Tupay del martes 24 de noviembre, 10:00 - 11:00 (hora de Lima) se canceló. La canceló Tupay.',
  })
})

test('what is settled stays, and what has not ended is not completed', async () => {
  const { seller, id } = await createBooking()
  expect((await setStatus(seller, id, 'completed')).body.code).toBe('booking_settled')
  expect((await setStatus(seller, id, 'pending')).status).toBe(403)
  await setStatus(seller, id, 'confirmed')
  expect((await setStatus(seller, id, 'completed')).status).toBe(409)
  await app.deps.db
    .update(bookings)
    .set({ startsAt: new Date('2026-11-21T14:00:00Z'), endsAt: app.clock.now() })
    .where(eq(bookings.id, id))
  expect((await setStatus(seller, id, 'cancelled')).status).toBe(409)
  expect((await setStatus(seller, id, 'completed')).body.status).toBe('completed')
  expect((await setStatus(seller, id, 'confirmed')).status).toBe(409)
})

test('concurrent confirming and cancelling leave one of the two, with one notification', async () => {
  const { seller, company, id } = await createBooking()
  const before = (await bellOf(seller)).length + (await bellOf(company)).length
  const replies = await Promise.all([setStatus(seller, id, 'confirmed'), setStatus(company, id, 'cancelled')])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  await settleActs(app)
  const { status } = replies.find((reply) => reply.status === 200)!.body
  expect((await listOf(company))[0]!.status).toBe(status)
  expect((await bellOf(seller)).length + (await bellOf(company)).length).toBe(before + 1)
})

test('a booking of others is not there', async () => {
  const { id } = await createBooking()
  for (const stranger of [await createSeller(), await createCompany(app)]) {
    expect((await setStatus(stranger, id, 'cancelled')).status).toBe(404)
    const invite = await app.request({ url: `/api/bookings/${id}/invite.ics`, headers: stranger.headers })
    expect(invite.status).toBe(404)
    expect(await listOf(stranger)).toEqual([])
  }
})
