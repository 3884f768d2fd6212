import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applications } from '#server/db/schema/applications.table.ts'
import { auditEntries } from '#server/db/schema/audit.table.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { abuseReports } from '#server/db/schema/support.table.ts'
import { exportOf } from '#server/features/support/personal-data.queries.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTalk } from '#tests/support/conversations.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createJob } from '#tests/support/jobs.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
let company: TestActor
let rosa: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
// The clock advances, and an administrator's session is short.
beforeEach(async () => {
  admin = await createAdmin(app, 'moderation')
  company = await createCompany(app)
  rosa = await createProfessional(app)
  await app.deps.db.delete(abuseReports)
  app.mails.sent.length = 0
})

const report = async (
  id: number,
  payload: object,
  { by, thing = 'jobs' }: { by?: TestActor; thing?: string } = {},
) => {
  const reply = await app.request({
    method: 'POST',
    url: `/api/${thing}/${id}/report`,
    payload,
    ...(by ? { headers: by.headers } : {}),
  })
  expect(reply.status).toBe(201)
  const [row] = await app.deps.db.select().from(abuseReports).where(eq(abuseReports.code, reply.body.code))
  return row!
}
const get = (query = '', by = admin) =>
  app.request({ url: `/api/admin/reports${query}`, headers: by.headers })
const decide = (id: number, payload: object, by = admin) =>
  app.request({ method: 'PATCH', url: `/api/admin/reports/${id}`, headers: by.headers, payload })
const mailTo = (to: string) => {
  const { subject, text } = app.mails.last(to)
  return { subject, text: text.replaceAll(/\s+/g, ' ') }
}
const bell = async ({ userId }: TestActor) =>
  app.deps.db
    .select({ title: notifications.title, message: notifications.message })
    .from(notifications)
    .where(eq(notifications.userId, userId))
const settle = async () => {
  app.clock.advance({ minutes: 1 })
  await drainByClock(app)
  await drainByClock(app)
}
const applyTo = async (jobId: number, by: TestActor, fields: object = {}) =>
  app.deps.db
    .insert(applications)
    .values({ jobId, professionalId: by.id, appliedAt: app.clock.now(), ...fields })

describe('the list', () => {
  test('has open reports the oldest first, others the latest first, by kind and reason, in pages', async () => {
    const jobId = await createJob(app, company, { title: 'Digitador desde casa' })
    const seller = await createProfessional(app, { planType: 'premium' })
    const serviceId = await createService(app, seller, { title: 'Logotipos' })
    const first = await report(jobId, { reason: 'asks_money' })
    const second = await report(serviceId, { reason: 'false_data' }, { thing: 'services' })
    const third = await report(jobId, { reason: 'discrimination' })
    const { headers, body } = await get('?limit=2')
    expect(body).toMatchObject([
      { id: first.id, kind: 'job', title: 'Digitador desde casa', reason: 'asks_money', status: 'open' },
      { id: second.id, kind: 'service', title: 'Logotipos' },
    ])
    expect(headers['x-total-count']).toBe('3')
    expect(headers.link).toContain(`after=${second.id}`)
    const last = await get(`?limit=2&after=${second.id}`)
    expect(last.body).toMatchObject([{ id: third.id }])
    expect(last.headers.link).toBeUndefined()
    const ids = async (query: string) => (await get(query)).body.map(({ id }: { id: number }) => id)
    expect(await ids('?status=all')).toEqual([third.id, second.id, first.id])
    expect(await ids('?kind=service')).toEqual([second.id])
    expect(await ids('?reason=discrimination')).toEqual([third.id])
    expect(await ids('?status=upheld')).toEqual([])
  })

  test('names whose review it is, and the person of a conversation', async () => {
    const { seller, company: buyer, serviceId } = await startTalk(app)
    await app.request({
      method: 'POST',
      url: `/api/conversations/${serviceId}/report`,
      payload: { reason: 'spam' },
      headers: seller.headers,
    })
    const [listed] = (await get()).body
    expect(listed).toMatchObject({ kind: 'person', title: 'Tupay', reason: 'spam' })
    expect((await get(`/${listed.id}`)).body).toMatchObject({
      thing: { id: buyer.userId, ownerEmail: buyer.email, isShown: true, service: { id: serviceId } },
      reporter: { hasAccount: true, email: seller.email },
      applicantsToWarn: null,
    })
  })
})

