import { expect, test } from '@playwright/test'
import { typeLogin } from '#tests/e2e/support/accounts.ts'
import { expectAccessible, scriptsOf } from '#tests/e2e/support/journey.ts'
import { dataFolder, type ServerProcess, startProcess } from '#tests/support/server-process.ts'

const admin = { email: 'puerta@qhatu.pe', password: 'Correcto-caballo-2026' }
let folder: Awaited<ReturnType<typeof dataFolder>>
let server: ServerProcess

test.beforeAll(async () => {
  folder = await dataFolder()
  server = await startProcess(folder.path, {
    RATE_LIMITS: 'on',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
})
test.afterAll(async () => {
  await server.kill('SIGTERM')
  await folder.remove()
})

test("guessing a person's password does not lock them out: the human check lets them in", async ({
  page,
}) => {
  const guess = (path: string) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin.email, password: 'no-es-esta-1' }),
    })
  for (let count = 0; count < 10; count++) expect((await guess('/api/admin/login')).status).toBe(401)

  await page.goto(`${server.url}/admin/login`)
  await scriptsOf(page)
  await typeLogin(page, admin)
  await expect(page.getByRole('main').getByText('Hubo muchos intentos seguidos.')).toBeVisible()
  const box = page.getByLabel('No soy un robot')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page.getByText('Marca la casilla para continuar')).toBeVisible()
  await box.check()
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL(`${server.url}/admin`)

  // The public login also asks for it.
  await page.goto(`${server.url}/login`)
  await scriptsOf(page)
  await typeLogin(page, { email: admin.email, password: 'no-es-esta-1' })
  await expect(page.getByLabel('No soy un robot')).toBeVisible()
})
