import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type {
  CandidateSummary,
  CvReading,
  TimelineEntry,
} from '#contracts/applications/candidate.contract.ts'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { experiences } from '#server/db/schema/careers.table.ts'
import { insertPendingUpload } from '#server/platform/storage/stored-files.queries.ts'
import { keepUpload } from '#server/platform/storage/stored-files.ts'
import { createCompany, createMember, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { cvPdf } from '#tests/support/cv-pdf.ts'
import { createJob } from '#tests/support/jobs.ts'
import { pdf } from '#tests/support/multipart.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let owner: TestActor
let lucia: TestActor
let hugo: TestActor
let person: TestActor
let jobId: number
let id: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await createCompany(app, { name: 'Sacha' })
  await app.deps.db.update(users).set({ personName: 'Ariana Ríos' }).where(eq(users.id, owner.userId))
  lucia = await createMember(app, owner, 'recruiter', 'Lucía Soto')
  hugo = await createMember(app, owner, 'reader', 'Hugo Prado')
  jobId = await createJob(app, owner, {
    title: 'Analista de datos',
    requirements: 'SQL, Power BI y Python.',
    skills: ['SQL', 'Power BI', 'Python'],
  })
  ;({ person, id } = await apply('SQL, Python'))
})

const call = (actor: TestActor, method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) =>
  app.request({ method, url, headers: actor.headers, ...(payload ? { payload } : {}) })
async function apply(skills: string) {
  const applicant = await createProfessional(app, { title: 'Analista de datos', skills })
  const { body } = await call(applicant, 'POST', `/api/jobs/${jobId}/apply`, {})
  return { person: applicant, id: Number(body.application.id) }
}
async function giveCv(content: Buffer) {
  const storageKey = `cv/2026/${randomUUID()}.pdf`
  await app.deps.storage.put(storageKey, Readable.from([content]))
  await insertPendingUpload(app.deps.db, storageKey, app.clock.now())
  const cvId = await transaction(app.deps, (tx) =>
    keepUpload(
      tx,
      { storageKey, name: 'CV.pdf', mime: 'application/pdf', size: content.length },
      { ownerId: person.userId, kind: 'cv' },
    ),
  )
  await app.deps.db.update(applications).set({ cvId }).where(eq(applications.id, id))
}
const timeline = async (actor: TestActor): Promise<TimelineEntry[]> =>
  (await call(actor, 'GET', `/api/applications/${id}/timeline`)).body.entries

describe('the page of a candidate', () => {
  test('has the match, and the neighbours of its stage in the order of the board', async () => {
    const best = await apply('SQL, Python, Power BI')
    const last = await apply('Cocina')
    const { body } = await call(hugo, 'GET', `/api/applications/${id}`)
    expect(body).toMatchObject({
      candidate: { id, compatibilityScore: expect.any(Number) },
      job: { id: jobId, title: 'Analista de datos', companyName: 'Sacha' },
      place: {
        position: 2,
        total: 3,
        previousId: best.id,
        nextId: last.id,
        column: { id: body.stage.id, name: body.stage.name },
      },
      stage: { status: 'pending', since: expect.any(String) },
      mayWrite: false,
    })
    expect(body.stages.map(({ status }: { status: string }) => status)).toContain('interviewed')
    await call(owner, 'PATCH', `/api/applications/${best.id}/status`, { status: 'interviewed' })
    expect((await call(owner, 'GET', `/api/applications/${id}`)).body.place).toMatchObject({
      position: 1,
      total: 2,
      previousId: null,
      nextId: last.id,
    })
  })

  test('the neighbours are those of the filters, the order and the stage from which one came', async () => {
    app.clock.advance({ minutes: 1 })
    const best = await apply('SQL, Python, Power BI')
    const last = await apply('Cocina')
    const placeIn = async (query: string, of = id) =>
      (await call(owner, 'GET', `/api/applications/${of}?${query}`)).body.place
    expect(await placeIn('sort=recent')).toMatchObject({ position: 3, previousId: last.id, nextId: null })
    expect(await placeIn('q=python')).toMatchObject({
      position: 2,
      total: 2,
      previousId: best.id,
      nextId: null,
    })
    expect(await placeIn('q=cocina')).toMatchObject({
      position: null,
      total: 1,
      previousId: null,
      nextId: last.id,
    })
    expect(await placeIn('sort=nothing&match=x&column=x')).toMatchObject({ position: 2, total: 3 })
    const { id: stage } = (await call(owner, 'GET', `/api/applications/${id}`)).body.stage
    await call(owner, 'PATCH', `/api/applications/${id}/status`, { status: 'interviewed' })
    // Whoever has moved somebody goes on in the stage that they walk through.
    expect(await placeIn(`column=${stage}`)).toMatchObject({
      position: null,
      total: 2,
      previousId: best.id,
      nextId: last.id,
      column: { id: stage },
    })
    expect(await placeIn('whole=1')).toMatchObject({ position: 2, total: 3, column: null })
    expect(await placeIn('column=2000000')).toMatchObject({ position: 1, total: 1 })
  })

  test('is of the company that received it, while it is not withdrawn', async () => {
    const other = await createCompany(app)
    const paths = ['', '/timeline', '/cv-text', '/summary']
    for (const path of paths)
      expect((await call(other, 'GET', `/api/applications/${id}${path}`)).status).toBe(404)
    await call(person, 'POST', `/api/applications/${id}/withdraw`, {})
    for (const path of paths)
      expect((await call(owner, 'GET', `/api/applications/${id}${path}`)).status).toBe(404)
  })
})

