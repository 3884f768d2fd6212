import type { Page } from '@playwright/test'
import { searchField } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'

const chips = (page: Page) => page.getByRole('group', { name: 'Filtros activos' })

test('what a search means is shown, and the place that was read in it can be taken back', async ({
  page,
}) => {
  await page.goto('/')
  await searchField(page).fill('busco trabajo de soldador en piura')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/empleos?q=busco+trabajo+de+soldador+en+piura')
  await expect(searchField(page)).toHaveValue('soldador')
  await expect(chips(page).getByRole('link', { name: 'Quitar Piura' })).toBeVisible()
  await expect(page.getByLabel('Ubicación')).toHaveValue('piura')
  await expectAccessible(page)

  await chips(page).getByRole('link', { name: 'Quitar Piura' }).click()
  await expect(page).toHaveURL('/empleos?q=soldador')
  await expect(page.getByLabel('Ubicación')).toHaveValue('')

  await page.goBack()
  await chips(page).getByRole('link', { name: 'tal cual' }).click()
  await expect(page).toHaveURL('/empleos?q=busco+trabajo+de+soldador+en+piura&literal=true')
  await expect(searchField(page)).toHaveValue('busco trabajo de soldador en piura')
  await chips(page).getByRole('link', { name: 'Quitar Palabras tal cual' }).click()
  await expect(searchField(page)).toHaveValue('soldador')
})

test('a place alone is the list of the place, and another place in the words takes over', async ({
  page,
}) => {
  await page.goto('/empleos?q=trabajos+en+lima')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/empleos\/en\/lima$/)
  await expect(page.getByRole('status').filter({ hasText: 'encontrados' })).not.toHaveText(/^0/)
  await searchField(page).fill('ventas en arequipa')
  await searchField(page).press('Enter')
  await expect(chips(page).getByRole('link', { name: 'Quitar Arequipa' })).toBeVisible()
  await expect(chips(page).getByRole('link', { name: 'Quitar Lima' })).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the chips are links', async ({ page }) => {
    await page.goto('/')
    await searchField(page).fill('soldador en piura')
    await searchField(page).press('Enter')
    await expect(searchField(page)).toHaveValue('soldador')
    await chips(page).getByRole('link', { name: 'Quitar Piura' }).click()
    await expect(page).toHaveURL('/empleos?q=soldador')
    await expect(chips(page).getByRole('link', { name: 'Quitar Piura' })).toBeHidden()
  })
})
