import type { AvailabilityBody } from '#contracts/bookings/bookings.contract.ts'
import { createCompany, createProfessional, type TestActor } from './actors.ts'
import { createService } from './services.ts'
import type { TestApp, TestReply } from './test-app.ts'

export const everyWeekday = (start: string, end: string): AvailabilityBody['hours'] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start, end }))

/** Sets a professional's availability through the API: every day from 9 to 18 without buffer and notice by default. */
export function setAvailability(
  app: TestApp,
  { headers }: TestActor,
  values: Partial<AvailabilityBody> = {},
): Promise<TestReply> {
  const payload = {
    isOpen: true,
    bufferMinutes: 0,
    noticeHours: 0,
    hours: everyWeekday('09:00', '18:00'),
    daysOff: [],
    ...values,
  }
  return app.request({ method: 'PUT', url: '/api/me/availability', headers, payload })
}

/** A bookable service. Returns its id. */
export async function createBookable(
  app: TestApp,
  professional: TestActor,
  values: Partial<AvailabilityBody> = {},
): Promise<number> {
  const reply = await setAvailability(app, professional, values)
  if (reply.status !== 200) throw new Error(reply.text)
  return createService(app, professional)
}

/** The calls of bookings; by default for Tuesday, 24 November 2026, at 10:00. */
export function bookingCalls(getApp: () => TestApp) {
  const createSeller = () =>
    createProfessional(getApp(), { planType: 'premium', firstName: 'Rosa', lastName: 'Tito' })

  const book = (
    actor: TestActor | null,
    professional: TestActor,
    serviceId: number,
    values: object = {},
    key?: string,
  ) =>
    getApp().request({
      method: 'POST',
      url: '/api/bookings',
      headers: { ...actor?.headers, ...(key ? { 'idempotency-key': key } : {}) },
      payload: { serviceId, professionalId: professional.id, date: '2026-11-24', time: '10:00', ...values },
    })
  const setStatus = ({ headers }: TestActor, id: number, status: string) =>
    getApp().request({ method: 'PATCH', url: `/api/bookings/${id}/status`, headers, payload: { status } })
  const listOf = async ({ headers }: TestActor) =>
    (await getApp().request({ url: '/api/bookings', headers })).body
  const bellOf = async ({ headers }: TestActor) =>
    (await getApp().request({ url: '/api/notifications', headers })).body.notifications
  const freeOf = async ({ headers }: TestActor, professional: TestActor, query = '') =>
    (await getApp().request({ url: `/api/professionals/${professional.id}/availability${query}`, headers }))
      .body

  async function createBooking(values: object = {}) {
    const [seller, company] = [await createSeller(), await createCompany(getApp(), { name: 'Tupay' })]
    const serviceId = await createBookable(getApp(), seller)
    const { body } = await book(company, seller, serviceId, values)
    return { seller, company, serviceId, id: body.id }
  }

  return { createSeller, book, setStatus, listOf, bellOf, freeOf, createBooking }
}
