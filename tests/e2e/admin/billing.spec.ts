import { demo } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'

test('payments are filtered, opened and exported', async ({ page }) => {
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto('/admin/billing')
  for (const card of ['Ingresos totales', 'Ingresos del mes', 'Valor promedio', 'Tasa de éxito'])
    await expect(page.getByText(card)).toBeVisible()
  const table = page.getByRole('table', { name: 'Pagos' })
  await expectAccessibleEverywhere(page)
  await table
    .getByRole('button', { name: /^Ver TX-/ })
    .first()
    .click()
  const detail = page.getByRole('dialog', { name: /^TX-\d+ · / })
  await expect(detail.getByText('Sesión del proveedor')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByLabel('Tipo de usuario').selectOption('Profesional')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL('/admin/billing?userType=professional')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/)

  await page.getByLabel('Buscar', { exact: true }).fill('nadie se llama así')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByText('Ningún pago con estos filtros')).toBeVisible()
  await page.getByRole('link', { name: 'Limpiar filtros' }).click()
  await expect(page).toHaveURL('/admin/billing')
  await expect(table).toBeVisible()
})
