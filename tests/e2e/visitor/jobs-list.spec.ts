import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey.ts'

// The demo has six ads in Marketing, which no other journey publishes in: three hybrid, two on site, one remote.

const titles = (page: Page) =>
  page.getByRole('region', { name: 'Resultados' }).getByRole('heading', { level: 2 })
const count = (page: Page) => page.getByRole('status').filter({ hasText: /encontrados?$/ })

test('filters apply at a touch, stand in the address, and come off by their chips', async ({ page }) => {
  await page.goto('/empleos')
  await page.getByLabel('Categoría').selectOption('Marketing')
  await expect(count(page)).toHaveText('6 empleos encontrados')
  await page.getByRole('checkbox', { name: 'Híbrido' }).check()
  await expect(count(page)).toHaveText('3 empleos encontrados')
  await page.getByRole('checkbox', { name: 'Remoto' }).check()
  await expect(count(page)).toHaveText('4 empleos encontrados')
  await page.getByRole('switch', { name: 'Solo con sueldo visible' }).check()
  await expect(count(page)).toHaveText('3 empleos encontrados')
  await expect(page).toHaveURL('/empleos?category=Marketing&mode=remote&mode=hybrid&withSalary=true')
  await expectAccessible(page)

  const chips = page.getByRole('group', { name: 'Filtros activos' })
  await chips.getByRole('link', { name: 'Quitar Con sueldo visible' }).click()
  await expect(count(page)).toHaveText('4 empleos encontrados')
  await expect(page.getByRole('switch', { name: 'Solo con sueldo visible' })).not.toBeChecked()
  await chips.getByRole('link', { name: 'Quitar Remoto' }).click()
  await expect(count(page)).toHaveText('3 empleos encontrados')
  await chips.getByRole('link', { name: 'Limpiar filtros' }).click()
  await expect(page).toHaveURL('/empleos')
  await expect(chips).toBeHidden()
})

test('a search keeps the filters, ranks by relevance, and can be put by date', async ({ page }) => {
  await page.goto('/empleos?category=Marketing')
  await page.getByRole('searchbox').fill('analista marketing')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL('/empleos?q=analista+marketing&category=Marketing')
  const byRelevance = await titles(page).allTextContents()
  expect(byRelevance).toContain('Analista de Trade Marketing')
  await expect(page.getByLabel('Ordenar')).toHaveValue('')
  await page.getByLabel('Ordenar').selectOption('Más recientes')
  await expect(page).toHaveURL(/sort=recent/)
  await expect(titles(page).first()).toBeVisible()
  expect((await titles(page).allTextContents()).toSorted()).toEqual(byRelevance.toSorted())
})

test('a mistyped search finds what was meant; one that nothing fits says so and leads on', async ({
  page,
}) => {
  await page.goto('/empleos?q=comunity+manajer')
  await expect(titles(page).first()).toHaveText('Community Manager')
  await page.getByRole('searchbox').fill('domador de pterodáctilos')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { name: 'No se encontraron empleos' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver todos los empleos' }).click()
  await expect(page).toHaveURL('/empleos')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(titles(page)).toHaveCount(20)
})

test('pages turn, and back from an ad returns to the place in the list', async ({ page }) => {
  await page.goto('/empleos')
  const first = await titles(page).allTextContents()
  await page.getByRole('link', { name: 'Página siguiente' }).click()
  await expect(page).toHaveURL('/empleos?page=2')
  await expect(page.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
  await expect(titles(page).first()).not.toHaveText(first[0] ?? '')

  const opened = titles(page).nth(7)
  const title = (await opened.textContent()) ?? ''
  await opened.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 1200))
  await page.getByRole('region', { name: 'Resultados' }).getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/empleos?page=2')
  await expect(opened).toHaveText(title)
  await expect(opened).toBeInViewport()
})

test('an address with filters opens filtered, whatever else it says', async ({ page }) => {
  await page.goto('/empleos?category=Marketing&mode=remote&mode=nada&page=-3&utm_source=x')
  await expect(count(page)).toHaveText('1 empleo encontrado')
  await expect(page.getByLabel('Categoría')).toHaveValue('Marketing')
  await expect(page.getByRole('checkbox', { name: 'Remoto' })).toBeChecked()
})

test('premium ads have a list of their own, with words, place and mode', async ({ page }) => {
  await page.goto('/empleos')
  await page.getByRole('link', { name: 'Empleos Premium' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Empleos Premium' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('SEO')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByLabel('Modalidad').selectOption('Remoto')
  await expect(page).toHaveURL('/empleos-premium?q=SEO&mode=remote')
  const ad = page.getByRole('listitem').filter({ hasText: 'Especialista en SEO y Contenidos' })
  await expect(ad.getByRole('list', { name: 'Habilidades' }).getByText('Google Analytics')).toBeVisible()
  await ad.getByRole('link', { name: /^Postular Ahora/ }).click()
  await expect(page.getByRole('dialog', { name: 'Postular' })).toBeVisible()
})
