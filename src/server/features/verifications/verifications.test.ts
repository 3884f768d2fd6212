import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies } from '#server/db/schema/people.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { standardJob } from '#tests/support/jobs.ts'
import { post } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { verificationSteps } from '#tests/support/verifications.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
// The clock advances, and an administrator's session is short.
beforeEach(async () => {
  admin = await createAdmin(app, 'support')
  app.mails.sent.length = 0
})

const { add, call, file, filed, answer, verify, askMore, settle, isVerified, mailTo, bellOf } =
  verificationSteps(
    () => app,
    () => admin,
  )

describe('a request', () => {
  test('needs each paper, the RUC and the consent', async () => {
    const company = await createCompany(app, { ruc: null })
    expect((await file(company)).status).toBe(400)
    await add(company, 'ruc_sheet')
    expect((await file(company)).body.fields).toEqual({
      power: 'Sube tu vigencia de poder o tu documento de identidad',
      ruc: 'Escribe y guarda primero tu RUC',
    })
    expect((await call(company, 'PUT', '/filing', {})).body.fields?.['consent']).toMatch(/^Marca/)
  })

  test('is filed once, and waits at the desk with its term', async () => {
    const { company, id, papers } = await filed()
    expect((await file(company)).body.code).toBe('verification_settled')
    expect((await add(company, 'power')).body.code).toBe('verification_settled')
    expect((await call(company, 'DELETE', `/papers/${papers[0]?.id}`)).body.code).toBe('verification_settled')
    const { body } = await app.request({
      url: `/api/admin/requests/verifications/${id}`,
      headers: admin.headers,
    })
    expect(body).toMatchObject({
      about: 'Empresa',
      papers: [
        { title: 'Ficha RUC', name: 'ficha.pdf', mime: 'application/pdf' },
        { title: 'Vigencia de poder', name: 'vigencia.webp', mime: 'image/webp' },
      ],
      accountId: company.userId,
      decision: null,
    })
    expect(body.facts).toContainEqual({ term: 'Dígito verificador', value: 'Correcto' })
    expect(body.decisions.map(({ value }: { value: string }) => value)).toEqual(['verified', 'not_enough'])
  })

  test('that two windows file at once is filed once', async () => {
    const company = await createCompany(app)
    await add(company, 'ruc_sheet')
    await add(company, 'power')
    const statuses = (await Promise.all([file(company), file(company)])).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
  })

  test('is taken back, changed and filed again', async () => {
    const { company, papers } = await filed()
    expect((await call(company, 'DELETE', '/filing')).body.request.state).toBe('draft')
    expect((await call(company, 'DELETE', `/papers/${papers[1]?.id}`)).body.request.papers).toHaveLength(1)
    expect((await file(company)).status).toBe(400)
    await add(company, 'power')
    expect((await file(company)).body.request.state).toBe('filed')
  })

  test('of a suspended account is refused', async () => {
    const company = await createCompany(app)
    await add(company, 'ruc_sheet')
    await app.request({
      method: 'PATCH',
      url: `/api/admin/users/${company.userId}/status`,
      headers: admin.headers,
      payload: { isActive: false, reason: 'fraud', note: 'Pide dinero por postular.' },
    })
    expect((await add(company, 'power')).status).toBe(401)
    expect((await file(company)).status).toBe(401)
  })
})

