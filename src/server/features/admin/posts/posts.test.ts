import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { restoreDays } from '#contracts/admin/posts-figures.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { sweepServicePictures } from '#server/features/services/own/service-pictures.service.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { createService } from '#tests/support/services.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
let company: TestActor
let seller: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  admin = await createAdmin(app, 'moderation')
  company = await createCompany(app, { planType: 'premium' })
  seller = await createProfessional(app, { planType: 'premium', firstName: 'Ñusta', lastName: 'Huamán' })
})

type Method = 'GET' | 'PATCH' | 'POST' | 'DELETE'
const send = (who: TestActor | null, method: Method, url: string, payload?: object) =>
  app.request({ method, url, headers: who?.headers ?? {}, ...(payload ? { payload } : {}) })
const list = async (query: string) => (await send(admin, 'GET', `/api/admin/${query}`)).body
const idsOf = async (query: string): Promise<number[]> => {
  const rows: { id: number }[] = await list(query)
  return rows.map(({ id }) => id)
}
const noticesTo = async ({ userId }: TestActor) => {
  app.clock.advance({ minutes: 1 })
  await drainByClock(app)
  return app.deps.db
    .select({ title: notifications.title, message: notifications.message, link: notifications.link })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.id)
}

/** What is the same for both kinds. */
const kinds = [
  {
    kind: 'job',
    admin: 'jobs',
    thing: 'aviso',
    make: () => createJob(app, company, { title: 'Mozo de salón', location: 'Cusco' }),
    owner: () => company,
    isPublic: async (id: number) => (await send(null, 'GET', `/api/jobs/${id}`)).status === 200,
    reopen: (id: number) => send(company, 'PATCH', `/api/jobs/${id}/status`, { status: 'active' }),
    close: (id: number) => send(company, 'PATCH', `/api/jobs/${id}/status`, { status: 'archived' }),
    own: async (id: number) =>
      (await send(company, 'GET', `/api/companies/${company.id}/jobs`)).body.find(
        (job: { id: number }) => job.id === id,
      ),
  },
  {
    kind: 'service',
    admin: 'services',
    thing: 'servicio',
    make: () => createService(app, seller, { title: 'Mozo de salón', category: 'Diseño' }),
    owner: () => seller,
    isPublic: async (id: number) => (await send(null, 'GET', `/api/services/${id}`)).status === 200,
    reopen: (id: number) => send(seller, 'PATCH', `/api/services/${id}/status`, { status: 'active' }),
    close: (id: number) => send(seller, 'PATCH', `/api/services/${id}/status`, { status: 'paused' }),
    own: async (id: number) =>
      (await send(seller, 'GET', '/api/me/services')).body.find(
        (service: { id: number }) => service.id === id,
      ),
  },
]

