import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications, pendingApplications } from '#server/db/schema/applications.table.ts'
import { files, pendingUploads } from '#server/db/schema/platform.table.ts'
import { sweepUploads } from '#server/platform/storage/stored-files.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { cvPart, multipart, pdf } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { forgetHeldApplications } from './held-applications.tasks.ts'

let app: TestApp
let company: TestActor
let jobId: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
  jobId = await createJob(app, company)
})

const password = 'una clave larga'
let counter = 0
const newEmail = () => `form${++counter}@ejemplo.pe`

type Fields = Record<string, string>

const send = (fields: Fields, cv: Buffer | null = pdf(), headers: Record<string, string> = {}) => {
  const parts = Object.entries({ name: 'Rosa Quispe Huamán', password, ...fields })
  return app.request({
    method: 'POST',
    url: `/jobs/${jobId}/postular`,
    ...multipart(cv ? [...parts, cvPart(cv)] : parts, headers),
  })
}
const confirm = (path: string) => app.request({ method: 'POST', url: path })

/** The path of the last mailed link to an address. */
async function linkTo(email: string): Promise<string> {
  await app.queue.drain()
  const mail = app.mails.sent.findLast(
    ({ to, subject }) => to === email && subject.startsWith('Confirma tu postulación'),
  )
  return /\/postulacion\/confirmar\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** The amount stored of everything that an application may leave behind. */
async function stored() {
  const rows = async (
    table:
      | typeof users
      | typeof files
      | typeof applications
      | typeof pendingUploads
      | typeof pendingApplications,
  ) => (await app.deps.db.select({ n: count() }).from(table))[0]?.n
  return {
    users: await rows(users),
    files: await rows(files),
    applications: await rows(applications),
    uploads: await rows(pendingUploads),
    held: await rows(pendingApplications),
  }
}

test('the form alone sends nothing: it is kept, mailed a link, and answered by a redirect', async () => {
  const before = await stored()
  const email = newEmail()
  const reply = await send({ email })
  expect(reply.status).toBe(303)
  expect(reply.headers['location']).toBe(`/jobs/${jobId}/postular?enviada=1`)
  expect(reply.cookies).toEqual({})
  const { held = 0, uploads = 0 } = before
  expect(await stored()).toEqual({ ...before, held: held + 1, uploads: uploads + 1 })
  const [row] = await app.deps.db
    .select()
    .from(pendingApplications)
    .where(eq(pendingApplications.email, email))
  expect(JSON.stringify(row)).not.toContain(password)
  expect(await linkTo(email)).toMatch(/^\/postulacion\/confirmar\/[\w-]{43}$/)
})

test('the link says what it would send, and reading it changes nothing', async () => {
  const email = newEmail()
  await send({ email })
  const token = (await linkTo(email)).split('/').at(-1)
  const before = await stored()
  const reply = await app.request({ url: `/api/held-applications/${token}` })
  expect(reply.body).toEqual({
    job: { id: jobId, title: 'Analista de datos', companyName: expect.any(String) },
    cvName: expect.stringMatching(/\.pdf$/),
  })
  expect(await stored()).toEqual(before)
})

test('confirmed, it is an account with a confirmed address, a session and an application with the CV', async () => {
  const email = newEmail()
  await send({ email, coverLetter: 'Me interesa.' })
  const reply = await confirm(await linkTo(email))
  expect(reply.status).toBe(303)
  expect(reply.headers['location']).toBe('/dashboard/postulaciones')
  const headers = { cookie: `qhatu_session=${reply.cookies['qhatu_session']}` }
  const [mine] = (await app.request({ url: '/api/applications/professional', headers })).body
  expect(mine).toMatchObject({ jobId, status: 'pending', coverLetter: 'Me interesa.' })
  expect((await app.request({ url: mine!.cvUrl!, headers })).text).toContain('%PDF-1.4')
  const [account] = await app.deps.db.select().from(users).where(eq(users.email, email))
  expect(account?.emailConfirmedAt).not.toBeNull()
  await app.queue.drain()
  const subjects = app.mails.sent.filter(({ to }) => to === email).map(({ subject }) => subject)
  expect(subjects).not.toContain('Confirma tu correo en Qhatu')
  expect(account?.passwordHash, 'the form takes a password from nobody').toBeNull()
})

test('a link works once, also when it is pressed twice at the same time', async () => {
  const email = newEmail()
  await send({ email })
  const path = await linkTo(email)
  const replies = await Promise.all([confirm(path), confirm(path)])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 410])
  expect((await confirm(path)).status).toBe(410)
  const [n] = await app.deps.db.select({ n: count() }).from(applications).where(eq(applications.jobId, jobId))
  expect(n).toEqual({ n: 1 })
})

