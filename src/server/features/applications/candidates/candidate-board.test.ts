import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '#domain/time/durations.ts'
import { applicationAnswers } from '#server/db/schema/application-answers.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobQuestions } from '#server/db/schema/job-questions.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let jobId: number
let questionId: number
const ids = new Map<string, number>()
const actors = new Map<string, TestActor>()

const people = [
  { firstName: 'Ángela', lastName: 'Ñahui', title: 'Contadora', skills: 'Excel, SAP', location: 'Arequipa' },
  {
    firstName: 'Bruno',
    lastName: 'Álvarez',
    title: 'Analista de datos',
    skills: 'SQL, Python',
    location: 'Miraflores, Lima',
  },
  { firstName: 'Carla', lastName: 'Mendoza', title: null, skills: 'C#', location: null },
]

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  actor = company,
) => app.request({ method, url, ...(payload ? { payload } : {}), headers: actor.headers })
const board = async (query = '') => (await call('GET', `/api/jobs/${jobId}/board?${query}`)).body
type Card = { id: number; firstName: string; stage: number; tags: number[]; since: string; missed: string[] }
const cards = async (query = ''): Promise<Card[]> =>
  (await board(query)).columns.flatMap(({ candidates }: { candidates: Card[] }) => candidates)
const names = async (query = '') => (await cards(query)).map(({ firstName }) => firstName)

/** As the default order has them: the best first. */
const inOrder = (list: readonly string[]) =>
  ['Bruno', 'Carla', 'Ángela'].filter((name) => list.includes(name))

beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
  jobId = await createJob(app, company)
  const [question] = await app.deps.db
    .insert(jobQuestions)
    .values({
      jobId,
      position: 0,
      kind: 'yes_no',
      text: '¿Tienes licencia?',
      isRequired: true,
      wantedAnswers: ['yes'],
    })
    .returning({ id: jobQuestions.id })
  questionId = question!.id
  for (const values of people) {
    app.clock.advance({ minutes: 1 })
    const actor = await createProfessional(app, values)
    actors.set(values.firstName, actor)
    if (values.firstName === 'Bruno') {
      await call(
        'POST',
        `/api/professionals/${actor.id}/experiences`,
        {
          position: 'Analista de ventas',
          company: 'Supermercados Pukara',
          startDate: '2018-01',
          endDate: '2021-12',
          description: 'Tableros de inventario.',
        },
        actor,
      )
      await app.deps.db
        .update(professionals)
        .set({ payMin: 350_000, payCurrency: 'PEN' })
        .where(eq(professionals.id, actor.id))
    }
    const { db } = app.deps
    const [row] = await db
      .insert(applications)
      .values({ jobId, professionalId: actor.id, appliedAt: app.clock.now() })
      .returning({ id: applications.id })
    ids.set(values.firstName, row!.id)
    await db.insert(applicationAnswers).values({
      applicationId: row!.id,
      questionId,
      kind: 'yes_no',
      question: '¿Tienes licencia?',
      answer: values.firstName === 'Carla' ? 'no' : 'yes',
    })
  }
})
afterAll(() => app.close())

test('every filter of the table narrows the board', async () => {
  for (const [query, expected] of [
    ['', ['Bruno', 'Ángela', 'Carla']],
    ['sort=recent', ['Carla', 'Bruno', 'Ángela']],
    ['sort=name', ['Bruno', 'Carla', 'Ángela']],
    ['sort=unknown', ['Bruno', 'Carla', 'Ángela']],
    ['q=angela', ['Ángela']],
    ['q=pukara+inventario', ['Bruno']],
    ['q=%25%26%7C%21%3A*', ['Bruno', 'Ángela', 'Carla']],
    ['match=50', ['Bruno']],
    ['anios=3', ['Bruno']],
    ['anios=5', []],
    ['habilidad=sap', ['Ángela']],
    ['habilidad=%25', []],
    ['lugar=miraflores', ['Bruno']],
    ['sueldo=4000', ['Bruno']],
    ['sueldo=3000', []],
    ['respuesta=no-cumple', ['Carla']],
    ['respuesta=cumple', ['Bruno', 'Ángela']],
    [`respuesta=${questionId}:no`, ['Carla']],
    ['estado=pending', ['Bruno', 'Ángela', 'Carla']],
    ['estado=hired', []],
    ['activos=1', ['Bruno', 'Ángela', 'Carla']],
    ['espera=1', []],
    ['etiqueta=999', []],
    ['etapa=2', []],
  ] as const)
    expect(await names(query), query).toEqual(query.startsWith('sort') ? expected : inOrder(expected))
})

