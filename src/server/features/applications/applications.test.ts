import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applicationEvents } from '#server/db/schema/applications.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { cvPart, multipart, pdf } from '#tests/support/multipart.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let person: TestActor
let jobId: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
  person = await createProfessional(app)
  jobId = await createJob(app, company)
})

const as = (actor: TestActor) => ({
  get: (url: string) => app.request({ url, headers: actor.headers }),
  post: (url: string, payload: object = {}) =>
    app.request({ method: 'POST', url, payload, headers: actor.headers }),
  patch: (url: string, payload: object) =>
    app.request({ method: 'PATCH', url, payload, headers: actor.headers }),
})
const apply = async (actor = person, job = jobId): Promise<number> => {
  const reply = await as(actor).post(`/api/jobs/${job}/apply`)
  expect(reply.status).toBe(201)
  return reply.body.application.id
}
const uploadCv = (actor: TestActor, mark: string) =>
  app.request({
    method: 'POST',
    url: `/api/professionals/${actor.id}/cv-upload`,
    ...multipart([cvPart(pdf(700, mark))], actor.headers),
  })
const bell = async (actor: TestActor): Promise<{ title: string; link: string }[]> =>
  (await as(actor).get('/api/notifications')).body.notifications
const sent = async (): Promise<Record<string, unknown>> =>
  (await as(person).get('/api/applications/professional')).body[0]
/** The subjects of every mail to an address; the queue guarantees no order. */
const subjectsTo = async (address: string): Promise<string[]> => {
  await settleActs(app)
  return app.mails.sent.filter(({ to }) => to === address).map(({ subject }) => subject)
}

test('applying answers with the application and tells the company by bell and mail, the person by mail', async () => {
  const reply = await as(person).post(`/api/jobs/${jobId}/apply`, { coverLetter: ' Me interesa. ' })
  expect(reply).toMatchObject({
    status: 201,
    body: {
      success: true,
      message: 'Postulación Enviada',
      application: {
        jobId,
        status: 'pending',
        viewed: false,
        coverLetter: 'Me interesa.',
        cvUrl: null,
        job: { title: 'Analista de datos', salaryRange: 'S/ 3,000 - 4,000', isActive: true },
        company: { id: company.id },
        history: [{ status: 'pending', by: 'professional' }],
      },
    },
  })
  expect(await bell(person)).toEqual([])
  expect((await bell(company))[0]).toMatchObject({
    title: 'Nueva postulación',
    message: 'Milagros Quispe postuló a Analista de datos.',
    link: `/company-dashboard/candidatos/${jobId}?candidato=${reply.body.application.id}`,
  })
  expect(await subjectsTo(person.email)).toContain('Postulación enviada: Analista de datos')
  expect(await subjectsTo(company.email)).toContain('Nueva postulación: Analista de datos')
})

test('one application per person and job, also when two arrive at once', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => as(person).post(`/api/jobs/${jobId}/apply`)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect((await as(person).post(`/api/jobs/${jobId}/apply`)).body).toMatchObject({
    code: 'already_applied',
    message: 'Ya postulaste a este empleo',
  })
  expect((await bell(company)).length).toBe(1)
})

test('a closed job takes nobody, and an unknown one is not found', async () => {
  const closed = await createJob(app, company, { isOpen: false })
  const over = await createJob(app, company, { expiresAt: app.clock.now() })
  const codes = await Promise.all(
    [closed, over, 999_999].map(async (id) => (await as(person).post(`/api/jobs/${id}/apply`)).status),
  )
  expect(codes).toEqual([410, 410, 404])
})

test('from a list of recommendations one applies in one’s own name only', async () => {
  const other = await createProfessional(app)
  const url = '/api/applications'
  expect((await as(person).post(url, { jobId, professionalId: other.id, status: 'pending' })).status).toBe(
    404,
  )
  expect(await as(person).post(url, { jobId, professionalId: person.id, status: 'hired' })).toMatchObject({
    status: 201,
    body: { message: '¡Postulación enviada exitosamente!', application: { status: 'pending' } },
  })
})

