import { count } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { applicationAnswers } from '#server/db/schema/application-answers.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { standardJob } from '#tests/support/jobs.ts'
import { cvPart, multipart, pdf } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { invitedPerson } from '#tests/support/invitations.ts'

let app: TestApp
let company: TestActor
let job: { id: number; questions: { id: number }[] }
/** The numbers of the questions of the ad. */
let licence: number
let years: number
let note: number

const asked = [
  { kind: 'yes_no', text: '¿Tienes licencia A-I?', wantedAnswers: ['yes'] },
  { kind: 'number', text: '¿Cuántos años de experiencia tienes?', wantedMin: 2 },
  { kind: 'text', text: '¿Desde cuándo puedes empezar?', isRequired: false },
]

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
  const { body } = await app.request({
    method: 'POST',
    url: '/api/jobs',
    payload: { ...standardJob, questions: asked },
    headers: company.headers,
  })
  job = body
  ;[licence, years, note] = job.questions.map(({ id }) => id) as [number, number, number]
})

const good = () => ({ [licence]: 'no', [years]: '3,5', [note]: 'Mañana' })
const shown = () => [licence, years, note].join(',')
const edit = (questions: unknown) =>
  app.request({
    method: 'PUT',
    url: `/api/jobs/${job.id}`,
    payload: { ...standardJob, questions },
    headers: company.headers,
  })
const received = async () =>
  (await app.request({ url: `/api/jobs/${job.id}/candidates`, headers: company.headers })).body
const rows = async (table: typeof users | typeof applications | typeof applicationAnswers) =>
  (await app.deps.db.select({ n: count() }).from(table))[0]?.n
const stored = async () => [await rows(users), await rows(applications), await rows(applicationAnswers)]

let counter = 0
const newEmail = () => `responde${++counter}@ejemplo.pe`
const asFields = (answers: object) =>
  Object.entries<string>(answers as Record<string, string>).map(
    ([id, answer]) => [`answers.${id}`, answer] as [string, string],
  )

const quick = (answers: object, fields: Record<string, string> = {}) =>
  app.request({
    method: 'POST',
    url: `/api/jobs/${job.id}/quick-apply`,
    ...multipart([
      ...Object.entries({ name: 'Rosa Quispe', email: newEmail(), ...fields }),
      ...asFields(answers),
      cvPart(pdf()),
    ]),
  })
const press = async (payload: object) => {
  const { headers } = await createProfessional(app)
  return app.request({ method: 'POST', url: `/api/jobs/${job.id}/apply`, payload, headers })
}
const invite = async () => {
  const { body } = await app.request({
    method: 'POST',
    url: `/api/jobs/${job.id}/invitations`,
    payload: {},
    headers: company.headers,
  })
  return String(body.url).split('/').at(-1)!
}
/** The path of the last mailed link of a held application. */
const heldLink = async () => {
  await app.queue.drain()
  const mail = app.mails.sent.findLast(({ subject }) => subject.startsWith('Confirma tu postulación'))
  return /\/postulacion\/confirmar\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}

const expected = () => [
  { questionId: licence, kind: 'yes_no', question: asked[0]!.text, answer: 'No', meetsWish: false },
  { questionId: years, kind: 'number', question: asked[1]!.text, answer: '3.5', meetsWish: true },
  { questionId: note, kind: 'text', question: asked[2]!.text, answer: 'Mañana', meetsWish: null },
]

describe('the answers come with an application', () => {
  test('by the quick form', async () => {
    expect(await quick(good(), { questions: shown() })).toMatchObject({ status: 201 })
    expect(await received()).toMatchObject([{ status: 'pending', answers: expected() }])
  })

  test('with one press, and the person reads them in the application', async () => {
    const reply = await press({ questions: shown(), answers: good() })
    expect(reply).toMatchObject({ status: 201 })
    expect(reply.body.application.answers).toEqual(
      expected().map(({ question, answer }) => ({ question, answer, fileUrl: null })),
    )
    expect(await received()).toMatchObject([{ answers: expected() }])
  })

  test('from a list', async () => {
    const { headers, id } = await createProfessional(app)
    const send = (answers?: object) =>
      app.request({
        method: 'POST',
        url: '/api/applications',
        payload: { jobId: job.id, professionalId: id, answers },
        headers,
      })
    expect(await send()).toMatchObject({
      status: 400,
      body: { fields: { [`answers.${licence}`]: 'Elige sí o no' } },
    })
    expect(await send(good())).toMatchObject({ status: 201 })
    expect(await received()).toMatchObject([{ answers: expected() }])
  })

  test('by an invitation, new or signed in', async () => {
    const apply = async (answers: object) =>
      app.request({
        method: 'POST',
        url: '/api/apply-with-invitation',
        ...multipart([
          ['firstName', 'Rosa'],
          ['lastName', 'Quispe'],
          ['email', newEmail()],
          ['invitationToken', await invite()],
          ...Object.entries(invitedPerson),
          ...asFields(answers),
        ]),
      })
    expect(await apply({})).toMatchObject({ status: 400 })
    expect(await apply(good())).toMatchObject({ status: 201 })
    const { headers } = await createProfessional(app)
    const asSelf = async (payload: object) =>
      app.request({ method: 'POST', url: `/api/invitations/${await invite()}/apply`, payload, headers })
    expect(await asSelf({})).toMatchObject({ status: 400 })
    expect(await asSelf({ questions: shown(), answers: good() })).toMatchObject({ status: 201 })
    expect(await received()).toMatchObject([{ answers: expected() }, { answers: expected() }])
  })

  test('by the form without scripts, once its link is opened, even if the ad asks something else by then', async () => {
    const reply = await app.request({
      method: 'POST',
      url: `/jobs/${job.id}/postular`,
      ...multipart([
        ['name', 'Rosa Quispe'],
        ['email', newEmail()],
        ['questions', shown()],
        ...asFields(good()),
      ]),
    })
    expect(reply).toMatchObject({ status: 303 })
    expect(await received()).toEqual([])
    await edit([])
    expect(await app.request({ method: 'POST', url: await heldLink() })).toMatchObject({ status: 303 })
    expect(await received()).toMatchObject([{ answers: expected() }])
  })
})

