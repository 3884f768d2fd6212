import { count } from 'drizzle-orm'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { files, pendingUploads } from '#server/db/schema/platform.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { cvPart, multipart, pdf } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let person: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await createProfessional(app)
})

type Parts = Parameters<typeof multipart>[0]
const upload = (parts: Parts, actor = person) =>
  app.request({
    method: 'POST',
    url: `/api/professionals/${person.id}/cv-upload`,
    ...multipart(parts, actor.headers),
  })
const download = () => app.request({ url: `/api/professionals/${person.id}/cv`, headers: person.headers })

/** File rows, pending uploads, and the files in the storage. */
async function stored() {
  const [kept] = await app.deps.db.select({ n: count() }).from(files)
  const [pending] = await app.deps.db.select({ n: count() }).from(pendingUploads)
  const entries = await readdir(join(app.deps.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return { kept: kept?.n, pending: pending?.n, onDisk: entries.filter((entry) => entry.isFile()).length }
}

test('a PDF becomes the CV of the profile', async () => {
  const content = pdf(5 * 1024 * 1024)
  const reply = await upload([cvPart(content)])
  expect(reply).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'Tu CV ha sido procesado y guardado',
      cvUrl: `/api/professionals/${person.id}/cv`,
    },
  })
  const back = await download()
  expect(back.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': "attachment; filename*=UTF-8''CV%20Rosa%20Quispe.pdf",
    'x-content-type-options': 'nosniff',
  })
})

test('a new CV replaces the one before; its bytes go, unless an application was sent with them', async () => {
  await upload([cvPart(pdf(600, 'uno'))])
  const before = await stored()
  await upload([cvPart(pdf(600, 'dos'))])
  await app.queue.drain()
  expect(await stored()).toEqual(before)
  expect((await download()).text).toContain('dos')
  const jobId = await createJob(app, await createCompany(app))
  await app.request({ method: 'POST', url: `/api/jobs/${jobId}/apply`, payload: {}, headers: person.headers })
  await upload([cvPart(pdf(600, 'tres'))])
  await app.queue.drain()
  expect((await stored()).onDisk).toBe(before.onDisk + 1)
})

const text = Buffer.from('Experiencia: cinco años como analista de datos en Lima. '.repeat(40))
const lateMark = Buffer.concat([Buffer.from('<html><script>alert(1)</script>'.repeat(100)), pdf()])

test.each<[string, Parts, number, string, string]>([
  ['6 MB', [cvPart(pdf(6 * 1024 * 1024))], 413, 'payload_too_large', 'El archivo no debe superar los 5MB'],
  [
    'one byte over 5 MB',
    [cvPart(pdf(5 * 1024 * 1024 + 1))],
    413,
    'payload_too_large',
    'El archivo no debe superar los 5MB',
  ],
  ['text named .pdf', [cvPart(text)], 400, 'invalid_file', 'Solo se permiten archivos PDF'],
  ['HTML with %PDF- far in', [cvPart(lateMark)], 400, 'invalid_file', 'Solo se permiten archivos PDF'],
  ['an empty file', [cvPart(Buffer.alloc(0))], 400, 'invalid_file', 'Solo se permiten archivos PDF'],
  ['no file', [['nota', 'hola']], 400, 'invalid_file', 'Elige un archivo PDF'],
  ['an empty file field', [cvPart(Buffer.alloc(0), '')], 400, 'invalid_file', 'Elige un archivo PDF'],
  [
    'a file under another name',
    [cvPart(pdf(), 'cv.pdf', 'foto')],
    400,
    'invalid_file',
    'Elige un archivo PDF',
  ],
])('%s is refused in Spanish and nothing of it stays', async (_, parts, status, code, message) => {
  const before = await stored()
  expect(await upload(parts)).toMatchObject({ status, body: { code, fields: { cv: message } } })
  expect(await stored()).toEqual(before)
})

test('two files are refused, and neither stays', async () => {
  const before = await stored()
  expect(await upload([cvPart(), cvPart(pdf(700), 'otro.pdf')])).toMatchObject({
    status: 400,
    body: { code: 'bad_request' },
  })
  expect(await stored()).toEqual(before)
})

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  [String.raw`C:\Users\Rosa\CV 2026.pdf`, 'CV 2026.pdf'],
  ['Currículum Ñahui (final).pdf', 'Currículum Ñahui (final).pdf'],
  ['mal\u0000o<script>.pdf', 'maloscript.pdf'],
])('the name %j is kept as %j', async (given, kept) => {
  await upload([cvPart(pdf(), given)])
  expect((await download()).headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent(kept)}`,
  )
})

test('nobody puts a CV on another’s profile or reads it there', async () => {
  await upload([cvPart()])
  const stranger = await createProfessional(app)
  const before = await stored()
  expect((await upload([cvPart()], stranger)).status).toBe(404)
  expect(await stored()).toEqual(before)
  const url = `/api/professionals/${person.id}/cv`
  expect((await app.request({ url, headers: stranger.headers })).status).toBe(404)
  expect((await app.request({ url, headers: (await createCompany(app)).headers })).status).toBe(403)
  expect((await app.request({ url })).status).toBe(401)
})

test('JSON instead of a form is refused', async () => {
  const reply = await app.request({
    method: 'POST',
    url: `/api/professionals/${person.id}/cv-upload`,
    payload: { cv: 'data' },
    headers: person.headers,
  })
  expect(reply).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
})
