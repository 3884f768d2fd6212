import { demo, signIn } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, refused, test } from '#tests/e2e/support/journey.ts'

test.use({ allowConsole: refused(400) })

test('a company reads how it hires, narrows it down and takes it along', async ({ page }) => {
  await signIn(page, demo.company)
  await page.goto('/company-dashboard')
  await page
    .getByRole('navigation', { name: 'Panel de empresa' })
    .getByRole('link', { name: 'Informes' })
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Informes', level: 1 })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Hasta dónde llegaron' })).toBeVisible()
  await expectAccessible(page)

  const jobs = page.getByRole('table', { name: 'Por empleo' })
  const title = (await jobs.getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? ''
  await page.getByLabel('Empleo', { exact: true }).selectOption({ label: title })
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(jobs.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/jobId=\d+/)

  const csv = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  expect((await csv).suggestedFilename()).toMatch(/^contratacion-.*\.csv$/)
  const excel = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Excel' }).click()
  expect((await excel).suggestedFilename()).toMatch(/^contratacion-.*\.xlsx$/)

  await page.getByLabel('Desde').fill('2026-11-20')
  await page.getByLabel('Hasta').fill('2026-11-01')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByLabel('Hasta')).toHaveAccessibleDescription(/./)

  await page.setViewportSize({ width: 360, height: 740 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(overflow).toBe(false)
  await expectAccessible(page)
})
