import { expect, expectAccessibleEverywhere, test } from '../support/journey.ts'

test('the landing shows the latest jobs and leads to them', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('searchbox').fill('contador')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/empleos?q=contador')
})

for (const address of ['/ui', '/debug', '/empleos-premium', '/user-type-selection', '/login'])
  test(`${address} is accessible in light, in dark and on a phone`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleEverywhere(page)
  })
