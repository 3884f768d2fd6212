import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { webhookEvents } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { education, experiences } from '#server/db/schema/careers.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { say, startTalk } from '#tests/support/conversations.ts'
import { createJob, standardJob } from '#tests/support/jobs.ts'
import { cvPart, multipart, pdf } from '#tests/support/multipart.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createWebhook, deliveriesOf, deliveryOf } from '#tests/support/webhooks.ts'

let app: TestApp
let company: TestActor
let person: TestActor
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_LOCAL: 'on' })
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app, { industry: 'Fintech', website: 'https://tupay.pe', phone: '014445555' })
  person = await createProfessional(app, { title: 'Contadora', skills: 'Excel, SAP' })
})

/** Nobody listens there; what would be sent is read from the deliveries. */
const nowhere = 'http://127.0.0.1:9/'
const listen = (events: (typeof webhookEvents)[number][] = [...webhookEvents]) =>
  createWebhook(app, company, nowhere, events)
const call = (actor: TestActor, method: 'POST' | 'PATCH' | 'DELETE', url: string, payload: object = {}) =>
  app.request({ method, url, headers: actor.headers, payload })
/** The bodies of all deliveries of the company, the oldest first. */
async function announced(of = company) {
  const ids = (await deliveriesOf(app, of)).map(({ id }) => id).toReversed()
  return Promise.all(ids.map(async (id) => JSON.parse((await deliveryOf(app, of, id)).body ?? 'null')))
}
const events = async (of = company) => (await announced(of)).map((body) => body?.event ?? 'withheld')

async function apply(jobId: number, actor = person): Promise<number> {
  const reply = await call(actor, 'POST', `/api/jobs/${jobId}/apply`)
  expect(reply.status).toBe(201)
  return reply.body.application.id
}
const move = (id: number, status: string) =>
  call(company, 'PATCH', `/api/applications/${id}/status`, { status })

test('a new application is announced with the documented fields and no other', async () => {
  await listen()
  await app.request({
    method: 'POST',
    url: `/api/professionals/${person.id}/cv-upload`,
    ...multipart([cvPart(pdf())], person.headers),
  })
  await app.deps.db.insert(experiences).values([
    {
      professionalId: person.id,
      position: 'Contadora',
      company: 'Qoya',
      startDate: '2020-01',
      isCurrent: true,
    },
  ])
  await app.deps.db
    .insert(education)
    .values([{ professionalId: person.id, degree: 'Contabilidad', institution: 'UNMSM' }])
  const jobId = await createJob(app, company)
  const id = await apply(jobId)
  const [body] = await announced()
  expect(body).toEqual({
    event: 'new_application',
    timestamp: app.clock.now().toISOString(),
    application: {
      id,
      status: 'pending',
      applied_at: app.clock.now().toISOString(),
      cv_url: `http://localhost:3000/api/applications/${id}/cv`,
    },
    job: {
      id: jobId,
      title: 'Analista de datos',
      description: expect.any(String),
      location: expect.any(String),
      salary_range: 'S/ 3,000 - 4,000',
      skills: expect.any(Array),
    },
    company: {
      id: company.id,
      name: expect.stringContaining('Tupay'),
      website: 'https://tupay.pe',
      phone: '014445555',
      location: '',
      industry: 'Fintech',
    },
    professional: {
      id: person.id,
      first_name: 'Milagros',
      last_name: 'Quispe',
      title: 'Contadora',
      location: null,
      summary: null,
      skills: ['Excel', 'SAP'],
      experience_count: 1,
      education_count: 1,
    },
    metadata: { has_cv: true, total_experiences: 1, total_education: 1 },
  })
})

describe('a changed status', () => {
  let id: number
  beforeEach(async () => {
    const jobId = await createJob(app, company)
    id = await apply(jobId)
    await listen()
  })

  test('is announced once it can no longer be undone; acceptance and hiring are approvals, too', async () => {
    await move(id, 'accepted')
    expect(await events()).toEqual([])
    await settleActs(app)
    expect((await announced()).map((body) => [body.event, body.application.status])).toEqual([
      ['application_updated', 'accepted'],
      ['application_approved', 'accepted'],
    ])
    await move(id, 'rejected')
    await settleActs(app)
    expect((await events()).slice(2)).toEqual(['application_updated'])
  })

  test('that was undone is not announced', async () => {
    const { undo } = (await move(id, 'hired')).body
    await call(company, 'POST', `/api/acts/${undo!.actId}/undo`)
    await settleActs(app)
    expect(await events()).toEqual([])
  })

  test('by a withdrawal names the application and nothing of the person', async () => {
    await call(person, 'POST', `/api/applications/${id}/withdraw`)
    await settleActs(app)
    expect(await announced()).toEqual([
      {
        event: 'application_withdrawn',
        timestamp: expect.any(String),
        application: { id, status: 'withdrawn' },
        job: { id: expect.any(Number), title: 'Analista de datos' },
      },
    ])
  })
})

test('each webhook gets the events that it chose, and a company nothing of another', async () => {
  await listen(['new_application'])
  await listen(['application_updated'])
  await call(company, 'PATCH', `/api/webhooks/${(await listen()).id}`, { isOn: false })
  const other = await createCompany(app)
  await createWebhook(app, other, nowhere)
  await apply(await createJob(app, company))
  expect(await events()).toEqual(['new_application'])
  expect(await events(other)).toEqual([])
})

describe('a job', () => {
  const post = async () => {
    const reply = await call(company, 'POST', '/api/jobs', standardJob)
    expect(reply.status).toBe(201)
    return reply.body.id as number
  }
  const setStatus = (id: number, status: string) =>
    call(company, 'PATCH', `/api/jobs/${id}/status`, { status })

  test('is announced when it is listed, archived, opened and deleted, each once it is settled', async () => {
    await listen()
    const id = await post()
    const [published] = await announced()
    expect(published).toMatchObject({ event: 'job_published', job: { id }, company: { id: company.id } })
    await setStatus(id, 'archived')
    expect(await events()).toEqual(['job_published'])
    await settleActs(app)
    await setStatus(id, 'active')
    await settleActs(app)
    await call(company, 'DELETE', `/api/jobs/${id}`)
    await settleActs(app)
    expect(await events()).toEqual(['job_published', 'job_closed', 'job_published', 'job_closed'])
  })

  test('that is as it was before several changes is not announced', async () => {
    const id = await post()
    await listen()
    await setStatus(id, 'archived')
    await setStatus(id, 'active')
    await settleActs(app)
    expect(await events()).toEqual([])
  })

  test('that waits for a look at it is announced when it is listed, not before', async () => {
    await listen()
    const reply = await call(company, 'POST', '/api/jobs', {
      ...standardJob,
      title: 'Señorita de buena presencia',
    })
    expect(await events()).toEqual([])
    await app.request({
      method: 'PUT',
      url: `/api/jobs/${reply.body.id}`,
      headers: company.headers,
      payload: standardJob,
    })
    expect(await events()).toEqual(['job_published'])
  })
})

test('a message of a professional is announced without its text', async () => {
  const talk = await startTalk(app)
  await createWebhook(app, talk.company, nowhere, ['message_received'])
  const { seller, serviceId } = talk
  const message = 'Mi teléfono es 999'
  expect((await say(app, seller, { serviceId, message, companyId: talk.company.id })).status).toBe(201)
  const all = await announced(talk.company)
  expect(all).toMatchObject([{ event: 'message_received', service: { id: talk.serviceId } }])
  expect(JSON.stringify(all)).not.toContain('999')
})
