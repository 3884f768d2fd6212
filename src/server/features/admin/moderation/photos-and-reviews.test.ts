import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { reviews } from '#server/db/schema/reputation.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createJob } from '#tests/support/jobs.ts'
import { multipart, smallPng } from '#tests/support/multipart.ts'
import { createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
// The clock advances, and an administrator's session is short.
beforeEach(async () => {
  admin = await createAdmin(app)
})

type Queue = 'photos' | 'reviews' | 'messages'
const get = async (url: string, by?: TestActor) =>
  app.request({ url, ...(by ? { headers: by.headers } : {}) })
const list = async (queue: Queue, query = '', by = admin) =>
  (await get(`/api/admin/moderation/${queue}${query}`, by)).body.items
const decide = (queue: Queue, id: number, payload: object) =>
  app.request({
    method: 'PATCH',
    url: `/api/admin/moderation/${queue}/${id}`,
    headers: admin.headers,
    payload,
  })
const reject = async (queue: Queue, id: number, note = 'Cámbiala.') =>
  expect((await decide(queue, id, { status: 'rejected', note })).status).toBe(200)
const send = (by: TestActor, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.request({ method, url, headers: by.headers, ...(payload ? { payload } : {}) })
const notified = async ({ userId }: TestActor) => {
  app.clock.advance({ minutes: 1 })
  await drainByClock(app)
  const [notice] = await app.deps.db
    .select({ title: notifications.title, message: notifications.message, link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.type, 'system')))
    .orderBy(desc(notifications.id))
  return notice
}

describe('a photo', () => {
  let person: TestActor
  beforeEach(async () => {
    person = await createProfessional(app, { planType: 'premium' })
  })
  const upload = async (by = person) => {
    const part = { field: 'photo', filename: 'yo.png', type: 'image/png', content: smallPng }
    const call = { method: 'POST', url: '/api/upload-photo', ...multipart([part], by.headers) } as const
    return (await app.request(call)).body.photoUrl
  }
  const isServed = async (url: string, by?: TestActor) => (await get(url, by)).status === 200
  const own = async (by = person) => (await get('/api/photo', by)).body
  const seen = async () => (await get(`/api/professionals/${person.id}`)).body.avatar

  test('waits when it is new, is visible, and is listed under its account', async () => {
    const photoUrl = await upload()
    expect(await seen()).toBe(photoUrl)
    const [item] = await list('photos', `?status=pending&q=${person.email}`)
    expect(item).toMatchObject({
      id: person.userId,
      kind: 'photo',
      moderationStatus: 'pending',
      owner: { name: 'Foto de perfil', email: person.email },
    })
    expect(await isServed(item.pictureUrl.split('#')[0], admin)).toBe(true)
  })

  test('that is rejected is nowhere but with its owner and administrators, who can show it again', async () => {
    const serviceId = await createService(app, person)
    const photoUrl = await upload()
    await reject('photos', person.userId, 'Sube una tuya.')
    const listed = (await get('/api/services?limit=100')).body
    const service = (await get(`/api/services/${serviceId}`)).body
    expect([await seen(), service.professional.avatar]).toEqual([null, null])
    expect(JSON.stringify(listed)).not.toContain(photoUrl)
    expect((await get('/api/session', person)).body.user.avatar).toBe(null)
    expect(await isServed(photoUrl)).toBe(false)
    expect(await own()).toEqual({
      photoUrl: '/api/photo/file',
      isRejected: true,
      moderationNote: 'Sube una tuya.',
    })
    expect(await isServed('/api/photo/file', person)).toBe(true)
    expect(await isServed(`/api/admin/moderation/photos/${person.userId}/file`, admin)).toBe(true)
    expect(await notified(person)).toEqual({
      title: 'Tu foto necesita un cambio',
      message: 'Revisamos tu foto y por ahora los demás ven tus iniciales. Sube una tuya.',
      link: '/dashboard#foto',
    })
    admin = await createAdmin(app)
    await decide('photos', person.userId, { status: 'approved' })
    expect([await seen(), await isServed(photoUrl)]).toEqual([photoUrl, true])
  })

  test('takes the place of a rejected one and is pending; the rejected file is gone', async () => {
    await upload()
    await reject('photos', person.userId)
    const next = await upload()
    expect(await seen()).toBe(next)
    expect(await own()).toMatchObject({ photoUrl: next, isRejected: false })
    const stored = await app.deps.db.select().from(files).where(eq(files.ownerId, person.userId))
    expect(stored.map(({ moderationStatus }) => moderationStatus)).toEqual(['pending'])
  })

  test('that is rejected is deleted without a way back', async () => {
    await upload()
    await reject('photos', person.userId)
    expect((await send(person, 'DELETE', '/api/photo')).body).toEqual({ undo: null })
    expect(await own()).toEqual({ photoUrl: null, isRejected: false, moderationNote: '' })
    expect(await list('photos', `?status=all&q=${person.email}`)).toEqual([])
  })

  test('that was deleted does not come back over a rejected one', async () => {
    await upload()
    const { actId } = (await send(person, 'DELETE', '/api/photo')).body.undo
    await upload()
    await reject('photos', person.userId)
    expect((await send(person, 'POST', `/api/acts/${actId}/undo`)).status).toBe(409)
    expect(await seen()).toBe(null)
  })

  test('of a company is its logo, with its jobs', async () => {
    const company = await createCompany(app)
    const jobId = await createJob(app, company)
    const logoUrl = await upload(company)
    const logo = async () => [
      (await get(`/api/jobs/${jobId}`)).body.company.logo,
      (await get(`/api/companies/${company.id}`)).body.logo,
    ]
    expect(await logo()).toEqual([logoUrl, logoUrl])
    await reject('photos', company.userId)
    expect([...(await logo()), await isServed(logoUrl)]).toEqual([null, null, false])
    expect((await notified(company))?.title).toBe('Tu logo necesita un cambio')
  })
})

describe('a review', () => {
  let seller: TestActor
  let company: TestActor
  let serviceId: number
  let id: number
  beforeEach(async () => {
    seller = await createProfessional(app, { planType: 'premium', firstName: 'Rosa' })
    company = await createCompany(app, { name: 'Tupay' })
    serviceId = await createService(app, seller)
    await send(company, 'POST', `/api/services/${serviceId}/start-conversation`, { initialMessage: 'Hola' })
    const body = { serviceId, professionalId: seller.id, rating: 2, comment: 'Llámalo al 900 000 142' }
    id = (await send(company, 'POST', '/api/reviews', body)).body.id
  })
  const read = async (by?: TestActor) => (await get(`/api/professionals/${seller.id}/reviews`, by)).body
  const option = async () =>
    (await get(`/api/professionals/${seller.id}/review-options`, company)).body[0].review
  const rated = async () => {
    const service = (await get(`/api/services/${serviceId}`)).body
    return [service.rating, service.reviewCount]
  }

  test('waits once its company can no longer undo it', async () => {
    expect(await list('reviews', `?status=pending&q=${company.email}`)).toEqual([])
    await settleActs(app)
    expect(await list('reviews', '?status=pending&q=900%20llamalo')).toContainEqual(
      expect.objectContaining({ id, rating: 2, title: 'Reseña de Tupay', moderationStatus: 'pending' }),
    )
  })

  test('that is rejected counts nowhere, and its company reads why and mends it', async () => {
    await settleActs(app)
    expect(await rated()).toEqual([2, 1])
    await reject('reviews', id, 'Quita el teléfono.')
    for (const reader of [undefined, seller, company])
      expect(await read(reader)).toEqual({ reviews: [], stats: { avgRating: null, totalReviews: 0 } })
    expect(await rated()).toEqual([null, 0])
    const profile = (await get(`/api/professionals/${seller.id}`)).body
    expect([profile.rating, profile.reviewCount]).toEqual([null, 0])
    expect((await send(seller, 'PUT', `/api/reviews/${id}/reply`, { reply: 'Gracias' })).status).toBe(404)
    expect(await option()).toMatchObject({ isRejected: true, moderationNote: 'Quita el teléfono.' })
    expect(await notified(company)).toMatchObject({
      title: 'Tu reseña necesita cambios',
      link: `/professional/${seller.id}?seccion=resenas&servicio=${serviceId}#reviews`,
    })

    await app.deps.db
      .update(reviews)
      .set({ createdAt: new Date(app.clock.now().getTime() - 60 * 86_400_000) })
      .where(eq(reviews.id, id))
    expect(await option()).toMatchObject({ isEditable: true })
    const mended = await send(company, 'PUT', `/api/reviews/${id}`, { rating: 4, comment: 'Cumplió.' })
    expect(mended.status).toBe(200)
    expect(await option()).toMatchObject({ isRejected: false, moderationNote: '' })
    expect(await rated()).toEqual([4, 1])
    admin = await createAdmin(app)
    expect(await list('reviews', `?status=pending&q=${company.email}`)).toMatchObject([
      { id, comment: 'Cumplió.', moderationNote: 'Quita el teléfono.' },
    ])
  })

  test('from before moderation waits when somebody reports it, and not once it was decided about', async () => {
    await settleActs(app)
    const before = { moderationStatus: 'approved', moderatedAt: null } as const
    await app.deps.db.update(reviews).set(before).where(eq(reviews.id, id))
    const status = async () => (await list('reviews', `?only=${id}`))[0].moderationStatus
    const report = () => send(seller, 'POST', `/api/reviews/${id}/report`, { reason: 'false_data' })
    await report()
    expect(await status()).toBe('pending')
    await decide('reviews', id, { status: 'approved' })
    await report()
    expect(await status()).toBe('approved')
  })
})

test.each(['photos', 'reviews', 'messages'] as const)('nothing among %s is decided about', async (queue) => {
  expect((await decide(queue, 999_999, { status: 'approved' })).status).toBe(404)
})
