import { expect, test } from '../support/journey.ts'

test.use({ javaScriptEnabled: false })

test('the list is searched, filtered, sorted and turned by its form and its links', async ({ page }) => {
  await page.goto('/empleos')
  const count = page.getByText(/empleos? encontrados?$/)
  await page.getByLabel('Categoría', { exact: true }).selectOption('marketing')
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

test('a place is narrowed, and pay and date are asked for, by the form alone', async ({ page }) => {
  await page.goto('/empleos')
  const apply = page.getByRole('button', { name: 'Aplicar filtros' })
  await page.getByLabel('Ubicación').selectOption('lima')
  await page.getByLabel('Sueldo mínimo').selectOption('2000')
  await page.getByLabel('Publicado').selectOption('30')
  await apply.click()
  const chips = page.getByRole('group', { name: 'Filtros activos' })
  await expect(chips).toContainText('Lima')
  await expect(chips).toContainText('Desde S/ 2,000')
  await expect(chips).toContainText('Últimos 30 días')
  await page.getByLabel('Provincia').selectOption('lima-metropolitana')
  await page.getByRole('checkbox', { name: 'Incluir avisos sin sueldo visible' }).check()
  await apply.click()
  await expect(chips).toContainText('Lima Metropolitana')
  await expect(page.getByLabel('Provincia')).toHaveValue('lima-metropolitana')
  // Another department: the province that the form still sends is left out.
  await page.getByLabel('Ubicación').selectOption('arequipa')
  await apply.click()
  await expect(chips).toContainText('Arequipa')
  await expect(chips).not.toContainText('Lima')
})

test('the page of a category is read and left without scripts', async ({ page }) => {
  await page.goto('/empleos/categoria/marketing')
  await expect(page.getByText('6 empleos encontrados')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Otras categorías' })
    .getByRole('link', { name: 'Ventas' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Empleos de Ventas' })).toBeVisible()
})

test('an ad can be read, and says how to apply', async ({ page }) => {
  await page.goto('/empleos?q=community+manager')
  await page.getByRole('link', { name: /Ver detalles.*Community Manager/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Community Manager' })).toBeVisible()
  await page.getByRole('link', { name: 'Postular Ahora' }).click()
  await expect(page.getByRole('heading', { name: 'Postula con tu cuenta' })).toBeVisible()
})
