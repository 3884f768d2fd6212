import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files } from '#server/db/schema/platform.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { createAdmin, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { cvPart, type FilePart, multipart, smallPng } from '#tests/support/multipart.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
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
const upload = (who: TestActor, content: Buffer = smallPng) => {
  const part: FilePart = { field: 'photo', filename: 'tablero.png', type: 'image/png', content }
  return app.request({ method: 'POST', url: '/api/service-pictures', ...multipart([part], who.headers) })
}
const create = (who: TestActor, imageUrl?: unknown) =>
  app.request({
    method: 'POST',
    url: '/api/services',
    headers: who.headers,
    payload: { ...texts, professionalId: who.id, imageUrl },
  })
const update = (id: number, imageUrl?: unknown) =>
  app.request({
    method: 'PUT',
    url: `/api/services/${id}`,
    headers: seller.headers,
    payload: { ...texts, imageUrl },
  })
const isServed = async (url: string) => (await app.request({ url })).status === 200

test('a picture is stored wide and small, and shown with the service everywhere', async () => {
  const photo = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#a63f08' } })
    .jpeg()
    .toBuffer()
  const { status, body } = await upload(seller, photo)
  expect([status, body.message]).toEqual([200, 'Imagen guardada'])
  const made = await create(seller, body.imageUrl)
  expect(made.body.service.imageUrl).toBe(body.imageUrl)
  const seen = await app.request({ url: `/api/services/${made.body.service.id}` })
  expect(seen.body.imageUrl).toBe(body.imageUrl)
  const served = await app.app.inject({ url: body.imageUrl })
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 1200,
    height: 675,
  })
})

test('changing keeps the picture, replaces it, or takes it away', async () => {
  const first = (await upload(seller)).body.imageUrl
  const { id } = (await create(seller, first)).body.service
  expect((await update(id)).body.service.imageUrl).toBe(first)
  const second = (await upload(seller)).body.imageUrl
  expect((await update(id, `http://localhost:3000${second}`)).body.service.imageUrl).toBe(second)
  expect((await update(id, '')).body.service.imageUrl).toBeNull()
  expect((await update(id, null)).body.service.imageUrl).toBeNull()
})

test('only an own upload for services is taken, never another address', async () => {
  const other = await createProfessional(app, { planType: 'premium' })
  const theirs = (await upload(other)).body.imageUrl
  const photo = await app.request({
    method: 'POST',
    url: '/api/upload-photo',
    ...multipart(
      [{ field: 'photo', filename: 'yo.png', type: 'image/png', content: smallPng }],
      seller.headers,
    ),
  })
  for (const url of [
    theirs,
    photo.body.photoUrl,
    'https://ejemplo.pe/foto.png',
    '/files/x.webp',
    `//ejemplo.pe${theirs}`,
    'javascript:alert(1)',
  ]) {
    const refused = await create(seller, url)
    expect([refused.status, Object.keys(refused.body.fields!)], url).toEqual([400, ['imageUrl']])
  }
})

test('what is no picture is refused in the words of the photo', async () => {
  const pdf = await app.request({
    method: 'POST',
    url: '/api/service-pictures',
    ...multipart([cvPart(undefined, 'foto.png', 'photo')], seller.headers),
  })
  expect([pdf.status, pdf.body.message]).toEqual([400, 'Tipo de archivo no válido'])
  const large = await upload(seller, Buffer.concat([smallPng, Buffer.alloc(2 * 1024 * 1024)]))
  expect([large.status, large.body.message]).toEqual([413, 'Archivo muy grande'])
})

test('pictures that no service has are swept after a day, those in use stay', async () => {
  const [used, left, fresh] = [await upload(seller), await upload(seller), await upload(seller)].map(
    ({ body }) => body.imageUrl,
  )
  const { id } = (await create(seller, used)).body.service
  const dayAgo = new Date(app.clock.now().getTime() - 25 * 3_600_000)
  await app.deps.db.update(files).set({ createdAt: dayAgo }).where(eq(files.kind, 'service'))
  const idOf = (url: string) => url.slice('/files/'.length, -'.webp'.length)
  await app.deps.db
    .update(files)
    .set({ createdAt: app.clock.now() })
    .where(eq(files.id, idOf(fresh!)))
  await sweepServicePictures(app.deps)
  expect([await isServed(used!), await isServed(left!), await isServed(fresh!)]).toEqual([true, false, true])
  await app.request({ method: 'DELETE', url: `/api/services/${id}`, headers: seller.headers })
  await sweepServicePictures(app.deps)
  expect(await isServed(used!), 'while it can come back').toBe(true)
  await settleActs(app)
  await sweepServicePictures(app.deps)
  expect(await isServed(used!)).toBe(false)
})

test('only its owner and administrators see the picture of a rejected service, until it is mended', async () => {
  const { body } = await upload(seller)
  const { id } = (await create(seller, body.imageUrl)).body.service
  const admin = await createAdmin(app, 'moderation')
  const isSeen = async (who?: TestActor) =>
    (await app.request({ url: body.imageUrl, headers: who?.headers ?? {} })).status === 200
  await app.deps.db.update(services).set({ moderationStatus: 'rejected' }).where(eq(services.id, id))
  expect(await Promise.all([isSeen(seller), isSeen(admin)])).toEqual([true, true])
  expect(await Promise.all([isSeen(), isSeen(await createProfessional(app))])).toEqual([false, false])
  await update(id, body.imageUrl)
  expect(await isSeen()).toBe(true)
})