test('a report shows the thing as it is now, others of the same, and whom to warn', async () => {
  const jobId = await createJob(app, company, { title: 'Digitador desde casa', description: 'Paga S/ 50.' })
  const { id } = await report(jobId, { reason: 'other', details: 'Piden un depósito.' }, { by: rosa })
  expect((await get(`/${id}`)).body).toMatchObject({ otherCount: 0, applicantsToWarn: null })
  const other = await report(jobId, { reason: 'asks_money' })
  await applyTo(jobId, rosa)
  await applyTo(jobId, await createProfessional(app), { withdrawnAt: app.clock.now() })
  expect((await get(`/${id}`)).body).toMatchObject({
    details: 'Piden un depósito.',
    thing: { id: jobId, text: 'Paga S/ 50.', ownerEmail: company.email, isShown: true, service: null },
    others: [{ id: other.id, reason: 'asks_money' }],
    otherCount: 1,
    otherOpenCount: 1,
    applicantsToWarn: 1,
  })
  expect((await get('/2000000')).status).toBe(404)
})

describe('a decision', () => {
  test('closes all open reports of the same thing, and everyone who reported hears it once', async () => {
    const jobId = await createJob(app, company, { title: 'Digitador desde casa' })
    const one = await report(jobId, { reason: 'discrimination', email: rosa.email }, { by: rosa })
    const two = await report(jobId, { reason: 'other', details: 'Está repetido.', email: 'luz@ejemplo.pe' })
    const apart = await report(await createJob(app, company), { reason: 'discrimination' })
    await drainByClock(app)
    app.mails.sent.length = 0
    const note = 'Le pedimos a la empresa que lo corrija.'
    expect(await decide(one.id, { outcome: 'upheld', note })).toMatchObject({
      status: 200,
      body: { success: true, decided: 2 },
    })
    expect((await get()).body).toMatchObject([{ id: apart.id }])
    expect((await get('?status=upheld')).body).toMatchObject([
      { id: two.id, outcomeNote: note },
      { id: one.id, resolvedAt: app.clock.now().toISOString() },
    ])
    await drainByClock(app)
    expect(app.mails.sent).toEqual([])
    await app.request({
      method: 'PATCH',
      url: `/api/admin/jobs/${jobId}/status`,
      headers: (await createAdmin(app)).headers,
      payload: { status: 'inactive', reason: 'discrimination', note: 'Nombra una edad.' },
    })
    await settle()
    await settle()
    const mail = mailTo(rosa.email)
    expect(mail.subject).toBe(`Tu reporte procede (${one.code})`)
    expect(mail.text).toContain('y lo retiramos')
    expect(mail.text).toContain(note)
    expect(mail.text).toContain('Aviso: Digitador desde casa')
    const stranger = mailTo('luz@ejemplo.pe')
    expect(stranger.subject).toBe(`Tu reporte procede (${two.code})`)
    expect(stranger.text).not.toContain('Digitador')
    expect(app.mails.sent.filter(({ to }) => to === rosa.email)).toHaveLength(1)
    expect(await bell(rosa)).toMatchObject([{ title: 'Tu reporte procede' }])
  })

  test('that is taken back in time is told to nobody, and later it stands', async () => {
    const { id } = await report(
      await createJob(app, company),
      { reason: 'other', details: 'Está repetido.', email: rosa.email },
      { by: rosa },
    )
    await drainByClock(app)
    app.mails.sent.length = 0
    await decide(id, { outcome: 'dismissed', note: 'Cumple nuestras normas.' })
    expect(await decide(id, { outcome: 'upheld' })).toMatchObject({
      status: 409,
      body: { code: 'item_changed' },
    })
    expect((await decide(id, { outcome: 'open' })).body).toEqual({ success: true, decided: 1 })
    expect((await get()).body).toMatchObject([{ id, outcomeNote: '', resolvedAt: null }])
    await settle()
    expect(app.mails.sent).toEqual([])
    await decide(id, { outcome: 'dismissed', note: 'Cumple nuestras normas.' })
    await settle()
    expect(mailTo(rosa.email).text).toContain('por ahora sigue publicado')
    expect((await decide(id, { outcome: 'open' })).status).toBe(409)
  })

  test('that nothing is done needs a reason', async () => {
    const { id } = await report(await createJob(app, company), { reason: 'false_data' })
    expect((await decide(id, { outcome: 'dismissed' })).body.fields).toEqual({
      note: 'Escribe por qué no procede',
    })
  })

  test('is in the download of who reported, once they were told', async () => {
    const { id } = await report(await createJob(app, company), { reason: 'false_data' }, { by: rosa })
    const own = async () => {
      const person = {
        name: '',
        userId: rosa.userId,
        email: rosa.email,
        professionalId: rosa.id,
        companyId: null,
      }
      return (await exportOf(app.deps.db, person)).reportes
    }
    await decide(id, { outcome: 'upheld', note: 'Lo retiramos.' })
    expect(await own()).toMatchObject([{ status: 'open', outcomeNote: '' }])
    await settle()
    expect(await own()).toMatchObject([{ status: 'upheld', outcomeNote: 'Lo retiramos.' }])
  })

  test('and an export are recorded, without what people wrote', async () => {
    const { id } = await report(await createJob(app, company), { reason: 'false_data' })
    await decide(id, { outcome: 'upheld', note: 'Escribió Rosa.' })
    const entries = await app.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(id)))
    expect(entries).toMatchObject([
      {
        code: 'report-decided',
        subject: 'report',
        before: { status: 'open' },
        after: { status: 'upheld', reports: 1, warnsApplicants: false },
      },
    ])
    expect(JSON.stringify(entries)).not.toContain('Escribió')
  })
})

