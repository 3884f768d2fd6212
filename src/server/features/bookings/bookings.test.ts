import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingEvents, bookings } from '#server/db/schema/bookings.table.ts'
import { userBlocks } from '#server/db/schema/conversations.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { bookingCalls, createBookable, setAvailability } from '#tests/support/bookings.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const { createSeller, book, setStatus, listOf, bellOf, freeOf, createBooking } = bookingCalls(() => app)
const tuesday = '2026-11-24'

describe('asking for one', () => {
  test('is kept as pending, in the clock of Lima, and both sides have it in their list', async () => {
    const [seller, company] = [await createSeller(), await createCompany(app, { name: 'Tupay' })]
    const serviceId = await createBookable(app, seller)
    const { status, body } = await book(company, seller, serviceId, { notes: '  El tablero de ventas ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      serviceId,
      serviceTitle: 'Tableros en Power BI',
      professionalId: seller.id,
      professionalName: 'Rosa Tito',
      companyId: company.id,
      companyName: 'Tupay',
      date: tuesday,
      time: '10:00',
      startsAt: '2026-11-24T15:00:00.000Z',
      endsAt: '2026-11-24T16:00:00.000Z',
      duration: 60,
      notes: 'El tablero de ventas',
      status: 'pending',
      nextStatuses: ['cancelled'],
      createdAt: app.clock.now().toISOString(),
    })
    expect(await listOf(company)).toEqual([body])
    expect(await listOf(seller)).toEqual([{ ...body, nextStatuses: ['confirmed', 'cancelled'] }])
    const events = await app.deps.db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, body.id))
    expect(events).toMatchObject([{ status: 'pending', userId: company.userId, at: app.clock.now() }])
  })

  test('the professional is notified on the bell, the requester is not', async () => {
    const { seller, company } = await createBooking()
    expect((await bellOf(seller))[0]).toMatchObject({
      title: 'Te pidieron una cita',
      message:
        'Tupay quiere una cita el martes 24 de noviembre, 10:00 - 11:00 (hora de Lima) por tu servicio “Tableros en Power BI”.',
      link: '/dashboard/citas',
    })
    expect(await bellOf(company)).toEqual([])
  })

  test('says in Spanish what is missing or wrong', async () => {
    const [seller, company] = [await createSeller(), await createCompany(app)]
    const serviceId = await createBookable(app, seller)
    const fieldsOf = async (values: object) => (await book(company, seller, serviceId, values)).body.fields
    expect(await fieldsOf({ date: undefined, time: undefined })).toEqual({
      date: 'Elige una fecha',
      time: 'Elige una hora',
    })
    expect(await fieldsOf({ date: '', time: '' })).toEqual({
      date: 'Elige una fecha',
      time: 'Elige una hora',
    })
    expect(await fieldsOf({ date: '2026-02-30', time: '25:00' })).toEqual({
      date: 'Elige una fecha válida',
      time: 'Elige una hora válida',
    })
    const wrongDuration = { duration: 'Elige una duración de 15 a 240 minutos' }
    expect(await fieldsOf({ duration: 14 })).toEqual(wrongDuration)
    expect(await fieldsOf({ duration: 241 })).toEqual(wrongDuration)
    expect(await fieldsOf({ date: '2026-11-21' })).toEqual({ date: 'Elige un día desde mañana' })
    expect(await fieldsOf({ date: '2027-01-21' })).toEqual({
      date: 'Elige un día dentro de los próximos 60 días',
    })
    expect(await listOf(company)).toEqual([])
  })

  test('is for companies, and for a service of that professional which everyone may see', async () => {
    const [seller, other, company] = [await createSeller(), await createSeller(), await createCompany(app)]
    const serviceId = await createBookable(app, seller)
    await createBookable(app, other)
    expect((await book(null, seller, serviceId)).status).toBe(401)
    expect((await book(other, seller, serviceId)).status).toBe(403)
    expect((await book(company, other, serviceId)).status).toBe(404)
    await app.deps.db.update(services).set({ isOpen: false }).where(eq(services.id, serviceId))
    expect((await book(company, seller, serviceId)).status).toBe(404)
  })

  test('a double click makes one', async () => {
    const [seller, company] = [await createSeller(), await createCompany(app)]
    const serviceId = await createBookable(app, seller)
    const first = await book(company, seller, serviceId, {}, 'una-clave')
    expect((await book(company, seller, serviceId, {}, 'una-clave')).body).toEqual(first.body)
    expect(await listOf(company)).toHaveLength(1)
  })

  test('the same wish again, after an answer that was lost, finds its booking', async () => {
    const { seller, company, serviceId, id } = await createBooking()
    expect((await book(company, seller, serviceId)).body.id).toBe(id)
    expect((await book(company, seller, serviceId, { duration: 30 })).status).toBe(409)
    expect(await listOf(company)).toHaveLength(1)
    expect(await bellOf(seller)).toHaveLength(1)
  })

  test('a time that is not free is refused with the nearest free ones', async () => {
    const { seller, serviceId } = await createBooking()
    const reply = await book(await createCompany(app), seller, serviceId, { time: '10:30' })
    expect(reply.status).toBe(409)
    expect(reply.body).toMatchObject({
      code: 'slot_taken',
      message:
        'Ese horario ya no está libre. Los más cercanos: mar. 24 nov. 09:00; mar. 24 nov. 11:00; mar. 24 nov. 11:30 (hora de Lima).',
    })
    expect((await book(await createCompany(app), seller, serviceId, { time: '03:00' })).status).toBe(409)
  })

  test('nobody books without the premium plan, without hours, while it is closed, or when blocked', async () => {
    const company = await createCompany(app)
    const refusalOf = async (prepare: (seller: TestActor) => Promise<unknown>) => {
      const seller = await createSeller()
      const serviceId = await createBookable(app, seller)
      await prepare(seller)
      expect(await freeOf(company, seller)).toMatchObject({ isOpen: false, nextFreeDate: null })
      const { status, body } = await book(company, seller, serviceId)
      return [status, body.code]
    }
    const closed = [409, 'bookings_closed']
    expect(
      await refusalOf(({ id }) =>
        app.deps.db.update(professionals).set({ planType: 'basic' }).where(eq(professionals.id, id)),
      ),
    ).toEqual(closed)
    expect(await refusalOf((seller) => setAvailability(app, seller, { hours: [] }))).toEqual(closed)
    expect(await refusalOf((seller) => setAvailability(app, seller, { isOpen: false }))).toEqual(closed)
    expect(
      await refusalOf(({ userId }) =>
        app.deps.db
          .insert(userBlocks)
          .values({ blockerId: userId, blockedId: company.userId, createdAt: app.clock.now() }),
      ),
    ).toEqual(closed)
  })

  test('a cancelled one leaves its time free', async () => {
    const { seller, company, serviceId, id } = await createBooking()
    await setStatus(company, id, 'cancelled')
    expect((await book(await createCompany(app), seller, serviceId)).status).toBe(201)
  })
})

