import type { Page } from '@playwright/test'
import { demo, signIn } from '#tests/e2e/support/accounts.ts'
import { expect, test } from '#tests/e2e/support/journey.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** The pictures of the README, updated by `README_SHOTS=on playwright test readme-shots`. */
async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  if (process.env['README_SHOTS'] === 'on') await page.screenshot({ path: `docs/images/${name}.png` })
}

test('the demo fills the list of jobs', async ({ page }) => {
  await page.goto('/empleos')
  await expect(
    page.getByRole('region', { name: 'Resultados' }).getByRole('heading', { level: 2 }),
  ).toHaveCount(20)
  await picture(page, 'jobs')
})

test('the demo fills the board of candidates', async ({ page }) => {
  await signIn(page, demo.company)
  await page.goto('/company-dashboard/candidatos?vista=empleos')
  await page.getByRole('link', { name: /Full Stack/ }).click()
  for (const column of ['Pendiente', 'Visto', 'Preseleccionado'])
    await expect(page.getByRole('region', { name: column }).getByRole('article')).not.toHaveCount(0)
  await picture(page, 'candidates')
})
