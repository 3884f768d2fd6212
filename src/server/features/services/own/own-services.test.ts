import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { leastHourDollars } from '#contracts/services/service-figures.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createHire, createReview, createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let ana: TestActor
beforeAll(async () => {
  app = await startTestApp()
  ana = await createProfessional(app, { planType: 'premium', firstName: 'Ana', lastName: 'Ríos' })
})
afterAll(() => app.close())

const texts = {
  title: 'Tableros en Power BI',
  description: 'Uno tus fuentes de datos.',
  category: 'Tecnología e IT',
  price: '25',
}
const send = (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  who: TestActor | null,
  path = '',
  payload?: object,
  key?: string,
) =>
  app.request({
    method,
    url: `/api/services${path}`,
    headers: { ...who?.headers, ...(key ? { 'idempotency-key': key } : {}) },
    ...(payload ? { payload } : {}),
  })
const create = (who: TestActor, values: object = {}, key?: string) =>
  send('POST', who, '', { ...texts, professionalId: who.id, ...values }, key)
const mine = async (who: TestActor) =>
  (await app.request({ url: '/api/me/services', headers: who.headers })).body
const found = async (q: string): Promise<number[]> =>
  (await app.request({ url: `/api/services?q=${encodeURIComponent(q)}&limit=100` })).body.map(
    ({ id }: { id: number }) => id,
  )

describe('creating', () => {
  test('a service is published with the documented defaults and is found by its words at once', async () => {
    const { status, body } = await create(ana, { title: 'Mapas de calor zulemita' })
    expect([status, body.message]).toEqual([201, '¡Servicio creado exitosamente!'])
    expect(body.service).toMatchObject({
      professionalId: ana.id,
      price: '$25.00',
      deliveryTime: '3-7 días hábiles',
      includes: [],
      requirements: '',
      tools: '',
      imageUrl: null,
      isActive: true,
      isPaid: true,
      chatActiveUntil: null,
      openHires: 0,
    })
    expect(await found('zulemita')).toEqual([body.service.id])
  })

  test.each([
    ['25', '$25.00'],
    [25.5, '$25.50'],
    ['$1,200.50', '$1,200.50'],
    ['US$ 30', '$30.00'],
    ['12,5', '$12.50'],
  ])('a price of %j is read to cents', async (price, expected) => {
    expect((await create(ana, { price })).body.service?.price).toBe(expected)
  })

  test.each(['A convenir', 'S/ 80', '-5', '$', 'gratis'])(
    'a price of %j is no amount in dollars',
    async (price) => {
      expect((await create(ana, { price })).body.fields).toEqual({
        price: 'Escribe el precio por hora en dólares, por ejemplo 25.00',
      })
    },
  )

  test('an hour costs what the form says or more', async () => {
    expect((await create(ana, { price: '0.99' })).body.fields).toEqual({
      price: `Escribe un precio de $${leastHourDollars} o más`,
    })
    expect((await create(ana, { price: String(leastHourDollars) })).status).toBe(201)
  })

  test('each required field says what to do, and the message is the documented one', async () => {
    const { status, body } = await send('POST', ana, '', { title: '  ', price: '' })
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      title: 'Escribe el título de tu servicio',
      description: 'Describe tu servicio',
      category: 'Elige la categoría de tu servicio',
      price: 'Escribe tu precio por hora',
      professionalId: 'Elige al profesional',
    })
    expect(body.message).toBe(
      'Por favor completa todos los campos obligatorios. No se pudo identificar el profesional',
    )
  })

  test('short texts pass, because their lengths are hints; long requirements do not', async () => {
    expect((await create(ana, { title: 'API', description: 'Hago API.' })).status).toBe(201)
    expect((await create(ana, { requirements: 'x'.repeat(500) })).status).toBe(201)
    expect((await create(ana, { requirements: 'x'.repeat(501) })).body.fields).toEqual({
      requirements: 'Usa 500 caracteres como máximo',
    })
    expect((await create(ana, { category: 'Jardinería' })).body.fields.category).toBe(
      'Elige una categoría de la lista',
    )
    expect((await create(ana, { category: 'Legal' })).body.service.category).toBe('Consultoría Legal')
  })

  test('it is for the premium plan, and for oneself', async () => {
    const basic = await createProfessional(app)
    const refused = await create(basic)
    expect([refused.status, refused.body.code]).toEqual([403, 'professional_premium_required'])
    expect(refused.body.message).toBe('Funcionalidad exclusiva del Plan Premium')
    expect((await create(ana, { professionalId: basic.id })).status).toBe(404)
    expect((await send('POST', await createCompany(app), '', { ...texts, professionalId: 1 })).status).toBe(
      403,
    )
    expect((await send('POST', null, '', texts)).status).toBe(401)
  })

  test('the same send twice is one service', async () => {
    const who = await createProfessional(app, { planType: 'premium' })
    const first = await create(who, {}, 'una-clave')
    expect((await create(who, {}, 'una-clave')).body).toEqual(first.body)
    expect(await mine(who)).toHaveLength(1)
  })
})

