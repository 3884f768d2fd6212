import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { serviceAvailability } from '#server/db/schema/services.table.ts'
import { askAvailability } from './ask-availability.ts'
import { createCompany, createProfessional, signedInAgain, type TestActor } from '#tests/support/actors.ts'
import { createHire, createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let ana: TestActor
let beto: TestActor
let company: TestActor
let service: number

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-27T15:00:00Z')
  ana = await createProfessional(app, { planType: 'premium', firstName: 'Ana' })
  beto = await createProfessional(app, { planType: 'premium', firstName: 'Beto' })
  company = await createCompany(app)
  service = await createService(app, ana)
  await createService(app, ana, { title: 'Servicios web', category: 'Programación' })
  await createService(app, beto)
})
beforeEach(async () => {
  await app.deps.db.delete(serviceAvailability)
  await app.deps.db.delete(notifications)
  app.clock.set('2026-11-27T15:00:00Z')
})
afterAll(() => app.close())

const own = async (who = ana) =>
  (await app.request({ url: '/api/me/service-availability', headers: who.headers })).body
async function say(values: Record<string, unknown>, who = ana) {
  const { version } = await own(who)
  return app.request({
    method: 'PUT',
    url: '/api/me/service-availability',
    headers: who.headers,
    payload: { mostOrders: null, version, ...values },
  })
}
const confirm = (who = ana) =>
  app.request({ method: 'POST', url: '/api/me/service-availability/confirmation', headers: who.headers })
const shown = async (id = service) => (await app.request({ url: `/api/services/${id}` })).body.availability
const search = async (query = '') => (await app.request({ url: `/api/services/search${query}` })).body
const countsOf = ({ facets }: { facets: { available: { value: string; count: number }[] } }) =>
  Object.fromEntries(facets.available.map(({ value, count }) => [value, count]))

describe('what a professional says', () => {
  test('nothing is shown until something is said', async () => {
    expect(await own()).toEqual({
      says: 'unsaid',
      day: null,
      mostOrders: null,
      openOrders: 0,
      confirmedAt: null,
      isOld: false,
      version: 0,
      shown: null,
    })
    expect(await shown()).toBeNull()
  })

  test.each([
    [{ says: 'now' }, { state: 'now', day: null, words: 'Disponible ahora' }],
    [
      { says: 'from', day: '2026-12-03' },
      { state: 'from', day: '2026-12-03', words: 'Disponible desde el 3 de diciembre' },
    ],
    [
      { says: 'full', day: '2027-01-15' },
      { state: 'full', day: '2027-01-15', words: 'Con agenda llena hasta el 15 de enero de 2027' },
    ],
    [
      { says: 'from', day: '2026-11-27' },
      { state: 'now', day: null, words: 'Disponible ahora' },
    ],
    [{ says: 'unsaid' }, null],
  ])('%j is read by others as %j, on all services', async (values, read) => {
    const { status, body } = await say(values)
    expect([status, body.availability.shown]).toEqual([200, read])
    const { services } = await search()
    const ofAna = services.filter(
      ({ professionalId }: { professionalId: number }) => professionalId === ana.id,
    )
    expect(ofAna.map(({ availability }: { availability: unknown }) => availability)).toEqual([read, read])
  })

  test.each([
    [{ says: 'from' }, 'day'],
    [{ says: 'full', day: '' }, 'day'],
    [{ says: 'from', day: '2026-11-26' }, 'day'],
    [{ says: 'from', day: '2027-11-28' }, 'day'],
    [{ says: 'from', day: '2026-02-30' }, 'day'],
    [{ says: 'later' }, 'says'],
    [{ says: 'now', mostOrders: 0 }, 'mostOrders'],
    [{ says: 'now', mostOrders: 51 }, 'mostOrders'],
    [{ says: 'now', mostOrders: 1.5 }, 'mostOrders'],
    [{ says: 'now', mostOrders: 'muchos' }, 'mostOrders'],
  ])('%j is refused at its field, and nothing is stored', async (values, field) => {
    const { status, body } = await say(values)
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {})).toEqual([field])
    expect((await own()).version).toBe(0)
  })

  test('of two windows that change the same state one is refused, also at the same moment', async () => {
    const put = (says: string, version: number) =>
      app.request({
        method: 'PUT',
        url: '/api/me/service-availability',
        headers: ana.headers,
        payload: { says, mostOrders: null, version },
      })
    const statusesOf = (replies: { status: number }[]) =>
      replies.map(({ status }) => status).toSorted((one, other) => one - other)
    const first = await Promise.all([put('now', 0), put('unsaid', 0)])
    expect(statusesOf(first)).toEqual([200, 409])
    const second = await Promise.all([put('now', 1), put('unsaid', 1), put('now', 1)])
    expect(statusesOf(second)).toEqual([200, 409, 409])
    expect(second.find(({ status }) => status === 409)?.body.code).toBe('availability_changed')
    expect((await own()).version).toBe(2)
  })
})