test('an application keeps the CV that the profile had when it was sent', async () => {
  await uploadCv(person, 'antes')
  const id = await apply()
  await uploadCv(person, 'después')
  expect((await as(company).get(`/api/applications/${id}/cv`)).text).toContain('antes')
  expect((await as(person).get(`/api/professionals/${person.id}/cv`)).text).toContain('después')
})

test('the first opening marks it viewed and tells the person once', async () => {
  const id = await apply()
  app.clock.advance({ hours: 2 })
  const opened = await as(company).post(`/api/applications/${id}/viewed`)
  expect(opened).toMatchObject({
    status: 200,
    body: {
      status: 'viewed',
      viewedAt: app.clock.now().toISOString(),
      history: [
        { status: 'pending', by: 'professional' },
        { status: 'viewed', by: 'system' },
      ],
    },
  })
  app.clock.advance({ hours: 1 })
  expect((await as(company).post(`/api/applications/${id}/viewed`)).body).toEqual(opened.body)
  expect((await bell(person)).filter(({ title }) => title === 'Vieron tu postulación')).toHaveLength(1)
  expect(await subjectsTo(person.email)).toContain('Vieron tu postulación: Analista de datos')
  expect(await sent()).toMatchObject({ viewed: true, status: 'viewed' })
})

test('an applicant with a CV is notified that it was seen', async () => {
  await uploadCv(person, 'visto')
  const id = await apply()
  await as(company).post(`/api/applications/${id}/viewed`)
  expect((await bell(person))[0]).toMatchObject({ title: 'CV visto' })
})

test('two openings at once count as one', async () => {
  const id = await apply()
  await Promise.all([1, 2, 3].map(() => as(company).post(`/api/applications/${id}/viewed`)))
  expect((await bell(person)).filter(({ title }) => title === 'Vieron tu postulación')).toHaveLength(1)
})

test('opening the CV file is an opening; the person’s own download is not', async () => {
  await uploadCv(person, 'mío')
  const id = await apply()
  expect((await as(person).get(`/api/applications/${id}/cv`)).status).toBe(200)
  expect(await sent()).toMatchObject({ viewed: false })
  const file = await as(company).get(`/api/applications/${id}/cv`)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''CV%20Rosa%20Quispe.pdf",
    'cache-control': 'private, no-store',
  })
  expect(await sent()).toMatchObject({ viewed: true, status: 'viewed' })
})

test('an opening does not take back a status that the company had set', async () => {
  const id = await apply()
  await as(company).patch(`/api/applications/${id}/status`, { status: 'preselected' })
  await as(company).post(`/api/applications/${id}/viewed`)
  await settleActs(app)
  expect(await sent()).toMatchObject({ viewed: true, status: 'preselected' })
})

test('any status may follow any other; each is kept with who and when, and told', async () => {
  const id = await apply()
  for (const status of ['hired', 'rejected', 'pending', 'viewed', 'interviewed', 'accepted', 'preselected']) {
    app.clock.advance({ minutes: 5 })
    expect(await as(company).patch(`/api/applications/${id}/status`, { status })).toMatchObject({
      status: 200,
      body: { status },
    })
    await settleActs(app)
  }
  const events = await app.deps.db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, id))
  expect(events).toHaveLength(8)
  expect(events.at(-1)).toMatchObject({
    status: 'preselected',
    by: 'company',
    userId: company.userId,
    at: app.clock.now(),
  })
  expect(await bell(person)).toHaveLength(7)
  const rejection = app.mails.sent.find(
    ({ to, subject }) => to === person.email && subject.startsWith('Respuesta a tu postulación'),
  )
  expect(rejection?.html).toContain('Gracias por el tiempo')
})

test('the same status again changes nothing and tells nobody', async () => {
  const id = await apply()
  await as(company).patch(`/api/applications/${id}/status`, { status: 'rejected' })
  await settleActs(app)
  const before = await sent()
  expect((await as(company).patch(`/api/applications/${id}/status`, { status: 'rejected' })).status).toBe(200)
  await settleActs(app)
  expect(await sent()).toEqual(before)
  expect(await bell(person)).toHaveLength(1)
})

