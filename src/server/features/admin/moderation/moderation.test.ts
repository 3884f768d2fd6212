import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import { auditEntries } from '#server/db/schema/audit.table.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createJob } from '#tests/support/jobs.ts'
import { cvPart, multipart, pdf } from '#tests/support/multipart.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
let colleague: TestActor
let person: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
// The clock advances, and an administrator's session is short.
beforeEach(async () => {
  admin = await createAdmin(app)
  colleague = await createAdmin(app, 'moderation')
  person = await createProfessional(app, { planType: 'premium' })
})

type Queue = 'services' | 'cv'
const list = async (queue: Queue, query = '') => {
  const { status, body } = await app.request({
    url: `/api/admin/moderation/${queue}${query}`,
    headers: admin.headers,
  })
  expect(status).toBe(200)
  return body
}
const decide = (queue: Queue, id: number, payload: object, by = admin) =>
  app.request({ method: 'PATCH', url: `/api/admin/moderation/${queue}/${id}`, headers: by.headers, payload })
const open = async (queue: Queue, id: number, by: TestActor) =>
  (
    await app.request({
      method: 'POST',
      url: '/api/admin/moderation/opened',
      headers: by.headers,
      payload: { queue, id },
    })
  ).body.openedBy
const notices = async () => {
  app.clock.advance({ minutes: 1 })
  await drainByClock(app)
  const rows = await app.deps.db
    .select({ title: notifications.title, message: notifications.message })
    .from(notifications)
    .where(and(eq(notifications.userId, person.userId), eq(notifications.type, 'system')))
    .orderBy(desc(notifications.id))
  return rows
}

describe('a service', () => {
  let id: number
  beforeEach(async () => {
    id = await createService(app, person, { title: 'Planos de vivienda' })
  })
  const isShown = async () => (await app.request({ url: `/api/services/${id}` })).status === 200
  const own = async () => {
    const { body } = await app.request({ url: '/api/me/services', headers: person.headers })
    return body.find((service: { id: number }) => service.id === id)
  }

  test('is pending and visible when it is new, and listed the oldest first', async () => {
    app.clock.advance({ minutes: 1 })
    const later = await createService(app, person, { title: 'Planos de oficina' })
    const { services, total } = await list('services', '?status=pending&q=planos%20de')
    const mine = services.filter(({ id: one }: { id: number }) => [id, later].includes(one))
    expect(mine.map((one: { id: number }) => one.id)).toEqual([id, later])
    expect(mine[0]).toMatchObject({
      title: 'Planos de vivienda',
      moderationStatus: 'pending',
      moderationNote: '',
      moderatedBy: null,
      openedBy: null,
      professional: { firstName: 'Milagros', lastName: 'Quispe', email: person.email },
    })
    expect(total).toBe(services.length)
    expect(await isShown()).toBe(true)
  })

  test('that is rejected is hidden from all but its owner, who reads the note a moment later', async () => {
    const note = 'Quita el teléfono del texto.'
    expect(await decide('services', id, { status: 'rejected', note })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await isShown()).toBe(false)
    expect(await own()).toMatchObject({
      isOpen: true,
      isActive: false,
      moderationStatus: 'rejected',
      moderationNote: note,
    })
    await drainByClock(app)
    expect(app.mails.sent.filter(({ to }) => to === person.email)).toEqual([])
    expect((await notices())[0]).toEqual({
      title: 'Tu servicio necesita cambios',
      message: `Revisamos “Planos de vivienda” y por ahora nadie más lo ve. ${note}`,
    })
    expect(app.mails.sent.filter(({ to }) => to === person.email).map(({ subject }) => subject)).toEqual([
      'Tu servicio necesita cambios: Planos de vivienda',
    ])
  })

  test('that is rejected and taken back at once is not told', async () => {
    await decide('services', id, { status: 'rejected', note: 'No.' })
    app.clock.advance({ minutes: 0.02 })
    await decide('services', id, { status: 'pending' })
    expect(await isShown()).toBe(true)
    expect(await notices()).toEqual([])
  })

  test('comes back to the queue when its owner mends it, and is visible again', async () => {
    await decide('services', id, { status: 'rejected', note: 'Di qué incluye.' })
    app.clock.advance({ minutes: 1 })
    const { status } = await app.request({
      method: 'PUT',
      url: `/api/services/${id}`,
      headers: person.headers,
      payload: {
        title: 'Planos de vivienda',
        category: 'Tecnología e IT',
        description: 'Planos de una casa de dos pisos. Incluye dos cambios y los archivos de AutoCAD.',
        price: '30',
      },
    })
    expect(status).toBe(200)
    expect(await own()).toMatchObject({ isActive: true, moderationStatus: 'pending', moderationNote: '' })
    const { services } = await list('services', '?status=pending&q=vivienda')
    expect(services.find((one: { id: number }) => one.id === id)).toMatchObject({
      submittedAt: app.clock.now().toISOString(),
      moderationNote: 'Di qué incluye.',
    })
  })

  test('that its owner changed meanwhile is not decided about', async () => {
    const reply = await decide('services', id, {
      status: 'approved',
      submittedAt: '2026-01-01T00:00:00.000Z',
    })
    expect(reply).toMatchObject({ status: 409, body: { code: 'item_changed' } })
  })

  test.each<[ModerationStatus, ModerationStatus]>([
    ['approved', 'rejected'],
    ['rejected', 'approved'],
    ['approved', 'pending'],
  ])('goes from %s to %s, and the audit has both', async (first, second) => {
    for (const status of [first, second]) expect((await decide('services', id, { status })).status).toBe(200)
    const [entry] = await app.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.code, 'service-moderated'), eq(auditEntries.subjectId, String(id))))
      .orderBy(desc(auditEntries.id))
    expect(entry).toMatchObject({ before: { status: first }, after: { status: second } })
  })

  test('that an administrator has open is decided about by nobody else until it is left', async () => {
    const other = await createService(app, person)
    expect(await open('services', id, colleague)).toBe(null)
    expect(await open('services', id, admin)).toBe('Admin')
    expect((await list('services', '?q=vivienda')).services[0].openedBy).toBe('Admin')
    expect(await decide('services', id, { status: 'approved' })).toMatchObject({
      status: 409,
      body: { code: 'opened_by_other' },
    })
    expect((await decide('services', id, { status: 'approved' }, colleague)).status).toBe(200)
    await open('services', other, colleague)
    expect(await open('services', id, admin)).toBe(null)
  })

  test('is free again after ten minutes', async () => {
    await open('services', id, colleague)
    app.clock.advance({ minutes: 11 })
    expect(await open('services', id, await createAdmin(app))).toBe(null)
  })
})

