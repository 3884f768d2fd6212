import { becomePublic, demo, signIn, signUpCompany, signUpProfessional } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'

test('a professional with the plan reads how often the profile was opened, and by companies', async ({
  page,
  openBrowser,
}) => {
  await signUpProfessional(page)
  await becomePublic(page)
  const { id } = await (await page.request.get('/api/me/professional')).json()
  await page.goto('/dashboard/visitas')
  await expect(page.getByText('Funcionalidad exclusiva del Plan Premium')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.request.post('/api/professionals/activate-premium')
  await page.reload()
  await expect(page.getByText('Aún no hay visitas')).toBeVisible()
  await expectAccessibleEverywhere(page)

  // The browser of a test identifies itself as one, and would count as a robot.
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
  const company = await openBrowser({ userAgent })
  await signUpCompany(company)
  const visitor = await openBrowser({ userAgent })
  for (const browser of [company, visitor, page]) {
    const counted = browser.waitForResponse((reply) => reply.url().endsWith(`/api/professionals/${id}/views`))
    await browser.goto(`/professional/${id}`)
    expect((await counted).status()).toBe(204)
  }
  await page.goto('/dashboard/visitas')
  await expect(
    page.getByRole('img', { name: '2 visitas en 30 días, 1 de empresas' }),
    'the own visit is none',
  ).toBeVisible()
  await page.getByText('Ver los números por día').click()
  const table = page.getByRole('table', { name: 'Visitas por día' })
  await expect(table.getByRole('row')).toHaveCount(31)
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a month of visits fits', async ({ page }) => {
    await signIn(page, { email: 'premium@demo.qhatu.pe', password: demo.professional.password })
    await page.goto('/dashboard/visitas')
    await expect(page.getByRole('img', { name: /visitas en 30 días/ })).toBeVisible()
    await expectAccessibleEverywhere(page)
  })
})
