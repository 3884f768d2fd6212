import { expect, test } from '#tests/e2e/support/journey.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('three whole jobs fit on the first screen, below the search', async ({ page }) => {
    await page.goto('/empleos')
    const rows = page
      .getByRole('region', { name: 'Resultados' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    for (const at of [0, 1, 2]) {
      await expect(rows.nth(at)).toBeInViewport({ ratio: 1 })
      for (const link of [
        rows.nth(at).getByRole('link', { name: /Ver detalles/ }),
        rows.nth(at).getByRole('heading'),
      ])
        await expect(link).toBeVisible()
    }
  })

  test('the rows of a list fit on a phone, with pay in one format', async ({ page }) => {
    await page.goto('/empleos')
    const rows = page
      .getByRole('region', { name: 'Resultados' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    const pay = await rows.locator('.fig').allTextContents()
    expect(pay.length).toBeGreaterThan(5)
    const sums = String.raw`(S/\u00A0|\$)[\d,]+( – [\d,]+)?`
    for (const text of pay)
      expect(text).toMatch(new RegExp(`^((Desde|Hasta) )?${sums}( (por hora|por día|por semana|al año))?$`))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})
