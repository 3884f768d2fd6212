import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { consents, users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { files, mails, pendingUploads } from '#server/db/schema/platform.table.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { cvPart, multipart, pdf } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

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

let counter = 0
const newEmail = () => `rosa${++counter}@ejemplo.pe`
const password = 'una clave larga'

interface Sending {
  email: string
  name?: string
  password?: string
  confirmByMail?: string
  coverLetter?: string
  cv?: Buffer | null
  job?: number
  headers?: Record<string, string>
}
const send = ({ cv = pdf(), job = jobId, headers = {}, ...fields }: Sending) => {
  const all = { name: 'Rosa Quispe Huamán', password, ...fields }
  const parts = Object.entries<string>(all)
  return app.request({
    method: 'POST',
    url: `/api/jobs/${job}/quick-apply`,
    ...multipart(cv ? [...parts, cvPart(cv)] : parts, headers),
  })
}

/** The amount stored of everything that an application may leave behind. */
async function stored() {
  const rows = async (
    table: typeof users | typeof files | typeof applications | typeof mails | typeof pendingUploads,
  ) => (await app.deps.db.select({ n: count() }).from(table))[0]?.n
  return {
    users: await rows(users),
    files: await rows(files),
    applications: await rows(applications),
    mails: await rows(mails),
    pending: await rows(pendingUploads),
  }
}
const cookieOf = (reply: { cookies: Record<string, string> }) => ({
  cookie: `qhatu_session=${reply.cookies.qhatu_session}`,
})
/** The subjects of every mail to an address; the queue guarantees no order. */
const subjectsTo = async (address: string): Promise<string[]> => {
  await app.queue.drain()
  return app.mails.sent.filter(({ to }) => to === address).map(({ subject }) => subject)
}

test('a new person gets an account, a consent, a session and an application with the CV', async () => {
  const email = newEmail()
  const reply = await send({ email, coverLetter: 'Me interesa.' })
  expect(reply).toMatchObject({
    status: 201,
    body: { message: '¡Postulación enviada exitosamente!', isNewUser: true },
  })
  const headers = cookieOf(reply)
  const session = await app.deps.db.select().from(users).where(eq(users.email, email))
  expect(session[0]).toMatchObject({ userType: 'professional', emailConfirmedAt: null })
  const given = await app.deps.db
    .select()
    .from(consents)
    .where(eq(consents.userId, session[0]?.id ?? 0))
  expect(given).toHaveLength(1)
  const mine = (await app.request({ url: '/api/applications/professional', headers })).body
  expect(mine).toHaveLength(1)
  expect(mine[0]).toMatchObject({ jobId, status: 'pending', viewed: false, coverLetter: 'Me interesa.' })
  const cv = await app.request({ url: mine[0]!.cvUrl!, headers })
  expect(cv.text).toContain('%PDF-1.4')
  const [candidate] = (
    await app.request({ url: `/api/jobs/${jobId}/applications`, headers: company.headers })
  ).body
  expect(candidate!.professional).toMatchObject({ firstName: 'Rosa', lastName: 'Quispe Huamán', email })
})

test('a new person is mailed the receipt and the link that confirms the address', async () => {
  const email = newEmail()
  await send({ email })
  const subjects = await subjectsTo(email)
  expect(subjects.toSorted()).toEqual([
    'Confirma tu correo en Qhatu',
    'Postulación enviada: Analista de datos',
  ])
  expect(await subjectsTo(company.email)).toContain('Nueva postulación: Analista de datos')
})

test('the account that was made has the CV on its profile and the password that was typed', async () => {
  const email = newEmail()
  await send({ email, cv: pdf(900, 'primero') })
  const other = await createJob(app, company)
  const reply = await send({ email, job: other, cv: null })
  expect(reply).toMatchObject({ status: 201, body: { isNewUser: false } })
  const [latest] = (await app.request({ url: '/api/applications/professional', headers: cookieOf(reply) }))
    .body
  expect((await app.request({ url: latest!.cvUrl!, headers: cookieOf(reply) })).text).toContain('primero')
})

test('a wrong password answers 401 and stores nothing', async () => {
  const email = newEmail()
  await send({ email })
  const other = await createJob(app, company)
  const before = await stored()
  const reply = await send({ email, job: other, password: 'otra clave larga' })
  expect(reply).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
  expect(reply.cookies).toEqual({})
  expect(await stored()).toEqual(before)
})

test('the e-mail of a company cannot apply, and nothing is stored', async () => {
  await app.deps.db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, company.userId))
  const before = await stored()
  expect(await send({ email: company.email })).toMatchObject({
    status: 403,
    body: { code: 'wrong_user_type' },
  })
  expect(await send({ email: company.email, password: 'otra clave larga' })).toMatchObject({
    status: 401,
    body: { code: 'invalid_credentials' },
  })
  expect(await stored()).toEqual(before)
})

test.each([
  ['closed', { isOpen: false }, 410, 'job_gone'],
  ['past its last day', { expiresAt: new Date('2026-01-01') }, 410, 'job_gone'],
])('a job that is %s takes nobody, and nothing is stored', async (_, values, status, code) => {
  const closed = await createJob(app, company, values)
  const before = await stored()
  expect(await send({ email: newEmail(), job: closed })).toMatchObject({ status, body: { code } })
  expect(await stored()).toEqual(before)
})

