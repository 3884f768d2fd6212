import { eq } from 'drizzle-orm'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { files, pendingUploads } from '#server/db/schema/platform.table.ts'
import {
  createCompany,
  createKey,
  createMember,
  createProfessional,
  type TestActor,
} from '#tests/support/actors.ts'
import { cvDocx } from '#tests/support/cv-docx.ts'
import { invitedPerson, inviting } from '#tests/support/invitations.ts'
import { standardJob } from '#tests/support/jobs.ts'
import { cvPart, type FilePart, multipart, pdf, smallPng } from '#tests/support/multipart.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let jobId: number
/** The numbers of the questions of the ad: a file that it needs, and one that it does not. */
let portfolio: number
let certificate: number

const asked = [
  { kind: 'file', text: 'Adjunta tu portafolio' },
  { kind: 'file', text: '¿Tienes un certificado?', isRequired: false },
]
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
  const payload = { ...standardJob, questions: asked }
  const { body } = await app.request({ method: 'POST', url: '/api/jobs', payload, headers: company.headers })
  jobId = body.id
  ;[portfolio, certificate] = body.questions.map(({ id }) => id) as [number, number]
})

const file = (
  content = pdf(700, 'Portafolio'),
  filename = 'Portafolio 2026.pdf',
  question = portfolio,
): FilePart => ({ field: `answers.${question}`, filename, content })
const shown = (): [string, string] => ['questions', `${portfolio},${certificate}`]

let counter = 0
const quick = (parts: FilePart[], more: [string, string][] = [], url = `/api/jobs/${jobId}/quick-apply`) =>
  app.request({
    method: 'POST',
    url,
    ...multipart([
      ['name', 'Rosa Quispe'],
      ['email', `adjunta${++counter}@ejemplo.pe`],
      shown(),
      ...more,
      cvPart(),
      ...parts,
    ]),
  })
const press = async (parts: FilePart[], actor?: TestActor) => {
  const person = actor ?? (await createProfessional(app))
  const url = `/api/jobs/${jobId}/apply`
  const reply = await app.request({
    method: 'POST',
    url,
    ...multipart([shown(), ['futureJobs', 'true'], ...parts], person.headers),
  })
  return { ...reply, person }
}
const received = async (): Promise<CandidateApplication[]> =>
  (await app.request({ url: `/api/jobs/${jobId}/candidates`, headers: company.headers })).body
const urlIn = (one: { answers: { fileUrl: string | null }[] } | undefined): string =>
  one?.answers[0]?.fileUrl ?? 'no file'
const get = (url: string, headers: Record<string, string> = company.headers) =>
  app.app.inject({ method: 'GET', url, headers })
const stored = () => app.deps.db.select().from(files).where(eq(files.kind, 'answer'))
const isStored = async (key: string) => {
  const stream = await app.deps.storage.get(key)
  stream?.destroy()
  return stream !== null
}
const isTidy = async () => expect(await app.deps.db.select().from(pendingUploads)).toEqual([])

