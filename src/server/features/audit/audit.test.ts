import { sql } from 'drizzle-orm'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditPageSize } from '#contracts/admin/audit.contract.ts'
import { transaction } from '#server/db/connection.ts'
import { auditEntries } from '#server/db/schema/audit.table.ts'
import { jobHolds } from '#server/db/schema/jobs.table.ts'
import { createAdmin, createCompany, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { writeAudit, verifyAudit } from './audit.service.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const trace = { requestId: 'solicitud-1', address: '203.0.113.7' }
const record = (after: Record<string, string | number> = {}, reason = '') =>
  transaction(app.deps, (tx) =>
    writeAudit(
      app.deps,
      tx,
      { adminId: admin.id, name: 'Admin', role: 'owner' },
      { code: 'hold-decided', audited: { subject: 'job', subjectId: 7, after, reason }, trace },
    ),
  )

const entries = (query = '') => app.request({ url: `/api/admin/audit${query}`, headers: admin.headers })

/** Makes the next change of the table possible, as only the owner of the database could. */
const tamper = async (statement: string) => {
  await app.deps.db.execute(sql.raw('alter table audit_entries disable trigger user'))
  await app.deps.db.execute(sql.raw(statement))
  await app.deps.db.execute(sql.raw('alter table audit_entries enable trigger user'))
}

beforeEach(async () => {
  await tamper('truncate audit_entries')
  admin = await createAdmin(app)
})

/** A held ad of a company. */
async function createHeldAd(): Promise<number> {
  const jobId = await createJob(app, await createCompany(app), { isHeld: true })
  await app.deps.db.insert(jobHolds).values({
    jobId,
    heldAt: app.clock.now(),
    reasons: [{ code: 'sex', finds: [{ field: 'title', term: 'Señorita', start: 0, end: 8 }] }],
  })
  return jobId
}

const decide = (jobId: number, note: string, key?: string) =>
  app.request({
    method: 'POST',
    url: `/api/admin/held-jobs/${jobId}/decision`,
    headers: { ...admin.headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload: { decision: 'kept', note },
  })

describe('an act is recorded with its effect', () => {
  test('who, as what, on which thing, what changed, why, from where', async () => {
    const jobId = await createHeldAd()
    expect((await decide(jobId, 'Quita el sexo del título')).status).toBe(200)
    const { body } = await entries()
    expect(body).toEqual([
      {
        id: 1,
        at: app.clock.now().toISOString(),
        admin: { id: admin.id, name: 'Admin', role: 'owner' },
        code: 'hold-decided',
        subject: 'job',
        subjectId: String(jobId),
        before: null,
        after: { decision: 'kept' },
        reason: 'Quita el sexo del título',
        requestId: expect.stringMatching(/^[\w-]{8,}$/),
        address: '127.0.0.1',
      },
    ])
  })

  test('once for a repeated request', async () => {
    const jobId = await createHeldAd()
    const first = await decide(jobId, 'Quita el sexo del título', 'una-clave')
    const again = await decide(jobId, 'Quita el sexo del título', 'una-clave')
    expect([first.status, again.status]).toEqual([200, 200])
    expect((await entries()).body).toHaveLength(1)
  })

  test('not for a refused one', async () => {
    expect((await decide(99_999, 'Quita el sexo del título')).status).toBe(404)
    expect((await entries()).body).toEqual([])
  })

  test('without its entry there is no effect', async () => {
    const jobId = await createHeldAd()
    await app.deps.db.execute(
      sql`alter table audit_entries add constraint refused check (reason <> 'Sin rastro alguno')`,
    )
    expect((await decide(jobId, 'Sin rastro alguno')).status).toBe(500)
    await app.deps.db.execute(sql`alter table audit_entries drop constraint refused`)
    const [hold] = await app.deps.db
      .select()
      .from(jobHolds)
      .where(sql`job_id = ${jobId}`)
    expect(hold?.decision).toBeNull()
  })
})

describe('the chain', () => {
  test('holds for acts at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, number) => record({ b: number, a: 'x' })))
    expect(await verifyAudit(app.deps)).toMatchObject({ entries: 20, brokenAt: null })
  })

  test.each([
    ['update audit_entries set reason = $$otra$$ where id = 3', 3],
    [`update audit_entries set after = '{"decision": "kept"}' where id = 1`, 1],
    ['delete from audit_entries where id = 4', 4],
    [`update audit_entries set hash = '\\x00' where id = 2`, 2],
  ])('%s breaks it', async (statement, brokenAt) => {
    for (let number = 1; number <= 5; number++) await record({ number })
    await tamper(statement)
    expect(await verifyAudit(app.deps)).toMatchObject({ entries: brokenAt - 1, brokenAt })
  })

  test('a cut end shows by its number and hash', async () => {
    for (let number = 1; number <= 3; number++) await record({ number })
    const before = await verifyAudit(app.deps)
    await tamper('delete from audit_entries where id = 3')
    const after = await verifyAudit(app.deps)
    expect([before.entries, after.entries]).toEqual([3, 2])
    expect(after.head).not.toBe(before.head)
  })

  test.each([
    `update audit_entries set reason = 'otra'`,
    'delete from audit_entries',
    'truncate audit_entries',
  ])('the database refuses: %s', async (statement) => {
    await record()
    await expect(app.deps.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'audit_entries only takes new rows' },
    })
    expect(await app.deps.db.$count(auditEntries)).toBe(1)
  })
})

