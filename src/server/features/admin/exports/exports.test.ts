import { eq } from 'drizzle-orm'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exportDays } from '#contracts/admin/exports-figures.ts'
import type { AdminRole } from '#contracts/admin/admin-vocabulary.ts'
import { DAY } from '#domain/time/durations.ts'
import { adminExports } from '#server/db/schema/admin-exports.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { auditEntries } from '#server/db/schema/audit.table.ts'
import { candidateScores } from '#server/db/schema/matching.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { makeExport, removeExpiredExports } from './export-file.service.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
  admin = await createAdmin(app)
  const company = await createCompany(app, { name: 'Tupay', industry: 'Fintech' })
  const jobId = await createJob(app, company, { companyName: 'Tupay', title: '=SUM(A1:A9)' })
  for (let count = 0; count < 12; count++) {
    const person = await createProfessional(app, { firstName: 'Milagros', title: 'Analista' })
    const [row] = await app.deps.db
      .insert(applications)
      .values({ jobId, professionalId: person.id, appliedAt: new Date('2026-11-20T04:30:00Z') })
      .returning({ id: applications.id })
    await app.deps.db.insert(candidateScores).values({
      applicationId: row!.id,
      score: 40 + count * 5,
      basis: 'a',
      jobVersion: 0,
      professionalVersion: 0,
      appliedAt: new Date('2026-11-20T04:30:00Z'),
    })
  }
})
afterAll(() => app.close())

const wish = { kind: 'matching-reports', format: 'xlsx', filters: {} }
const begin = (payload: object = {}, who = admin) =>
  app.request({
    method: 'POST',
    url: '/api/admin/exports',
    headers: who.headers,
    payload: { ...wish, ...payload },
  })
const list = async (who = admin) =>
  (await app.request({ url: '/api/admin/exports', headers: who.headers })).body
const download = (id: number, who = admin) =>
  app.app.inject({ url: `/api/admin/exports/${id}/file`, headers: who.headers })
const made = async (payload: object = {}, who = admin) => {
  const { body } = await begin(payload, who)
  await app.queue.drain()
  return body.id
}
const as = (role: AdminRole) => createAdmin(app, role)

test('an Excel has numbers, days and shares as such, and a code instead of each person', async () => {
  const id = await made()
  expect((await list())[0]).toMatchObject({ id, state: 'ready', rows: 12, allRows: null, withNames: false })
  const { rawPayload, headers } = await download(id)
  expect(headers['content-disposition']).toContain('matching-2026-11-21.xlsx')
  const sheets = await readXlsxFile(rawPayload)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Resumen', 'Postulaciones', 'Empresas', 'Empleos'])
  const [summary, rows, companies] = sheets.map(({ data }) => data)
  expect(summary).toContainEqual(['Compatibilidad promedio', 67.5])
  expect(rows).toHaveLength(13)
  // 23:30 of the day before in Lima.
  expect(rows![1]).toEqual([
    expect.stringMatching(/^P-[0-9A-F]{10}$/),
    '=SUM(A1:A9)',
    null,
    'Tupay',
    'Fintech',
    40,
    'Baja',
    'Pendiente',
    new Date('2026-11-19T00:00:00Z'),
    'No',
  ])
  expect(new Set(rows!.slice(1).map(([code]) => code)).size).toBe(12)
  expect(JSON.stringify(sheets)).not.toMatch(/Milagros|Analista/)
  expect(companies![1]).toEqual(['Tupay', 12, 67.5, 0.333])
  // The code of a person is another one in every file.
  const again = await readXlsxFile((await download(await made())).rawPayload)
  expect(again[1]!.data[1]![0]).not.toBe(rows![1]![0])
})

