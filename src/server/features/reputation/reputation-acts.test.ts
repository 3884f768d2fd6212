import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createHire, createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let seller: TestActor
let company: TestActor
let serviceId: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  seller = await createProfessional(app, { planType: 'premium', firstName: 'Rosa', skills: 'Power BI' })
  company = await createCompany(app, { name: 'Tupay' })
  serviceId = await createService(app, seller)
  await createHire(app, { serviceId, companyId: company.id }, ['requested', 'accepted', 'completed'])
})

const send = (by: TestActor, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.request({ method, url, headers: by.headers, ...(payload ? { payload } : {}) })
const read = async (what: string, by?: TestActor) =>
  (
    await app.request({
      url: `/api/professionals/${seller.id}/${what}`,
      ...(by ? { headers: by.headers } : {}),
    })
  ).body
const undo = (by: TestActor, { undo: { actId } }: { undo: { actId: number } }) =>
  send(by, 'POST', `/api/acts/${actId}/undo`)
const review = () =>
  send(company, 'POST', '/api/reviews', { serviceId, professionalId: seller.id, rating: 3, comment: 'Bien.' })
const endorse = () =>
  send(company, 'POST', '/api/skill-endorsements', { professionalId: seller.id, skillName: 'Power BI' })
const titles = async ({ headers }: TestActor): Promise<string[]> =>
  (await app.request({ url: '/api/notifications', headers })).body.notifications.map(
    ({ title }: { title: string }) => title,
  )

test('a review is read by its company at once, by others when it can no longer be undone', async () => {
  const { body } = await review()
  expect(body.undo.seconds).toBe(10)
  expect((await read('reviews', company)).reviews).toMatchObject([{ comment: 'Bien.' }])
  for (const reader of [undefined, seller])
    expect(await read('reviews', reader)).toMatchObject({ reviews: [], stats: { avgRating: null } })
  expect(await titles(seller)).toEqual([])
  await settleActs(app)
  expect((await read('reviews')).reviews).toMatchObject([{ comment: 'Bien.' }])
  expect(await titles(seller)).toEqual(['Nueva reseña'])
})

test('a review that was undone was never written, and can be written again', async () => {
  const { body } = await review()
  expect((await undo(company, body)).status).toBe(200)
  await settleActs(app)
  expect(await titles(seller)).toEqual([])
  expect((await review()).status).toBe(201)
})

test('an answer to a review waits in the same way', async () => {
  const { body: written } = await review()
  await settleActs(app)
  const url = `/api/reviews/${written.id}/reply`
  const first = await send(seller, 'PUT', url, { reply: 'Gracias.' })
  expect((await read('reviews', seller)).reviews[0].reply.text).toBe('Gracias.')
  for (const reader of [undefined, company])
    expect((await read('reviews', reader)).reviews[0].reply).toBeNull()
  await undo(seller, first.body)
  expect((await read('reviews', seller)).reviews[0].reply).toBeNull()
  await send(seller, 'PUT', url, { reply: 'Gracias, Tupay.' })
  await settleActs(app)
  expect((await read('reviews')).reviews[0].reply.text).toBe('Gracias, Tupay.')
  expect((await titles(company)).filter((title) => title === 'Respondieron tu reseña')).toHaveLength(1)
})

test('the endorser sees an endorsement at once; it counts when it can no longer be undone', async () => {
  const { body } = await endorse()
  expect((await read('skill-endorsements', company)).counts).toEqual({ 'Power BI': 1 })
  for (const reader of [undefined, seller])
    expect((await read('skill-endorsements', reader)).counts).toEqual({})
  await undo(company, body)
  await settleActs(app)
  expect(await titles(seller)).toEqual([])
  await endorse()
  await settleActs(app)
  expect((await read('skill-endorsements')).counts).toEqual({ 'Power BI': 1 })
  expect(await titles(seller)).toEqual(['Validaron una habilidad'])
})

test('an item deleted before its notification leaves no trace', async () => {
  const [written, given] = [await review(), await endorse()]
  expect((await send(company, 'DELETE', `/api/reviews/${written.body.id}`)).body).toEqual({ undo: null })
  expect((await send(company, 'DELETE', `/api/skill-endorsements/${given.body.id}`)).body).toEqual({
    undo: null,
  })
  await settleActs(app)
  expect(await titles(seller)).toEqual([])
})

test('a review or an endorsement that was deleted comes back as it was', async () => {
  const [written, given] = [await review(), await endorse()]
  await settleActs(app)
  const before = [await read('reviews'), await read('skill-endorsements')]
  const gone = [
    await send(company, 'DELETE', `/api/reviews/${written.body.id}`),
    await send(seller, 'DELETE', `/api/skill-endorsements/${given.body.id}`),
  ]
  expect(await read('reviews')).toMatchObject({ reviews: [] })
  expect(await read('skill-endorsements')).toMatchObject({ endorsements: [] })
  await undo(company, gone[0]!.body)
  await undo(seller, gone[1]!.body)
  expect([await read('reviews'), await read('skill-endorsements')]).toEqual(before)
})
