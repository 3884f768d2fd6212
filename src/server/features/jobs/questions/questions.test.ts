import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { premiumJob, standardJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app, { planType: 'premium' })
})

const licence = { kind: 'yes_no', text: '¿Tienes licencia A-I?', wantedAnswers: ['yes'] }
const shift = {
  kind: 'choice',
  text: '¿Qué turno prefieres?',
  options: ['Mañana', 'Tarde'],
  isRequired: false,
}
const years = { kind: 'number', text: '¿Cuántos años de experiencia tienes?', wantedMin: 2 }

const send = (method: 'POST' | 'PUT', url: string, questions?: unknown, job: object = standardJob) =>
  app.request({ method, url, payload: { ...job, questions }, headers: company.headers })
const publish = async (questions: unknown) => (await send('POST', '/api/jobs', questions)).body
const edit = async (id: number, questions?: unknown) => (await send('PUT', `/api/jobs/${id}`, questions)).body

test('an ad asks its questions in their order, and tells nobody else what its company looks for', async () => {
  const job = await publish([licence, shift, years])
  expect(job.questions).toMatchObject([
    { ...licence, isRequired: true, options: [], wantedMin: null, wantedMax: null },
    { ...shift, wantedAnswers: [] },
    { ...years, wantedMax: null },
  ])
  const { body } = await app.request({ url: `/api/jobs/${job.id}` })
  expect(body.questions).toEqual([
    { id: job.questions[0].id, kind: 'yes_no', text: licence.text, isRequired: true, options: [] },
    { id: job.questions[1].id, kind: 'choice', text: shift.text, isRequired: false, options: shift.options },
    { id: job.questions[2].id, kind: 'number', text: years.text, isRequired: true, options: [] },
  ])
  expect(JSON.stringify(body)).not.toContain('wanted')
})

test('a premium ad asks questions, too, and an ad without questions asks none', async () => {
  const made = await app.request({
    method: 'POST',
    url: '/api/jobs/create-premium',
    payload: { ...premiumJob, questions: [licence] },
    headers: company.headers,
  })
  expect(made.body.job.questions).toMatchObject([licence])
  expect((await publish(undefined)).questions).toEqual([])
})

test('an edit keeps the number of what asks the same, and gives anything else a new one', async () => {
  const job = await publish([licence, shift])
  const [first, second] = job.questions
  const moved = await edit(job.id, [second, { ...first, wantedAnswers: [] }])
  expect(moved.questions).toEqual([second, { ...first, wantedAnswers: [] }])
  const changed = await edit(job.id, [{ ...second, options: ['Mañana', 'Noche'] }, first])
  expect(changed.questions[0]).toMatchObject({ text: shift.text, options: ['Mañana', 'Noche'] })
  expect(changed.questions[0].id).not.toBe(second.id)
  expect(changed.questions[1]).toEqual(first)
})

test('an edit that says nothing of questions keeps them, and an empty list takes them away', async () => {
  const job = await publish([licence])
  expect((await edit(job.id)).questions).toEqual(job.questions)
  expect((await edit(job.id, [])).questions).toEqual([])
})

test('the number of a question of another ad, or twice the same, makes a new question', async () => {
  const [stranger] = (await publish([licence])).questions
  const job = await publish([shift])
  const mine = job.questions[0]
  const { questions } = await edit(job.id, [stranger, mine, mine])
  expect(questions.map(({ text }: { text: string }) => text)).toEqual([licence.text, shift.text, shift.text])
  expect(questions[0].id).not.toBe(stranger.id)
  expect(questions[1].id).toBe(mine.id)
  expect(questions[2].id).not.toBe(mine.id)
})

test.each([
  ['no text', { ...licence, text: ' ' }, { 'questions.0.text': 'Escribe la pregunta' }],
  ['an unknown kind', { ...licence, kind: 'drawing' }, { 'questions.0.kind': 'Elige el tipo de respuesta' }],
  [
    'one option',
    { ...shift, options: ['Mañana'] },
    { 'questions.0.options': 'Escribe 2 opciones o más, una por línea' },
  ],
  [
    'the same option twice',
    { ...shift, options: ['Tarde', 'tarde'] },
    { 'questions.0.options': 'Escribe opciones distintas entre sí' },
  ],
  [
    'an answer that nobody can give',
    { ...shift, wantedAnswers: ['Noche'] },
    { 'questions.0.wantedAnswers': 'Elige entre las respuestas de la pregunta' },
  ],
  [
    'limits the wrong way round',
    { ...years, wantedMin: 5, wantedMax: 2 },
    { 'questions.0.wantedMax': 'Escribe un máximo que no sea menor que el mínimo' },
  ],
])('%s is refused at its field, and nothing is stored', async (_, question, fields) => {
  expect(await send('POST', '/api/jobs', [question])).toMatchObject({ status: 400, body: { fields } })
})

test('an ad asks ten questions at most', async () => {
  const eleven = Array.from({ length: 11 }, () => licence)
  expect(await send('POST', '/api/jobs', eleven)).toMatchObject({
    status: 400,
    body: { fields: { questions: 'Incluye 10 preguntas como máximo' } },
  })
})

test('an ad asks for three files at most', async () => {
  const files = ['1', '2', '3', '4'].map((text) => ({ kind: 'file', text }))
  const { status, body } = await send('POST', '/api/jobs', files)
  expect([status, body.fields]).toEqual([400, { 'questions.3.kind': 'Pide 3 archivos como máximo' }])
})

test('a question that the law forbids holds the ad like words of its text, until it is gone', async () => {
  const job = await publish([{ kind: 'text', text: '¿Cuál es tu estado civil?' }])
  expect(job.hold.reasons).toMatchObject([
    { code: 'family', finds: [{ field: 'questionTexts', term: 'estado civil' }] },
  ])
  expect(await app.request({ url: `/api/jobs/${job.id}` })).toMatchObject({ status: 410 })
  expect((await edit(job.id, [licence])).hold).toBeNull()
})