describe.each(kinds)('a $kind', ({ kind, admin: path, thing, make, owner, isPublic, reopen, close, own }) => {
  let id: number
  const setStatus = (body: object) => send(admin, 'PATCH', `/api/admin/${path}/${id}/status`, body)
  const remove = (reason = '') => send(admin, 'DELETE', `/api/admin/${path}/${id}${reason}`)
  const restore = () => send(admin, 'POST', `/api/admin/${path}/${id}/restore`)
  beforeEach(async () => {
    id = await make()
  })

  test('that is taken down vanishes, and its owner reads why but cannot undo it', async () => {
    expect(await isPublic(id)).toBe(true)
    const note = 'Cobra S/ 80 por el uniforme antes de empezar.'
    const { status, body } = await setStatus({ status: 'inactive', reason: 'asks_money', note })
    expect([status, body]).toEqual([200, { success: true }])
    expect(await isPublic(id)).toBe(false)
    expect(await own(id)).toMatchObject({ takedown: { reason: 'asks_money', note } })
    await close(id)
    await reopen(id)
    expect(await isPublic(id)).toBe(false)
    expect(await own(id)).toMatchObject({ takedown: { reason: 'asks_money' } })
    expect(await list(`${path}?status=taken-down`)).toMatchObject([
      { id, state: 'taken-down', isActive: false, takedown: { note } },
    ])
    expect(await noticesTo(owner())).toMatchObject([
      { title: `Retiramos tu ${thing}`, message: expect.stringContaining(`Motivo: Pide dinero. ${note}`) },
    ])
  })

  test('that is reactivated is as its owner wants it', async () => {
    await setStatus({ status: 'inactive', reason: 'other' })
    expect(await noticesTo(owner())).toHaveLength(1)
    await close(id)
    await setStatus({ status: 'active' })
    expect([await isPublic(id), await own(id)]).toMatchObject([false, { takedown: null }])
    await reopen(id)
    expect(await isPublic(id)).toBe(true)
    await setStatus({ status: 'inactive' })
    expect(await noticesTo(owner())).toHaveLength(3)
    await setStatus({ status: 'active' })
    expect(await isPublic(id)).toBe(true)
    expect((await noticesTo(owner())).map(({ message }) => message.replace(/^“[^”]+” /, ''))).toEqual([
      expect.stringContaining('Motivo: No cumple nuestras normas.'),
      'ya no está retirado por nosotros. Puedes mostrarlo otra vez cuando quieras.',
      expect.stringContaining('Motivo: No cumple nuestras normas.'),
      expect.stringMatching(/^vuelve a aparecer en /),
    ])
  })

  test('that is taken down or deleted by mistake, and put back at once, is told to nobody', async () => {
    await setStatus({ status: 'inactive', reason: 'other' })
    await setStatus({ status: 'active' })
    await remove()
    await restore()
    expect(await isPublic(id)).toBe(true)
    expect(await noticesTo(owner())).toEqual([])
  })

  test('that is taken down twice tells its owner once, with the last reason', async () => {
    for (const reason of ['other', 'other', 'false_data']) await setStatus({ status: 'inactive', reason })
    expect(await noticesTo(owner())).toMatchObject([{ message: expect.stringContaining('falsos') }])
    await setStatus({ status: 'inactive', reason: 'asks_money' })
    expect(await noticesTo(owner())).toHaveLength(2)
  })

  test('that is deleted is gone for everybody, and can be restored as it was', async () => {
    const { status, body } = await remove('?reason=discrimination')
    expect([status, body]).toEqual([204, ''])
    expect([await isPublic(id), await own(id), await idsOf(path)]).toEqual([
      false,
      undefined,
      expect.not.arrayContaining([id]),
    ])
    const restorableUntil = new Date(app.clock.now().getTime() + restoreDays * 86_400_000).toISOString()
    expect(await list(`${path}?status=deleted`)).toMatchObject([
      { id, state: 'deleted', deletion: { byAdmin: true, restorableUntil } },
    ])
    expect((await setStatus({ status: 'active' })).status).toBe(404)
    expect((await remove()).status).toBe(404)
    expect((await reopen(id)).status).toBe(404)
    expect(await noticesTo(owner())).toHaveLength(1)
    expect((await restore()).body).toEqual({ success: true })
    expect(await isPublic(id)).toBe(true)
    expect((await restore()).status).toBe(404)
    expect((await noticesTo(owner())).map(({ title }) => title)).toEqual([
      `Eliminamos tu ${thing}`,
      `Restauramos tu ${thing}`,
    ])
  })

  test('can be restored for thirty days, and stays in the list afterwards', async () => {
    await remove()
    app.clock.advance({ days: restoreDays - 1, hours: 23 })
    admin = await createAdmin(app)
    expect((await restore()).status).toBe(200)
    await remove()
    app.clock.advance({ days: restoreDays })
    admin = await createAdmin(app)
    expect((await restore()).status).toBe(404)
    expect((await list(`${path}?status=deleted`))[0]).toMatchObject({
      id,
      deletion: { byAdmin: true, restorableUntil: null },
    })
  })

  test('that its owner deleted is not restored by an administrator', async () => {
    await send(owner(), 'DELETE', `/api/${path}/${id}`)
    expect((await restore()).status).toBe(404)
    expect((await list(`${path}?status=deleted`))[0]).toMatchObject({
      id,
      deletion: { byAdmin: false, restorableUntil: null },
    })
  })

  test('leaves entries in the audit without the note to its owner', async () => {
    await setStatus({ status: 'inactive', reason: 'false_data', note: 'La RUC es de otra empresa.' })
    await setStatus({ status: 'active' })
    await remove('?reason=false_data')
    await restore()
    const auditor = await createAdmin(app, 'owner')
    const { body } = await send(auditor, 'GET', '/api/admin/audit')
    const entry = { subject: kind, subjectId: String(id), reason: '' }
    expect(body.slice(0, 4)).toMatchObject([
      { ...entry, code: 'post-restored' },
      { ...entry, code: 'post-deleted', after: { reason: 'false_data' } },
      { ...entry, code: 'post-status-changed', before: { status: 'inactive' }, after: { status: 'active' } },
      {
        ...entry,
        code: 'post-status-changed',
        before: { status: 'active' },
        after: { status: 'inactive', reason: 'false_data' },
      },
    ])
  })

  test('is changed by those who decide about content, and read by every role', async () => {
    for (const role of ['support', 'finance', 'analyst'] as const) {
      admin = await createAdmin(app, role)
      expect((await send(admin, 'GET', `/api/admin/${path}`)).status).toBe(200)
      const replies = [await setStatus({ status: 'inactive' }), await remove(), await restore()]
      expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
    }
    expect(await isPublic(id)).toBe(true)
  })

  test.each([{}, { status: 'archived' }, { status: 'inactive', reason: 'ugly' }])(
    'does not take the status %o',
    async (body) => {
      expect((await setStatus(body)).status).toBe(400)
      expect(await isPublic(id)).toBe(true)
    },
  )
})