describe('at the same moment', () => {
  const race = async (bufferMinutes: number, times: readonly string[], durations: readonly number[]) => {
    const seller = await createSeller()
    const serviceId = await createBookable(app, seller, { bufferMinutes })
    const companies = await Promise.all(times.map(() => createCompany(app)))
    const replies = await Promise.all(
      companies.map((company, at) =>
        book(company, seller, serviceId, { time: times[at], duration: durations[at % durations.length] }),
      ),
    )
    return { seller, statuses: replies.map(({ status }) => status) }
  }

  test('twenty ask for times that overlap: one gets it', async () => {
    const times = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? '10:00' : '10:30'))
    const { seller, statuses } = await race(0, times, [120, 60, 90])
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect(await listOf(seller)).toHaveLength(1)
  })

  test('two that touch do not both get in where a buffer must lie between', async () => {
    const { statuses } = await race(15, ['10:00', '11:00', '10:00', '11:00'], [60])
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  })

  test('the database itself refuses a second one at the time', async () => {
    const { seller, company, serviceId } = await createBooking()
    const insert = (time: string) =>
      app.deps.db.insert(bookings).values({
        serviceId,
        professionalId: seller.id,
        companyId: company.id,
        startsAt: new Date(`${tuesday}T${time}:00-05:00`),
        endsAt: new Date(`${tuesday}T23:00:00-05:00`),
        createdAt: app.clock.now(),
        updatedAt: app.clock.now(),
      })
    await expect(insert('10:59')).rejects.toMatchObject({ cause: { code: '23P01' } })
    await insert('11:00')
  })
})

describe('the bookings with a professional', () => {
  const listWith = ({ headers }: TestActor, { id }: TestActor) =>
    app.request({ url: `/api/professionals/${id}/bookings`, headers })

  test('all for the professional, its own for a company, nothing for other professionals', async () => {
    const { seller, company, serviceId } = await createBooking()
    const second = await createCompany(app)
    await book(second, seller, serviceId, { time: '15:00' })
    expect((await listWith(seller, seller)).body.map(({ time }: { time: string }) => time)).toEqual([
      '15:00',
      '10:00',
    ])
    expect((await listWith(company, seller)).body).toMatchObject([{ time: '10:00', companyId: company.id }])
    expect((await listWith(await createCompany(app), seller)).body).toEqual([])
    expect((await listWith(await createSeller(), seller)).status).toBe(404)
    expect((await listWith(company, { ...seller, id: 2_000_000 })).status).toBe(404)
  })
})
