import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#server/db/schema/platform.table.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { cvDocx } from '#tests/support/cv-docx.ts'
import { encryptedDocx, oldDoc } from '#tests/support/cv-office.ts'
import { createJob } from '#tests/support/jobs.ts'
import { cvPart, multipart } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { invitedPerson } from '#tests/support/invitations.ts'

let app: TestApp
let company: TestActor
let jobId: number
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  jobId = await createJob(app, company)
})

const accept = (value: boolean) =>
  app.deps.db
    .update(settings)
    .set({ value: String(value) })
    .where(eq(settings.key, 'cv_accepts_docx'))

let counter = 0
const fields = () => ({
  name: 'Rosa Quispe Huamán',
  email: `docx${++counter}@ejemplo.pe`,
  password: 'una clave larga',
})
const sendTo = (url: string, cv: Buffer, more: object = fields(), name = 'CV.docx') =>
  app.request({
    method: 'POST',
    url,
    ...multipart([...Object.entries<string>({ ...more }), cvPart(cv, name)]),
  })
const quickApply = (cv: Buffer, name?: string) => sendTo(`/api/jobs/${jobId}/quick-apply`, cv, fields(), name)
const replace = (reply: { cookies: Record<string, string> }, id: number, cv: Buffer) =>
  app.request({
    method: 'PUT',
    url: `/api/applications/${id}/cv`,
    ...multipart([cvPart(cv, 'CV.docx')], { cookie: `qhatu_session=${reply.cookies['qhatu_session']}` }),
  })
const received = async () =>
  (await app.request({ url: `/api/jobs/${jobId}/candidates`, headers: company.headers })).body
/** Returns the token of a new invitation. */
const invite = async (): Promise<string> => {
  const made = await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/invitations`,
    headers: company.headers,
    payload: {},
  })
  return made.body.url!.split('/').at(-1)!
}

test.each([
  [false, 'Solo se permiten archivos PDF'],
  [true, 'Solo se permiten archivos PDF o DOCX'],
])(
  'accepted %s: an old DOC is refused by every form, in the words of what is accepted',
  async (isOn, words) => {
    await accept(isOn)
    const quick = await quickApply(oldDoc())
    expect(quick).toMatchObject({ status: 400, body: { code: 'invalid_file', fields: { cv: words } } })
    const plain = await sendTo(`/jobs/${jobId}/postular`, oldDoc())
    expect(plain.status).toBe(400)
  },
)

test('until it is accepted a DOCX is refused by every form, also under a password', async () => {
  await accept(false)
  for (const cv of [cvDocx(), encryptedDocx()]) {
    expect(await quickApply(cv)).toMatchObject({
      status: 400,
      body: { fields: { cv: 'Solo se permiten archivos PDF' } },
    })
    expect((await sendTo(`/jobs/${jobId}/postular`, cv)).status).toBe(400)
  }
})

test('accepted, a visitor applies with a DOCX, the profile is filled from it, and another may take its place', async () => {
  await accept(true)
  const reply = await quickApply(cvDocx())
  expect(reply.status).toBe(201)
  await app.queue.drain()
  const headers = { cookie: `qhatu_session=${reply.cookies['qhatu_session']}` }
  const profile = await app.request({ url: '/api/me/professional', headers })
  expect(profile.body).toMatchObject({ cvName: 'CV.docx', experienceCount: 2 })

  const [mine] = (await app.request({ url: '/api/applications/professional', headers })).body
  expect((await replace(reply, mine!.id, cvDocx(['Otra hoja de vida']))).status).toBe(200)
  const file = await app.request({ url: `/api/applications/${mine!.id}/cv`, headers: company.headers })
  expect(file.headers['content-type']).toContain('wordprocessingml.document')
  expect(file.text).toContain('Otra hoja de vida')
  expect((await received()).at(0)).toMatchObject({ cvName: 'CV.docx' })
})

test('accepted, the form without scripts takes a DOCX', async () => {
  await accept(true)
  expect((await sendTo(`/jobs/${jobId}/postular`, cvDocx())).status).toBe(303)
})

test('accepted, an invitation is answered with a DOCX', async () => {
  await accept(true)
  const { email, password } = fields()
  const reply = await sendTo('/api/apply-with-invitation', cvDocx(), {
    invitationToken: await invite(),
    firstName: 'Rosa',
    lastName: 'Quispe',
    email,
    password,
    ...invitedPerson,
  })
  expect(reply.status).toBe(201)
  expect((await received()).at(0)).toMatchObject({ cvName: 'CV.docx' })
})

test('a DOCX under a password is sent along like a PDF under a password: the company gets the file, nothing is read', async () => {
  await accept(true)
  const reply = await quickApply(encryptedDocx())
  expect(reply.status).toBe(201)
  await app.queue.drain()
  const headers = { cookie: `qhatu_session=${reply.cookies['qhatu_session']}` }
  const profile = await app.request({ url: '/api/me/professional', headers })
  expect(profile.body).toMatchObject({ cvName: 'CV.docx', experienceCount: 0 })
})
