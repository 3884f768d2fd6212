import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'
import { searchField } from '#tests/e2e/support/jobs.ts'
import type { Page } from '@playwright/test'

const list = (page: Page) => page.getByRole('listbox', { name: 'Búsquedas sugeridas' })

test('by keyboard a suggestion is chosen, left and searched', async ({ page }) => {
  await page.goto('/')
  const field = searchField(page)
  await field.focus()
  await page.keyboard.type('analista de m')
  const options = list(page).getByRole('option')
  const wanted = options.filter({ hasText: /^Analista de [Mm]arketing/ }).first()
  await expect(wanted).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: /sugerencias?$/ })).toHaveCount(1)
  await expectAccessible(page)

  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!)
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')

  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveValue('analista de m')

  await page.keyboard.press('ArrowDown')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = options.first().locator('span').first()
  const text = (await chosen.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/empleos?${new URLSearchParams({ q: text })}`)
  await expect(list(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'encontrado' })).not.toHaveText(/^0/)
})

test('without a choice Enter searches what was typed', async ({ page }) => {
  await page.goto('/empleos')
  await searchField(page).fill('cont')
  await expect(list(page)).toBeVisible()
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/empleos?q=cont')
  await expect(list(page)).toBeHidden()
})

test('an older answer never replaces a newer one', async ({ page }) => {
  let isHeld = true
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/jobs/suggestions?q=cont', async (route) => {
    await (isHeld ? released : undefined)
    await route.continue()
  })
  await page.goto('/empleos')
  const older = page.waitForRequest('**/api/jobs/suggestions?q=cont')
  await searchField(page).fill('cont')
  await older
  await searchField(page).fill('market')
  await expect(list(page).getByRole('option').first()).toContainText(/market/i)
  isHeld = false
  const answered = page.waitForResponse('**/api/jobs/suggestions?q=cont')
  release()
  await (await answered).finished()
  await expect(list(page).getByRole('option').first()).toContainText(/market/i)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a suggestion is touched', async ({ page }) => {
    await page.goto('/empleos')
    await searchField(page).tap()
    await page.keyboard.type('lim')
    const option = list(page).getByRole('option').filter({ hasText: 'Lugar' }).first()
    await expect(option).toBeVisible()
    const [row, popup, field] = await Promise.all([
      option.boundingBox(),
      list(page).boundingBox(),
      searchField(page).boundingBox(),
    ])
    expect(row!.height).toBeGreaterThanOrEqual(44)
    expect(popup!.width).toBeLessThanOrEqual(field!.width)
    await expectAccessible(page)
    await option.tap()
    await expect(page).toHaveURL(/\/empleos\?q=Lima/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the field is the field of a form', async ({ page }) => {
    await page.goto('/empleos')
    await searchField(page).fill('contador')
    await searchField(page).press('Enter')
    await expect(page).toHaveURL(/\/empleos\?q=contador/)
    await expect(searchField(page)).toHaveValue('contador')
  })
})
