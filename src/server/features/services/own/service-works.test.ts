import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files } from '#server/db/schema/platform.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { cvPart, type FilePart, multipart, smallPng } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { sweepServicePictures } from './service-pictures.service.ts'

let app: TestApp
let seller: TestActor
beforeAll(async () => {
  app = await startTestApp()
  seller = await createProfessional(app, { planType: 'premium' })
})
afterAll(() => app.close())

const texts = {
  title: 'Tableros',
  description: 'Uno tus datos.',
  category: 'Tecnología e IT',
  price: '25',
}
const upload = async (who: TestActor, of: string, content: Buffer = smallPng) => {
  const part: FilePart = { field: 'photo', filename: 'obra.png', type: 'image/png', content }
  const sent = multipart([['of', of], part], who.headers)
  return app.request({ method: 'POST', url: '/api/service-pictures', ...sent })
}
const uploaded = async (who: TestActor = seller, of = 'work'): Promise<string> =>
  (await upload(who, of)).body.imageUrl
const create = (values: object) =>
  app.request({
    method: 'POST',
    url: '/api/services',
    headers: seller.headers,
    payload: { ...texts, professionalId: seller.id, ...values },
  })
const update = (id: number, values: object) =>
  app.request({
    method: 'PUT',
    url: `/api/services/${id}`,
    headers: seller.headers,
    payload: { ...texts, ...values },
  })
const listed = async (id: number) =>
  (await app.request({ url: '/api/services?limit=100' })).body.find((one: { id: number }) => one.id === id)
const isServed = async (url: string) => (await app.request({ url })).status === 200

test('pictures of works are stored small, and listed with what they show', async () => {
  const photo = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#a63f08' } })
    .jpeg()
    .toBuffer()
  const { body: sent } = await upload(seller, 'work', photo)
  const works = [{ imageUrl: sent.imageUrl, title: 'Tablero de ventas' }]
  const { status, body } = await create({ works })
  expect(status).toBe(201)
  expect((await listed(body.service.id))?.works).toEqual(works)
  const served = await app.app.inject({ url: sent.imageUrl })
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 640, height: 480, format: 'webp' })
})

test('a list names the price of the cheapest package beside the price by the hour', async () => {
  const offer = { name: 'Básico', price: '180', days: 5, includes: ['Un tablero'], rounds: 1 }
  const { body } = await create({ packages: [{ ...offer, name: 'Completo', price: '900' }, offer] })
  expect(await listed(body.service.id)).toMatchObject({ price: '$25.00', fromPrice: '$180.00', works: [] })
  await update(body.service.id, { packages: [] })
  expect(await listed(body.service.id)).toMatchObject({ fromPrice: null })
})

test('what is left out stays, and an empty list takes the works away', async () => {
  const works = [{ imageUrl: await uploaded(), title: 'Tablero de ventas' }]
  const { id } = (await create({ works })).body.service
  await update(id, { title: 'Otro nombre' })
  expect((await listed(id))?.works).toEqual(works)
  await update(id, { works: [] })
  expect((await listed(id))?.works).toEqual([])
})

test.each([
  ['no title', { title: ' ' }, 'works.0.title'],
  ['a picture of another site', { imageUrl: 'https://otro.pe/obra.webp' }, 'works.0.imageUrl'],
  ['no picture', { imageUrl: '' }, 'works.0.imageUrl'],
])('a work with %s is refused', async (_, change, field) => {
  const work = { imageUrl: await uploaded(), title: 'Tablero de ventas', ...change }
  const before = await app.deps.db.$count(services)
  const { status, body } = await create({ works: [work] })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  expect(await app.deps.db.$count(services)).toBe(before)
})

test('the picture of another person, and one of a service, are no pictures of a work', async () => {
  const other = await createProfessional(app, { planType: 'premium' })
  for (const imageUrl of [await uploaded(other), await uploaded(seller, 'service')]) {
    const { status, body } = await create({ works: [{ imageUrl, title: 'Tablero' }] })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['works.0.imageUrl']])
  }
})

test('more than three works are refused', async () => {
  const work = { imageUrl: await uploaded(), title: 'Tablero' }
  const { status } = await create({ works: [work, work, work, work] })
  expect(status).toBe(400)
})

test('a rejected service hides the pictures of its works from others', async () => {
  const imageUrl = await uploaded()
  const { id } = (await create({ works: [{ imageUrl, title: 'Tablero' }] })).body.service
  expect(await isServed(imageUrl)).toBe(true)
  await app.deps.db.update(services).set({ moderationStatus: 'rejected' }).where(eq(services.id, id))
  expect(await isServed(imageUrl)).toBe(false)
  const own = await app.request({ url: imageUrl, headers: seller.headers })
  expect(own.status).toBe(200)
})

test('pictures that no work uses are swept, those of works stay', async () => {
  const [used, unused] = [await uploaded(), await uploaded()]
  await create({ works: [{ imageUrl: used, title: 'Tablero' }] })
  await app.deps.db
    .update(files)
    .set({ createdAt: new Date(0) })
    .where(eq(files.kind, 'work'))
  await sweepServicePictures(app.deps)
  expect([await isServed(used), await isServed(unused)]).toEqual([true, false])
})

test('what is no picture is refused', async () => {
  const { status } = await app.request({
    method: 'POST',
    url: '/api/service-pictures',
    ...multipart([cvPart(Buffer.from('%PDF-1.4'))], seller.headers),
  })
  expect(status).toBe(400)
})