describe('the answer', () => {
  test('takes effect a moment later: badge, bell and mail', async () => {
    const { company, id } = await filed()
    expect((await verify(id)).status).toBe(200)
    await drainByClock(app)
    expect(await isVerified(company)).toBe(false)
    expect((await call(company, 'GET')).body).toMatchObject({ verifiedAt: null, request: { state: 'filed' } })
    await settle()
    expect(await isVerified(company)).toBe(true)
    expect((await call(company, 'GET')).body.request).toMatchObject({ state: 'verified' })
    expect(await bellOf(company)).toEqual(['Tu empresa ya está verificada'])
    expect(app.mails.sent.filter(({ to }) => to === company.email)).toHaveLength(1)
    expect((await add(company, 'power')).status).toBe(200)
    expect((await file(company)).body.code).toBe('verification_settled')
    expect((await answer(id, { answer: null })).body.code).toBe('item_changed')
  })

  test('that is taken back has no effect', async () => {
    const { company, id } = await filed()
    await verify(id)
    expect((await answer(id, { answer: null })).status).toBe(200)
    await settle()
    expect(await isVerified(company)).toBe(false)
    expect(await bellOf(company)).toEqual([])
    expect(mailTo(company)).toBe(undefined)
  })

  test('of two administrators at once is that of one', async () => {
    const { id } = await filed()
    const other = await createAdmin(app, 'owner')
    const statuses = (await Promise.all([verify(id), verify(id, other)])).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
  })

  test('says what is missing, and the rest goes on with the next request', async () => {
    const { company, id } = await filed()
    await askMore(id)
    await settle()
    expect((await call(company, 'GET')).body.request).toMatchObject({
      state: 'not_enough',
      note: 'No se lee.',
    })
    expect(await bellOf(company)).toEqual(['Necesitamos otro documento para verificarte'])
    expect(mailTo(company)?.text).toContain('No se lee.')
    const { body } = await add(company, 'power')
    expect(body.request?.papers).toHaveLength(3)
    expect((await file(company)).body.request.state).toBe('filed')
  })

  test.each([
    [{ answer: '' }, 'decision'],
    [{ answer: '', decision: 'maybe' }, 'decision'],
    [{ answer: '', decision: 'not_enough' }, 'answer'],
  ])('%j is not whole', async (payload, field) => {
    const { id } = await filed()
    expect(Object.keys((await answer(id, payload)).body.fields)).toEqual([field])
  })

  test('stands no longer when the company changes its name or withdraws meanwhile', async () => {
    for (const change of [
      (by: TestActor) => patch(by, { name: 'Otra Empresa' }),
      (by: TestActor) => call(by, 'DELETE', '/filing'),
    ]) {
      const { company, id } = await filed()
      await verify(id)
      expect((await change(company)).status).toBe(200)
      await settle()
      expect(await isVerified(company)).toBe(false)
      expect((await call(company, 'GET')).body.request.state).toBe('draft')
    }
  })

  test('publishes the ads that only waited for trust', async () => {
    const company = await createCompany(app, { createdAt: app.clock.now() })
    const { body } = await post(
      app,
      '/api/jobs',
      { ...standardJob, description: 'Armado de cajas en Ate. Escribe solo por WhatsApp al 987 654 321.' },
      company.headers,
    )
    const { id: jobId, hold } = body
    expect(hold.reasons.map(({ code }: { code: string }) => code)).toEqual(['messenger_only'])
    expect((await app.request({ url: `/api/jobs/${jobId}` })).status).not.toBe(200)
    const { id } = await filed(company)
    await verify(id)
    await settle()
    expect((await app.request({ url: `/api/jobs/${jobId}` })).status).toBe(200)
  })
})

const patch = (by: TestActor, payload: object) =>
  app.request({ method: 'PATCH', url: '/api/me/company', headers: by.headers, payload })
const end = (userId: number, payload: object, by = admin) =>
  app.request({
    method: 'PUT',
    url: `/api/admin/users/${userId}/verification-end`,
    headers: by.headers,
    payload,
  })
const reason = { end: { reason: 'false_papers', note: 'La ficha RUC fue alterada.' } }

describe('a verification', () => {
  const verified = () => createCompany(app, { verifiedAt: app.clock.now() })

  test('ends with another name or RUC, but not with other capitals', async () => {
    const company = await verified()
    const [{ name } = { name: '' }] = await app.deps.db
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, company.id))
    await patch(company, { name: name.toUpperCase(), ruc: '20131312955', industry: 'Pagos' })
    expect(await isVerified(company)).toBe(true)
    await patch(company, { ruc: '20100070970' })
    expect(await isVerified(company)).toBe(false)
    expect((await call(company, 'GET')).body.end).toMatchObject({ reason: 'ruc_changed' })
    const other = await verified()
    await patch(other, { name: 'Otra Empresa' })
    expect((await call(other, 'GET')).body.end).toMatchObject({ reason: 'name_changed' })
  })

  test('of a person ends with another name', async () => {
    const person = await createProfessional(app, { verifiedAt: app.clock.now() })
    const change = (payload: object) =>
      app.request({
        method: 'PATCH',
        url: `/api/professionals/${person.id}`,
        headers: person.headers,
        payload,
      })
    await change({ title: 'Contadora' })
    expect((await call(person, 'GET')).body.verifiedAt).not.toBe(null)
    expect((await change({ lastName: 'Huamán' })).status).toBe(200)
    expect((await call(person, 'GET')).body.verifiedAt).toBe(null)
  })

  test('is ended by an administrator, and its owner hears why a moment later', async () => {
    const company = await verified()
    expect((await end(company.userId, reason, await createAdmin(app, 'moderation'))).status).toBe(403)
    expect((await end(company.userId, reason)).status).toBe(200)
    expect((await end(company.userId, reason)).body.code).toBe('item_changed')
    expect(await isVerified(company)).toBe(false)
    expect(await bellOf(company)).toEqual([])
    await settle()
    expect(await bellOf(company)).toEqual(['Ya no llevas la insignia de verificación'])
    expect(mailTo(company)?.text).toContain('La ficha RUC fue alterada.')
    const { body } = await app.request({
      url: `/api/admin/users/${company.userId}`,
      headers: admin.headers,
    })
    expect(body.verification).toMatchObject({
      verifiedAt: null,
      ends: [{ reason: 'false_papers', adminName: 'Admin' }],
    })
    expect((await end(company.userId, { end: null })).body.code).toBe('item_changed')
  })

  test('whose end is taken back stands as before, and nobody is told', async () => {
    const company = await verified()
    await end(company.userId, reason)
    expect((await end(company.userId, { end: null })).status).toBe(200)
    await settle()
    expect(await isVerified(company)).toBe(true)
    expect(mailTo(company)).toBe(undefined)
  })

  test('of nobody ends with not found', async () => {
    expect((await end(999_999, reason)).status).toBe(404)
  })
})