describe('a file comes with an application', () => {
  const expected = (name: string) => [
    {
      questionId: portfolio,
      kind: 'file',
      question: 'Adjunta tu portafolio',
      answer: name,
      meetsWish: null,
      fileUrl: expect.stringMatching(/^\/api\/applications\/\d+\/files\/[\da-f-]{36}$/),
    },
  ]

  test('by the quick form; the company downloads what was sent, which opens the candidate', async () => {
    const content = pdf(900, 'Mi portafolio')
    expect(await quick([file(content)])).toMatchObject({ status: 201 })
    const [one] = await received()
    expect(one).toMatchObject({ viewedAt: null, answers: expected('Portafolio 2026.pdf') })
    const reply = await get(urlIn(one))
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.rawPayload.equals(content)).toBe(true)
    expect(await received()).toMatchObject([{ viewedAt: expect.any(String) }])
    await isTidy()
  })

  test('with one press; a picture is encoded again, and the person reads the own one', async () => {
    const { status, body, person } = await press([file(smallPng, 'Foto del certificado.png')])
    expect(status).toBe(201)
    const { answers } = body.application
    expect(answers).toMatchObject([{ answer: 'Foto del certificado.webp' }])
    const reply = await get(urlIn({ answers }), person.headers)
    expect(reply.headers['content-type']).toBe('image/webp')
    expect(await received()).toMatchObject([{ viewedAt: null }])
    await isTidy()
  })

  test('from a list, and by an invitation, new or signed in', async () => {
    const person = await createProfessional(app)
    const fromList = multipart(
      [['jobId', String(jobId)], ['professionalId', String(person.id)], file()],
      person.headers,
    )
    expect(await app.request({ method: 'POST', url: '/api/applications', ...fromList })).toMatchObject({
      status: 201,
    })
    const { linkToken } = inviting(app, company, jobId)
    const apply = async (parts: FilePart[]) =>
      app.request({
        method: 'POST',
        url: '/api/apply-with-invitation',
        ...multipart([
          ['firstName', 'Rosa'],
          ['lastName', 'Quispe'],
          ['email', `adjunta${++counter}@ejemplo.pe`],
          ['invitationToken', await linkToken()],
          ...Object.entries(invitedPerson),
          ...parts,
        ]),
      })
    expect(await apply([])).toMatchObject({ status: 400 })
    expect(await apply([file(cvDocx(), 'Propuesta.docx')])).toMatchObject({ status: 201 })
    const invited = await createProfessional(app)
    const url = `/api/invitations/${await linkToken()}/apply`
    const asSelf = multipart([shown(), file()], invited.headers)
    expect(await app.request({ method: 'POST', url, ...asSelf })).toMatchObject({ status: 201 })
    const all = await received()
    expect(all.map(({ answers }) => answers[0]?.answer)).toEqual([
      'Portafolio 2026.pdf',
      'Propuesta.docx',
      'Portafolio 2026.pdf',
    ])
    await isTidy()
  })

  test('by the form without scripts, held until its link is opened; a form sent again replaces its files', async () => {
    const before = (await stored()).length
    const email: [string, string] = ['email', 'retiene@ejemplo.pe']
    const send = (part: FilePart) => quick([part], [email], `/jobs/${jobId}/postular`)
    expect(await send(file(pdf(800, 'Primero')))).toMatchObject({ status: 303 })
    expect(await send(file(pdf(800, 'Segundo'), 'Segundo.pdf'))).toMatchObject({ status: 303 })
    expect(await received()).toEqual([])
    // The CV and the file of the second form.
    expect(await app.deps.db.select().from(pendingUploads)).toHaveLength(2)
    await app.queue.drain()
    const mail = app.mails.sent.findLast(({ subject }) => subject.startsWith('Confirma tu postulación'))
    const link = /\/postulacion\/confirmar\/[\w-]+/.exec(mail?.text ?? '')![0]
    expect(await app.request({ method: 'POST', url: link })).toMatchObject({ status: 303 })
    expect(await received()).toMatchObject([{ answers: expected('Segundo.pdf') }])
    expect(await stored()).toHaveLength(before + 1)
    await isTidy()
  })
})

test('without the file that an ad asks for, with a wrong one or too large a one, nothing is stored', async () => {
  const before = (await stored()).length
  const field = `answers.${portfolio}`
  expect((await quick([])).body.fields).toEqual({ [field]: 'Adjunta el archivo' })
  expect((await press([])).body.fields).toEqual({ [field]: 'Adjunta el archivo' })
  // A text is no file.
  expect((await quick([], [[field, 'portafolio.pdf']])).body.fields).toEqual({
    [field]: 'Adjunta el archivo',
  })
  for (const [content, name] of [
    [Buffer.from('hola'), 'hola.txt'],
    [Buffer.from('PK no es un docx'), 'propuesta.docx'],
    [pdf(), 'propuesta.docx'],
  ] as const)
    expect(await quick([file(content, name)])).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_file',
        fields: { [field]: 'Elige un PDF, un JPG, un PNG o un DOCX: el archivo no es de ese tipo.' },
      },
    })
  expect(await press([file(pdf(5 * 1024 * 1024 + 1))])).toMatchObject({
    status: 413,
    body: { fields: { [field]: 'El archivo pesa más de 5 MB. Elige uno más liviano.' } },
  })
  const broken = Buffer.concat([smallPng.subarray(0, 40), Buffer.alloc(200)])
  expect((await press([file(broken, 'rota.png')])).body.fields[field]).toMatch(/^No pudimos leer la imagen/)
  expect(await quick([file(), file()])).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  const plain = await quick([file(Buffer.from('x'), 'x.txt')], [], `/jobs/${jobId}/postular`)
  expect(plain.status).toBe(400)
  expect(await received()).toEqual([])
  expect(await stored()).toHaveLength(before)
  await isTidy()
})