test('the summary has facts with the line of the CV or the profile, and no works of a suspended person', async () => {
  const read = async () =>
    (await call(owner, 'GET', `/api/applications/${id}/summary`)).body as CandidateSummary
  const work = { position: 'Analista de datos', company: 'Tupay', startDate: '2022-01', endDate: '2024-12' }
  await app.deps.db.insert(experiences).values({ professionalId: person.id, ...work })
  expect(await read()).toMatchObject({ cv: 'none', facts: [{ kind: 'work' }, { kind: 'years' }] })
  await giveCv(await cvPdf(['Milagros Quispe', 'Experiencia', 'Modelos en Python y SQL para riesgo.']))
  const { cv, facts, asked } = await read()
  expect(cv).toBe('read')
  expect(facts[1]!.text).toBe('Suma 3 años como Analista de datos, según las fechas.')
  const of = (name: string) => asked.find((one) => one.name === name)?.sources
  expect(of('SQL')).toMatchObject([{ from: 'cv', line: 'Modelos en Python y SQL para riesgo.' }])
  expect(of('Power BI')).toEqual([])
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, person.userId))
  expect((await read()).facts).toEqual([])
})

describe('the text of the CV', () => {
  const read = (actor: TestActor) => call(actor, 'GET', `/api/applications/${id}/cv-text`)

  test('has marks where it names what the job asks, and says what it does not name', async () => {
    await giveCv(
      await cvPdf([
        'Milagros Quispe',
        'milagros@ejemplo.pe',
        'Experiencia',
        'Analista de datos',
        'Tupay, Lima',
        '2022 - 2024',
        'Modelos en Python y SQL para riesgo.',
      ]),
    )
    const { text, marks, asked } = (await read(owner)).body as CvReading
    const numbers = new Map(asked.map(({ name, number }) => [name, number]))
    expect(numbers.get('Power BI')).toBeNull()
    expect(marks.map(({ start, end, number }) => [text.slice(start, end), number])).toEqual([
      ['Python', numbers.get('Python')],
      ['SQL', numbers.get('SQL')],
    ])
  })

  test('counts as opening the CV, but not by a reader', async () => {
    await giveCv(await cvPdf())
    await read(hugo)
    expect((await timeline(owner)).map(({ kind }) => kind)).toEqual(['applied'])
    await read(lucia)
    await read(lucia)
    const entries = await timeline(owner)
    expect(entries.filter(({ kind }) => kind === 'cv_opened')).toMatchObject([{ person: 'Lucía Soto' }])
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'status', status: 'viewed', by: 'system' }),
    )
  })

  test('without a CV, and when it cannot be read, the reply says so', async () => {
    expect(await read(owner)).toMatchObject({
      status: 404,
      body: { message: 'No hay CV disponible para este candidato' },
    })
    await giveCv(pdf())
    expect((await read(owner)).status).toBeGreaterThanOrEqual(400)
  })
})

