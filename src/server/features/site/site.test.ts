import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#server/db/schema/platform.table.ts'
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
      attachments: [],
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

test('what a CV may be follows the setting at once, also in a reply that is kept', async () => {
  const read = async () => (await production.request({ url: '/api/site/cv-formats' })).body.cvFormats
  const accept = (value: string) =>
    production.deps.db.update(settings).set({ value }).where(eq(settings.key, 'cv_accepts_docx'))
  expect(await read()).toEqual(['pdf'])
  await accept('true')
  await expect.poll(read).toEqual(['pdf', 'docx'])
  await accept('false')
  await expect.poll(read).toEqual(['pdf'])
})

test('the claims are the words of the operator, and what is left empty is not claimed', async () => {
  const read = async () => (await production.request({ url: '/api/site/claims' })).body
  const before = await read()
  expect(before.claims).toEqual({
    professionals: '2,000+',
    companies: '500+',
    fasterHiring: '70%',
    signUpTime: '2 minutos',
  })
  expect(before.testimonials.map(({ role }: { role: string }) => role)).toEqual([
    'Desarrollador backend, Cusco',
    'Startup fintech, San Isidro',
    'Ingeniera DevOps, Piura',
  ])
  const set = (key: string, value: string) =>
    production.deps.db.update(settings).set({ value }).where(eq(settings.key, key))
  await set('claim_companies', ' ')
  await set('claim_professionals', '3,500+')
  await set('testimonial_2_message', '')
  production.deps.publicCache.clear()
  const after = await read()
  expect(after.claims).toMatchObject({ professionals: '3,500+', companies: null })
  expect(after.testimonials.map(({ name }: { name: string }) => name)).toEqual([
    'Brayan Colque',
    'Yesenia Rojas',
  ])
})
