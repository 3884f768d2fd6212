import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applications } from '#server/db/schema/applications.table.ts'
import { createAccountant } from '#tests/support/accountants.ts'
import { createAdmin, createCompany, createMember, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { applyInvited, invitationMailTo, inviting } from '#tests/support/invitations.ts'
import { standardJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const hidden = 'Empresa confidencial'
let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app, {
    name: 'Molinos del Añil S.A.C.',
    website: 'https://anil.tech',
    planType: 'premium',
    verifiedAt: app.clock.now(),
  })
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object, by = company) =>
  app.request({ method, url, headers: by.headers, ...(payload ? { payload } : {}) })
const publish = (change: object = {}, by = company) =>
  call('POST', '/api/jobs', { ...standardJob, isConfidential: true, ...change }, by)
const edit = (id: number, change: object) => call('PUT', `/api/jobs/${id}`, { ...standardJob, ...change })
const shown = async (id: number) => (await app.request({ url: `/api/jobs/${id}` })).body.company.name
const found = async (words: string) =>
  (await app.request({ url: `/api/jobs?q=${words}` })).body.map(({ id }: { id: number }) => id)

describe('who may hide its name', () => {
  test('not a company that Qhatu does not know', async () => {
    const other = await createCompany(app)
    const { status, body } = await publish({}, other)
    expect([status, body.fields.isConfidential]).toEqual([400, expect.stringContaining('Verifica primero')])
    const { body: jobs } = await call('GET', `/api/companies/${other.id}/jobs`, undefined, other)
    expect(jobs).toEqual([])
  })

  test.each([
    ['description', 'Molinos del Añil busca a alguien.', 'Molinos del Añil S.A.C.'],
    ['requirements', 'Escribe a rrhh@ejemplo.pe antes.', 'rrhh@ejemplo.pe'],
    ['benefits', 'Lee anil.tech para saber más.', 'anil.tech'],
  ])('not while its %s tells it', async (field, text, found) => {
    const { status, body } = await publish({ [field]: text })
    expect([status, body.fields]).toEqual([
      400,
      { [field]: `Quita “${found}”: tu aviso es confidencial y eso diría quién eres` },
    ])
  })

  test('nor while a question tells it, also when only the choice changes', async () => {
    const questions = [{ kind: 'text', text: '¿Conoces Molinos del Añil?' }]
    expect((await publish({ questions })).body.fields).toHaveProperty('questions')
    const { body } = await publish({ questions, isConfidential: false })
    const { questions: _, ...rest } = standardJob as typeof standardJob & { questions?: unknown }
    expect((await edit(body.id, { ...rest, isConfidential: true })).body.fields).toHaveProperty('questions')
  })

  test('a company that is no longer verified: its ads wait and come back, and it hears of both', async () => {
    const { body } = await publish()
    await call('PATCH', '/api/me/company', { name: 'Molinos del Índigo S.A.C.' })
    await app.queue.drain()
    expect((await app.request({ url: `/api/jobs/${body.id}` })).status).toBe(410)
    const own = (await call('GET', `/api/company/jobs/${body.id}`)).body
    expect(own.hold.reasons.map(({ code }: { code: string }) => code)).toEqual(['unknown_company'])
    const notices = await call('GET', '/api/notifications')
    expect(notices.text).toContain('Tu aviso confidencial quedó en espera')
    // Its name is no secret then.
    expect((await edit(body.id, { isConfidential: false })).body.hold).toBeNull()
    expect(await shown(body.id)).toBe('Molinos del Índigo S.A.C.')
  })
})

