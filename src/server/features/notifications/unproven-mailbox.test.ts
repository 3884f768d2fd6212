import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { createProfessional } from '#tests/support/actors.ts'
import { post, registerProfessional } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { notify } from './notifications.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

const typed = 'Gana S/ 500 al día en estafa.ejemplo'
const news = (userId: number, by: number) => ({
  userId,
  by,
  type: 'message' as const,
  title: typed,
  message: typed,
  link: '/dashboard/mensajes',
  mail: {
    subject: typed,
    heading: typed,
    label: 'Responder',
    paragraphs: [typed],
    details: [[typed, typed]] as [string, string][],
  },
})

async function mailedTo(email: string, userId: number, by: number) {
  await transaction(app.deps, (tx) => notify(app.deps, tx, news(userId, by)))
  await app.queue.drain()
  return app.mails.last(email)
}

test('text typed by others is mailed only to confirmed addresses; others learn only that something is new', async () => {
  const { form, reply } = await registerProfessional(app)
  const { id } = reply.body.user
  const { userId: by } = await createProfessional(app)
  const before = await mailedTo(form.email, id, by)
  expect(before.subject).toBe('Tienes una novedad en Qhatu')
  expect(before.text + before.html).not.toContain('estafa')
  expect(before.text).toContain('/dashboard/mensajes')
  await app.deps.db.update(users).set({ emailConfirmedAt: app.clock.now() }).where(eq(users.id, id))
  expect((await mailedTo(form.email, id, by)).subject).toBe(typed)
})

test('one mailbox is asked five times an hour to be the new address of accounts, however many ask', async () => {
  const ask = async () => {
    const { form, headers } = await registerProfessional(app)
    const body = { email: 'victima@ejemplo.pe', password: form.password }
    return (await post(app, '/api/me/email', body, headers)).status
  }
  for (let count = 0; count < 5; count++) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
})

test('forms without scripts mail twelve links a day to one address', async () => {
  const send = (n: number) =>
    app.request({
      method: 'POST',
      url: '/alertas',
      payload: String(
        new URLSearchParams({ email: 'blanco@ejemplo.pe', search: `q=oficio${n}`, frequency: 'daily' }),
      ),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      remoteAddress: `203.0.113.${n}`,
    })
  const letHourPass = () =>
    app.deps.db.execute(
      `update rate_limits set expires_at = now() where expires_at < now() + interval '2 hours'`,
    )
  for (let n = 0; n < 20; n++) {
    await send(n)
    if (n === 9) await letHourPass()
  }
  await app.queue.drain()
  expect(app.mails.sent.filter(({ to }) => to === 'blanco@ejemplo.pe')).toHaveLength(12)
})
