import { signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { makeCv } from '#tests/e2e/support/cv.ts'
import { expect, expectAccessible, refused, test } from '#tests/e2e/support/journey.ts'

test.use({ allowConsole: refused(404, 410) })

test('an ad has structured data of the job and its breadcrumbs', async ({ page, openBrowser, baseURL }) => {
  const title = `Tejedor/a < 3 & "${uniqueWord()}"`
  const company = await openBrowser()
  await signUpCompany(company)
  const id = await publishJob(company, title, { workType: 'remoto', location: 'Remoto' })

  await page.goto(`/jobs/${id}?utm_source=x`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const { canonical, jsonLd } = await page.evaluate(() => ({
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (one) => one.textContent,
    ),
  }))
  expect(canonical).toBe(`${baseURL}/jobs/${id}`)
  expect(jsonLd.map((text) => JSON.parse(text)['@type'])).toEqual(['JobPosting', 'BreadcrumbList'])
  expect(JSON.parse(jsonLd[0] ?? '')).toMatchObject({
    '@type': 'JobPosting',
    title,
    jobLocationType: 'TELECOMMUTE',
    baseSalary: { currency: 'PEN' },
    directApply: true,
  })
})

test('a closed ad says so kindly with status 410, and is back when it is reactivated', async ({
  page,
  openBrowser,
}) => {
  const company = await openBrowser()
  await signUpCompany(company)
  const id = await publishJob(company, `Costurero ${uniqueWord()}`)
  const setStatus = async (status: string) => {
    const reply = await company.request.patch(`/api/jobs/${id}/status`, { data: { status } })
    expect(reply.status()).toBe(200)
  }
  await setStatus('archived')
  await expect.poll(async () => (await page.goto(`/jobs/${id}`))?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1, name: 'Este empleo ya cerró' })).toBeVisible()
  await expect(page.getByText('El empleo que buscas no existe o ya no está disponible.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver todos los empleos' }).click()
  await expect(page).toHaveURL('/empleos')
  await setStatus('active')
  await expect.poll(async () => (await page.goto(`/jobs/${id}`))?.status()).toBe(200)
})

test('an ad that never was is a 404', async ({ page }) => {
  for (const id of ['2000000000', 'abc', '0']) {
    expect((await page.goto(`/jobs/${id}`))?.status(), id).toBe(404)
    await expect(page.getByText('El empleo que buscas no existe o ya no está disponible.')).toBeVisible()
  }
})

test('on the page to apply, values typed and chosen before hydration stay, and count', async ({ page }) => {
  await page.goto('/empleos?q=community+manager')
  const ad = page.getByRole('link', { name: /Ver detalles.*Community Manager/ })
  await page.goto(`${await ad.getAttribute('href')}/postular`)
  const { promise: isTyped, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await isTyped
    await route.continue()
  })
  const arrival = page.reload()
  await page.getByLabel('Nombre completo').fill('Rosa Quispe')
  const cv = await makeCv('Rosa Quispe')
  await page.getByLabel(/^Tu CV/).setInputFiles(cv)
  letScriptsCome()
  await arrival
  await expect(page.getByText(cv.name)).toBeVisible()
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Rosa Quispe')
  await page.getByLabel('Correo electrónico').fill(`${uniqueWord()}@ejemplo.pe`)
  await page.getByLabel('No soy un robot').check()
  await page.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByText('¡Postulación enviada exitosamente!')).toBeVisible()
})
