import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const accountant = (planType: 'basic' | 'premium') =>
  createProfessional(app, {
    title: 'Contadora',
    planType,
    skills: 'Contabilidad, Tributación, PLE, CONCAR, NIIF, Estados financieros, Power BI, Excel, SQL',
  })
const call = (person: TestActor, method: 'GET' | 'POST' | 'DELETE', path: string) =>
  app.request({ method, url: `/api/service-suggestions/${path}`, headers: person.headers })
const list = async (person: TestActor) => (await call(person, 'GET', `professional/${person.id}`)).body

test('suggestions come from the profile, the surest first, with their keywords as encoded JSON', async () => {
  const suggestions = await list(await accountant('premium'))
  expect(suggestions[0]).toMatchObject({
    title: 'Contabilidad mensual para tu negocio',
    category: 'Contabilidad y Finanzas',
    isAccepted: false,
    suggestedPrice: expect.stringMatching(/^\$\d+\.00$/),
  })
  expect(JSON.parse(suggestions[0].keywords)).toHaveLength(3)
  const confidences = suggestions.map(({ confidence }: { confidence: number }) => confidence)
  expect(confidences).toEqual(confidences.toSorted((a: number, b: number) => b - a))
})

test('looking twice gives the same suggestions, and nobody else sees them', async () => {
  const person = await accountant('premium')
  const first = await list(person)
  expect(await list(person)).toEqual(first)
  const stranger = await accountant('premium')
  expect((await call(stranger, 'GET', `professional/${person.id}`)).status).toBe(404)
  expect((await call(stranger, 'DELETE', String(first[0].id))).status).toBe(404)
})

const create = (person: TestActor, id: number) => call(person, 'POST', `${id}/create-service`)
const servicesOf = async (person: TestActor) =>
  (await app.request({ url: `/api/services/professional/${person.id}`, headers: person.headers })).body

test('an accepted suggestion is a draft that nobody else sees until its owner shows it', async () => {
  const person = await accountant('premium')
  const [{ id, title }] = await list(person)
  const reply = await create(person, id)
  expect(reply).toMatchObject({ status: 201, body: { success: true, isNew: true } })
  const { serviceId } = reply.body
  expect((await app.request({ url: `/api/professionals/${person.id}/services` })).body).toEqual([])
  expect((await app.request({ url: '/api/stats' })).body.services).toBe(0)
  expect(await servicesOf(person)).toMatchObject([{ id: serviceId, title, isActive: false }])
  expect((await list(person)).map((one: { id: number }) => one.id)).not.toContain(id)
  await app.request({
    method: 'PATCH',
    url: `/api/services/${serviceId}/status`,
    headers: person.headers,
    payload: { status: 'active' },
  })
  expect((await app.request({ url: '/api/stats' })).body.services, 'the landing page counts it').toBe(1)
})

test('a suggestion that is pressed twice, or in two tabs, makes one service', async () => {
  const person = await accountant('premium')
  const [{ id }] = await list(person)
  const replies = await Promise.all([create(person, id), create(person, id)])
  const again = await create(person, id)
  const ids = [...replies, again].map(({ body }) => body.serviceId)
  expect(new Set(ids).size).toBe(1)
  expect(replies.filter(({ body }) => body.isNew)).toHaveLength(1)
  expect(again.body).toMatchObject({ isNew: false, message: 'Ya tienes este servicio' })
  expect(await servicesOf(person)).toHaveLength(1)
})

test('a suggestion whose service exists leads to that one, and changes nothing of it', async () => {
  const person = await accountant('premium')
  const [{ id, title }] = await list(person)
  const own = {
    professionalId: person.id,
    title: title.toUpperCase(),
    description: 'Llevo la contabilidad de bodegas y restaurantes desde hace nueve años.',
    category: 'Contabilidad y Finanzas',
    price: '99.00',
  }
  const made = await app.request({
    method: 'POST',
    url: '/api/services',
    headers: person.headers,
    payload: own,
  })
  expect(made.status).toBe(201)
  const before = await servicesOf(person)
  expect((await create(person, id)).body).toMatchObject({ serviceId: before[0]!.id, isNew: false })
  expect(await servicesOf(person)).toEqual(before)
})

test('without the premium plan nothing is published and the suggestion stays', async () => {
  const person = await accountant('basic')
  const [{ id }] = await list(person)
  expect(await call(person, 'POST', `${id}/create-service`)).toMatchObject({
    status: 403,
    body: {
      code: 'professional_premium_required',
      message: 'Funcionalidad exclusiva del Plan Premium',
    },
  })
  expect((await list(person))[0].id).toBe(id)
  expect((await app.request({ url: `/api/services/professional/${person.id}` })).body).toEqual([])
})

test('what was dismissed or accepted does not come back when suggestions are rebuilt', async () => {
  const person = await accountant('premium')
  const [first, second] = await list(person)
  expect((await call(person, 'DELETE', String(first.id))).status).toBe(204)
  await call(person, 'POST', `${second.id}/create-service`)
  const rebuilt = await call(person, 'POST', `regenerate/${person.id}`)
  expect(rebuilt.body).toMatchObject({ success: true, message: expect.stringMatching(/sugerenci/) })
  const titles = (await list(person)).map(({ title }: { title: string }) => title)
  expect(titles).not.toContain(first.title)
  expect(titles).not.toContain(second.title)
})

test('a dismissal can be taken back, also twice, by its owner alone', async () => {
  const person = await accountant('premium')
  const before = await list(person)
  const [first] = before
  await call(person, 'DELETE', String(first.id))
  expect((await call(await accountant('premium'), 'POST', `${first.id}/restore`)).status).toBe(404)
  expect(await list(person)).not.toContainEqual(first)
  for (const _ of [1, 2])
    expect(await call(person, 'POST', `${first.id}/restore`)).toMatchObject({ status: 200, body: first })
  expect(await list(person)).toEqual(before)
})

test('what became a service is no suggestion again', async () => {
  const person = await accountant('premium')
  const [{ id }] = await list(person)
  await call(person, 'POST', `${id}/create-service`)
  expect((await call(person, 'POST', `${id}/restore`)).status).toBe(404)
})

test('a profile without skills gets none, in words', async () => {
  const person = await createProfessional(app)
  expect(await list(person)).toEqual([])
  expect((await call(person, 'POST', `regenerate/${person.id}`)).body.message).toBe(
    'Todavía no encontramos servicios para tu perfil',
  )
})