describe('who it is', () => {
  test('is known to its people and to administrators, and to nobody who searches', async () => {
    const { body } = await publish({ title: 'Tintorera de lanas' })
    expect(await shown(body.id)).toBe(hidden)
    expect(await found('tintorera')).toContain(body.id)
    expect(await found('añil')).not.toContain(body.id)
    const reader = await createMember(app, company, 'reader')
    const own = await call('GET', `/api/company/jobs/${body.id}`, undefined, reader)
    expect([own.body.company.id, own.body.isConfidential]).toEqual([company.id, true])
    const admin = await createAdmin(app)
    const posts = await app.request({ url: '/api/admin/jobs?search=añil tintorera', headers: admin.headers })
    expect(posts.text).toContain('Molinos del Añil')
  })

  test('stays as it was when an edit does not mention it', async () => {
    const { body } = await publish()
    await edit(body.id, { title: 'Contadora principal' })
    expect(await shown(body.id)).toBe(hidden)
    await edit(body.id, { isConfidential: false })
    expect(await shown(body.id)).toBe('Molinos del Añil S.A.C.')
    expect(await found('molinos')).toContain(body.id)
  })

  test('stays hidden when an administrator publishes an ad that waited', async () => {
    const { body } = await publish({ title: 'Tintorera', requirements: 'Solo varones de 18 a 25 años.' })
    expect(body.hold).not.toBeNull()
    const admin = await createAdmin(app)
    const url = `/api/admin/held-jobs/${body.id}/decision`
    const reply = await call('POST', url, { decision: 'published' }, admin)
    expect(reply.status).toBeLessThan(300)
    app.clock.advance({ minutes: 1 })
    await drainByClock(app)
    expect(await shown(body.id)).toBe(hidden)
    expect(await found('añil')).not.toContain(body.id)
    const { body: listed } = await app.request({ url: `/api/companies/${company.id}/active-jobs` })
    expect(listed.jobs).toEqual([])
  })

  test('is kept in a draft', async () => {
    const values = { title: 'Tintorera', isConfidential: true }
    const { body } = await call('POST', '/api/company/job-drafts', { kind: 'standard', values })
    expect(body.values.isConfidential).toBe(true)
  })
})

describe('who applied', () => {
  let person: TestActor
  let jobId: number
  beforeEach(async () => {
    person = await createAccountant(app)
    jobId = (await publish()).body.id
  })

  const apply = async () => {
    await call('POST', `/api/jobs/${jobId}/apply`, {}, person)
    return (await call('GET', `/api/jobs/${jobId}/candidates`)).body[0].id as number
  }
  const known = async () => {
    const { body } = await call('GET', '/api/applications/professional', undefined, person)
    return body[0].company
  }
  const move = async (id: number, status: string) => {
    await call('PATCH', `/api/applications/${id}/status`, { status })
  }

  test('learns who it is with the invitation to an interview, once that cannot be undone', async () => {
    const id = await apply()
    expect(await known()).toEqual({ id: null, name: hidden, logo: null, website: null })
    await move(id, 'interviewed')
    expect((await known()).name).toBe(hidden)
    await settleActs(app)
    expect(await known()).toMatchObject({ id: company.id, name: 'Molinos del Añil S.A.C.' })
    const { text } = await call('GET', '/api/notifications', undefined, person)
    expect(text).toContain('Molinos del Añil S.A.C. quiere entrevistarte')
  })

  test('does not with a refusal', async () => {
    await move(await apply(), 'rejected')
    await settleActs(app)
    expect((await known()).name).toBe(hidden)
  })

  test('learns it with the first message, which may name it', async () => {
    const id = await apply()
    const text = 'Hola, {nombre}. Somos {empresa}.'
    const sent = await call('POST', `/api/jobs/${jobId}/messages`, { applicationIds: [id], text })
    expect(sent.status).toBeLessThan(300)
    expect((await known()).name).toBe(hidden)
    app.clock.advance({ minutes: 2 })
    await drainByClock(app)
    expect((await known()).name).toBe('Molinos del Añil S.A.C.')
    const talk = await call('GET', `/api/applications/${id}/messages`, undefined, person)
    expect(talk.text).toContain('Somos Molinos del Añil S.A.C.')
  })

  test('knows it from the start when invited: the mail says who writes', async () => {
    const { invite } = inviting(app, company, jobId)
    await invite({ email: 'invitada@ejemplo.pe' })
    const mail = await invitationMailTo(app, 'invitada@ejemplo.pe')
    expect(mail.subject).toContain('Molinos del Añil')
    const token = mail.text.match(/\/apply\/([\w-]+)/)![1]!
    const sent = await applyInvited(app, { token, email: 'invitada@ejemplo.pe' })
    expect(sent.status).toBeLessThan(300)
    const [row] = await app.deps.db
      .select({ at: applications.companyShownAt })
      .from(applications)
      .where(eq(applications.jobId, jobId))
    expect(row?.at).not.toBeNull()
  })

  test('still knows it when the ad becomes confidential later', async () => {
    await edit(jobId, { isConfidential: false })
    await apply()
    await edit(jobId, { isConfidential: true })
    expect((await known()).name).toBe('Molinos del Añil S.A.C.')
  })
})
