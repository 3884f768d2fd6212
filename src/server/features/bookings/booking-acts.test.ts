import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { bookingCalls } from '#tests/support/bookings.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const { setStatus, listOf, bellOf, createBooking, book } = bookingCalls(() => app)
const undo = ({ headers }: TestActor, { undo: offer }: { undo: { actId: number } | null }) =>
  app.request({ method: 'POST', url: `/api/acts/${offer!.actId}/undo`, headers })
const titles = async (side: TestActor) => (await bellOf(side)).map(({ title }: { title: string }) => title)
const statusFor = async (side: TestActor) => (await listOf(side))[0]!.status

test('a confirmation is seen by the company, and told, once it can no longer be undone', async () => {
  const { seller, company, id } = await createBooking()
  const { body } = await setStatus(seller, id, 'confirmed')
  expect(body).toMatchObject({ status: 'confirmed', undo: { seconds: 10 } })
  expect([await statusFor(seller), await statusFor(company)]).toEqual(['confirmed', 'pending'])
  expect(await titles(company)).toEqual([])
  await settleActs(app)
  expect(await statusFor(company)).toBe('confirmed')
  expect(await titles(company)).toEqual(['Cita confirmada'])
})

test('a step that was undone was never made, and its invitation is as before', async () => {
  const { seller, company, id } = await createBooking()
  const invite = async () =>
    (await app.request({ url: `/api/bookings/${id}/invite.ics`, headers: seller.headers })).text
  const before = await invite()
  for (const status of ['confirmed', 'cancelled']) {
    const { body } = await setStatus(seller, id, status)
    expect((await undo(seller, body)).status).toBe(200)
  }
  await settleActs(app)
  expect([await statusFor(seller), await statusFor(company)]).toEqual(['pending', 'pending'])
  expect(await titles(company)).toEqual([])
  expect(await invite()).toBe(before)
})

test('a cancelled time that somebody else has taken meanwhile is theirs', async () => {
  const { seller, company, id, serviceId } = await createBooking()
  const { body } = await setStatus(company, id, 'cancelled')
  expect((await book(await createCompany(app), seller, serviceId)).status).toBe(201)
  expect((await undo(company, body)).body.code).toBe('conflict')
  await settleActs(app)
  expect(await titles(seller)).toContain('Cita cancelada')
})

test('while one side may still undo, the other waits; and nobody undoes for somebody else', async () => {
  const { seller, company, id } = await createBooking()
  const { body } = await setStatus(seller, id, 'confirmed')
  expect((await setStatus(company, id, 'cancelled')).body.code).toBe('step_pending')
  expect((await undo(company, body)).status).toBe(404)
  await settleActs(app)
  expect((await setStatus(company, id, 'cancelled')).status).toBe(200)
})