test('a card says what the board needs, and the reply counts with and without filters', async () => {
  const { columns, found, all, hasWishes, questions } = await board('q=carla')
  expect({ found, all, hasWishes }).toEqual({ found: 1, all: 3, hasWishes: true })
  expect(questions).toEqual([
    { id: questionId, kind: 'yes_no', text: '¿Tienes licencia?', answers: ['no', 'yes'] },
  ])
  expect(columns[0]).toMatchObject({ name: 'Pendiente', count: 3, found: 1, late: 0, next: null })
  expect(columns[0].candidates[0]).toMatchObject({
    name: 'Carla Mendoza',
    isNew: true,
    missed: ['¿Tienes licencia?'],
    tags: [],
  })
})

test('pages follow one another in every order, and a cursor of another order begins again', async () => {
  for (const sort of ['score', 'recent', 'name', 'waiting']) {
    const read = async (after: string | null) =>
      (
        await call(
          'GET',
          `/api/jobs/${jobId}/board/candidates?sort=${sort}&limit=1${after ? `&after=${after}` : ''}`,
        )
      ).body
    const seen: string[] = []
    let next: string | null = null
    do {
      const page: { candidates: Card[]; next: string | null } = await read(next)
      seen.push(...page.candidates.map(({ firstName }) => firstName))
      next = page.next
    } while (next)
    expect(seen.toSorted(), sort).toEqual(['Bruno', 'Carla', 'Ángela'])
    expect(seen, sort).toEqual(await names(`sort=${sort}`))
  }
})

test('whoever changed the profile is found by the new words', async () => {
  const bruno = actors.get('Bruno')!
  expect(await names('q=kafka')).toEqual([])
  await call(
    'POST',
    `/api/professionals/${bruno.id}/experiences`,
    { position: 'Kafka', company: 'Tupay', startDate: '2016-01', endDate: '2016-12' },
    bruno,
  )
  expect(await names('q=kafka')).toEqual(['Bruno'])
})

test('tags are the company’s own: put on, taken off, searched, deleted and brought back', async () => {
  const [angela, carla] = [ids.get('Ángela')!, ids.get('Carla')!]
  const put = await call('POST', `/api/jobs/${jobId}/tags`, {
    name: 'Referido',
    people: [angela, carla],
    isOn: true,
  })
  expect(put.body).toMatchObject({ tag: { name: 'Referido' }, changed: 2 })
  const { tag } = put.body
  expect(await names(`etiqueta=${tag.id}`)).toEqual(['Carla', 'Ángela'])
  await call('POST', `/api/jobs/${jobId}/tags`, { name: 'REFERIDO', people: [carla], isOn: false })
  expect(await names(`etiqueta=${tag.id}`)).toEqual(['Ángela'])
  const other = await createCompany(app)
  expect((await call('DELETE', `/api/company/candidate-tags/${tag.id}`, undefined, other)).status).toBe(404)
  const removed = await call('DELETE', `/api/company/candidate-tags/${tag.id}`)
  expect((await board()).tags).toEqual([])
  await call('POST', `/api/acts/${removed.body.undo.actId}/undo`)
  expect(await names(`etiqueta=${tag.id}`)).toEqual(['Ángela'])
})

