import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { createCompany, createMember, type TestActor } from '#tests/support/actors.ts'
import { type Applicant, doublesAt } from '#tests/support/doubles.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let owner: TestActor
let jobId: number
let first: Applicant
let second: Applicant
const { call, apply, doublesOf, join, board } = doublesAt(() => ({ app, owner, jobId }))

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await createCompany(app, { name: 'Sacha' })
  jobId = await createJob(app, owner)
  first = await apply({ firstName: 'Rosa', lastName: 'Quispe', phone: '987 654 321' })
  second = await apply({ firstName: 'Rosa', lastName: 'Quispe', phone: '+51 987654321' })
})

const possible = async (id: number) =>
  (await doublesOf(id)).possible.map((other) => [other.id, other.reasons] as const)

describe('what looks like the same person', () => {
  test('is the same telephone, in any spelling, on the page of both and on the board', async () => {
    expect(await possible(first.id)).toEqual([[second.id, ['phone']]])
    expect(await possible(second.id)).toEqual([[first.id, ['phone']]])
    expect((await board()).map((card) => card.hasDouble)).toEqual([true, true])
  })

  test.each([
    [{ phone: '999 999 999' }, { phone: '999999999' }, null],
    [{ phone: '4567' }, { phone: '4567' }, null],
    [{ firstName: 'Juan', lastName: 'Pérez' }, { firstName: 'JUAN', lastName: 'Perez' }, null],
    [
      { firstName: 'José Luis', lastName: 'Ñahui Pérez' },
      { firstName: 'jose  luis', lastName: 'NAHUI PEREZ' },
      ['name'],
    ],
  ] as const)('%o and %o: %o', async (one, other, reasons) => {
    const a = await apply(one)
    const b = await apply(other)
    expect(await possible(a.id)).toEqual(reasons === null ? [] : [[b.id, [...reasons]]])
  })

  test.each([
    ['maria.paz@gmail.com', 'mariapaz+empleos@googlemail.com', true],
    ['maria.paz@correo.pe', 'maria.paz+qhatu@correo.pe', true],
    ['maria.paz@correo.pe', 'mariapaz@correo.pe', false],
  ])('the mailboxes %s and %s are the same: %s', async (one, other, isSame) => {
    const a = await apply({ firstName: 'María' })
    const b = await apply({ firstName: 'Paz' })
    for (const [{ person }, email] of [
      [a, `${jobId}${one}`],
      [b, `${jobId}${other}`],
    ] as const)
      await app.deps.db.update(users).set({ email }).where(eq(users.id, person.userId))
    expect(await possible(a.id)).toEqual(isSame ? [[b.id, ['email']]] : [])
  })

  test('is nobody of another job, who has withdrawn, or whose account is suspended or gone', async () => {
    await apply({ phone: '987654321' }, await createJob(app, owner))
    expect(await possible(first.id)).toHaveLength(1)
    await app.deps.db
      .update(users)
      .set({ suspendedAt: app.clock.now() })
      .where(eq(users.id, second.person.userId))
    expect(await possible(first.id)).toEqual([])
    const third = await apply({ phone: '987654321' })
    expect(await possible(first.id)).toHaveLength(1)
    await call(third.person, 'POST', `/api/applications/${third.id}/withdraw`, {})
    expect(await possible(first.id)).toEqual([])
  })

  test('is not asked again once the company said that they are two people', async () => {
    const said = await call(owner, 'POST', `/api/applications/${second.id}/different`, { otherId: first.id })
    expect(said.status).toBe(200)
    expect(await possible(first.id)).toEqual([])
    expect(await possible(second.id)).toEqual([])
    expect((await board()).map((card) => card.hasDouble)).toEqual([false, false])
  })
})

describe('refused is', () => {
  test('one of another job, the same one, one of another company and one that is joined', async () => {
    const elsewhere = await apply({ phone: '987654321' }, await createJob(app, owner))
    expect((await join(first.id, elsewhere.id)).body.fields).toHaveProperty('otherId')
    expect((await join(first.id, first.id)).body.fields).toHaveProperty('otherId')
    const stranger = await createCompany(app)
    expect((await join(first.id, second.id, stranger)).status).toBe(404)
    const foreign = await apply({}, await createJob(app, stranger))
    expect((await join(first.id, foreign.id)).status).toBe(404)
    await join(first.id, second.id)
    const third = await apply({ phone: '987654321' })
    expect((await join(third.id, second.id)).status).toBe(409)
    expect((await join(second.id, third.id)).status).toBe(409)
    const apart = await call(owner, 'POST', `/api/applications/${second.id}/different`, { otherId: first.id })
    expect(apart.status).toBe(409)
  })

  test('a reader of the company, who changes nothing', async () => {
    const reader = await createMember(app, owner, 'reader', 'Hugo Prado')
    expect((await join(first.id, second.id, reader)).status).toBe(403)
    expect((await doublesOf(first.id, reader)).possible).toHaveLength(1)
  })
})

describe('at the same moment', () => {
  test('two recruiters join the same two: one does it, the other hears so', async () => {
    const colleague = await createMember(app, owner, 'recruiter', 'Lucía Soto')
    const replies = await Promise.all([
      join(first.id, second.id),
      join(second.id, first.id, colleague),
      join(first.id, second.id, colleague),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await board()).toHaveLength(1)
  })

  test('one joins while the other withdraws: nobody is joined to who is gone, and nobody disappears', async () => {
    for (let n = 0; n < 4; n++) {
      const phone = `98765${1000 + n}`
      const [a, b] = [await apply({ phone }), await apply({ phone })]
      await Promise.all([join(a.id, b.id), call(a.person, 'POST', `/api/applications/${a.id}/withdraw`, {})])
      const [row] = await app.deps.db.select().from(applications).where(eq(applications.id, b.id))
      expect(row?.joinedInto).toBeNull()
      expect((await board()).map(({ id }) => id)).toContain(b.id)
    }
  })

  test('joins of three in a ring leave no chain', async () => {
    const third = await apply({ phone: '987654321' })
    await Promise.all([join(first.id, second.id), join(second.id, third.id), join(third.id, first.id)])
    const rows = await app.deps.db.select().from(applications).where(eq(applications.jobId, jobId))
    const fronts = new Set(rows.filter(({ joinedInto }) => joinedInto === null).map(({ id }) => id))
    for (const { joinedInto } of rows) if (joinedInto !== null) expect(fronts.has(joinedInto)).toBe(true)
  })
})
