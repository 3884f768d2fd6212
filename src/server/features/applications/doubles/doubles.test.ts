import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Doubles } from '#contracts/applications/doubles.contract.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { createCompany, createMember, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let owner: TestActor
let jobId: number
let first: Applicant
let second: Applicant
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

interface Applicant {
  person: TestActor
  id: number
}
type Values = Parameters<typeof createProfessional>[1]

async function apply(values: Values, job = jobId): Promise<Applicant> {
  const { phone, ...rest } = values as { phone?: string }
  const person = await createProfessional(app, rest)
  if (phone) await app.deps.db.update(professionals).set({ phone }).where(eq(professionals.id, person.id))
  const { body } = await call(person, 'POST', `/api/jobs/${job}/apply`, {})
  return { person, id: Number(body.application.id) }
}
const call = (actor: TestActor, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  app.request({ method, url, headers: actor.headers, ...(payload ? { payload } : {}) })
const doublesOf = async (id: number, actor = owner): Promise<Doubles> =>
  (await call(actor, 'GET', `/api/applications/${id}/doubles`)).body
const possible = async (id: number) =>
  (await doublesOf(id)).possible.map((other) => [other.id, other.reasons] as const)
const join = (frontId: number, otherId: number, actor = owner) =>
  call(actor, 'POST', `/api/applications/${frontId}/join`, { otherId })
const move = (id: number, status: string, message?: string) =>
  call(owner, 'PATCH', `/api/applications/${id}/status`, { status, ...(message ? { message } : {}) })
const board = async (): Promise<{ id: number; hasDouble: boolean; joined: number }[]> =>
  (await call(owner, 'GET', `/api/jobs/${jobId}/board`)).body.columns.flatMap(
    (column: { candidates: object[] }) => column.candidates,
  )
const sent = async ({ person }: Applicant) =>
  (await call(person, 'GET', '/api/applications/professional')).body[0]
const notices = async ({ person }: Applicant): Promise<string[]> =>
  (await call(person, 'GET', '/api/notifications')).body.notifications.map(
    ({ title }: { title: string }) => title,
  )
const settle = async () => {
  await settleActs(app)
  await app.queue.drain()
}

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

describe('joined applications', () => {
  test('are one card, and nobody else counts them twice', async () => {
    const { body } = await join(second.id, first.id)
    expect(body.undo).toMatchObject({ seconds: 10 })
    expect(await board()).toMatchObject([{ id: second.id, joined: 1, hasDouble: false }])
    const counted = (await call(owner, 'GET', `/api/jobs/${jobId}/board`)).body
    expect([counted.all, counted.found]).toEqual([1, 1])
    expect((await call(owner, 'GET', `/api/jobs/${jobId}/candidates`)).body).toHaveLength(1)
    expect((await call(owner, 'GET', `/api/jobs/${jobId}/metrics`)).body.totalCandidates).toBe(1)
    expect((await call(owner, 'GET', `/api/jobs/${jobId}/answers`)).body.waiting).toBe(1)
    expect((await call(owner, 'GET', '/api/company/reports/hiring')).body.all.reached.received).toBe(1)
    expect((await doublesOf(second.id)).joined.map(({ id }) => id)).toEqual([first.id])
    expect((await doublesOf(first.id)).front?.id).toBe(second.id)
  })

  test('show notes, tags, scorecards and history in one place', async () => {
    await call(owner, 'POST', `/api/applications/${first.id}/notes`, { text: 'Nota de una', mentions: [] })
    await call(owner, 'POST', `/api/applications/${second.id}/notes`, { text: 'Nota de otra', mentions: [] })
    await call(owner, 'POST', `/api/jobs/${jobId}/tags`, { name: 'Uno', people: [first.id], isOn: true })
    await call(owner, 'POST', `/api/jobs/${jobId}/tags`, { name: 'Dos', people: [second.id], isOn: true })
    await join(first.id, second.id)
    const notes = (await call(owner, 'GET', `/api/applications/${first.id}/notes`)).body.notes
    expect(notes.map(({ text }: { text: string }) => text)).toEqual(['Nota de una', 'Nota de otra'])
    const { body } = await call(owner, 'GET', `/api/jobs/${jobId}/board`)
    const [card] = body.columns.flatMap(({ candidates }: { candidates: object[] }) => candidates)
    expect(card.tags).toHaveLength(2)
    const two = body.tags.find(({ name }: { name: string }) => name === 'Dos').id
    expect((await call(owner, 'GET', `/api/jobs/${jobId}/board?etiqueta=${two}`)).body.found).toBe(1)
    await call(owner, 'POST', `/api/jobs/${jobId}/tags`, { name: 'Dos', people: [first.id], isOn: false })
    expect((await board())[0]).toMatchObject({ id: first.id })
    expect((await call(owner, 'GET', `/api/jobs/${jobId}/board?etiqueta=${two}`)).body.found).toBe(0)
    const { entries } = (await call(owner, 'GET', `/api/applications/${first.id}/timeline`)).body
    expect(
      entries
        .filter(({ kind }: { kind: string }) => kind === 'applied')
        .map(({ isOther }: { isOther: boolean }) => isOther)
        .toSorted(),
    ).toEqual([false, true])
  })

  test('move together, whichever is moved, and each account hears once', async () => {
    await join(first.id, second.id)
    await settle()
    const { body } = await move(second.id, 'rejected', 'Gracias por tu tiempo.')
    expect(body.others).toBe(1)
    await settle()
    for (const one of [first, second]) {
      const { status, history } = await sent(one)
      expect(status).toBe('rejected')
      expect(history.at(-1)).toMatchObject({ status: 'rejected', message: 'Gracias por tu tiempo.' })
      expect(await notices(one)).toEqual(['Respuesta a tu postulación'])
    }
  })

  test('a move of both is undone for both', async () => {
    await join(first.id, second.id)
    const { undo } = (await move(first.id, 'interviewed')).body
    expect((await call(owner, 'POST', `/api/acts/${undo.actId}/undo`)).status).toBe(200)
    await settle()
    expect([(await sent(first)).status, (await sent(second)).status]).toEqual(['pending', 'pending'])
  })

  test('several are moved at once with those that are joined to them', async () => {
    const third = await apply({ firstName: 'Carla' })
    await join(first.id, second.id)
    const { people } = (await call(owner, 'GET', `/api/jobs/${jobId}/board/selection`)).body
    expect(people).toHaveLength(2)
    const { stages } = (await call(owner, 'GET', `/api/jobs/${jobId}/stages`)).body
    const stage = stages.find(({ status }: { status: string }) => status === 'preselected').id
    const { body } = await call(owner, 'POST', `/api/jobs/${jobId}/moves`, { stage, people })
    expect(body.moved).toBe(2)
    await settle()
    for (const one of [first, second, third]) expect((await sent(one)).status).toBe('preselected')
  })

  test('an answer to many reaches both accounts, and nobody waits', async () => {
    await join(first.id, second.id)
    const { body } = await call(owner, 'POST', `/api/jobs/${jobId}/answers`, {
      group: 'pending',
      outcome: 'rejected',
      text: 'Gracias, {nombre}.',
    })
    expect(body.recipients).toBe(2)
    await settle()
    expect([(await sent(first)).status, (await sent(second)).status]).toEqual(['rejected', 'rejected'])
    expect((await call(owner, 'GET', `/api/jobs/${jobId}/answers`)).body.waiting).toBe(0)
  })

  test('opening one opens both', async () => {
    await join(first.id, second.id)
    await call(owner, 'POST', `/api/applications/${first.id}/viewed`, {})
    expect((await sent(second)).viewed).toBe(true)
  })

  test('who is joined to somebody decided about hears the decision', async () => {
    await move(first.id, 'rejected', 'Seguimos con otras personas.')
    await settle()
    await join(first.id, second.id)
    expect((await sent(second)).status).toBe('pending')
    await settle()
    const { status, history } = await sent(second)
    expect([status, history.at(-1).message]).toEqual(['rejected', 'Seguimos con otras personas.'])
  })

  test('no account sees or learns anything of the other, nor that they are joined', async () => {
    const before = await sent(second)
    await join(first.id, second.id)
    await settle()
    expect(await sent(second)).toEqual(before)
    expect(await notices(second)).toEqual([])
    expect((await call(second.person, 'GET', `/api/applications/${first.id}/doubles`)).status).toBe(403)
  })

  test('are separate again after an undo, and after Separar', async () => {
    const { undo } = (await join(first.id, second.id)).body
    expect((await call(owner, 'POST', `/api/acts/${undo.actId}/undo`)).status).toBe(200)
    expect(await board()).toHaveLength(2)
    await join(first.id, second.id)
    await settle()
    const separated = await call(owner, 'POST', `/api/applications/${second.id}/separate`, {})
    expect(separated.status).toBe(200)
    expect(await board()).toHaveLength(2)
    const again = await call(owner, 'POST', `/api/applications/${second.id}/separate`, {})
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('por separado')])
  })

  test('one with others joined to it takes them along, and an undo gives them back', async () => {
    const third = await apply({ firstName: 'Rosa', phone: '987654321' })
    await join(second.id, third.id)
    await settle()
    const { undo } = (await join(first.id, second.id)).body
    expect((await doublesOf(first.id)).joined.map(({ id }) => id)).toEqual([second.id, third.id])
    await call(owner, 'POST', `/api/acts/${undo.actId}/undo`)
    expect((await doublesOf(second.id)).joined.map(({ id }) => id)).toEqual([third.id])
    expect((await doublesOf(first.id)).joined).toEqual([])
  })

  test('when the one in front withdraws, the other stands for itself; an undo joins them again', async () => {
    await join(first.id, second.id)
    await settle()
    const { undo } = (await call(first.person, 'POST', `/api/applications/${first.id}/withdraw`, {})).body
    expect(await board()).toMatchObject([{ id: second.id, joined: 0 }])
    await call(first.person, 'POST', `/api/acts/${undo.actId}/undo`)
    expect(await board()).toMatchObject([{ id: first.id, joined: 1 }])
  })

  test('when the account in front is deleted, the other stands for itself', async () => {
    await join(first.id, second.id)
    await settle()
    await app.deps.db
      .update(users)
      .set({ passwordHash: await hashPassword('una clave larga') })
      .where(eq(users.id, first.person.userId))
    const gone = await call(first.person, 'DELETE', '/api/me', { password: 'una clave larga' })
    expect(gone.status).toBe(200)
    expect((await doublesOf(second.id)).front).toBeNull()
    expect((await board()).map(({ id }) => id)).toContain(second.id)
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