test('a status that does not exist is refused', async () => {
  const id = await apply()
  expect(await as(company).patch(`/api/applications/${id}/status`, { status: 'archived' })).toMatchObject({
    status: 400,
    body: { fields: { status: 'Elige un estado de la lista' } },
  })
})

test('a withdrawn application and its CV are gone for the company, not for the person', async () => {
  await uploadCv(person, 'retirado')
  const id = await apply()
  const reply = await as(person).post(`/api/applications/${id}/withdraw`)
  expect(reply).toMatchObject({ status: 200, body: { withdrawnAt: app.clock.now().toISOString() } })
  expect(reply.body.history.at(-1)).toMatchObject({ status: 'withdrawn', by: 'professional' })
  const refused = [
    await as(company).get(`/api/applications/${id}/cv`),
    await as(company).post(`/api/applications/${id}/viewed`),
    await as(company).patch(`/api/applications/${id}/status`, { status: 'hired' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await as(company).get(`/api/jobs/${jobId}/applications`)).body).toEqual([])
  expect((await as(company).get(`/api/jobs/${jobId}/metrics`)).body.totalCandidates).toBe(0)
  expect((await as(person).get(`/api/applications/${id}/cv`)).status).toBe(200)
  expect(await subjectsTo(company.email)).toContain('Postulación retirada: Analista de datos')
  expect((await bell(company))[0]).toMatchObject({ title: 'Postulación retirada' })
})

test('withdrawing twice is withdrawing once, and one may apply again', async () => {
  const id = await apply()
  await as(person).post(`/api/applications/${id}/withdraw`)
  const again = await as(person).post(`/api/applications/${id}/withdraw`)
  expect(again.body.history).toHaveLength(2)
  const second = await apply()
  expect(second).not.toBe(id)
  expect((await as(company).get(`/api/jobs/${jobId}/applications`)).body).toMatchObject([{ id: second }])
})

test('nobody else reads, opens, moves or withdraws an application', async () => {
  await uploadCv(person, 'privado')
  const id = await apply()
  const [rival, stranger] = [await createCompany(app), await createProfessional(app)]
  const refused = [
    await as(rival).get(`/api/applications/${id}/cv`),
    await as(rival).post(`/api/applications/${id}/viewed`),
    await as(rival).patch(`/api/applications/${id}/status`, { status: 'hired' }),
    await as(rival).get(`/api/jobs/${jobId}/applications`),
    await as(rival).get(`/api/jobs/${jobId}/candidates`),
    await as(rival).get(`/api/jobs/${jobId}/metrics`),
    await as(stranger).get(`/api/applications/${id}/cv`),
    await as(stranger).post(`/api/applications/${id}/withdraw`),
  ]
  // The job's existence is public; an application to it is not.
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 403, 403, 403, 404, 404])
  expect(await sent()).toMatchObject({ viewed: false, status: 'pending', withdrawnAt: null })
})

test('two companies’ ids cannot be mixed: the application of one under the job of another', async () => {
  const rival = await createCompany(app)
  const rivalsJob = await createJob(app, rival)
  const mine = await apply()
  await apply(person, rivalsJob)
  expect((await as(rival).get(`/api/jobs/${rivalsJob}/candidates`)).body).toHaveLength(1)
  expect((await as(rival).patch(`/api/applications/${mine}/status`, { status: 'hired' })).status).toBe(404)
})

test('an application to the job of a company that nobody signs in as is kept, and confirmed to the person', async () => {
  const imported = await createCompany(app)
  await app.deps.db.update(companies).set({ userId: null }).where(eq(companies.id, imported.id))
  await apply(person, await createJob(app, imported, { title: 'De otra bolsa' }))
  expect(await subjectsTo(person.email)).toContain('Postulación enviada: De otra bolsa')
})