test('a tag gets another name, and two with one name become one only if the company says so', async () => {
  const [angela, carla] = [ids.get('Ángela')!, ids.get('Carla')!]
  const put = async (name: string, people: number[]) =>
    (await call('POST', `/api/jobs/${jobId}/tags`, { name, people, isOn: true })).body.tag.id
  const typo = await put('Finlista', [angela])
  const right = await put('Finalistas', [angela, carla])
  const rename = (id: number, body: object, by?: typeof company) =>
    call('PATCH', `/api/company/candidate-tags/${id}`, body, by)
  expect(await rename(typo, { name: '' })).toMatchObject({
    status: 400,
    body: { fields: { name: 'Escribe la etiqueta' } },
  })
  expect((await rename(typo, { name: 'x' }, await createCompany(app))).status).toBe(404)
  expect((await rename(right, { name: 'Finalista' })).body).toEqual({
    tag: { id: right, name: 'Finalista' },
    isJoined: false,
  })
  expect(await rename(typo, { name: 'finalista' })).toMatchObject({
    status: 409,
    body: { message: 'Ya tienes la etiqueta “Finalista”.' },
  })
  const listed = async () =>
    (await call('GET', '/api/company/candidate-tags')).body.tags.filter(
      ({ id }: { id: number }) => id === typo || id === right,
    )
  expect(await listed()).toEqual([
    { id: right, name: 'Finalista', count: 2 },
    { id: typo, name: 'Finlista', count: 1 },
  ])
  expect((await rename(typo, { name: 'finalista', mayJoin: true })).body).toMatchObject({ isJoined: true })
  expect(await listed()).toEqual([{ id: right, name: 'Finalista', count: 2 }])
  await call('DELETE', `/api/company/candidate-tags/${right}`)
})

test('views keep canonical filters for the team, count, and are replaced by name', async () => {
  const save = (name: string, query: string) =>
    call('POST', `/api/jobs/${jobId}/candidate-views`, { name, query })
  const kept = await save('Con SAP', '?foo=1&habilidad=SAP&match=999')
  expect(kept).toMatchObject({ status: 201, body: { query: 'habilidad=SAP' } })
  await save('con sap', 'habilidad=excel')
  expect((await board()).views).toMatchObject([
    { id: null, name: 'Por revisar', count: 3 },
    { id: null, name: 'Con retraso', count: 0 },
    { id: null, name: 'Match alto' },
    { name: 'con sap', query: 'habilidad=excel', count: 1 },
  ])
  expect((await save('Nada', 'foo=1')).status).toBe(400)
  const removed = await call('DELETE', `/api/company/candidate-views/${kept.body.id}`)
  expect(removed.status).toBe(200)
  expect((await board()).views).toHaveLength(3)
})

test('days in the stage are counted against its goal', async () => {
  const { stages } = (await call('GET', `/api/jobs/${jobId}/stages`)).body
  for (const stage of stages) if (stage.status === 'pending') stage.goalDays = 2
  const saved = await call('PUT', `/api/jobs/${jobId}/stages`, {
    seen: stages.map(({ id }: { id: number }) => id),
    stages,
  })
  expect(saved.status).toBe(200)
  expect((await board()).columns[0].late).toBe(0)
  const since = new Date(app.clock.now().getTime() - 2 * DAY)
  await app.deps.db.update(applications).set({ stageSince: since }).where(eq(applications.jobId, jobId))
  expect((await board()).columns[0].late).toBe((await board()).columns[0].count)
  expect(await names('tarde=1&q=bruno')).toEqual(['Bruno'])
  expect(await names('espera=2&q=bruno')).toEqual(['Bruno'])
  expect(await names('espera=3&q=bruno')).toEqual([])
})

test('strangers and other companies get nothing of it', async () => {
  const other = await createCompany(app)
  for (const path of ['board', 'board/candidates', 'board/selection', 'stages'])
    expect((await call('GET', `/api/jobs/${jobId}/${path}`, undefined, other)).status, path).toBe(403)
})