test('a file that no question asks for is not kept', async () => {
  const { status } = await press([file(), file(pdf(), 'otro.pdf', certificate + 1000)])
  expect(status).toBe(201)
  const other = await quick([file(), { field: 'otro', filename: 'x.pdf', content: pdf() }])
  expect(other.status).toBe(201)
  expect(await received()).toMatchObject([
    { answers: [{ answer: 'Portafolio 2026.pdf' }] },
    { answers: [{}] },
  ])
  await isTidy()
})

test('only the two sides of its application read it, and a program with the scope, which opens nothing', async () => {
  const { body, person } = await press([file()])
  const url = urlIn(body.application)
  const [, applicationId, fileId] = /applications\/(\d+)\/files\/(.+)$/.exec(url)!
  expect((await get(url, {})).statusCode).toBe(401)
  expect((await get(url, (await createProfessional(app)).headers)).statusCode).toBeGreaterThan(402)
  expect((await get(url, (await createCompany(app)).headers)).statusCode).toBeGreaterThan(402)
  const other = await press([file()])
  const otherId = other.body.application.id
  expect((await get(`/api/applications/${otherId}/files/${fileId}`, other.person.headers)).statusCode).toBe(
    404,
  )
  expect((await get(`/api/applications/${otherId}/files/${fileId}`)).statusCode).toBe(404)
  const { headers } = await createKey(app, company, ['candidates:read'])
  expect((await get(url, headers)).statusCode).toBe(200)
  const reader = await createMember(app, company, 'reader')
  expect((await get(url, reader.headers)).statusCode).toBe(200)
  const [row] = await app.deps.db
    .select()
    .from(applications)
    .where(eq(applications.id, Number(applicationId)))
  expect(row?.viewedAt).toBeNull()
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, person.userId))
  expect(JSON.parse((await get(url)).body).message).toBe(
    'Esta cuenta está suspendida: sus archivos no se pueden ver.',
  )
  const hidden = (await received()).find(({ id }) => id === Number(applicationId))
  expect(hidden?.answers).toMatchObject([{ answer: 'Portafolio 2026.pdf', fileUrl: null }])
})

test('it goes with a withdrawn application, once that cannot be undone', async () => {
  const { body, person } = await press([file()])
  const { id } = body.application
  const fileUrl = urlIn(body.application)
  const withdraw = () =>
    app.request({ method: 'POST', url: `/api/applications/${id}/withdraw`, headers: person.headers })
  const { actId } = (await withdraw()).body.undo!
  expect((await get(fileUrl)).statusCode).toBe(404)
  await app.request({ method: 'POST', url: `/api/acts/${actId}/undo`, headers: person.headers })
  expect((await get(fileUrl)).statusCode).toBe(200)
  await withdraw()
  await settleActs(app)
  await app.queue.drain()
  expect((await get(fileUrl, person.headers)).statusCode).toBe(404)
  const mine = await app.request({ url: '/api/applications/professional', headers: person.headers })
  expect(mine.body).toMatchObject([{ answers: [{ answer: 'Portafolio 2026.pdf', fileUrl: null }] }])
  expect(await app.deps.db.select().from(files).where(eq(files.ownerId, person.userId))).toEqual([])
})

test('it goes with the account of its person', async () => {
  const password = 'una clave larga'
  const email = `adjunta${++counter}@ejemplo.pe`
  const { cookies } = await quick(
    [file()],
    [
      ['email', email],
      ['password', password],
    ],
  )
  const headers = { cookie: `qhatu_session=${cookies['qhatu_session']}` }
  const key = (await stored()).at(-1)!.storageKey
  expect(await isStored(key)).toBe(true)
  const gone = await app.request({ method: 'DELETE', url: '/api/me', headers, payload: { password } })
  expect(gone.status).toBe(200)
  await app.queue.drain()
  expect(await isStored(key)).toBe(false)
  expect(await received()).toMatchObject([{ answers: [] }])
})
