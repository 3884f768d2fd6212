import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { cvTexts } from '#server/db/schema/cv-texts.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { insertPendingUpload } from '#server/platform/storage/stored-files.queries.ts'
import { keepUpload } from '#server/platform/storage/stored-files.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { cvPdf } from '#tests/support/cv-pdf.ts'
import { createJob } from '#tests/support/jobs.ts'
import { pdf } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { readOlderCvs, readSentCv } from './sent-cvs.tasks.ts'

let app: TestApp
let company: TestActor
let jobId: number
let person: TestActor
let id: number
let cvId: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
  jobId = await createJob(app, company)
  person = await createProfessional(app, { firstName: 'Milagros', skills: 'Excel' })
  const { body } = await call(person, 'POST', `/api/jobs/${jobId}/apply`, {})
  id = Number(body.application.id)
  cvId = await giveCv(
    await cvPdf(['Milagros Quispe', '# Experiencia', 'Facturación electrónica en Tupay, con Kubernetes.']),
  )
})

const call = (actor: TestActor, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  app.request({ method, url, headers: actor.headers, ...(payload ? { payload } : {}) })
async function giveCv(content: Buffer): Promise<string> {
  const storageKey = `cv/2026/${randomUUID()}.pdf`
  await app.deps.storage.put(storageKey, Readable.from([content]))
  await insertPendingUpload(app.deps.db, storageKey, app.clock.now())
  const fileId = await transaction(app.deps, (tx) =>
    keepUpload(
      tx,
      { storageKey, name: 'CV.pdf', mime: 'application/pdf', size: content.length },
      { ownerId: person.userId, kind: 'cv' },
    ),
  )
  await app.deps.db.update(applications).set({ cvId: fileId }).where(eq(applications.id, id))
  return fileId
}
const read = async () => {
  await transaction(app.deps, (tx) => app.deps.queue.enqueue(tx, readSentCv, { applicationId: id }))
  await app.queue.drain()
}
const found = async (q: string) => {
  const { body } = await call(company, 'GET', `/api/jobs/${jobId}/board?q=${encodeURIComponent(q)}`)
  return body.columns.flatMap(({ candidates }: { candidates: object[] }) => candidates)
}

test('the words of the board are searched in the CV that came with the application, which shows where', async () => {
  expect(await found('kubernetes')).toEqual([])
  await read()
  for (const words of ['kubernetes', 'FACTURACION', 'kuber excel', 'milagros kubernetes'])
    expect(await found(words)).toHaveLength(1)
  expect(await found('kubernetes docker')).toEqual([])
  const [card] = await found('facturacion')
  expect(card.inCv).toMatchObject({ word: 'Facturación', after: expect.stringContaining('electrónica') })
  expect((await found('excel'))[0].inCv).toBeNull()
})

test('not in a CV that was rejected, nor of an account that is suspended', async () => {
  await read()
  await app.deps.db.update(files).set({ moderationStatus: 'rejected' }).where(eq(files.id, cvId))
  expect(await found('kubernetes')).toEqual([])
  expect((await found('milagros'))[0].inCv).toBeNull()
  await app.deps.db.update(files).set({ moderationStatus: 'approved' }).where(eq(files.id, cvId))
  expect(await found('kubernetes')).toHaveLength(1)
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, person.userId))
  expect(await found('kubernetes')).toEqual([])
})

test('a CV that cannot be read is read once, and the text goes with the file', async () => {
  await read()
  const broken = await giveCv(pdf())
  await read()
  const [row] = await app.deps.db.select().from(cvTexts).where(eq(cvTexts.fileId, broken))
  expect(row?.text).toBe('')
  await app.deps.db.delete(files).where(eq(files.id, cvId))
  expect(await app.deps.db.$count(cvTexts, eq(cvTexts.fileId, cvId))).toBe(0)
})

test('of joined applications the CV of both is searched', async () => {
  await read()
  const other = await createProfessional(app, { firstName: 'Rosa' })
  const { body } = await call(other, 'POST', `/api/jobs/${jobId}/apply`, {})
  await call(company, 'POST', `/api/applications/${body.application.id}/join`, { otherId: id })
  expect(await found('kubernetes')).toMatchObject([{ id: body.application.id, inCv: { word: 'Kubernetes' } }])
})

test('those that were sent before texts were kept are read by the hour', async () => {
  await transaction(app.deps, (tx) => app.deps.queue.enqueue(tx, readOlderCvs, {}))
  await app.queue.drain()
  expect(await app.deps.db.$count(cvTexts, eq(cvTexts.fileId, cvId))).toBe(1)
})
