import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { files, pendingUploads } from '#server/db/schema/platform.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { cvPdf } from '#tests/support/cv-pdf.ts'
import { applyInvited, invitedPerson, inviting } from '#tests/support/invitations.ts'
import { createJob } from '#tests/support/jobs.ts'
import { pdf } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let jobId: number
let byCompany: ReturnType<typeof inviting>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
  jobId = await createJob(app, company)
  byCompany = inviting(app, company, jobId)
})

const gone = {
  status: 410,
  body: {
    code: 'invitation_gone',
    message: 'La invitación no existe, ha expirado o ya fue utilizada.',
  },
}
let counter = 0
const newEmail = () => `aceptada${++counter}@ejemplo.pe`

const read = (token: string) => app.request({ url: `/api/invitations/${token}` })
async function stored() {
  const rows = async (table: typeof users | typeof files | typeof applications | typeof pendingUploads) =>
    (await app.deps.db.select({ n: count() }).from(table))[0]?.n
  return {
    users: await rows(users),
    files: await rows(files),
    applications: await rows(applications),
    pending: await rows(pendingUploads),
  }
}
const cookieOf = (reply: { cookies: Record<string, string> }) => ({
  cookie: `qhatu_session=${reply.cookies.qhatu_session}`,
})

test('an invited person gets an account, an application, a filled profile and a session, and the e-mail counts as confirmed', async () => {
  const email = newEmail()
  const token = await byCompany.mailedToken(email)
  const reply = await applyInvited(app, {
    token,
    email,
    phone: '+51 987 654 321',
    location: 'Miraflores, Lima',
    experience: '5 años en datos',
    skills: 'Excel, Power BI, Inglés avanzado',
    cv: pdf(),
  })
  expect(reply).toMatchObject({
    status: 201,
    body: { success: true, message: '¡Postulación enviada exitosamente!', isNewUser: true },
  })
  const [user] = await app.deps.db.select().from(users).where(eq(users.email, email))
  expect(user!.emailConfirmedAt).not.toBeNull()
  const me = (await app.request({ url: '/api/me/professional', headers: cookieOf(reply) })).body
  expect(me).toMatchObject({
    firstName: 'Rosa',
    lastName: 'Quispe Huamán',
    phone: '+51 987 654 321',
    location: 'Miraflores, Lima',
    experience: '5 años en datos',
    skills: 'Excel, Power BI',
    languages: [{ name: 'Inglés', level: 'advanced' }],
    cvUrl: expect.any(String),
  })
  const [candidate] = (
    await app.request({ url: `/api/jobs/${jobId}/applications`, headers: company.headers })
  ).body
  expect(candidate).toMatchObject({ coverLetter: invitedPerson.coverLetter, professional: { email } })
  expect(await byCompany.list()).toMatchObject([{ state: 'used', applicationId: candidate!.id }])
})

test('the CV of an invited person fills the new profile in the background, and what the form said stays', async () => {
  const email = newEmail()
  const reply = await applyInvited(app, {
    token: await byCompany.mailedToken(email),
    email,
    phone: '01 444 5555',
    cv: await cvPdf(),
  })
  await app.queue.drain()
  const headers = cookieOf(reply)
  const me = (await app.request({ url: '/api/me/professional', headers })).body
  expect(me).toMatchObject({
    title: 'Analista de datos',
    phone: '01 444 5555',
    skills: 'Excel, SQL, Python, Power BI',
    experienceCount: 2,
  })
})

test('a link that a company passes on does not prove the e-mail that is typed', async () => {
  const email = newEmail()
  expect((await applyInvited(app, { token: await byCompany.linkToken(), email })).status).toBe(201)
  const [user] = await app.deps.db.select().from(users).where(eq(users.email, email))
  expect(user!.emailConfirmedAt).toBeNull()
})

test('another e-mail than the invited one is refused, and nothing is stored', async () => {
  const token = await byCompany.mailedToken(newEmail())
  const before = await stored()
  expect(await applyInvited(app, { token, email: newEmail(), cv: pdf() })).toMatchObject({
    status: 400,
    body: { fields: { email: expect.stringContaining('Usa el correo de la invitación') } },
  })
  expect(await stored()).toEqual(before)
})

test('a password is what every other one must be, or is chosen later', async () => {
  const email = newEmail()
  const token = await byCompany.mailedToken(email)
  const before = await stored()
  for (const [password, told] of [
    ['siete77', /8 caracteres o más/],
    ['12345678', /de las más usadas/],
    ['Rosa.Quispe', /Tu nombre y tu correo/],
  ] as const)
    expect(await applyInvited(app, { token, email, password })).toMatchObject({
      status: 400,
      body: { fields: { password: expect.stringMatching(told) } },
    })
  expect(await stored()).toEqual(before)
  const reply = await applyInvited(app, { token, email, password: '' })
  expect(reply).toMatchObject({ status: 201, body: { isNewUser: true, isHeld: false } })
  const own = await app.request({ url: '/api/me/account', headers: cookieOf(reply) })
  expect(own.body).toMatchObject({ email, hasPassword: false })
})

