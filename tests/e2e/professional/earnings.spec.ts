import { password, signUpProfessional } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessibleEverywhere, refused } from '#tests/e2e/support/journey.ts'
import { withOwnServer } from '#tests/e2e/support/own-server.ts'
import { releaseTo } from '#tests/e2e/support/settings.ts'

const admin = { email: 'finanzas@qhatu.pe', password: 'Una-clave-larga-1' }
const test = withOwnServer({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })
// The CCI with a mistake.
test.use({ allowConsole: refused(400) })

test('what a professional earned is paid by finance to the account that the professional gave', async ({
  page,
  ownServer,
}) => {
  const { email } = await signUpProfessional(page)
  await page.goto('/dashboard/ingresos')
  await expect(page.getByText('Aún no tienes ingresos')).toBeVisible()
  await releaseTo(ownServer.folder, email, 200_000)
  await page.reload()
  await expect(page.getByText('Por pagarte')).toBeVisible()
  await expect(page.getByText(/^Tienes dinero por cobrar/)).toBeVisible()

  await page.getByRole('button', { name: 'Agregar dónde cobras en soles' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('CCI', { exact: true }).fill('011-366-000100032542-22')
  await form.getByLabel('Titular').fill('Rosa Huamán')
  await form.getByLabel('Tu contraseña').fill(password)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('Revisa el CCI: un dígito no es correcto')).toBeVisible()
  await form.getByLabel('CCI', { exact: true }).fill('011-366-000100032542-21')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('CCI •••• 4221 · Rosa Huamán')).toBeVisible()
  await page.getByRole('button', { name: /^Recibo por honorarios/ }).click()
  await expect(page.getByRole('dialog').getByText('S/ 2,000.00')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessibleEverywhere(page)

  await page.request.post('/api/admin/login', { data: admin })
  await page.goto('/admin/billing/profesionales')
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Preparar lista' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lista 1' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar archivo' }).click()
  expect((await download).suggestedFilename()).toBe('pagos-lista-1.csv')
  await page.getByRole('button', { name: 'Marcar como pagado a Rosa Huamán' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Sigue por pagar y no avisamos a nadie.')).toBeVisible()
  await page.getByRole('button', { name: 'Marcar como pagada', exact: true }).click()
  await expect(page.getByRole('cell', { name: 'Pagado' })).toBeVisible()
  await expectAccessibleEverywhere(page)

  await page.goto('/dashboard/ingresos')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('table', { name: 'Pagos a tu cuenta' }).getByText('Pagado')).toBeVisible({
      timeout: 1000,
    })
  }).toPass({ timeout: 40_000 })
})