describe('a CV', () => {
  let applicationId: number
  let company: TestActor
  beforeEach(async () => {
    await app.request({
      method: 'POST',
      url: `/api/professionals/${person.id}/cv-upload`,
      ...multipart([cvPart(pdf())], person.headers),
    })
    company = await createCompany(app)
    const jobId = await createJob(app, company)
    const { body } = await app.request({
      method: 'POST',
      url: `/api/jobs/${jobId}/apply`,
      headers: person.headers,
      payload: {},
    })
    applicationId = body.application.id
  })
  const received = () =>
    app.request({ url: `/api/applications/${applicationId}/cv`, headers: company.headers })

  test('that is rejected is hidden from the companies that have it, not from its owner or administrators', async () => {
    expect((await received()).status).toBe(200)
    const note = 'El archivo no es un CV.'
    expect((await decide('cv', person.id, { status: 'rejected', note })).status).toBe(200)
    expect((await received()).status).toBe(404)
    const { body } = await app.request({
      url: '/api/company/candidates/overview',
      headers: company.headers,
    })
    expect(body.topMatches[0]).toMatchObject({ id: applicationId, cvUrl: null, cvName: null })
    const profile = await app.request({ url: '/api/me/professional', headers: person.headers })
    expect(profile.body).toMatchObject({ cvModerationStatus: 'rejected', cvModerationNote: note })
    const mine = { url: `/api/professionals/${person.id}/cv`, headers: person.headers }
    expect((await app.request(mine)).status).toBe(200)
    const { professionals } = await list('cv', `?status=rejected&q=${person.email}`)
    expect(professionals[0]).toMatchObject({ id: person.id, cvModerationStatus: 'rejected' })
    const file = await app.request({ url: professionals[0].cvUrl, headers: admin.headers })
    expect(file.status).toBe(200)
    expect((await notices())[0]?.message).toBe(`Revisamos tu CV y por ahora las empresas no lo ven. ${note}`)
  })

  test('that takes its place is pending', async () => {
    await decide('cv', person.id, { status: 'rejected' })
    await app.request({
      method: 'POST',
      url: `/api/professionals/${person.id}/cv-upload`,
      ...multipart([cvPart(pdf(700, 'otro'))], person.headers),
    })
    const { professionals } = await list('cv', `?status=pending&q=${person.email}`)
    expect(professionals).toMatchObject([{ id: person.id, cvModerationStatus: 'pending' }])
  })
})

test.each([
  ['?status=borrado', 'status'],
  [`?q=${'a'.repeat(10_000)}`, 'q'],
  ['?after=-1', 'after'],
])('the list refuses %s in words', async (query, field) => {
  const { status, body } = await app.request({
    url: `/api/admin/moderation/services${query}`,
    headers: admin.headers,
  })
  expect(status).toBe(400)
  expect(body.fields).toHaveProperty(field)
})

test('nothing that is there is decided about', async () => {
  for (const queue of ['services', 'cv'] as const)
    expect((await decide(queue, 999_999, { status: 'approved' })).status).toBe(404)
  expect((await decide('cv', person.id, { status: 'approved' })).status).toBe(404)
})