describe('in place of its password, who has an account asks for a mail', () => {
  const confirmation = async (email: string) => {
    await app.queue.drain()
    const mail = app.mails.sent.findLast(
      ({ to, subject }) => to === email && subject.startsWith('Confirma tu postulación'),
    )
    return /\/postulacion\/confirmar\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  const press = (url: string) => app.request({ method: 'POST', url })

  test('nothing is sent and nobody is let in before the link is opened; then all of the form counts', async () => {
    const person = await createProfessional(app)
    const token = await byCompany.linkToken()
    const form = { token, email: person.email, password: '', skills: 'SAP, Excel', location: 'Cusco' }
    expect(await applyInvited(app, form)).toMatchObject({ status: 409, body: { code: 'account_exists' } })
    const before = await stored()
    const held = await applyInvited(app, { ...form, confirmByMail: '1' })
    expect(held).toMatchObject({ status: 201, body: { isHeld: true, isNewUser: false }, cookies: {} })
    expect(await stored()).toEqual(before)
    expect((await read(token)).status).toBe(200)
    const link = await confirmation(person.email)
    expect((await press(link)).status).toBe(303)
    expect(await read(token)).toMatchObject(gone)
    const me = (await app.request({ url: '/api/me/professional', headers: person.headers })).body
    expect(me).toMatchObject({ skills: 'SAP, Excel', location: 'Cusco' })
    expect((await press(link)).status).toBe(410)
  })

  test('an invitation that somebody else used meanwhile sends nothing', async () => {
    const email = newEmail()
    const token = await byCompany.linkToken()
    await applyInvited(app, { token, email, password: '', confirmByMail: '1' })
    const link = await confirmation(email)
    await applyInvited(app, { token, email: newEmail() })
    const before = await stored()
    expect(await press(link)).toMatchObject(gone)
    expect(await stored()).toEqual(before)
  })

  test('an invitation to one address mails nobody else', async () => {
    const token = await byCompany.mailedToken(newEmail())
    const reply = await applyInvited(app, { token, email: newEmail(), password: '', confirmByMail: '1' })
    expect(reply.status).toBe(400)
  })
})

test('of two concurrent uses of one link one applies, and nothing of the other is stored', async () => {
  const token = await byCompany.linkToken()
  const before = await stored()
  const replies = await Promise.all([
    applyInvited(app, { token, email: newEmail(), cv: pdf() }),
    applyInvited(app, { token, email: newEmail(), cv: pdf() }),
  ])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410])
  expect(await stored()).toEqual({
    users: before.users! + 1,
    files: before.files! + 1,
    applications: before.applications! + 1,
    pending: 0,
  })
})

test('a person with an account applies with its password, and the profile is not changed', async () => {
  const email = newEmail()
  const first = await applyInvited(app, {
    token: await byCompany.linkToken(),
    email,
    phone: '01 444 5555',
    skills: 'Excel',
  })
  const other = await createJob(app, company)
  const token = (
    await app.request({
      method: 'POST',
      url: `/api/jobs/${other}/invitations`,
      headers: company.headers,
      body: {},
    })
  ).body.url!.split('/apply/')[1]!
  expect(await applyInvited(app, { token, email, password: 'otra clave' })).toMatchObject({
    status: 401,
    body: { code: 'invalid_credentials' },
  })
  const again = await applyInvited(app, {
    token,
    email,
    phone: '999 999 999',
    skills: 'excel, SAP',
    location: 'Cusco',
  })
  expect(again).toMatchObject({ status: 201, body: { isNewUser: false } })
  const me = (await app.request({ url: '/api/me/professional', headers: cookieOf(first) })).body
  expect(me).toMatchObject({ phone: '01 444 5555', skills: 'Excel, SAP', location: 'Lima' })
})

test('a signed-in professional applies with the profile, once', async () => {
  const person = await createProfessional(app)
  const url = `/api/invitations/${await byCompany.linkToken()}/apply`
  const send = () =>
    app.request({ method: 'POST', url, headers: person.headers, body: { coverLetter: 'Hola.' } })
  expect((await send()).status).toBe(201)
  expect(await send()).toMatchObject(gone)
  const mine = (await app.request({ url: '/api/applications/professional', headers: person.headers })).body
  expect(mine).toMatchObject([{ jobId, coverLetter: 'Hola.' }])
})

test('an earlier applicant does not use up the link', async () => {
  const person = await createProfessional(app)
  await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/apply`,
    headers: person.headers,
    body: {},
  })
  const token = await byCompany.linkToken()
  const reply = await app.request({
    method: 'POST',
    url: `/api/invitations/${token}/apply`,
    headers: person.headers,
    body: {},
  })
  expect(reply).toMatchObject({ status: 409, body: { code: 'already_applied' } })
  expect((await read(token)).status).toBe(200)
})

test('a used link is gone for everybody', async () => {
  const email = newEmail()
  const token = await byCompany.mailedToken(email)
  await applyInvited(app, { token, email })
  expect(await read(token)).toMatchObject(gone)
  expect(await applyInvited(app, { token, email })).toMatchObject(gone)
})

test.each([
  ['firstName', 'R', 'Escribe tus nombres, con 2 letras o más'],
  ['lastName', 'Q', 'Escribe tus apellidos, con 2 letras o más'],
  ['phone', '444 5555', 'Escribe un teléfono de 9 dígitos, como 987 654 321'],
  ['location', '', 'Escribe tu distrito o tu ciudad'],
  ['experience', '5 años', 'Escribe tu experiencia, por ejemplo: 5 años en contabilidad'],
  ['skills', 'SAP', 'Escribe las habilidades, con comas entre ellas'],
  ['coverLetter', 'Me interesa.', 'Escribe al menos 50 caracteres'],
])('the form asks for enough: %s', async (field, value, message) => {
  const form = { token: await byCompany.linkToken(), email: newEmail(), [field]: value }
  const before = await stored()
  expect(await applyInvited(app, form)).toMatchObject({ status: 400, body: { fields: { [field]: message } } })
  expect(await stored()).toEqual(before)
})