test('a held job that is taken down leaves the desk of held ads, and its release is told to nobody', async () => {
  const id = await createJob(app, company, { isHeld: true })
  expect(await list('jobs?status=held')).toMatchObject([{ id, state: 'held' }])
  await send(admin, 'PATCH', `/api/admin/jobs/${id}/status`, { status: 'inactive' })
  expect(await list('jobs?status=held')).toEqual([])
})

test('applications outlive a job that an administrator deletes', async () => {
  const id = await createJob(app, company)
  const person = await createProfessional(app)
  await app.deps.db
    .insert(applications)
    .values({ jobId: id, professionalId: person.id, appliedAt: app.clock.now() })
  await send(admin, 'DELETE', `/api/admin/jobs/${id}`)
  const stored = await app.deps.db.select().from(applications).where(eq(applications.jobId, id))
  expect(stored).toHaveLength(1)
})

test('the picture of a deleted service stays as long as the service can be restored', async () => {
  const [file] = await app.deps.db
    .insert(files)
    .values({
      ownerId: seller.userId,
      kind: 'service',
      storageKey: 'pictures/test.webp',
      name: 'foto.webp',
      mime: 'image/webp',
      size: 1,
      createdAt: app.clock.now(),
    })
    .returning({ id: files.id })
  const id = await createService(app, seller, { imageId: file!.id })
  await send(admin, 'DELETE', `/api/admin/services/${id}`)
  const picture = async () =>
    (await app.deps.db.select({ imageId: services.imageId }).from(services).where(eq(services.id, id)))[0]
      ?.imageId
  await sweepServicePictures(app.deps)
  expect(await picture()).toBe(file!.id)
  app.clock.advance({ days: restoreDays })
  await sweepServicePictures(app.deps)
  expect(await picture()).toBeNull()
})
