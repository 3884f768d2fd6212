import { demo, signUpCompany, typeLogin } from '#tests/e2e/support/accounts.ts'
import { expect, refused, test } from '#tests/e2e/support/journey.ts'

test.use({ allowConsole: refused(401) })

test('the administrator has a separate login and logout', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
  await typeLogin(page, { ...demo.admin, password: 'no-es-esta-clave' })
  await expect(page.getByRole('main').getByText('Credenciales inválidas')).toBeVisible()
  await typeLogin(page, demo.admin)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Bandeja' })).toBeVisible()
  for (const figure of ['Profesionales', 'Ingresos (USD)', 'Crecimiento mensual', 'Moderación pendiente'])
    await expect(page.getByRole('main').getByText(figure, { exact: true })).toBeVisible()

  await page.goto('/company-dashboard')
  await expect(page, "an administrator's session opens no panel of a user").toHaveURL(/\/login\?/)

  await page.goto('/admin')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/admin/login')
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
})

test("a user cannot enter the back-office, and an administrator's password opens nothing else", async ({
  page,
}) => {
  const company = await signUpCompany(page)
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
  await typeLogin(page, company)
  await expect(page.getByRole('main').getByText('Credenciales inválidas')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  await typeLogin(page, demo.admin)
  await expect(page.getByText('Email o contraseña incorrectos')).toBeVisible()
})