test('the link enters the account that there is, whatever password was typed, and the application is its own', async () => {
  const email = newEmail()
  await send({ email })
  await confirm(await linkTo(email))
  jobId = await createJob(app, company)
  const before = await stored()
  await send({ email, password: 'otra clave larga' })
  expect((await confirm(await linkTo(email))).status).toBe(303)
  const { users: people, applications: sent = 0 } = await stored()
  expect({ people, sent }).toEqual({ people: before.users, sent: (before.applications ?? 0) + 1 })
})

test('a person who applied otherwise meanwhile is sent to that application; nothing of the second is stored', async () => {
  const email = newEmail()
  await send({ email })
  const path = await linkTo(email)
  await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/quick-apply`,
    ...multipart(Object.entries({ name: 'Rosa Quispe', email, password })),
  })
  const before = await stored()
  const reply = await confirm(path)
  expect(reply.status).toBe(303)
  expect(reply.cookies['qhatu_session']).toBeDefined()
  const { uploads = 0, held = 0 } = before
  expect(await stored()).toEqual({ ...before, uploads: uploads - 1, held: held - 1 })
})

test('a second form for the same job takes the place of the first, whose link and file are worth nothing', async () => {
  const email = newEmail()
  await send({ email })
  const first = await linkTo(email)
  const before = await stored()
  await send({ email, name: 'Rosa María Quispe' })
  expect(await stored()).toEqual(before)
  expect((await confirm(first)).status).toBe(410)
  expect((await confirm(await linkTo(email))).status).toBe(303)
})

test('after a day the link is too old, and the night takes the row and the file', async () => {
  const email = newEmail()
  await send({ email })
  const path = await linkTo(email)
  app.clock.advance({ hours: 24, minutes: 1 })
  expect((await confirm(path)).status).toBe(410)
  await app.queue.enqueue(app.deps.db, forgetHeldApplications, {})
  await app.queue.enqueue(app.deps.db, sweepUploads, {})
  await app.queue.drain()
  expect(await stored()).toMatchObject({ held: 0, uploads: 0 })
})

test.each<[string, Fields, Buffer | null, number]>([
  ['an empty name', { name: ' ' }, pdf(), 400],
  ['a bad address', { email: 'rosa' }, pdf(), 400],
  ['a letter that is too long', { coverLetter: 'a'.repeat(5001) }, pdf(), 400],
  ['a file that is no PDF', {}, Buffer.from('not a pdf at all'), 400],
  ['a file that is too large', {}, pdf(5 * 1024 * 1024 + 1), 413],
])('%s is refused and leaves nothing', async (_, fields, cv, status) => {
  const before = await stored()
  const reply = await send({ email: newEmail(), ...fields }, cv)
  expect(reply.status).toBe(status)
  expect(reply.body.message).toBeTruthy()
  expect(await stored()).toEqual(before)
})

test('a closed job, a job that never was, and made-up links are refused kindly', async () => {
  jobId = await createJob(app, company, { isOpen: false })
  expect((await send({ email: newEmail() })).status).toBe(410)
  jobId = 2_000_000_000
  expect((await send({ email: newEmail() })).status).toBe(404)
  for (const token of ['x', 'x'.repeat(43), "';drop", '../..'])
    expect((await confirm(`/postulacion/confirmar/${encodeURIComponent(token)}`)).status).toBeOneOf([
      404, 410,
    ])
})

test('a signed-in professional applies at once, and once', async () => {
  const person = await createProfessional(app)
  const post = () => send({ coverLetter: 'Hola.' }, null, person.headers)
  const reply = await post()
  expect(reply.status).toBe(303)
  const [mine] = (await app.request({ url: '/api/applications/professional', headers: person.headers })).body
  expect(mine).toMatchObject({ jobId, coverLetter: 'Hola.' })
  expect((await post()).status).toBe(409)
  expect((await send({}, null, company.headers)).status).toBe(403)
})

test('a form of another site is refused', async () => {
  const before = await stored()
  const reply = await send({ email: newEmail() }, pdf(), { 'sec-fetch-site': 'cross-site' })
  expect(reply.status).toBe(403)
  expect(await stored()).toEqual(before)
})