test('filters apply to the file, and the audit has them without the words that were searched', async () => {
  const id = await made({ filters: { compatibility: 'high', q: 'milagros' } })
  const sheets = await readXlsxFile((await download(id)).rawPayload)
  expect(sheets[1]!.data).toHaveLength(5)
  const [entry] = await app.deps.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(id)))
  expect(entry).toMatchObject({
    code: 'export-begun',
    after: { list: 'matching-reports', format: 'xlsx', withNames: false, compatibility: 'high' },
  })
  expect(JSON.stringify(entry!.after)).not.toContain('milagros')
})

test('names need a reason, which the audit has, and a role that may read accounts', async () => {
  expect((await begin({ withNames: true, reason: 'corta' })).body.fields?.['reason']).toContain('caracteres')
  const analyst = await as('analyst')
  const reason = 'Lo pide la autoridad de datos personales.'
  expect((await begin({ withNames: true, reason }, analyst)).body.code).toBe('role_not_allowed')
  const id = await made({ withNames: true, reason })
  const sheets = await readXlsxFile((await download(id)).rawPayload)
  expect(sheets[1]!.data[1]!.slice(0, 3)).toEqual(['Milagros', 'Quispe', 'Analista'])
  const entries = await app.deps.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(id)))
  expect(entries.map(({ code }) => code)).toEqual(['export-begun', 'export-downloaded'])
  expect(entries[0]).toMatchObject({ reason, after: { withNames: true } })
})

test('a PDF has the charts and their figures, and never names', async () => {
  const analyst = await as('analyst')
  const id = await made({ format: 'pdf', withNames: true, reason: 'Para la reunión de mañana.' }, analyst)
  expect((await list(analyst))[0]).toMatchObject({ format: 'pdf', withNames: false, rows: null })
  const { rawPayload, headers } = await download(id, analyst)
  expect(headers['content-type']).toBe('application/pdf')
  const pieces = await app.deps.documents.readPdf(rawPayload)
  const text = JSON.stringify(pieces)
  for (const part of ['Reporte de matching', 'De 75 a 79', 'Tupay', '67.5', 'Equidad'])
    expect(text).toContain(part)
  expect(text).not.toContain('Milagros')
})

test('an export is its owner’s, and filters are those of its list', async () => {
  const id = await made()
  const other = await as('owner')
  expect(await list(other)).toEqual([])
  expect((await download(id, other)).statusCode).toBe(404)
  expect((await begin({ filters: { compatibility: 'alta' } })).body.code).toBe('validation_failed')
  expect((await begin({ kind: 'pagos' })).status).toBe(400)
})

test('a failed export says so and can be tried again; a process that dies leaves it to the next one', async () => {
  const { id } = (await begin()).body
  const broken = vi.spyOn(app.deps.storage, 'put').mockRejectedValueOnce(new Error('disk full'))
  await expect(makeExport(app.deps, id)).rejects.toThrow('disk full')
  broken.mockRestore()
  expect((await list())[0]).toMatchObject({ id, state: 'failed' })
  expect((await download(id)).statusCode).toBe(404)
  const retry = () =>
    app.request({ method: 'POST', url: `/api/admin/exports/${id}/retry`, headers: admin.headers })
  expect((await retry()).body.state).toBe('waiting')
  expect((await retry()).status).toBe(404)
  // The first task and that of the retry: the file is made once, and the second finds it.
  await app.queue.drain()
  expect((await list())[0]).toMatchObject({ id, state: 'ready', rows: 12 })
})

test('after its days an export is gone, with its file', async () => {
  const id = await made()
  const [row] = await app.deps.db.select().from(adminExports).where(eq(adminExports.id, id))
  expect(row!.expiresAt.getTime() - app.clock.now().getTime()).toBe(exportDays * DAY)
  await app.deps.db.update(adminExports).set({ expiresAt: new Date(app.clock.now().getTime() - 1) })
  expect((await download(id)).statusCode).toBe(404)
  await removeExpiredExports(app.deps)
  await app.queue.drain()
  expect(await app.deps.db.$count(adminExports)).toBe(0)
  expect(await app.deps.storage.get(row!.storageKey)).toBeNull()
})
