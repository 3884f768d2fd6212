import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paperDays, paperMaxBytes } from '#contracts/verifications/verification-figures.ts'
import { auditEntries } from '#server/db/schema/audit.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { pdf, smallPng } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { own, sheet, verificationSteps } from '#tests/support/verifications.ts'
import { deleteOldPapers } from './papers.service.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
// The clock advances, and an administrator's session is short.
beforeEach(async () => {
  admin = await createAdmin(app, 'support')
  app.mails.sent.length = 0
})

const { add, call, filed, verify, settle, isVerified } = verificationSteps(
  () => app,
  () => admin,
)

describe('papers', () => {
  test.each([
    ['a PDF', sheet, 'ficha.pdf'],
    ['a picture, which is encoded again', { filename: 'foto.jpg', content: smallPng }, 'foto.webp'],
  ])('%s is kept', async (_, sent, name) => {
    const company = await createCompany(app)
    const { status, body } = await add(company, 'ruc_sheet', sent)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      verifiedAt: null,
      request: { state: 'draft', papers: [{ kind: 'ruc_sheet', name }] },
    })
  })

  test.each([
    ['another type', { filename: 'ficha.pdf', content: Buffer.from('<html>') }, 400],
    ['an empty file', { filename: 'ficha.pdf', content: Buffer.alloc(0) }, 400],
    ['a broken picture', { filename: 'foto.png', content: smallPng.subarray(0, 60) }, 400],
    ['a file that is too large', { filename: 'ficha.pdf', content: pdf(paperMaxBytes + 1) }, 413],
  ])('%s is refused, and nothing is kept', async (_, sent, status) => {
    const company = await createCompany(app)
    const reply = await add(company, 'ruc_sheet', sent)
    expect(reply.status).toBe(status)
    expect(reply.body.fields?.['paper']).toMatch(/\w/)
    expect((await call(company, 'GET')).body.request).toBe(null)
    expect(await app.deps.db.select().from(files).where(eq(files.ownerId, company.userId))).toEqual([])
  })

  test('of professionals are not those of companies, and there are not endlessly many', async () => {
    const person = await createProfessional(app)
    expect((await add(person, 'ruc_sheet')).status).toBe(400)
    for (let n = 0; n < 6; n++) expect((await add(person, 'identity')).status).toBe(200)
    expect((await add(person, 'degree')).body.fields?.['paper']).toMatch(/^Quita un documento/)
  })

  test('are opened by their owner and by who may verify, and by nobody else', async () => {
    const { company, id, papers } = await filed()
    const paperId = papers[0]?.id ?? 0
    const open = (url: string, { headers }: { headers: Record<string, string> }) =>
      app.app.inject({ url, headers })
    const mine = `${own}/papers/${paperId}`
    const theirs = `/api/admin/verifications/${id}/papers/${paperId}`
    const reply = await open(mine, company)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    })
    expect(reply.rawPayload).toEqual(sheet.content)
    expect((await open(mine, await createCompany(app))).statusCode).toBe(404)
    expect((await open(mine, { headers: {} })).statusCode).toBe(401)
    expect((await open(theirs, admin)).rawPayload).toEqual(sheet.content)
    for (const role of ['moderation', 'finance', 'analyst'] as const)
      expect((await open(theirs, await createAdmin(app, role))).statusCode).toBe(403)
    expect((await open(theirs, company)).statusCode).toBe(401)
    const [entry] = await app.deps.db.select().from(auditEntries).where(eq(auditEntries.code, 'paper-read'))
    expect(entry).toMatchObject({ subject: 'request', subjectId: `verifications/${id}` })
    // As any other file they have no public address.
    const [{ fileId } = { fileId: '' }] = await app.deps.db
      .select({ fileId: files.id })
      .from(files)
      .where(eq(files.ownerId, company.userId))
    expect((await open(`/files/${fileId}.webp`, { headers: {} })).statusCode).toBe(404)
  })

  test('of a draft are not for administrators', async () => {
    const { company, id, papers } = await filed()
    await call(company, 'DELETE', '/filing')
    const reply = await app.request({
      url: `/api/admin/verifications/${id}/papers/${papers[0]?.id}`,
      headers: admin.headers,
    })
    expect(reply.status).toBe(404)
  })

  test('are deleted some time after the answer, and the outcome stays', async () => {
    const { company, id } = await filed()
    await verify(id)
    await settle()
    const stored = () => app.deps.db.select().from(files).where(eq(files.ownerId, company.userId))
    expect(await stored()).toHaveLength(2)
    app.clock.advance({ minutes: (paperDays - 1) * 24 * 60 })
    await deleteOldPapers(app.deps)
    expect(await stored()).toHaveLength(2)
    app.clock.advance({ minutes: 2 * 24 * 60 })
    await deleteOldPapers(app.deps)
    expect(await stored()).toEqual([])
    expect(await isVerified(company)).toBe(true)
  })
})