describe('those who applied', () => {
  test('to a fraudulent job are warned once, if the administrator wants it', async () => {
    const jobId = await createJob(app, company, { title: 'Digitador desde casa' })
    const gone = await createProfessional(app)
    await applyTo(jobId, rosa)
    await applyTo(jobId, gone, { withdrawnAt: app.clock.now() })
    const { id } = await report(jobId, { reason: 'asks_money' })
    await decide(id, { outcome: 'upheld', warnApplicants: true })
    await decide(id, { outcome: 'open' })
    await settle()
    expect(await bell(rosa)).toEqual([])
    await decide(id, { outcome: 'upheld', warnApplicants: true })
    await settle()
    expect(await bell(rosa)).toMatchObject([{ title: 'Cuidado con un aviso al que postulaste' }])
    expect(mailTo(rosa.email).text).toContain('“Digitador desde casa” y pide dinero')
    expect(await bell(gone)).toEqual([])
    const again = await report(jobId, { reason: 'false_data' })
    expect((await get(`/${again.id}`)).body.applicantsToWarn).toBe(0)
    await decide(again.id, { outcome: 'upheld', warnApplicants: true })
    await settle()
    expect(await bell(rosa)).toHaveLength(1)
  })

  test.each([
    ['without the wish', 'asks_money', { outcome: 'upheld' }],
    ['for another reason', 'duplicate_or_expired', { outcome: 'upheld', warnApplicants: true }],
    ['if nothing is done', 'asks_money', { outcome: 'dismissed', note: 'Cumple.', warnApplicants: true }],
  ])('are not warned %s', async (_, reason, decision) => {
    const jobId = await createJob(app, company)
    await applyTo(jobId, rosa)
    const { id } = await report(jobId, { reason })
    await decide(id, decision)
    await settle()
    expect(await bell(rosa)).toEqual([])
  })
})

test('the export has the matching reports, and not who reported', async () => {
  const jobId = await createJob(app, company, { title: 'Digitador desde casa' })
  const { code } = await report(
    jobId,
    { reason: 'asks_money', details: '=1+1', email: rosa.email },
    { by: rosa },
  )
  await report(jobId, { reason: 'discrimination' })
  const { status, headers, text } = await app.request({
    url: '/api/admin/reports/export?reason=asks_money',
    headers: admin.headers,
  })
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain('reportes-2026-')
  const [, line, rest] = text.split('\n')
  expect(line).toContain(`${code},`)
  expect(line).toContain("Aviso,Digitador desde casa,Pide dinero,'=1+1,Abierto")
  expect(rest).toBe('')
  expect(text).not.toContain(rosa.email)
  expect((await get('', await createAdmin(app, 'analyst'))).status).toBe(200)
  const { id } = (await get()).body[0]
  expect((await decide(id, { outcome: 'upheld' }, await createAdmin(app, 'analyst'))).status).toBe(403)
})
