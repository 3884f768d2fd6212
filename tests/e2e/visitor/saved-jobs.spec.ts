import { signUpCompany, signUpProfessional, enterByLogin, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'

test('a visitor saves jobs on the device, undoes one, signs in, and finds them in the account', async ({
  page,
  openBrowser,
}) => {
  const company = await openBrowser()
  await signUpCompany(company)
  const title = `Contador ${uniqueWord()}`
  const id = await publishJob(company, title)
  const account = await signUpProfessional(await openBrowser())

  await page.goto(`/empleos?q=${encodeURIComponent(title)}`)
  const heart = page.getByRole('button', { name: `Guardar: ${title}` })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/guardados')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Inicia sesión', exact: true }).click()
  await enterByLogin(page, account)
  await expect(page).toHaveURL(/\/dashboard\/guardados$/)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/jobs/${id}`)
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('saved')))).toEqual(
    [],
  )

  await company.request.patch(`/api/jobs/${id}/status`, { data: { status: 'archived' } })
  await page.goto('/dashboard/guardados')
  await expect(page.getByText('Cerrado', { exact: true })).toBeVisible()
  const saved = page.getByRole('button', { name: `Guardar: ${title}` })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  await saved.click()
  await expect(page.getByText('Aún no has guardado empleos')).toBeVisible()
})

test('a professional manages alerts in the panel', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/empleos?category=finanzas&location=lima')
  await page.getByRole('link', { name: 'Crear alerta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear alerta' })
  await dialog.getByRole('button', { name: 'Crear alerta' }).click()
  await expect(dialog.getByText('Revisa tu correo')).toBeVisible()
  await dialog.getByRole('link', { name: 'Ver mis alertas' }).click()
  await expect(page.getByRole('heading', { name: 'Alertas y guardados' })).toBeVisible()
  await expect(page.getByText('Falta confirmar')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Frecuencia de Empleos de Finanzas en Lima').selectOption('Cada semana')
  await expect(page.getByText('Frecuencia guardada')).toBeVisible()
  await page.getByRole('button', { name: 'Eliminar la alerta Empleos de Finanzas en Lima' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Todavía no tienes alertas')).toBeVisible()
})
