import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#server/db/schema/platform.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { closeExpiredJobs } from './jobs.service.ts'
import { premiumJob as premium, standardJob as standard } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const post = (who: TestActor | null, url: string, payload: object, headers: Record<string, string> = {}) =>
  app.request({ method: 'POST', url, payload, headers: { ...who?.headers, ...headers } })
const paying = () => createCompany(app, { planType: 'premium' })

describe('publishing a standard job', () => {
  test('the job comes back as its public page shows it', async () => {
    const company = await paying()
    const { status, body } = await post(company, '/api/jobs', { ...standard, secret: 'x', companyId: 1 })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'Contador general',
      workType: 'presencial',
      mode: 'onsite',
      salary: 'S/ 3,000 - 4,000',
      salaryParsed: { min: 300_000, max: 400_000, currency: 'PEN', period: 'month' },
      place: { department: 'Lima', province: 'Lima', district: 'Miraflores' },
      isActive: true,
      isPremium: false,
      createdAt: '2026-11-21T15:00:00.000Z',
      expiresAt: '2027-01-20T15:00:00.000Z',
      company: { id: company.id, industry: 'Fintech' },
    })
    expect(body).not.toHaveProperty('secret')
    const {
      isOpen,
      opensAt,
      reference,
      isConfidential,
      isFromFeed,
      hold,
      takedown,
      inferredSkills,
      ...shown
    } = body
    expect([isOpen, opensAt, reference, hold, takedown]).toEqual([true, null, '', null, null])
    expect([isConfidential, isFromFeed]).toEqual([false, false])
    expect(inferredSkills).toEqual(expect.any(Array))
    expect((await app.request({ url: `/api/jobs/${body.id}` })).body).toEqual({ ...shown, answers: null })
  })

  test.each([
    ['title', '', 'Escribe el título del empleo'],
    ['title', '   ', 'Escribe el título del empleo'],
    ['title', 'x'.repeat(151), 'Usa 150 caracteres como máximo'],
    ['category', 'Otra', 'Elige la categoría del empleo'],
    ['description', 'corta', 'Describe el empleo en 10 caracteres o más'],
    ['description', 'x'.repeat(10_001), 'Usa 10,000 caracteres como máximo'],
    ['requirements', 'pocos', 'Escribe los requisitos en 10 caracteres o más'],
    ['location', '', 'Escribe el distrito o la ciudad del empleo'],
    ['salaryRange', '', 'Escribe el sueldo, por ejemplo S/ 3,000 - 4,500'],
    ['workType', 'lunar', 'Elige remoto, presencial o híbrido'],
  ])('%s %j is refused in Spanish and nothing is stored', async (field, value, message) => {
    const company = await paying()
    const { status, body } = await post(company, '/api/jobs', { ...standard, [field]: value })
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', { [field]: message }])
    expect(await jobsOf(company)).toEqual([])
  })

  test('an empty form names every required field, and says the documented sentences over them', async () => {
    const { body } = await post(await paying(), '/api/jobs', {})
    expect(body.message).toBe(
      'El título es requerido. La categoría es requerida. La descripción debe tener al menos 10 caracteres. ' +
        'Los requisitos son requeridos. La ubicación es requerida. El rango salarial es requerido. El tipo de trabajo es requerido',
    )
    expect(body.fields).toEqual({
      title: 'Escribe el título del empleo',
      category: 'Elige la categoría del empleo',
      description: 'Describe el empleo en 10 caracteres o más',
      requirements: 'Escribe los requisitos en 10 caracteres o más',
      location: 'Escribe el distrito o la ciudad del empleo',
      salaryRange: 'Escribe el sueldo, por ejemplo S/ 3,000 - 4,500',
      workType: 'Elige remoto, presencial o híbrido',
    })
  })

  test.each([
    ['remoto', 'remote'],
    ['híbrido', 'hybrid'],
    ['hybrid', 'hybrid'],
    ['onsite', 'onsite'],
  ])('the work mode %s is kept as %s', async (workType, mode) => {
    const { body } = await post(await paying(), '/api/jobs', { ...standard, workType })
    expect(body.mode).toBe(mode)
  })

  test('only companies publish', async () => {
    expect((await post(null, '/api/jobs', standard)).status).toBe(401)
    expect((await post(await createProfessional(app), '/api/jobs', standard)).body.code).toBe(
      'wrong_user_type',
    )
  })

  test('a repeated submit with one key creates one job', async () => {
    const company = await paying()
    const key = { 'idempotency-key': 'doble-clic' }
    const [first, second] = [
      await post(company, '/api/jobs', standard, key),
      await post(company, '/api/jobs', standard, key),
    ]
    expect(second.body).toEqual(first.body)
    expect(await jobsOf(company)).toHaveLength(1)
  })
})

