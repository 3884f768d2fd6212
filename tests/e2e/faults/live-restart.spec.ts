import { expect, test } from '@playwright/test'
import { confirmEmail, giveRuc } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { dataFolder, type ServerProcess, startProcess } from '#tests/support/server-process.ts'

const account = { password: 'una-clave-larga-1', acceptTerms: true }

let folder: Awaited<ReturnType<typeof dataFolder>>
let server: ServerProcess
test.beforeEach(async () => {
  folder = await dataFolder()
  server = await startProcess(folder.path, { HUMAN_CHECK: 'off' })
})
test.afterEach(async () => {
  await server.kill('SIGTERM')
  await folder.remove()
})

test('open pages reconnect to a restarted server, and show what happened since', async ({ browser }) => {
  test.setTimeout(150_000)
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const company = { companyName: 'Tupay', industry: 'Fintech', email: 'tupay@ejemplo.pe', ...account }
  const registered = await page.request.post('/api/register-company', { data: company })
  expect(registered.status()).toBe(201)
  await confirmEmail(page, company)
  await giveRuc(page)
  const jobId = await publishJob(page, 'Contadora')
  // A server takes time to start, and a page waits longer after each try.
  const greeted = () =>
    page.waitForResponse((reply) => reply.url().includes('/api/events') && reply.ok(), { timeout: 60_000 })
  const opened = greeted()
  await page.goto('/company-dashboard')
  await opened

  await server.kill('SIGKILL')
  const openedAgain = greeted()
  server = await startProcess(folder.path, { HUMAN_CHECK: 'off', PORT: new URL(server.url).port })
  const applied = await fetch(`${server.url}/api/jobs/${jobId}/quick-apply`, {
    method: 'POST',
    body: applicationForm(),
  })
  expect(applied.status).toBe(201)
  await openedAgain
  const bell = page.getByRole('banner').getByRole('button', { name: 'Notificaciones, 1 sin leer' })
  await expect(bell).toBeVisible({ timeout: 5000 })

  await context.close()
})

function applicationForm(): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Rosa Quispe', email: 'rosa@ejemplo.pe', ...account }))
    form.append(name, String(value))
  return form
}
