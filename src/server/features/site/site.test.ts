import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerProfessional } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let production: TestApp
beforeAll(async () => {
  app = await startTestApp()
  production = await startTestApp({ DEBUG_TOOLS: 'off' })
})
afterAll(async () => {
  await app.close()
  await production.close()
})

test('the outbox shows the newest mails first, and those to one address', async () => {
  const first = await registerProfessional(app)
  const second = await registerProfessional(app)
  await app.queue.drain()
  const all = await app.request({ url: '/api/test/outbox' })
  expect(all.body.map(({ to }: { to: string }) => to)).toEqual([second.form.email, first.form.email])
  const one = await app.request({ url: `/api/test/outbox?to=${first.form.email}` })
  expect(one.body).toEqual([
    {
      id: expect.any(Number),
      to: first.form.email,
      subject: 'Confirma tu correo en Qhatu',
      text: expect.stringContaining('/verificar-correo/'),
      html: expect.stringContaining('/verificar-correo/'),
      createdAt: expect.any(String),
      sentAt: app.clock.now().toISOString(),
    },
  ])
})

test('without debug tools there is no outbox', async () => {
  expect((await production.request({ url: '/api/test/outbox' })).status).toBe(404)
})

test('the figures say nothing of anybody', async () => {
  const { body } = await production.request({ url: '/api/stats' })
  expect(body).toEqual({ professionals: 0, companies: 0, activeJobs: 0, services: 0, hires: 0 })
})
