import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { education, experiences, professionalSkills } from '#server/db/schema/careers.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { loggerOptions } from '#server/logging.ts'
import { createCompany } from '#tests/support/actors.ts'
import { UnreadableDocument } from '#server/platform/pdf/document-failure.ts'
import { cvPdf, scannedPdf } from '#tests/support/cv-pdf.ts'
import { createJob } from '#tests/support/jobs.ts'
import { cvPart, multipart } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { extractCv } from './cv.tasks.ts'

let app: TestApp
const logged: string[] = []
beforeAll(async () => {
  const logger = pino(loggerOptions('warn'), { write: (line) => void logged.push(line) })
  app = await startTestApp({}, { logger })
})
afterAll(() => app.close())

let counter = 0
/** A new person who applied without an account. */
async function applyQuickly(cv: Buffer) {
  const jobId = await createJob(app, await createCompany(app))
  const email = `cv${++counter}@ejemplo.pe`
  const fields = { name: 'Rosa Quispe Huamán', email, password: 'una clave larga' }
  const reply = await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/quick-apply`,
    ...multipart([...Object.entries(fields), cvPart(cv)]),
  })
  expect(reply.status).toBe(201)
  const headers = { cookie: `qhatu_session=${reply.cookies.qhatu_session}` }
  const { id } = (await app.request({ url: '/api/me/professional', headers })).body
  return { headers, id, email }
}
type Applicant = Awaited<ReturnType<typeof applyQuickly>>

async function stored({ id }: Applicant) {
  const count = (table: typeof experiences | typeof education | typeof professionalSkills) =>
    app.deps.db.$count(table, eq(table.professionalId, id))
  const [profile] = await app.deps.db.select().from(professionals).where(eq(professionals.id, id))
  return {
    profile,
    experiences: await count(experiences),
    education: await count(education),
    skills: await count(professionalSkills),
  }
}

test('a CV that came with an application fills the new profile in the background', async () => {
  const applicant = await applyQuickly(await cvPdf())
  expect(await stored(applicant)).toMatchObject({ experiences: 0, skills: 0 })
  await app.queue.drain()
  const { profile, ...counts } = await stored(applicant)
  expect(profile).toMatchObject({ title: 'Analista de datos', readCvId: profile?.cvId })
  expect(counts).toEqual({ experiences: 2, education: 1, skills: 6 })
  const me = (await app.request({ url: '/api/me/professional', headers: applicant.headers })).body
  expect(me).toMatchObject({ skills: 'SQL, Python, Power BI, Excel', firstName: 'Rosa' })
})

test('it is read once: what the person deletes afterwards stays deleted', async () => {
  const applicant = await applyQuickly(await cvPdf())
  await app.queue.drain()
  await app.deps.db.delete(experiences).where(eq(experiences.professionalId, applicant.id))
  const cvId = (await stored(applicant)).profile?.cvId ?? ''
  await transaction(app.deps, (tx) =>
    app.deps.queue.enqueue(tx, extractCv, { professionalId: applicant.id, cvId }),
  )
  expect(await app.queue.drain()).toBe(1)
  expect(await stored(applicant)).toMatchObject({ experiences: 0 })
})

test('it is left alone when another has taken its place meanwhile', async () => {
  const applicant = await applyQuickly(await cvPdf())
  await app.request({
    method: 'POST',
    url: `/api/professionals/${applicant.id}/cv-upload`,
    ...multipart([cvPart(await scannedPdf())], applicant.headers),
  })
  await app.queue.drain()
  expect(await stored(applicant)).toMatchObject({ experiences: 0, education: 0 })
})

test('one that cannot be read ends its task; the log has the reason and nobody’s data', async () => {
  logged.length = 0
  const applicant = await applyQuickly(await scannedPdf())
  await app.queue.drain()
  expect(await app.queue.drain(), 'it is tried again').toBe(0)
  const { rows } = await app.deps.pool.query(
    `select state, retry_count from queue.job where name = 'cv.extract' and data->>'professionalId' = $1`,
    [String(applicant.id)],
  )
  expect(rows).toEqual([{ state: 'completed', retry_count: 0 }])
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    reason: 'document_without_text',
    professionalId: applicant.id,
    msg: 'a CV was not read',
  })
  expect(logged[0]).not.toMatch(/Rosa|Quispe|ejemplo/)
  const bell = (await app.request({ url: '/api/notifications', headers: applicant.headers })).body
  expect(JSON.stringify(bell)).not.toContain('CV')
})

test('one that was being read when the server went down is read again', async () => {
  const going = new UnreadableDocument('unavailable')
  const reader = vi.spyOn(app.deps.documents, 'readCv').mockRejectedValueOnce(going)
  const applicant = await applyQuickly(await cvPdf())
  await expect(app.queue.drain()).rejects.toMatchObject({ code: 'unavailable' })
  reader.mockRestore()
  const { rows } = await app.deps.pool.query(
    `select state from queue.job where name = 'cv.extract' and data->>'professionalId' = $1`,
    [String(applicant.id)],
  )
  expect(rows).not.toEqual([{ state: 'completed' }])
})

test('applying with a CV does not replace or read an existing profile CV', async () => {
  const applicant = await applyQuickly(await scannedPdf())
  await app.queue.drain()
  const before = await stored(applicant)
  const jobId = await createJob(app, await createCompany(app))
  const fields = { name: 'Rosa', email: applicant.email, password: 'una clave larga' }
  const reply = await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/quick-apply`,
    ...multipart([...Object.entries(fields), cvPart(await cvPdf())]),
  })
  expect(reply.status).toBe(201)
  await app.queue.drain()
  expect(await stored(applicant)).toEqual(before)
})
