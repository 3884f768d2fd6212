import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { scorecards } from '#server/db/schema/scorecards.table.ts'
import { createCompany, createMember, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let owner: TestActor
let lucia: TestActor
let hugo: TestActor
let jobId: number
let id: number
let sql: number
let order: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await createCompany(app, { name: 'Sacha' })
  await app.deps.db.update(users).set({ personName: 'Ariana Ríos' }).where(eq(users.id, owner.userId))
  lucia = await createMember(app, owner, 'recruiter', 'Lucía Soto')
  hugo = await createMember(app, owner, 'reader', 'Hugo Prado')
  jobId = await createJob(app, owner, { title: 'Analista de datos', skills: ['SQL', 'Power BI'] })
  const person = await createProfessional(app)
  const [row] = await app.deps.db
    .insert(applications)
    .values({ jobId, professionalId: person.id, appliedAt: app.clock.now() })
    .returning({ id: applications.id })
  id = row!.id
  const { attributes } = (await choose([{ name: 'SQL', hint: 'Uniones' }, { name: 'Orden' }])).body
  sql = attributes[0].id
  order = attributes[1].id
})

const call = (actor: TestActor, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.request({ method, url, headers: actor.headers, ...(payload ? { payload } : {}) })
const choose = (attributes: object[], actor = owner) =>
  call(actor, 'PUT', `/api/jobs/${jobId}/attributes`, { attributes })
const read = async (actor: TestActor) => (await call(actor, 'GET', `/api/applications/${id}/scorecards`)).body
const points = (first: number, second?: number) => [
  { attributeId: sql, points: first },
  ...(second === undefined ? [] : [{ attributeId: order, points: second }]),
]
const draft = (actor: TestActor, body: object) =>
  call(actor, 'PUT', `/api/applications/${id}/scorecard`, body)
const submit = (actor: TestActor, body: object) =>
  call(actor, 'POST', `/api/applications/${id}/scorecard`, body)

describe('the attributes of a job', () => {
  test('are suggested from what the job asks until the company chooses them', async () => {
    const other = await createJob(app, owner, { title: 'Contador', skills: ['Excel', 'NIIF', 'SAP'] })
    const person = await createProfessional(app)
    const applied = await call(person, 'POST', `/api/jobs/${other}/apply`, {})
    const url = `/api/applications/${applied.body.application.id}/scorecards`
    const before = (await call(owner, 'GET', url)).body
    expect(before.attributes).toEqual([])
    expect(before.suggested).toEqual(expect.arrayContaining(['NIIF', 'SAP']))
    await call(owner, 'PUT', `/api/jobs/${other}/attributes`, { attributes: [{ name: 'Excel' }] })
    expect((await call(owner, 'GET', url)).body).toMatchObject({
      attributes: [{ name: 'Excel', hint: '', isRetired: false }],
      suggested: [],
    })
  })

  test('one that stays keeps its points, one that goes stays where it has some', async () => {
    await submit(lucia, { points: points(4, 2), text: '' })
    await choose([{ id: order, name: 'Orden y detalle' }, { name: 'Inglés' }])
    const { attributes, others } = await read(hugo)
    expect(attributes).toMatchObject([
      { id: order, name: 'Orden y detalle', isRetired: false },
      { name: 'Inglés', isRetired: false },
      { id: sql, name: 'SQL', isRetired: true },
    ])
    expect(others[0].card.points).toHaveLength(2)
    expect((await draft(owner, { points: points(3) })).body.fields.points).toContain('cambiaron')
  })

  test.each([
    [[], 'attributes'],
    [[{ name: '' }], 'attributes.0.name'],
    [[{ name: 'SQL' }, { name: 'sql' }], 'attributes'],
    [[{ id: 999_999, name: 'SQL' }], 'attributes.0.id'],
    [Array.from({ length: 9 }, (_, at) => ({ name: `Criterio ${at}` })), 'attributes'],
  ])('%j is refused at its field', async (attributes, field) => {
    const reply = await choose(attributes)
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]])
  })

  test('are of the own jobs, and a reader does not choose them', async () => {
    expect((await choose([{ name: 'SQL' }], await createCompany(app))).status).toBe(403)
    expect((await choose([{ name: 'SQL' }], hugo)).body.code).toBe('read_only_member')
  })
})

