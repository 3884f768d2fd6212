import { generateSync } from 'otplib'
import { typeLogin } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, refused } from '#tests/e2e/support/journey.ts'
import { withOwnServer } from '#tests/e2e/support/own-server.ts'

const admin = { email: 'jefa@qhatu.pe', password: 'Una-clave-larga-1' }
const test = withOwnServer({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })
test.use({ allowConsole: refused(401, 403) })

test('an administrator who must have a second factor turns it on, and enters with a code from then on', async ({
  page,
  setting,
}) => {
  await setting('require_admin_two_factor', 'true')
  await page.goto('/admin/login')
  await typeLogin(page, admin)
  await expect(page).toHaveURL('/admin/cuenta')
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cuenta' })).toBeVisible()
  await expect(page.getByText(/^Todo el equipo entra con verificación en dos pasos/)).toBeVisible()
  await page.getByRole('link', { name: 'Moderación' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cuenta' })).toBeVisible()
  await page.goto('/admin/moderation')
  await expect(page).toHaveURL('/admin/cuenta')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Activar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tu contraseña').fill(admin.password)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog.getByRole('img', { name: 'Código QR para tu aplicación' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  // The current code; the login uses that of the next step, so that neither expires when a step ends meanwhile.
  const code = (steps: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
  await dialog.getByLabel('Código de tu aplicación').fill(code(0))
  await dialog.getByRole('button', { name: 'Activar' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const recovery = await dialog.getByRole('listitem').first().innerText()
  await dialog.getByLabel('Ya guardé mis códigos').check()
  await dialog.getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByText('Activada')).toBeVisible()
  await expect(page.getByText(/^Todo el equipo entra/)).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Bandeja' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bandeja' })).toBeVisible()

  const signOut = async () => {
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL('/admin/login')
  }
  await signOut()
  await typeLogin(page, admin)
  const field = page.getByLabel('Código de 6 dígitos')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill('000000')
  await page.getByRole('button', { name: 'Verificar' }).click()
  await expect(page.getByText('Código incorrecto')).toBeVisible()
  await field.fill(code(1))
  await page.getByRole('button', { name: 'Verificar' }).click()
  await expect(page).toHaveURL('/admin')

  await signOut()
  await typeLogin(page, admin)
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await page.getByLabel('Código de recuperación').fill(recovery)
  await page.getByRole('button', { name: 'Verificar' }).click()
  await expect(page).toHaveURL('/admin')
})