describe('changing', () => {
  test('every text is replaced, the search follows, and what is left out stays', async () => {
    const { body: made } = await create(ana, {
      title: 'Algo con wiracocha',
      tools: 'Excel',
      includes: ['Un informe'],
      requirements: 'Tus datos',
      deliveryTime: '5 días',
    })
    const { id } = made.service
    const changed = await send('PUT', ana, `/${id}`, {
      ...texts,
      title: 'Algo con pachamanca',
      price: '40',
      requirements: '',
    })
    expect([changed.status, changed.body.message]).toEqual([200, '¡Servicio actualizado exitosamente!'])
    expect(changed.body.service).toMatchObject({
      title: 'Algo con pachamanca',
      price: '$40.00',
      requirements: '',
      tools: 'Excel',
      includes: ['Un informe'],
      deliveryTime: '5 días',
    })
    expect(await found('wiracocha')).not.toContain(id)
    expect(await found('pachamanca')).toEqual([id])
    const low = (await app.request({ url: '/api/services?q=pachamanca&sort=price-low' })).body
    expect(low[0]!.price).toBe('$40.00')
  })

  test('the same four fields are required', async () => {
    const { body } = await create(ana)
    const refused = await send('PUT', ana, `/${body.service.id}`, { ...texts, title: '' })
    expect(refused.body.fields).toEqual({ title: 'Escribe el título de tu servicio' })
  })

  test('only the owner changes a service: forbidden for what everyone sees, not found for the rest', async () => {
    const { id } = (await create(ana)).body.service
    const other = await createProfessional(app, { planType: 'premium' })
    const attempts = () =>
      Promise.all([
        send('PUT', other, `/${id}`, texts),
        send('PATCH', other, `/${id}/status`, { status: 'paused' }),
        send('DELETE', other, `/${id}`),
        send('POST', other, `/${id}/activate-chat`),
      ])
    expect((await attempts()).map(({ status }) => status)).toEqual([403, 403, 403, 403])
    await send('PATCH', ana, `/${id}/status`, { status: 'paused' })
    expect((await attempts()).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})

describe('pausing', () => {
  test('a paused service is seen by its owner alone, and comes back as it was', async () => {
    const who = await createProfessional(app, { planType: 'premium' })
    const { id } = (await create(who, { title: 'Quinua tejida' })).body.service
    const isListed = async () => (await app.request({ url: `/api/professionals/${who.id}` })).body.isListed
    expect(await isListed()).toBe(true)
    expect((await send('PATCH', who, `/${id}/status`, { status: 'paused' })).body.service.isActive).toBe(
      false,
    )
    expect(await found('quinua')).toEqual([])
    expect(await isListed()).toBe(false)
    expect((await app.request({ url: `/api/services/${id}` })).status).toBe(404)
    expect(await mine(who)).toMatchObject([{ id, isActive: false }])
    expect((await send('PATCH', who, `/${id}/status`, { status: 'active' })).status).toBe(200)
    expect(await found('quinua')).toEqual([id])
    expect((await send('PATCH', who, `/${id}/status`, { status: 'gone' })).body.fields).toEqual({
      status: 'Elige si el servicio se muestra o se pausa',
    })
  })

  test('when the plan ends, what was published stays and can be managed; nothing new is published', async () => {
    const who = await createProfessional(app, { planType: 'premium' })
    const { id } = (await create(who, { title: 'Olluco digital' })).body.service
    await app.deps.db.update(professionals).set({ planType: 'basic' }).where(eq(professionals.id, who.id))
    expect(await found('olluco')).toEqual([id])
    expect((await send('PUT', who, `/${id}`, { ...texts, title: 'Olluco en línea' })).status).toBe(200)
    expect((await send('PATCH', who, `/${id}/status`, { status: 'paused' })).status).toBe(200)
    expect((await send('PATCH', who, `/${id}/status`, { status: 'active' })).status).toBe(200)
    expect((await create(who)).status).toBe(403)
  })
})

describe('deleting', () => {
  test('nobody finds it any more, not even its owner, wherever services are listed', async () => {
    const who = await createProfessional(app, { planType: 'premium' })
    const { id } = (await create(who, { title: 'Tarwi molido' })).body.service
    const stats = async () => (await app.request({ url: '/api/stats' })).body.services
    const sitemap = async () =>
      (await app.request({ url: '/sitemap/servicios-1.xml' })).text.includes(`/servicios/${id}<`)
    const before = await stats()
    expect(await sitemap()).toBe(true)
    expect((await send('DELETE', who, `/${id}`)).status).toBe(200)
    expect(await found('tarwi')).toEqual([])
    expect(await mine(who)).toEqual([])
    expect((await app.request({ url: `/api/services/${id}` })).status).toBe(404)
    expect(
      (await app.request({ url: `/api/professionals/${who.id}/services`, headers: who.headers })).body,
    ).toEqual([])
    expect((await app.request({ url: `/api/professionals/${who.id}` })).body.isListed).toBe(false)
    expect(await stats()).toBe(before - 1)
    expect(await sitemap()).toBe(false)
    const company = await createCompany(app)
    for (const [path, payload] of [
      ['hires', { message: 'Tres tableros' }],
      ['start-conversation', { initialMessage: 'Hola' }],
      ['report', { reason: 'false_data' }],
    ] as const)
      expect((await send('POST', company, `/${id}/${path}`, payload)).status, path).toBe(404)
    expect((await send('PUT', who, `/${id}`, texts)).status).toBe(404)
    expect((await send('DELETE', who, `/${id}`)).status).toBe(404)
  })

  test('its hires and reviews stay, and the open ones are counted before', async () => {
    const who = await createProfessional(app, { planType: 'premium' })
    const [company, other] = [await createCompany(app), await createCompany(app)]
    const id = await createService(app, who)
    await createHire(app, { serviceId: id, companyId: company.id })
    await createHire(app, { serviceId: id, companyId: other.id }, ['requested', 'declined'])
    await createReview(app, { serviceId: id, professionalId: who.id, companyId: company.id, rating: 4 })
    expect(await mine(who)).toMatchObject([{ openHires: 1 }])
    await send('DELETE', who, `/${id}`)
    const hires = await app.request({ url: '/api/hires', headers: company.headers })
    expect(hires.body).toMatchObject([{ serviceId: id, status: 'requested' }])
    const reviews = await app.request({ url: `/api/professionals/${who.id}/reviews` })
    expect(reviews.body.stats).toMatchObject({ avgRating: 4, totalReviews: 1 })
    const [row] = await app.deps.db.select().from(services).where(eq(services.id, id))
    expect(row?.deletedAt).toEqual(app.clock.now())
  })
})