describe('publishing a premium job', () => {
  test.each([
    ['a JSON list', '["C#", ".NET", "SQL Server"]'],
    ['a list', ['C#', '.NET', 'SQL Server']],
    ['text with commas', ' C#, .NET,, SQL Server '],
  ])('skills as %s are one list', async (_, skills) => {
    const { status, body } = await post(await paying(), '/api/jobs/create-premium', { ...premium, skills })
    expect([status, body.success]).toEqual([201, true])
    expect(body.job).toMatchObject({ skills: ['C#', '.NET', 'SQL Server'], isPremium: true, mode: 'remote' })
  })

  test.each([
    ['title', 'Cap', 'Escribe un título de 5 caracteres o más'],
    ['description', 'x'.repeat(49), 'Describe el empleo en 50 caracteres o más'],
    ['salaryRange', '1', 'Escribe el rango salarial, por ejemplo S/ 3,000 - 4,500'],
    ['location', 'Li', 'Escribe el distrito o la ciudad, con 3 letras o más'],
    ['skills', 'C#', 'Escribe las habilidades que buscas, con comas entre ellas'],
    ['skills', '[]', 'Escribe las habilidades que buscas, con comas entre ellas'],
  ])('%s %j is refused in Spanish', async (field, value, message) => {
    const { status, body } = await post(await paying(), '/api/jobs/create-premium', {
      ...premium,
      [field]: value,
    })
    expect([status, body.fields]).toEqual([400, { [field]: message }])
  })

  test('mode and experience have their documented defaults', async () => {
    const { mode: _, experience: __, ...rest } = premium
    const { body } = await post(await paying(), '/api/jobs/create-premium', rest)
    expect(body.job).toMatchObject({ mode: 'hybrid', experience: '1-2', experienceLevel: '1-2' })
  })
})

