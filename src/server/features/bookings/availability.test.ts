import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { bookingCalls, createBookable, setAvailability } from '#tests/support/bookings.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const { createSeller, book, setStatus, listOf, freeOf, createBooking } = bookingCalls(() => app)
const tuesday = '2026-11-24'

describe('free times', () => {
  test('a company sees them day by day from tomorrow on, without what is taken and what is around it', async () => {
    const [seller, company] = [await createSeller(), await createCompany(app)]
    const serviceId = await createBookable(app, seller, {
      bufferMinutes: 30,
      hours: [{ weekday: 2, start: '09:00', end: '13:00' }],
      daysOff: ['2026-12-01'],
    })
    await book(company, seller, serviceId)
    const free = await freeOf(company, seller, '?duration=60&days=18')
    expect(free).toMatchObject({
      isOpen: true,
      duration: 60,
      timeZone: 'America/Lima',
      earliest: '2026-11-22',
      latest: '2027-01-20',
      nextFreeDate: tuesday,
    })
    expect(free.days).toHaveLength(18)
    expect(free.days.filter(({ slots }: { slots: unknown[] }) => slots.length > 0)).toEqual([
      {
        date: tuesday,
        slots: [
          { time: '11:30', startsAt: '2026-11-24T16:30:00.000Z' },
          { time: '12:00', startsAt: '2026-11-24T17:00:00.000Z' },
        ],
      },
      expect.objectContaining({ date: '2026-12-08' }),
    ])
  })

  test('the next free day is named when none of those asked for has one', async () => {
    const [seller, company] = [await createSeller(), await createCompany(app)]
    await createBookable(app, seller, { noticeHours: 240 })
    const free = await freeOf(company, seller, '?days=3')
    expect(free.days.flatMap(({ slots }: { slots: unknown[] }) => slots)).toEqual([])
    expect(free.nextFreeDate).toBe('2026-12-01')
  })

  test('every free time can be booked', async () => {
    const [seller, company] = [await createSeller(), await createCompany(app)]
    const serviceId = await createBookable(app, seller, { bufferMinutes: 15, noticeHours: 30 })
    const { days } = await freeOf(company, seller, '?duration=240&days=2')
    const [first] = days.flatMap(({ date, slots }: { date: string; slots: { time: string }[] }) =>
      slots.map(({ time }) => ({ date, time })),
    )
    expect((await book(company, seller, serviceId, { ...first, duration: 240 })).status).toBe(201)
  })

  test('visitors sign in first, and who is hidden has no calendar', async () => {
    const seller = await createSeller()
    const url = `/api/professionals/${seller.id}/availability`
    expect((await app.request({ url })).status).toBe(401)
    expect((await freeOf(await createCompany(app), { ...seller, id: 2_000_000 })).code).toBe('not_found')
  })
})

describe('how a professional takes bookings', () => {
  const own = async ({ headers }: TestActor) =>
    (await app.request({ url: '/api/me/availability', headers })).body

  test('has the defaults and no hours until it is set, and returns what was set', async () => {
    const seller = await createSeller()
    expect(await own(seller)).toEqual({
      isOpen: true,
      bufferMinutes: 15,
      noticeHours: 24,
      hours: [],
      daysOff: [],
    })
    const wanted = {
      isOpen: false,
      bufferMinutes: 10,
      noticeHours: 48,
      hours: [
        { weekday: 1, start: '09:00', end: '13:00' },
        { weekday: 1, start: '15:00', end: '24:00' },
        { weekday: 5, start: '00:00', end: '06:30' },
      ],
      daysOff: ['2026-12-08', '2026-12-25'],
    }
    const { status, body } = await setAvailability(app, seller, {
      ...wanted,
      hours: wanted.hours.toReversed(),
      daysOff: ['2026-12-25', '2026-12-08', '2026-12-25', '2026-01-01'],
    })
    expect([status, body]).toEqual([200, wanted])
    expect(await own(seller)).toEqual(wanted)
  })

  test('hours of a day do not overlap and go forward', async () => {
    const seller = await createSeller()
    const fieldsOf = async (values: object) => (await setAvailability(app, seller, values)).body.fields
    expect(
      await fieldsOf({
        hours: [
          { weekday: 3, start: '09:00', end: '13:00' },
          { weekday: 3, start: '12:30', end: '15:00' },
        ],
      }),
    ).toEqual({ 'hours.1': 'Separa las horas del miércoles: se cruzan' })
    expect(await fieldsOf({ hours: [{ weekday: 3, start: '13:00', end: '13:00' }] })).toEqual({
      'hours.0.end': 'Elige una hora de fin posterior a la de inicio',
    })
    expect(await fieldsOf({ bufferMinutes: 121, noticeHours: 337, daysOff: ['2026-13-01'] })).toEqual({
      bufferMinutes: 'Escribe un margen de 0 a 120 minutos',
      noticeHours: 'Escribe una anticipación de 0 a 336 horas',
      'daysOff.0': 'Elige una fecha válida',
    })
    expect((await own(seller)).hours).toEqual([])
  })

  test('is part of the premium plan', async () => {
    const basic = await createProfessional(app)
    const { status, body } = await setAvailability(app, basic)
    expect([status, body.message]).toEqual([403, 'Funcionalidad exclusiva del Plan Premium'])
  })

  test('closing keeps existing bookings', async () => {
    const { seller, company, id } = await createBooking()
    await setAvailability(app, seller, { isOpen: false })
    expect(await listOf(company)).toMatchObject([{ id, status: 'pending' }])
    expect((await setStatus(seller, id, 'confirmed')).status).toBe(200)
  })
})