test('the history tells everything with its person, latest first, and nothing of what a note or a scorecard says', async () => {
  const minute = () => app.clock.advance({ minutes: 1 })
  minute()
  await call(lucia, 'PATCH', `/api/applications/${id}/status`, {
    status: 'interviewed',
    message: 'Ven el lunes',
  })
  minute()
  await call(owner, 'POST', `/api/applications/${id}/notes`, { text: 'Palabra secreta' })
  minute()
  const attributes = [{ name: 'SQL' }]
  const set = await call(owner, 'PUT', `/api/jobs/${jobId}/attributes`, { attributes })
  const points = [{ attributeId: set.body.attributes[0].id, points: 4 }]
  await call(lucia, 'PUT', `/api/applications/${id}/scorecard`, { points: [], text: 'Borrador' })
  await call(owner, 'POST', `/api/applications/${id}/scorecard`, { points, text: 'Palabra secreta' })
  minute()
  await call(person, 'POST', `/api/applications/${id}/review-request`, { reason: 'Sé más' })
  const { text, body } = await call(hugo, 'GET', `/api/applications/${id}/timeline`)
  expect(text).not.toContain('secreta')
  const entries: TimelineEntry[] = body.entries
  expect(entries.map(({ kind, person: who }) => [kind, who])).toEqual([
    ['review_asked', null],
    ['scorecard', 'Ariana Ríos'],
    ['note', 'Ariana Ríos'],
    ['status', 'Lucía Soto'],
    ['applied', null],
  ])
  expect(entries[3]).toMatchObject({ status: 'interviewed', message: 'Ven el lunes', by: 'company' })
})

describe('a candidate on paper', () => {
  const paper = async (actor: TestActor, query = '') => {
    const url = `/api/applications/${id}/paper${query}`
    const { statusCode, headers, rawPayload } = await app.app.inject({ url, headers: actor.headers })
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    return (await app.deps.documents.readPdf(rawPayload))
      .flatMap(({ runs }) => runs.map(({ text }) => text))
      .join(' ')
  }

  test('has profile, match and what the caller may read; the notes only if asked for', async () => {
    await call(owner, 'POST', `/api/applications/${id}/notes`, { text: 'Explica bien.' })
    const set = await call(owner, 'PUT', `/api/jobs/${jobId}/attributes`, { attributes: [{ name: 'Orden' }] })
    const points = [{ attributeId: set.body.attributes[0].id, points: 4 }]
    await call(lucia, 'POST', `/api/applications/${id}/scorecard`, { points, text: 'Destaca mucho' })
    const plain = await paper(owner)
    for (const text of ['Milagros Quispe', 'Analista de datos', 'SQL', 'Sacha']) expect(plain).toContain(text)
    expect(plain).not.toMatch(/Explica bien|Destaca mucho/)
    expect(await paper(owner, '?notes=1')).toContain('Explica bien')
    // A reader writes no scorecard, so none is hidden.
    expect(await paper(hugo)).toContain('Destaca mucho')
  })
})

describe('sharing inside the team', () => {
  const share = (actor: TestActor, userId: number) =>
    call(actor, 'POST', `/api/applications/${id}/share`, { colleagueId: userId })
  const bell = async (actor: TestActor) =>
    (await call(actor, 'GET', '/api/notifications')).body.notifications.filter(
      ({ type }: { type: string }) => type === 'team',
    )

  test('the colleague hears after the seconds, with the link; undone, nobody does', async () => {
    const { undo } = (await share(owner, hugo.userId)).body
    await call(owner, 'POST', `/api/acts/${undo.actId}/undo`, {})
    await settleActs(app)
    expect(await bell(hugo)).toEqual([])
    await share(owner, hugo.userId)
    await settleActs(app)
    expect(await bell(hugo)).toMatchObject([
      {
        title: 'Ariana Ríos te compartió un candidato',
        message: 'Milagros Quispe, de “Analista de datos”.',
        link: `/company-dashboard/candidatos/${jobId}/${id}`,
      },
    ])
  })

  test('only with people of the company, and not with oneself', async () => {
    for (const { userId } of [person, await createCompany(app), owner])
      expect(await share(owner, userId)).toMatchObject({
        status: 400,
        body: { fields: { colleagueId: 'Elige a otra persona de tu equipo' } },
      })
    expect((await share(hugo, lucia.userId)).body.code).toBe('read_only_member')
  })
})
