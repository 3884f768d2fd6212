import type { Page } from '@playwright/test'
import { password } from '#tests/e2e/support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test as base,
} from '#tests/e2e/support/journey.ts'
import { changeRoles } from '#tests/e2e/support/settings.ts'
import { dataFolder, startProcess } from '#tests/support/server-process.ts'

const admin = { email: 'lucia@ejemplo.pe', password }

/** One server for these journeys, one after the other: a setting applies to everybody on it. */
const test = base.extend<object, { ownServer: { url: string; folder: string } }>({
  ownServer: [
    // oxlint-disable-next-line no-empty-pattern -- the runner wants a destructured parameter
    async ({}, use) => {
      const folder = await dataFolder()
      const server = await startProcess(folder.path, {
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      })
      await use({ url: server.url, folder: folder.path })
      await server.kill('SIGTERM')
      await folder.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
})
test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ allowConsole: refused(400, 403, 409) })

async function openSettings(page: Page, search = ''): Promise<void> {
  expect((await page.request.post('/api/admin/login', { data: admin })).status()).toBe(200)
  await page.goto(`/admin/settings${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible()
}

const price = (page: Page) => page.getByLabel('Precio de un empleo premium, en dólares')
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true })

test('a changed price is on the public page at once, and is taken back with the keyboard alone', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const visitor = await openBrowser({ baseURL: baseURL ?? '' })
  await visitor.goto('/empleos-premium')
  await expect(visitor.getByText('$75').first()).toBeVisible()

  await openSettings(page)
  await price(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('80.5')
  await expect(page.getByText('Tienes cambios sin guardar (1)')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('El cambio ya está en el sitio.')).toBeVisible()
  await expect(page.getByText('Tienes cambios sin guardar')).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByText('$80.50').first()).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Historial de: Precio de un empleo premium' })).toBeFocused()
  await page.keyboard.press('Enter')
  const history = page.getByRole('dialog', { name: 'Historial' })
  await expect(history.getByText('Actual')).toBeVisible()
  await expectAccessibleEverywhere(page)
  const former = history.getByRole('button', { name: 'Volver a este valor: 75' })
  while (!(await former.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(price(page)).toBeFocused()
  await expect(price(page)).toHaveValue('75')
  await expect(page.getByText('Tienes cambios sin guardar (1)')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tienes cambios sin guardar')).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByText('$75').first()).toBeVisible()
})

test('a faulty value is marked with its range, on the tab where it is, and nothing is saved', async ({
  page,
}) => {
  await openSettings(page)
  await price(page).fill('-3')
  await page.getByRole('link', { name: 'Empleos', exact: true }).last().click()
  await expect(page).toHaveURL('/admin/settings?tab=jobs')
  await page.getByLabel('Soles por dólar').fill('3.8')
  await expect(page.getByText('Tienes cambios sin guardar (2)')).toBeVisible()
  await save(page).click()
  await expect(page).toHaveURL('/admin/settings')
  await expect(price(page)).toBeFocused()
  await expect(page.getByText('Escribe un número de 0 a 100,000, con hasta 2 decimales')).toBeVisible()
  await expect(page.getByText('Error al actualizar configuraciones')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(price(page)).toHaveValue('75')
  await page.goto('/admin/settings?tab=jobs')
  await expect(page.getByLabel('Soles por dólar')).toHaveValue('3.75')
})

test('of two administrators the second one sees what the first one saved, and chooses', async ({ page }) => {
  await openSettings(page)
  await price(page).fill('90')
  await page.getByLabel('Meses que dura la oferta de lanzamiento').fill('6')
  const other = [
    { key: 'premium_job_price', value: '80' },
    { key: 'premium_trial_months', value: '2' },
  ]
  expect((await page.request.patch('/api/admin/settings', { data: { settings: other } })).status()).toBe(200)
  await save(page).click()
  await expect(page.getByText('Ahora está guardado: 80')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Usar el mío en “Precio de un empleo premium' }).click()
  await page.getByRole('button', { name: 'Dejar el suyo en “Meses que dura la oferta' }).click()
  await expect(page.getByText('Tienes cambios sin guardar (1)')).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Configuración guardada')).toBeVisible()
  await page.reload()
  await expect(price(page)).toHaveValue('90')
  await expect(page.getByLabel('Meses que dura la oferta de lanzamiento')).toHaveValue('2')
})

test('leaving with unsaved changes asks, and changing the tab does not', async ({ page }) => {
  await openSettings(page, '?tab=general')
  await page.getByLabel('Aceptar CV en DOCX además de PDF').check()
  await page.getByRole('link', { name: 'Límites' }).click()
  await expect(page).toHaveURL('/admin/settings?tab=limits')
  await page.getByRole('link', { name: 'Moderación' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tienes 1 cambio sin guardar' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Seguir aquí' }).click()
  await page.getByRole('link', { name: 'General' }).click()
  await expect(page.getByLabel('Aceptar CV en DOCX además de PDF')).toBeChecked()
  await page.getByRole('link', { name: 'Moderación' }).click()
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Moderación' })).toBeVisible()
})

test('a role that may not change the settings reads them', async ({ page, ownServer }) => {
  await changeRoles(ownServer.folder, 'analyst')
  await openSettings(page)
  await expect(page.getByText(/^Tu rol es Análisis: aquí puedes ver los valores/)).toBeVisible()
  await expect(price(page)).toHaveAttribute('readonly', '')
  await expect(page.getByLabel('Oferta de lanzamiento para empresas')).toBeDisabled()
  await expectAccessibleEverywhere(page)
})
