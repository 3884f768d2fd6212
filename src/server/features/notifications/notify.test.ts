import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { eq } from 'drizzle-orm'
import { notify } from './notifications.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const happen = (userId: number, by: number | null = null) =>
  transaction(app.deps, (tx) =>
    notify(app.deps, tx, {
      userId,
      by,
      type: 'hire',
      title: 'Quieren contratarte',
      message: 'Tupay quiere contratar tu servicio.',
      link: '/dashboard/servicios',
      mail: { subject: 'Tupay quiere contratarte', heading: 'Hola, Rosa', label: 'Ver mis servicios' },
    }),
  )
async function received({ headers, email }: TestActor) {
  await app.queue.drain()
  const { body } = await app.request({ url: '/api/notifications', headers })
  return { bell: body.unreadCount, mails: app.mails.sent.filter(({ to }) => to === email).length }
}
const url = '/api/notification-preferences'
const set = ({ headers }: TestActor, payload: { type: string; channel: string; isOn: boolean }) =>
  app.request({ method: 'PUT', url, headers, payload })
const turnOff = (person: TestActor, type: string, channel: 'bell' | 'email') =>
  set(person, { type, channel, isOn: false })

test('a notification reaches the bell and the mail', async () => {
  const person = await createProfessional(app)
  await happen(person.userId)
  expect(await received(person)).toEqual({ bell: 1, mails: 1 })
})

test('a person’s own act is mailed to them and not shown on their bell', async () => {
  const person = await createProfessional(app)
  await happen(person.userId, person.userId)
  expect(await received(person)).toEqual({ bell: 0, mails: 1 })
})

test('a kind that is turned off on one channel still comes on the other', async () => {
  const [noMail, noBell] = [await createProfessional(app), await createProfessional(app)]
  await turnOff(noMail, 'hire', 'email')
  await turnOff(noBell, 'hire', 'bell')
  await turnOff(noBell, 'message', 'email')
  await happen(noMail.userId)
  await happen(noBell.userId)
  expect(await received(noMail)).toEqual({ bell: 1, mails: 0 })
  expect(await received(noBell)).toEqual({ bell: 0, mails: 1 })
})

test('a suspended account gets no mail, and finds its news when it is back', async () => {
  const person = await createProfessional(app)
  const suspend = (suspendedAt: Date | null) =>
    app.deps.db.update(users).set({ suspendedAt }).where(eq(users.id, person.userId))
  await suspend(app.clock.now())
  await happen(person.userId)
  await suspend(null)
  expect(await received(person)).toEqual({ bell: 1, mails: 0 })
})

test('what is turned off can be turned on again', async () => {
  const person = await createProfessional(app)
  await turnOff(person, 'hire', 'email')
  const reply = await set(person, { type: 'hire', channel: 'email', isOn: true })
  expect(reply.body.preferences).toContainEqual({ type: 'hire', bell: true, email: true, isFixed: false })
  await happen(person.userId)
  expect(await received(person)).toEqual({ bell: 1, mails: 1 })
})

test('everything is on at first, and each kind of user sees what can reach it', async () => {
  const typesOf = async ({ headers }: TestActor) => {
    const { preferences } = (await app.request({ url, headers })).body as {
      preferences: { type: string; bell: boolean; email: boolean }[]
    }
    expect(preferences.every(({ bell, email }) => bell && email)).toBe(true)
    return preferences.map(({ type }) => type)
  }
  expect(await typesOf(await createProfessional(app))).toContain('job_match')
  expect(await typesOf(await createCompany(app))).not.toContain('job_match')
})

test('a person’s choice does not affect others', async () => {
  const [one, other] = [await createProfessional(app), await createProfessional(app)]
  await turnOff(one, 'hire', 'bell')
  await happen(other.userId)
  expect(await received(other)).toEqual({ bell: 1, mails: 1 })
})

test('notifications about the account and its plan cannot be turned off', async () => {
  const person = await createProfessional(app)
  const reply = await turnOff(person, 'system', 'email')
  expect(reply).toMatchObject({
    status: 400,
    body: { fields: { type: 'Elige otro tipo de aviso: estos llegan siempre' } },
  })
})

test('each of these mails says where to choose which ones come', async () => {
  for (const [person, page] of [
    [await createProfessional(app), '/dashboard/notificaciones#preferencias'],
    [await createCompany(app), '/company-dashboard/notificaciones#preferencias'],
  ] as const) {
    await happen(person.userId)
    await app.queue.drain()
    const mail = app.mails.sent.find(({ to }) => to === person.email)
    expect(mail?.text).toContain(`Elige qué correos recibes:\nhttp://localhost:3000${page}`)
  }
})
