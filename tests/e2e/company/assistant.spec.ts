import { signUpCompany } from '#tests/e2e/support/accounts.ts'
import { answers, openPanel, say } from '#tests/e2e/support/assistant.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'

test('a company asks about its ads and its plan, in the panel and on the whole page', async ({ page }) => {
  await signUpCompany(page)
  await page.goto('/company-dashboard')
  const panel = await openPanel(page)
  await expect(panel.getByRole('list').first()).toBeVisible()
  await expectAccessible(page)
  await say(panel, '¿cuántos candidatos tengo?')
  await say(panel, '¿qué planes hay para mi empresa?')
  await expect(answers(panel)).toHaveCount(2)
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Abrir en toda la página' }).click()
  await expect(answers(page.getByRole('main'))).toHaveCount(2)
  await expect(page.getByText('Tus avisos y cuántas personas postularon a cada uno.')).toBeVisible()
  // Above the field, which covers what is scrolled under it.
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await answers(page.getByRole('main')).last().scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expectAccessible(page)
  }
})
