import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mostJobDrafts } from '#contracts/jobs/job-drafts-figures.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobDrafts } from '#server/db/schema/job-drafts.table.ts'
import { createCompany, createMember, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { standardJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
})

const url = '/api/company/job-drafts'
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, by = company) =>
  app.request({ method, url: path, headers: by.headers, ...(payload ? { payload } : {}) })
const draft = (values: object, more: object = {}) => ({ kind: 'standard', values, ...more })
const add = async (values: object, more: object = {}) => (await send('POST', url, draft(values, more))).body
const list = async (by = company) => (await send('GET', url, undefined, by)).body

test('what was typed is kept as it is, however unfinished, and read by the whole team', async () => {
  const recruiter = await createMember(app, company, 'recruiter')
  await app.deps.db.update(users).set({ personName: 'Rosa Tello' }).where(eq(users.id, company.userId))
  const values = { title: '  Conta', salaryRange: 'a tratar', questions: [{ kind: 'number', text: '' }] }
  const { id, version } = await add(values)
  expect(version).toBe(1)
  expect(await list(recruiter)).toMatchObject([
    { id, kind: 'standard', title: '  Conta', templateName: null, updatedBy: 'Rosa Tello' },
  ])
  const read = await send('GET', `${url}/${id}`, undefined, recruiter)
  expect(read.body.values).toMatchObject({ title: '  Conta', salaryRange: 'a tratar', description: '' })
  expect(read.body.values.questions).toEqual([
    {
      kind: 'number',
      text: '',
      isRequired: true,
      options: '',
      wantedAnswers: [],
      wantedMin: '',
      wantedMax: '',
    },
  ])
})

test('a colleague goes on with it; who has an old version is told and overwrites nothing', async () => {
  const recruiter = await createMember(app, company, 'recruiter')
  const { id } = await add({ title: 'Contador' })
  const saved = await send('PUT', `${url}/${id}`, draft({ title: 'Contadora' }, { version: 1 }), recruiter)
  expect(saved.body).toMatchObject({ version: 2, values: { title: 'Contadora' } })
  const late = await send('PUT', `${url}/${id}`, draft({ title: 'Contable' }, { version: 1 }))
  expect([late.status, late.body.message]).toEqual([
    409,
    'Alguien de tu equipo cambió este borrador mientras escribías.',
  ])
  expect((await send('GET', `${url}/${id}`)).body.values.title).toBe('Contadora')
  const both = await Promise.all(
    ['A', 'B'].map((title) => send('PUT', `${url}/${id}`, draft({ title }, { version: 2 }))),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('another company, a professional and a reader of the team cannot write it', async () => {
  const { id } = await add({ title: 'Contador' })
  const other = await createCompany(app)
  for (const method of ['GET', 'DELETE'] as const)
    expect((await send(method, `${url}/${id}`, undefined, other)).status).toBe(404)
  expect((await send('PUT', `${url}/${id}`, draft({ title: 'X' }, { version: 1 }), other)).status).toBe(404)
  const reader = await createMember(app, company, 'reader')
  expect((await send('GET', `${url}/${id}`, undefined, reader)).status).toBe(200)
  expect((await send('PUT', `${url}/${id}`, draft({ title: 'X' }, { version: 1 }), reader)).status).toBe(403)
  const person = await createProfessional(app)
  expect((await send('GET', url, undefined, person)).status).toBe(403)
})

test('lengths are the only rule, and a fault stores nothing', async () => {
  const long = await send('POST', url, draft({ title: 'a'.repeat(501) }))
  expect([long.status, Object.keys(long.body.fields)]).toEqual([400, ['values.title']])
  expect(
    (await send('POST', url, draft({ questions: Array.from({ length: 11 }, () => ({ kind: 'text' })) })))
      .status,
  ).toBe(400)
  expect((await send('POST', url, { kind: 'gold', values: {} })).body.fields).toEqual({
    kind: 'Elige si el aviso es estándar o premium',
  })
  expect(await list()).toEqual([])
})

test('publishing takes the draft along, once; a refused publication leaves it', async () => {
  const { id } = await add({ title: 'Contador' })
  const refused = await send('POST', '/api/jobs', { ...standardJob, title: '', draftId: id })
  expect(refused.status).toBe(400)
  expect(await list()).toHaveLength(1)
  expect((await send('POST', '/api/jobs', { ...standardJob, draftId: id })).status).toBe(201)
  expect(await list()).toEqual([])
})

test("a draft of another company and a template stay when they are named in somebody's publication", async () => {
  const other = await createCompany(app)
  const { id } = await add({ title: 'Contador' })
  await send('POST', '/api/jobs', { ...standardJob, draftId: id }, other)
  expect(await list()).toHaveLength(1)
  const template = await add({ title: 'Contador' }, { templateName: 'Contabilidad' })
  await send('POST', '/api/jobs', { ...standardJob, draftId: template.id })
  expect(await list()).toHaveLength(2)
})

test('a template has a name of its own in the company', async () => {
  await add({ title: 'Contador' }, { templateName: ' Contabilidad ' })
  const again = await send('POST', url, draft({ title: 'Otro' }, { templateName: 'CONTABILIDAD' }))
  expect([again.status, again.body.fields]).toEqual([
    400,
    { templateName: 'Elige otro nombre: ya tienes una plantilla llamada así' },
  ])
  const other = await createCompany(app)
  const theirs = await send('POST', url, draft({}, { templateName: 'Contabilidad' }), other)
  expect([theirs.status, theirs.body.templateName]).toEqual([201, 'Contabilidad'])
})

test('a deleted draft comes back by undo', async () => {
  const { id } = await add({ title: 'Contador' })
  const { body } = await send('DELETE', `${url}/${id}`)
  expect(await list()).toEqual([])
  expect((await send('POST', `/api/acts/${body.undo.actId}/undo`)).status).toBe(200)
  expect((await send('GET', `${url}/${id}`)).body.values.title).toBe('Contador')
})

test('a company keeps so many drafts and no more', async () => {
  const at = app.clock.now()
  const { values } = await add({ title: 'Uno' })
  await app.deps.db.insert(jobDrafts).values(
    Array.from({ length: mostJobDrafts - 1 }, () => ({
      companyId: company.id,
      kind: 'standard' as const,
      values,
      createdAt: at,
      updatedAt: at,
    })),
  )
  const more = await send('POST', url, draft({ title: 'Más' }))
  expect([more.status, more.body.message]).toEqual([
    409,
    `Ya tienes ${mostJobDrafts} borradores. Publica o elimina uno para empezar otro.`,
  ])
  expect((await send('POST', url, draft({}, { templateName: 'Otra' }))).status).toBe(201)
})
