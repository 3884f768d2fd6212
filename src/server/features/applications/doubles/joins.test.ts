import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { type Applicant, doublesAt } from '#tests/support/doubles.ts'
import { createJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
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

const move = (id: number, status: string, message?: string) =>
  call(owner, 'PATCH', `/api/applications/${id}/status`, { status, ...(message ? { message } : {}) })
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
