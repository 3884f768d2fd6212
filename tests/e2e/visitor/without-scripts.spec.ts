import { expect, test } from '../support/journey.ts'

test.use({ javaScriptEnabled: false })

test('the list is searched, filtered, sorted and turned by its form and its links', async ({ page }) => {
  await page.goto('/empleos')
  const count = page.getByText(/empleos? encontrados?$/)
  await page.getByLabel('Categoría').selectOption('Marketing')
  await page.getByRole('checkbox', { name: 'Híbrido' }).check()
  await page.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(count).toHaveText('3 empleos encontrados')
  await expect(page.getByRole('checkbox', { name: 'Híbrido' })).toBeChecked()

  await page.getByRole('searchbox').fill('analista')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('heading', { name: 'Analista de Marketing Internacional' })).toBeVisible()
  await page.getByLabel('Ordenar').selectOption('Más recientes')
  await page.getByRole('button', { name: 'Ordenar' }).click()
  await expect(page).toHaveURL(/sort=recent/)
  await page.getByRole('link', { name: 'Limpiar filtros' }).click()
  await expect(page.getByRole('group', { name: 'Filtros activos' })).toBeHidden()

  await page.goto('/empleos')
  await page.getByRole('link', { name: 'Página siguiente' }).click()
  await expect(page.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
})

test('an ad can be read, and says how to apply', async ({ page }) => {
  await page.goto('/empleos?q=community+manager')
  await page.getByRole('link', { name: /Ver detalles.*Community Manager/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Community Manager' })).toBeVisible()
  await page.getByRole('link', { name: 'Postular Ahora' }).click()
  await expect(page.getByRole('heading', { name: 'Postula con tu cuenta' })).toBeVisible()
})
