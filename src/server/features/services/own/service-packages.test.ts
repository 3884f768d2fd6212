import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let ana: TestActor
beforeAll(async () => {
  app = await startTestApp()
  ana = await createProfessional(app, { planType: 'premium' })
})
afterAll(() => app.close())

const texts = {
  title: 'Tableros en Power BI',
  description: 'Uno tus fuentes de datos.',
  category: 'Tecnología e IT',
  price: '25',
}
const basic = { name: 'Básico', price: '250', days: 5, includes: ['Un tablero'], rounds: 1 }
const whole = {
  name: 'Completo',
  price: '$1,200.50',
  days: 15,
  includes: ['Tres tableros zafirado'],
  rounds: 2,
}
const extra = { name: 'Otra sesión', price: 80, days: 0 }

const create = (values: object) =>
  app.request({
    method: 'POST',
    url: '/api/services',
    headers: ana.headers,
    payload: { ...texts, professionalId: ana.id, ...values },
  })
const change = (id: number, values: object) =>
  app.request({
    method: 'PUT',
    url: `/api/services/${id}`,
    headers: ana.headers,
    payload: { ...texts, ...values },
  })
const shown = async (id: number) => (await app.request({ url: `/api/services/${id}` })).body
const found = async (query: string): Promise<number[]> =>
  (await app.request({ url: `/api/services?limit=100&${query}` })).body.map(({ id }: { id: number }) => id)

test('packages and extras are shown as they were written, with prices to the cent', async () => {
  const { status, body } = await create({ packages: [basic, whole], extras: [extra] })
  expect(status).toBe(201)
  expect(await shown(body.service.id)).toMatchObject({
    price: '$25.00',
    deliveryTime: '3-7 días hábiles',
    packages: [
      { ...basic, price: '$250.00' },
      { ...whole, price: '$1,200.50' },
    ],
    extras: [{ ...extra, price: '$80.00' }],
  })
})

test('a service without packages is what it was', async () => {
  const id = await createService(app, ana)
  expect(await shown(id)).toMatchObject({ price: '$25.00', packages: [], extras: [] })
})

test('what a body leaves out stays, and an empty list removes it', async () => {
  const { body } = await create({ packages: [basic], extras: [extra] })
  const { id } = body.service
  await change(id, {})
  expect(await shown(id)).toMatchObject({ packages: [{ name: 'Básico' }], extras: [{ name: 'Otra sesión' }] })
  await change(id, { packages: [], extras: [] })
  expect(await shown(id)).toMatchObject({ packages: [], extras: [] })
  expect(await found('maxPrice=250')).not.toContain(id)
})

describe('a package is refused with', () => {
  test.each([
    ['a price of nothing', { price: '0.00' }, 'price', /dólares/],
    ['a negative price', { price: '-5' }, 'price', /dólares/],
    ['a thousandth', { price: '0.001' }, 'price', /dólares/],
    ['soles', { price: 'S/ 80' }, 'price', /dólares/],
    ['half a day', { days: 1.5 }, 'days', /1 a 365/],
    ['no day', { days: 0 }, 'days', /1 a 365/],
    ['too many rounds', { rounds: 11 }, 'rounds', /0 a 10/],
    ['nothing included', { includes: [] }, 'includes', /una cosa por línea/],
    ['no name', { name: ' ' }, 'name', /nombre/],
  ])('%s, and nothing is stored', async (_, wrong, field, message) => {
    const { body } = await create({ packages: [basic] })
    const refused = await change(body.service.id, { title: 'Otro', packages: [{ ...basic, ...wrong }] })
    expect(refused.status).toBe(400)
    expect(refused.body.fields?.[`packages.0.${field}`]).toMatch(message)
    expect(await shown(body.service.id)).toMatchObject({
      title: texts.title,
      packages: [{ price: '$250.00' }],
    })
  })

  test('three others beside it', async () => {
    const { status, body } = await create({ packages: [basic, basic, basic, basic] })
    expect([status, body.fields?.packages]).toEqual([400, 'Incluye 3 paquetes como máximo'])
  })
})

describe('the directory', () => {
  test('finds by the cheapest package, by the fastest one and by their words', async () => {
    const { body } = await create({ packages: [whole, basic] })
    const { id } = body.service
    const byHour = await createService(app, ana)
    expect(await found('maxPrice=250')).toContain(id)
    expect(await found('maxPrice=249')).not.toContain(id)
    expect(await found('maxDays=5')).toContain(id)
    expect(await found('maxDays=4')).not.toContain(id)
    expect(await found('maxPrice=99999&maxDays=365')).not.toContain(byHour)
    expect(await found('q=zafirado')).toContain(id)
  })

  test('counts what the filters leave, and ignores filters that are no numbers', async () => {
    const search = async (query: string) => (await app.request({ url: `/api/services/search?${query}` })).body
    const all = await search('maxPrice=gratis&maxDays=-1')
    const few = await search('maxDays=5')
    expect(all.total).toBe((await search('')).total)
    expect(few.total).toBe((await found('maxDays=5')).length)
    expect(few.total).toBeLessThan(all.total)
  })
})
