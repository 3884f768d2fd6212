import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#server/db/schema/platform.table.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { cvDocx } from '#tests/support/cv-docx.ts'
import { encryptedDocx, oldDoc } from '#tests/support/cv-office.ts'
import { cvPart, multipart, pdf } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let person: TestActor
beforeAll(async () => {
  app = await startTestApp()
  person = await createProfessional(app)
})
afterAll(() => app.close())

const accept = (value: boolean) =>
  app.deps.db
    .update(settings)
    .set({ value: String(value) })
    .where(eq(settings.key, 'cv_accepts_docx'))
const upload = (content: Buffer, name: string) =>
  app.request({
    method: 'POST',
    url: `/api/professionals/${person.id}/cv-upload`,
    ...multipart([cvPart(content, name)], person.headers),
  })
const formats = async () =>
  (await app.request({ url: '/api/me/professional', headers: person.headers })).body.cvFormats

test('a DOCX is refused, as documented, until the operator accepts it', async () => {
  expect(await formats()).toEqual(['pdf'])
  expect(await upload(cvDocx(), 'CV.docx')).toMatchObject({
    status: 400,
    body: { fields: { cv: 'Solo se permiten archivos PDF' } },
  })
})

test('accepted, it is stored as what it is, read, and fills the profile', async () => {
  await accept(true)
  expect(await formats()).toEqual(['pdf', 'docx'])
  const { body } = await upload(cvDocx(), 'CV.docx')
  expect(body.extractionProblem).toBeNull()
  expect(body.extractedData!.experiences).toHaveLength(2)
  const back = await app.request({ url: `/api/professionals/${person.id}/cv`, headers: person.headers })
  expect(back.headers['content-type']).toContain('wordprocessingml.document')
  expect(back.headers['content-disposition']).toContain('CV.docx')
  const url = `/api/professionals/${person.id}/parse-cv`
  const parsed = await app.request({ method: 'POST', url, headers: person.headers })
  expect(parsed.body).toMatchObject({ savedExperiences: 2, savedEducations: 1 })
})

test.each([
  ['a PDF under the name of a DOCX', pdf(), 'CV.docx'],
  ['a DOCX under the name of a PDF', cvDocx(), 'CV.pdf'],
  ['an old DOC', oldDoc(), 'CV.docx'],
  ['an old DOC under its own name', oldDoc(), 'CV.doc'],
  ['a text', Buffer.from('Cinco años de experiencia. '.repeat(90)), 'CV.docx'],
])('accepted, %s is refused all the same', async (_, content, name) => {
  await accept(true)
  expect(await upload(content, name)).toMatchObject({
    status: 400,
    body: { fields: { cv: 'Solo se permiten archivos PDF o DOCX' } },
  })
})

test.each([
  ['under a password', encryptedDocx(), 'document_encrypted', 'Quítale la contraseña'],
  ['that breaks off', cvDocx().subarray(0, 900), 'document_broken', 'Ábrelo en Word, guárdalo otra vez'],
  ['without words', cvDocx([]), 'document_without_text', 'Escribe tu CV como texto'],
  [
    'of more than 30 pages',
    cvDocx(Array(2500).fill('Analista')),
    'document_too_many_pages',
    'hasta 30 páginas',
  ],
])(
  'a DOCX %s stays on the profile, and is answered in words that fit it',
  async (_, content, code, words) => {
    await accept(true)
    const { status, body } = await upload(content, 'CV.docx')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      extractedData: null,
      extractionProblem: { code, message: expect.stringContaining(words) },
    })
    expect(body.extractionProblem!.message).not.toContain('PDF')
    const url = `/api/professionals/${person.id}/parse-cv`
    expect(await app.request({ method: 'POST', url, headers: person.headers })).toMatchObject({
      status: 422,
      body: { code, message: body.extractionProblem!.message },
    })
  },
)

test('an upload without a file names what may be chosen', async () => {
  await accept(true)
  const url = `/api/professionals/${person.id}/cv-upload`
  const empty = multipart([['nota', 'hola']], person.headers)
  expect(await app.request({ method: 'POST', url, ...empty })).toMatchObject({
    status: 400,
    body: { fields: { cv: 'Elige un archivo PDF o DOCX' } },
  })
})

test('a PDF stays a PDF while DOCX is accepted', async () => {
  await accept(true)
  expect((await upload(pdf(), 'CV.pdf')).status).toBe(200)
})