describe('a scorecard', () => {
  test('the server does not send those of others before the own one is in', async () => {
    await submit(lucia, { points: points(4, 3), text: 'Palabra secreta' })
    const hidden = await call(owner, 'GET', `/api/applications/${id}/scorecards`)
    expect(hidden.text).not.toContain('secreta')
    expect(hidden.body).toMatchObject({
      mine: null,
      others: [{ person: 'Lucía Soto', card: null }],
      summary: null,
    })
    expect((await draft(owner, { points: points(2), text: 'Aún no' })).status).toBe(200)
    expect((await read(owner)).others[0].card).toBeNull()
    const { body } = await submit(owner, { points: points(2, 3), text: 'Sólida' })
    expect(body).toMatchObject({
      mine: { text: 'Sólida', submittedAt: expect.any(String) },
      others: [{ person: 'Lucía Soto', card: { text: 'Palabra secreta' } }],
      summary: {
        average: 3,
        count: 2,
        attributes: [
          { attributeId: sql, average: 3, least: 2, most: 4 },
          { attributeId: order, average: 3, least: 3, most: 3 },
        ],
      },
    })
  })

  test('a draft is its author’s only, and comes back', async () => {
    await draft(lucia, { points: points(3), text: 'A medias' })
    expect((await read(lucia)).mine).toMatchObject({ text: 'A medias', submittedAt: null })
    for (const actor of [owner, hugo])
      expect(await read(actor)).toMatchObject({ mine: null, others: [], summary: null })
    await draft(lucia, { points: [], text: 'Otra cosa' })
    expect((await read(lucia)).mine).toMatchObject({ text: 'Otra cosa', points: [] })
  })

  test('is final: neither a draft nor another one replaces it, also in a race', async () => {
    const both = await Promise.all([
      submit(lucia, { points: points(4), text: 'Una' }),
      submit(lucia, { points: points(1), text: 'Otra' }),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await draft(lucia, { points: [], text: '' })).status).toBe(409)
    expect(await app.deps.db.$count(scorecards, eq(scorecards.applicationId, id))).toBe(1)
  })

  test.each([
    [{ points: [], text: 'Sin puntos' }, 'Elige los puntos de al menos un criterio'],
    [{ points: [{ attributeId: 1, points: 5 }] }, 'Elige de 1 a 4 para cada criterio'],
    [{ points: [{ attributeId: 999_999, points: 2 }] }, expect.stringContaining('cambiaron')],
  ])('%j is refused and stores nothing', async (body, message) => {
    const reply = await submit(lucia, body)
    expect(reply.status).toBe(400)
    expect(Object.values(reply.body.fields)).toEqual([message])
    expect((await read(lucia)).mine).toBeNull()
  })

  test('a reader reads what is submitted and writes none; another company gets nothing', async () => {
    await submit(lucia, { points: points(4), text: 'Destaca' })
    expect(await read(hugo)).toMatchObject({ mayWrite: false, others: [{ card: { text: 'Destaca' } }] })
    expect((await submit(hugo, { points: points(4), text: '' })).body.code).toBe('read_only_member')
    const other = await createCompany(app)
    expect((await call(other, 'GET', `/api/applications/${id}/scorecards`)).status).toBe(404)
    expect((await submit(other, { points: points(4), text: '' })).status).toBe(404)
  })
})

test('the board is filtered by the ratings that the person may read', async () => {
  await submit(lucia, { points: points(4, 3), text: '' })
  await submit(owner, { points: points(2), text: '' })
  // 4 and 3 make 3.5; 2 makes 2: the average of both is 2.75.
  const found = async ({ headers }: TestActor, nota: number) => {
    const { body } = await app.request({ url: `/api/jobs/${jobId}/board?nota=${nota}`, headers })
    return body.columns.flatMap(({ candidates }) => candidates.map((card) => card.id))
  }
  expect(await found(lucia, 2)).toEqual([id])
  expect(await found(lucia, 3)).toEqual([])
  expect(await found(hugo, 2)).toEqual([id])
  const noura = await createMember(app, owner)
  expect(await found(noura, 2)).toEqual([])
})