test('the company tells what an invited person will be asked', async () => {
  const { body } = await app.request({ url: `/api/invitations/${await invite()}` })
  expect(body.job.questions.map(({ text }: { text: string }) => text)).toEqual(asked.map(({ text }) => text))
})

test('a faulty answer is named at its field, and nothing is stored', async () => {
  const before = await stored()
  const fields = {
    [`answers.${licence}`]: 'Elige sí o no',
    [`answers.${years}`]: 'Escribe solo un número, sin letras',
  }
  const faulty = { [licence]: '', [years]: 'varios' }
  expect(await quick(faulty, { questions: shown() })).toMatchObject({ status: 400, body: { fields } })
  expect(await press({ answers: faulty })).toMatchObject({ status: 400, body: { fields } })
  expect(await quick(faulty, { confirmByMail: '1' })).toMatchObject({ status: 400, body: { fields } })
  const [people, ...rest] = await stored()
  expect([people, ...rest]).toEqual([before[0]! + 1, ...before.slice(1)])
})

test('an answer that is not required may be left out', async () => {
  expect(await press({ answers: { [licence]: 'yes', [years]: '1' } })).toMatchObject({ status: 201 })
  expect(await received()).toMatchObject([
    {
      answers: [
        { questionId: licence, meetsWish: true },
        { questionId: years, meetsWish: false },
      ],
    },
  ])
})

test('a form with other questions than the ad asks now is refused, whichever changed', async () => {
  const changed = { status: 409, body: { code: 'questions_changed' } }
  const [first, second, third] = job.questions
  await edit([first, second, third, { kind: 'text', text: '¿Algo más?', isRequired: false }])
  expect(await press({ questions: shown(), answers: good() })).toMatchObject(changed)
  await edit([first, { ...second, text: '¿Cuántos años llevas en ventas?' }, third])
  expect(await press({ questions: shown(), answers: good() })).toMatchObject(changed)
  expect(await press({ answers: good() })).toMatchObject(changed)
  expect(await quick(good(), { questions: shown() })).toMatchObject(changed)
  await edit([third, second, first])
  const { body } = await app.request({ url: `/api/jobs/${job.id}` })
  const now = body.questions.map(({ id }: { id: number }) => id) as [number, number, number]
  const answers = { [now[0]]: '', [now[1]]: '4', [now[2]]: 'yes' }
  expect(await press({ questions: now.join(','), answers })).toMatchObject({ status: 201 })
})

test('whoever applied before hears that first', async () => {
  const { headers } = await createProfessional(app)
  const send = (answers: object) =>
    app.request({ method: 'POST', url: `/api/jobs/${job.id}/apply`, payload: { answers }, headers })
  expect(await send(good())).toMatchObject({ status: 201 })
  expect(await send({})).toMatchObject({ status: 409, body: { code: 'already_applied' } })
})

test('an answer keeps the words of its question when the company changes them, and follows what it looks for', async () => {
  await press({ answers: good() })
  const [first, ...others] = job.questions
  await edit([{ ...first, wantedAnswers: ['no'] }, ...others])
  expect((await received())[0]!.answers[0]).toMatchObject({ question: asked[0]!.text, meetsWish: true })
  await edit([{ ...first, text: '¿Tienes licencia A-IIb?', wantedAnswers: ['yes'] }, ...others])
  expect((await received())[0]!.answers[0]).toMatchObject({ question: asked[0]!.text, answer: 'No' })
})

test('what a company looks for changes neither score, nor order, nor status', async () => {
  const { headers } = await createProfessional(app)
  const reply = await app.request({
    method: 'POST',
    url: `/api/jobs/${job.id}/apply`,
    payload: { answers: { [licence]: 'no', [years]: '0' } },
    headers,
  })
  const before = (await received())[0]!
  await edit(asked.map(({ kind, text, isRequired }) => ({ kind, text, isRequired })))
  const after = (await received())[0]!
  expect(after.compatibilityScore).toBe(before.compatibilityScore)
  expect(reply.body.application.status).toBe('pending')
})

test.each([
  ['a list', []],
  ['a name that is no number', { __proto__x: 'a' }],
  ['a number as an answer', { 1: 7 }],
  ['too many answers', Object.fromEntries(Array.from({ length: 21 }, (_, id) => [id, 'a']))],
])('%s is no answers', async (_, answers) => {
  expect(await press({ answers })).toMatchObject({ status: 400 })
})