describe('editing, archiving, expiry', () => {
  test('an edit keeps the date of publication and is found by its new words', async () => {
    const company = await paying()
    const { body: job } = await post(company, '/api/jobs', standard)
    app.clock.advance({ minutes: 5 })
    const edit = await put(company, job.id, { ...standard, title: 'Apicultor titulado', isActive: false })
    expect(edit.body).toMatchObject({ title: 'Apicultor titulado', isActive: true, createdAt: job.createdAt })
    expect(edit.body.updatedAt > job.updatedAt).toBe(true)
    const found = await app.request({ url: '/api/jobs?q=apicultores' })
    expect(found.body.map(({ id }: { id: number }) => id)).toEqual([job.id])
  })

  test('each kind is edited by its own rules', async () => {
    const company = await paying()
    const { body: plain } = await post(company, '/api/jobs', standard)
    const { body: made } = await post(company, '/api/jobs/create-premium', premium)
    expect((await put(company, plain.id, premium)).body.fields).toMatchObject({
      requirements: 'Escribe los requisitos en 10 caracteres o más',
    })
    expect((await put(company, made.job.id, standard)).body.fields).toMatchObject({
      skills: 'Escribe las habilidades que buscas, con comas entre ellas',
    })
  })

  test('another company cannot edit, archive or list it', async () => {
    const [owner, other] = [await paying(), await paying()]
    const { body: job } = await post(owner, '/api/jobs', standard)
    expect((await put(other, job.id, standard)).body.code).toBe('forbidden')
    expect((await setStatus(other, job.id, 'archived')).body.code).toBe('forbidden')
    expect((await app.request({ url: `/api/company/jobs/${job.id}`, headers: other.headers })).status).toBe(
      403,
    )
    expect(
      (await app.request({ url: `/api/companies/${owner.id}/jobs`, headers: other.headers })).status,
    ).toBe(403)
    await setStatus(owner, job.id, 'archived')
    expect((await put(other, job.id, standard)).body.code).toBe('not_found')
  })

  test('an archived job is gone for everyone but its owner, and comes back with its first date', async () => {
    const company = await createCompany(app)
    const { body: job } = await post(company, '/api/jobs', { ...standard, title: 'Luthier de charangos' })
    const archived = await setStatus(company, job.id, 'archived')
    expect(archived.body).toMatchObject({ id: job.id, isActive: false, applicationCount: 0, newCount: 0 })
    const gone = await app.request({ url: `/api/jobs/${job.id}` })
    expect([gone.status, gone.body.code, gone.body.message]).toEqual([
      410,
      'job_gone',
      'El empleo que buscas no existe o ya no está disponible.',
    ])
    expect((await app.request({ url: '/api/jobs?q=luthier' })).body).toEqual([])
    expect(
      (await app.request({ url: `/api/company/jobs/${job.id}`, headers: company.headers })).body,
    ).toMatchObject({ isActive: false })
    app.clock.advance({ hours: 1 })
    expect((await setStatus(company, job.id, 'active')).body).toMatchObject({
      isActive: true,
      createdAt: job.createdAt,
      expiresAt: job.expiresAt,
    })
    // The empty list was cached; the change empties the cache a moment after the reply.
    await expect.poll(async () => (await app.request({ url: '/api/jobs?q=luthier' })).body).toHaveLength(1)
  })

  test('reactivating counts against the limit', async () => {
    const company = await createCompany(app)
    const { body: first } = await post(company, '/api/jobs', standard)
    await setStatus(company, first.id, 'archived')
    expect((await post(company, '/api/jobs', standard)).status).toBe(201)
    expect((await setStatus(company, first.id, 'active')).body.code).toBe('plan_limit_reached')
    expect((await setStatus(company, first.id, 'closed')).body.fields).toEqual({
      status: 'Elige si el empleo se publica o se archiva',
    })
  })

  test('a job closes at its end: at once on its page, and in lists by the scheduled task', async () => {
    const company = await paying()
    const setDays = (days: string) =>
      app.deps.db.update(settings).set({ value: days }).where(eq(settings.key, 'job_open_days'))
    await setDays('0.25')
    const { body: job } = await post(company, '/api/jobs', { ...standard, title: 'Quesero de Celendín' })
    app.clock.advance({ hours: 7 })
    expect((await app.request({ url: `/api/jobs/${job.id}` })).status).toBe(410)
    await closeExpiredJobs(app.deps)
    expect((await app.request({ url: '/api/jobs?q=quesero' })).body).toEqual([])
    await setDays('60')
    const again = await setStatus(company, job.id, 'active')
    expect(Date.parse(again.body.expiresAt!)).toBe(app.clock.now().getTime() + 60 * 86_400_000)
    expect(again.body.createdAt).toBe(job.createdAt)
  })

  test('what never existed is not found', async () => {
    for (const id of ['999999', 'abc', '-1', '2147483648'])
      expect((await app.request({ url: `/api/jobs/${id}` })).status).toBe(404)
  })
})

async function jobsOf(company: TestActor): Promise<unknown[]> {
  return (await app.request({ url: `/api/companies/${company.id}/jobs`, headers: company.headers })).body
}
const put = (company: TestActor, id: number, payload: object) =>
  app.request({ method: 'PUT', url: `/api/jobs/${id}`, payload, headers: company.headers })
const setStatus = (company: TestActor, id: number, status: string) =>
  app.request({
    method: 'PATCH',
    url: `/api/jobs/${id}/status`,
    payload: { status },
    headers: company.headers,
  })
