import { demo, signIn, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { makeFullCv } from '#tests/e2e/support/cv.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'

test('from a CV to a recommended job, its reasons, and an application without leaving the list', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(90_000)
  const title = `Analista de datos ${uniqueWord()}`
  const company = await openBrowser()
  await signUpCompany(company)
  await publishJob(company, title, {
    description: 'Prepararás reportes de ventas y tableros para ocho tiendas de Lima.',
    requirements: 'SQL, Power BI y Excel avanzado.',
  })

  await signUpProfessional(page)
  await page.goto('/dashboard/empleos')
  await expect(page.getByText('No hay empleos disponibles')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Subir mi CV' }).click()
  await page.getByRole('button', { name: 'Sube tu CV' }).setInputFiles(await makeFullCv())
  const review = page.getByRole('dialog', { name: 'Revisa lo que leímos de tu CV' })
  await review.getByRole('button', { name: /^Guardar lo marcado/ }).click()
  await expect(page.getByRole('dialog', { name: 'Perfil actualizado' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('link', { name: 'Empleos', exact: true }).click()
  const all = page.getByRole('button', { name: /^Ver \d+ empleos? más$/ })
  await expect(page.getByRole('article').first()).toBeVisible()
  if (await all.isVisible()) await all.click()
  const job = page.getByRole('article').filter({ hasText: title })
  await expect(job.getByRole('img', { name: /^Compatibilidad \d+ de 100$/ })).toBeVisible()
  await expect(job.getByText(/Match/)).toBeVisible()
  await expectAccessibleEverywhere(page)

  await job.getByRole('button', { name: `Por qué: ${title}` }).click()
  const why = page.getByRole('dialog', { name: 'Por qué este puntaje' })
  await expect(why.getByRole('heading', { name: 'Habilidades' })).toBeVisible()
  await expect(why.getByText(/^Este puntaje es automático/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await job.getByRole('button', { name: `Postular a ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByText('¡Postulación enviada exitosamente!')).toBeVisible()
  await expect(job, 'what was applied to is not recommended').toHaveCount(0)

  await company.goto('/company-dashboard/candidatos?vista=empleos')
  await expect(company.getByRole('heading', { name: 'Los mejores matches' })).toBeVisible()
  await company.getByRole('list', { name: 'Los mejores candidatos' }).getByRole('link').first().click()
  const panel = company.getByRole('complementary')
  await expect(panel.getByRole('tab', { name: 'Match' })).toHaveAttribute('aria-selected', 'true')
  await expect(panel.getByText(/^Cumple \d+ de \d+ habilidades?(; el puntaje baja por .+)?$/)).toBeVisible()
  await expectAccessibleEverywhere(company)
})

test.describe('with a list that fails', () => {
  test.use({ allowConsole: refused(429) })

  test('an application that is refused in the list says so in a toast and keeps the letter', async ({
    page,
  }) => {
    await signIn(page, demo.professional)
    await page.route('**/api/jobs/*/apply', (route) =>
      route.fulfill({ status: 429, json: { message: 'Espera un momento.', code: 'rate_limited' } }),
    )
    await page.goto('/dashboard/empleos')
    await page
      .getByRole('button', { name: /^Postular a / })
      .first()
      .click()
    const form = page.getByRole('dialog', { name: 'Postular' })
    await form.getByLabel('Carta de presentación').fill('Una carta que se queda.')
    await form.getByRole('button', { name: 'Postular Ahora' }).click()
    await expect(page.getByText('Error al postular')).toBeVisible()
    await expect(form.getByText('Error al enviar postulación')).toBeVisible()
    await expect(form.getByLabel('Carta de presentación')).toHaveValue('Una carta que se queda.')
  })

  test('the list says so and can be asked again', async ({ page }) => {
    await signIn(page, demo.professional)
    await page.route('**/api/recommendations/jobs*', (route) =>
      route.fulfill({ status: 429, json: { message: 'Espera un momento.', code: 'rate_limited' } }),
    )
    await page.goto('/dashboard/empleos')
    await expect(page.getByText('Error al cargar recomendaciones')).toBeVisible()
    await page.unroute('**/api/recommendations/jobs*')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('article')).not.toHaveCount(0)
  })
})

test('services are suggested, dismissed and rebuilt; publishing one is for the premium plan', async ({
  page,
}) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sube tu CV' }).setInputFiles(await makeFullCv())
  const review = page.getByRole('dialog', { name: 'Revisa lo que leímos de tu CV' })
  await review.getByRole('button', { name: /^Guardar lo marcado/ }).click()
  await expect(page.getByRole('dialog', { name: 'Perfil actualizado' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Servicios', exact: true }).click()
  await expect(page.getByText('Función Premium - Requiere Plan Profesional')).toBeVisible()
  const suggestions = page.getByRole('article')
  await expect(suggestions.first()).toBeVisible()
  const count = await suggestions.count()
  await expectAccessibleEverywhere(page)
  const title = await suggestions.first().getByRole('heading').innerText()
  await page.getByRole('button', { name: `Descartar: ${title}` }).click()
  await expect(suggestions).toHaveCount(count - 1)
  await page.getByRole('button', { name: 'Regenerar' }).click()
  await expect(page.getByText('Sugerencias regeneradas')).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
})

test('the page of a job shows the own match before applying, and what to complete where nothing is known', async ({
  page,
  openBrowser,
}) => {
  await page.goto('/empleos?q=frontend+react')
  await page.getByRole('link', { name: 'Desarrollador/a Frontend React' }).click()
  await expect(page).toHaveURL(/\/jobs\/\d+$/)
  const address = page.url()
  await expect(page.getByText('Tu compatibilidad'), 'a visitor has none').toHaveCount(0)

  await signIn(page, demo.professional)
  await page.goto(address)
  const summary = page.getByRole('complementary', { name: 'Resumen del empleo' })
  await expect(summary.getByText('Tu compatibilidad')).toBeVisible()
  await expect(summary.getByRole('img', { name: /^Compatibilidad \d+ de 100$/ })).toBeVisible()
  await summary.getByRole('button', { name: /^Por qué: / }).click()
  await expect(page.getByRole('dialog', { name: 'Por qué este puntaje' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessibleEverywhere(page)

  const newcomer = await openBrowser()
  await signUpProfessional(newcomer)
  await newcomer.goto(address)
  await expect(newcomer.getByText('Sin datos suficientes')).toBeVisible()
  await expectAccessibleEverywhere(newcomer)
  await newcomer.getByRole('link', { name: 'Tus habilidades' }).click()
  await expect(newcomer.getByRole('heading', { name: 'Habilidades' })).toBeVisible()
})