test('a job that never was answers 404, and nothing is stored', async () => {
  const before = await stored()
  expect((await send({ email: newEmail(), job: 999_999 })).status).toBe(404)
  expect(await stored()).toEqual(before)
})

test('a person who applied already gets 409, and a session', async () => {
  const email = newEmail()
  const first = await send({ email })
  const before = await stored()
  const sameBrowser = { cookie: `qhatu_device=${first.cookies['qhatu_device']}` }
  const reply = await send({ email, headers: sameBrowser })
  expect(reply).toMatchObject({
    status: 409,
    body: { code: 'already_applied', message: 'Ya postulaste a este empleo' },
  })
  expect(
    (await app.request({ url: '/api/applications/professional', headers: cookieOf(reply) })).status,
  ).toBe(200)
  expect(await stored()).toEqual(before)
})

test('two at once with a new e-mail make one account and one application', async () => {
  const email = newEmail()
  const before = await stored()
  const replies = await Promise.all([send({ email }), send({ email })])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  const after = await stored()
  expect(after.applications).toBe((before.applications ?? 0) + 1)
  expect(after.users).toBe((before.users ?? 0) + 1)
  expect(after.files).toBe((before.files ?? 0) + 1)
  expect(after.pending).toBe(0)
})

test('a double click with one Idempotency-Key makes one application, and no file is left over', async () => {
  const sending = { email: newEmail(), headers: { 'idempotency-key': 'una-sola-vez' } }
  const before = await stored()
  const replies = await Promise.all([send(sending), send(sending)])
  const again = await send(sending)
  expect(replies.map(({ status }) => status).filter((status) => status !== 409)).toContain(201)
  expect(again).toMatchObject({ status: 201, body: { isNewUser: true } })
  const after = await stored()
  expect(after.applications).toBe((before.applications ?? 0) + 1)
  expect(after.files).toBe((before.files ?? 0) + 1)
  expect(after.pending).toBe(0)
})

test.each([
  ['name', { name: ' ' }, 'Escribe tu nombre y apellido'],
  ['email', { email: '' }, 'Escribe tu correo'],
  ['email', { email: 'rosa' }, 'Escribe un correo como nombre@ejemplo.com'],
  ['password', { password: 'corta' }, 'Escribe una contraseña de 8 caracteres o más'],
])('an invalid %s is refused and nothing is stored', async (field, change, message) => {
  const before = await stored()
  const reply = await send({ email: newEmail(), ...change })
  expect(reply).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', fields: { [field]: message } },
  })
  expect(await stored()).toEqual(before)
})

const sendWithout = (email: string, more: Record<string, string> = {}) =>
  send({ email, password: '', ...more })

test('without a password the application is in, its account is private, and the session chooses one once', async () => {
  const email = newEmail()
  const reply = await sendWithout(email)
  expect(reply).toMatchObject({ status: 201, body: { isNewUser: true, isHeld: false } })
  const headers = cookieOf(reply)
  const { body: own } = await app.request({ url: '/api/me/account', headers })
  expect(own.hasPassword).toBe(false)
  const profile = (await app.request({ url: '/api/me/professional', headers })).body
  expect(profile).toMatchObject({ visibility: 'applied', isVisibilityChosen: false })
  expect((await app.request({ url: `/api/professionals/${profile.id}` })).status).toBe(404)
  const login = () =>
    app.request({ method: 'POST', url: '/api/login', payload: { email, password: 'otra clave larga' } })
  expect((await login()).status).toBe(401)
  const choose = (newPassword: string) =>
    app.request({ method: 'POST', url: '/api/me/password', headers, payload: { newPassword } })
  expect((await choose('corta')).body.fields).toEqual({
    newPassword: 'Escribe una contraseña de 8 caracteres o más',
  })
  expect((await choose('otra clave larga')).status).toBe(200)
  expect((await login()).status).toBe(200)
  expect((await choose('una tercera clave')).status).toBe(409)
})

test('for an address with an account nothing is stored, and a mailed link sends the application', async () => {
  const email = newEmail()
  await send({ email, job: await createJob(app, company) })
  const before = await stored()
  const reply = await sendWithout(email)
  expect(reply).toMatchObject({ status: 409, body: { code: 'account_exists' } })
  expect(reply.cookies).toEqual({})
  expect(await stored()).toEqual(before)
  const held = await sendWithout(email, { confirmByMail: '1' })
  expect(held).toMatchObject({ status: 201, body: { isNewUser: false, isHeld: true } })
  expect(held.cookies).toEqual({})
  await app.queue.drain()
  const mail = app.mails.sent.findLast(
    ({ to, subject }) => to === email && subject.startsWith('Confirma tu postulación'),
  )
  const path = /\/postulacion\/confirmar\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  const sent = await app.request({ method: 'POST', url: path })
  expect([path, sent.status, sent.text.slice(0, 300)]).toEqual([path, 303, ''])
  expect((await stored()).applications).toBe((before.applications ?? 0) + 1)
})
