import { expect, refused, test } from '#tests/e2e/support/journey.ts'

test('an ad leads to its company, which shows its checks, its answers and its jobs', async ({ page }) => {
  await page.goto('/empleos?q=Full+Stack')
  await page.getByRole('link', { name: /Ver detalles.*Full Stack, Tupay/ }).click()
  await page.getByRole('link', { name: 'Ver la empresa y sus empleos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tupay' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Empresa verificada', { exact: true })).toBeVisible()
  await expect(page.getByText('RUC válido', { exact: true })).toBeVisible()
  await expect(page.getByText('Postulaciones con respuesta').first()).toBeVisible()
  await expect(page.getByText(/^Medido en \d+ postulaciones/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Ver detalles.*Full Stack/ })).toBeVisible()
})

test('a company with few applications says that there is not enough to judge by', async ({ page }) => {
  const { jobs } = (await (await page.request.get('/api/jobs/search?q=Cumbre+Contable')).json()) as {
    jobs: { company: { id: number; name: string } }[]
  }
  const company = jobs.find(({ company: { name } }) => name === 'Cumbre Contable')?.company
  await page.goto(`/companies/${company?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cumbre Contable' })).toBeVisible()
  await expect(page.getByText('Aún sin datos suficientes')).toBeVisible()
})

test('a page after the last one says so and links back', async ({ page }) => {
  await page.goto('/companies/1?page=99')
  await page.getByRole('link', { name: 'Ver la primera página' }).click()
  await expect(page).toHaveURL('/companies/1')
})

test.describe('a company that is not there', () => {
  test.use({ allowConsole: refused(404) })

  for (const id of ['999999', '-1', 'tupay', '%3Cscript%3E'])
    test(`/companies/${id} is a kind page with status 404`, async ({ page }) => {
      const response = await page.goto(`/companies/${id}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esta empresa' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Ver todos los empleos' }).click()
      await expect(page).toHaveURL('/empleos')
    })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of a company is read whole', async ({ page }) => {
    await page.goto('/companies/1')
    await expect(page.getByRole('heading', { name: 'Sobre la empresa' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Ver detalles/ }).first()).toBeVisible()
  })
})