describe('the filter of the directory', () => {
  test('it counts and finds who can begin today, or within seven days', async () => {
    await say({ says: 'now' })
    await say({ says: 'from', day: '2026-12-03' }, beto)
    expect(countsOf(await search())).toEqual({ now: 2, week: 3 })
    expect((await search('?available=now')).total).toBe(2)
    expect((await search('?available=week')).services).toHaveLength(3)
    await say({ says: 'full', day: '2026-12-03' }, beto)
    expect(countsOf(await search())).toEqual({ now: 2, week: 2 })
  })

  test('its counts follow the other filters, and theirs follow it', async () => {
    await say({ says: 'now' })
    expect(countsOf(await search('?category=Programaci%C3%B3n'))).toEqual({ now: 1, week: 1 })
    const { facets, total } = await search('?available=now')
    const groups = facets.group.filter(({ count }: { count: number }) => count > 0)
    expect([total, groups]).toEqual([2, [{ value: 'Tecnología y Sistemas', count: 2 }]])
  })

  test('an unknown value is no filter', async () => {
    expect((await search('?available=ayer')).total).toBe(3)
  })
})

describe('orders in work', () => {
  test('as many as were stated make it full by itself, and one that ends makes room; nothing hides the service', async () => {
    const { body } = await say({ says: 'now', mostOrders: '2' })
    expect(body.availability).toMatchObject({ mostOrders: 2, openOrders: 0 })
    await createHire(app, { serviceId: service, companyId: company.id }, ['requested'])
    await createHire(app, { serviceId: service, companyId: company.id }, ['requested', 'accepted'])
    expect(await shown()).toMatchObject({ state: 'now' })
    const other = await createCompany(app)
    const { body: asked } = await app.request({
      method: 'POST',
      url: `/api/services/${service}/hires`,
      headers: other.headers,
      payload: { message: 'Un tablero de ventas.' },
    })
    const step = async (who: TestActor, status: string) => {
      const url = `/api/hires/${asked.id}/status`
      const reply = await app.request({ method: 'PATCH', url, headers: who.headers, payload: { status } })
      expect(reply.status).toBe(200)
      await settleActs(app)
    }
    await step(ana, 'accepted')
    expect(await shown()).toEqual({ state: 'busy', day: null, words: 'Con agenda llena por ahora' })
    expect((await search('?available=now')).total).toBe(0)
    expect((await search()).total).toBe(3)
    await step(other, 'cancelled')
    expect(await shown()).toMatchObject({ state: 'now' })
  })
})

describe('what was said long ago', () => {
  const ask = () => askAvailability(app.deps)
  /** Sessions end after some weeks. */
  const pass = async (days: number) => {
    app.clock.advance({ days })
    ana = await signedInAgain(app, ana)
  }
  const bellOf = (who: TestActor) =>
    app.deps.db.select().from(notifications).where(eq(notifications.userId, who.userId))
  const linkIn = (text: string) => /\/servicios\/disponible\/([\w-]+)/.exec(text)?.[1] ?? ''

  test('after 30 days the professional is asked once; after 37 it is unconfirmed, out of the filter and still listed', async () => {
    await say({ says: 'now' })
    await pass(29)
    await ask()
    expect(await bellOf(ana)).toHaveLength(0)
    await pass(1)
    await Promise.all([ask(), ask()])
    await ask()
    await app.queue.drain()
    expect((await bellOf(ana)).map(({ title, link }) => [title, link])).toEqual([
      ['¿Sigues disponible?', '/dashboard/servicios'],
    ])
    expect(await own()).toMatchObject({ isOld: true, shown: { state: 'now' } })
    await pass(7)
    expect(await own()).toMatchObject({
      shown: { state: 'unconfirmed', words: 'Disponibilidad sin confirmar' },
    })
    const found = (await app.request({ url: '/api/services/search?available=week&q=tableros' })).body
    expect(found.total).toBe(0)
    expect((await confirm()).body.availability).toMatchObject({ isOld: false, shown: { state: 'now' } })
    expect((await search('?available=now')).total).toBe(2)
  })

  test('the link of the mail confirms it without a login, once and only what was said before it', async () => {
    await say({ says: 'now' })
    await pass(30)
    await ask()
    await app.queue.drain()
    const mail = app.mails.sent.findLast(
      ({ subject }) => subject === '¿Sigues disponible para nuevos pedidos?',
    )!
    const url = `/api/availability-links/${linkIn(mail.text)}`
    expect((await app.request({ url })).body).toMatchObject({ isConfirmed: false, shown: { state: 'now' } })
    app.clock.advance({ hours: 2 })
    const press = () => app.request({ method: 'POST', url })
    expect((await press()).status).toBe(200)
    const { confirmedAt } = await own()
    expect(confirmedAt).toBe(app.clock.now().toISOString())
    expect((await app.request({ url })).body.isConfirmed).toBe(true)
    await pass(40)
    await press()
    expect((await own()).confirmedAt).toBe(confirmedAt)
    await say({ says: 'unsaid' })
    expect((await press()).body.code).toBe('link_expired')
    expect((await app.request({ url: `/api/availability-links/${'a'.repeat(60)}` })).status).toBe(410)
  })

  test('who says nothing, or sells nothing now, is not asked and has nothing to confirm', async () => {
    await say({ says: 'unsaid' })
    const seller = await createProfessional(app, { planType: 'premium' })
    await say({ says: 'now' }, seller)
    await pass(40)
    const before = (await bellOf(ana)).length
    await ask()
    expect(await bellOf(ana)).toHaveLength(before)
    expect(await bellOf(seller)).toHaveLength(0)
    expect((await confirm()).body.code).toBe('availability_unsaid')
  })
})