describe('reading it', () => {
  test('pages lead from the latest to the oldest', async () => {
    for (let number = 0; number <= auditPageSize; number++) await record({ number })
    const first = await entries('?subject=job')
    expect(first.body[0]?.id).toBe(auditPageSize + 1)
    expect(first.headers['link']).toBe('</api/admin/audit?subject=job&before=2>; rel="next"')
    const second = await entries('?subject=job&before=2')
    expect(second.body.map(({ id }: { id: number }) => id)).toEqual([1])
    expect(second.headers['link']).toBeUndefined()
  })

  test('by act, person, thing and day in Lima', async () => {
    await record()
    app.clock.advance({ days: 1 })
    admin = await createAdmin(app)
    await record()
    const days = (query: string) =>
      entries(query).then(({ body }) => body.map(({ id }: { id: number }) => id))
    expect(await days('?code=hold-decided&subject=job&subjectId=7')).toEqual([2, 1])
    expect(await days('?subjectId=8')).toEqual([])
    expect(await days('?code=session-ended')).toEqual([])
    const [{ adminId } = { adminId: 0 }] = await app.deps.db.select().from(auditEntries).limit(1)
    expect(await days(`?adminId=${adminId}`)).toEqual([1])
    const [first, second] = (await entries()).body
      .map(({ at }: { at: string }) => at.slice(0, 10))
      .toReversed()
    expect(await days(`?dateTo=${first}`)).toEqual([1])
    expect(await days(`?dateFrom=${second}&dateTo=${second}`)).toEqual([2])
  })

  test.each([
    [
      '?dateFrom=2026-11-22&dateTo=2026-11-21',
      { dateTo: 'Elige una fecha final igual o posterior a la inicial' },
    ],
    ['?dateFrom=ayer', { dateFrom: 'Elige una fecha' }],
    ['?code=nada', { code: 'Elige una opción de la lista' }],
    [`?subjectId=${'9'.repeat(201)}`, { subjectId: 'Usa 200 caracteres como máximo' }],
  ])('%s is refused', async (query, fields) => {
    const { status, body } = await entries(query)
    expect([status, body]).toMatchObject([400, { fields }])
  })

  test('the export has every entry, runs no formula and is recorded itself', async () => {
    await record({ decision: 'kept' }, '=HYPERLINK("http://ejemplo.pe")')
    const reply = await app.request({ url: '/api/admin/audit/export', headers: admin.headers })
    expect(reply.headers['content-disposition']).toContain('auditoria-')
    const rows = parse(reply.text, { columns: true, bom: true })
    expect(rows[0]).toMatchObject({
      Número: '1',
      Administrador: 'Admin',
      'Qué hizo': 'Decidió sobre un aviso en espera',
      Después: 'Decisión: mantener en espera',
      Motivo: `'=HYPERLINK("http://ejemplo.pe")`,
    })
    expect((await entries()).body[0]).toMatchObject({ code: 'audit-exported', subject: 'audit' })
  })
})

test('signing in and out is recorded', async () => {
  const headers = { ...admin.headers }
  await app.request({ method: 'POST', url: '/api/admin/logout', headers })
  admin = await createAdmin(app)
  expect((await entries()).body).toMatchObject([{ code: 'session-ended', subject: 'admin' }])
})
