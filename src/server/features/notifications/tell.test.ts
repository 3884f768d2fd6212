import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { notificationPreferences } from '#server/db/schema/notifications.table.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { eq } from 'drizzle-orm'
import { tell } from './notifications.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const happen = (userId: number) =>
  transaction(app.deps, (tx) =>
    tell(app.deps, tx, {
      userId,
      type: 'hire',
      title: 'Quieren contratarte',
      message: 'Tupay quiere contratar tu servicio.',
      link: '/dashboard/servicios',
      mail: { subject: 'Tupay quiere contratarte', heading: 'Hola, Rosa', label: 'Ver mis servicios' },
    }),
  )
async function heard({ headers, email }: TestActor) {
  await app.queue.drain()
  const { body } = await app.request({ url: '/api/notifications', headers })
  return { bell: body.unreadCount, mails: app.mails.sent.filter(({ to }) => to === email).length }
}
const turnOff = (userId: number, type: string, channel: 'bell' | 'email') =>
  app.deps.db.insert(notificationPreferences).values({ userId, type, channel, isOn: false })

test('news reach the bell and the mail', async () => {
  const person = await createProfessional(app)
  await happen(person.userId)
  expect(await heard(person)).toEqual({ bell: 1, mails: 1 })
})

test('a kind that is turned off on one channel still comes on the other', async () => {
  const [noMail, noBell] = [await createProfessional(app), await createProfessional(app)]
  await turnOff(noMail.userId, 'hire', 'email')
  await turnOff(noBell.userId, 'hire', 'bell')
  await turnOff(noBell.userId, 'message', 'email')
  await happen(noMail.userId)
  await happen(noBell.userId)
  expect(await heard(noMail)).toEqual({ bell: 1, mails: 0 })
  expect(await heard(noBell)).toEqual({ bell: 0, mails: 1 })
})

test('a suspended account gets no mail, and finds its news when it is back', async () => {
  const person = await createProfessional(app)
  const suspend = (suspendedAt: Date | null) =>
    app.deps.db.update(users).set({ suspendedAt }).where(eq(users.id, person.userId))
  await suspend(app.clock.now())
  await happen(person.userId)
  await suspend(null)
  expect(await heard(person)).toEqual({ bell: 1, mails: 0 })
})
