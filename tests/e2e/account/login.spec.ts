import type { Page } from '@playwright/test'
import {
  password,
  signUpCompany,
  signUpProfessional,
  enterByLogin,
  typeLogin,
} from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, refused, test } from '#tests/e2e/support/journey.ts'

test.use({ allowConsole: refused(401) })

const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'qhatu_session')

test('a wrong password and an unknown address get the same words', async ({ page, openBrowser }) => {
  const { email } = await signUpProfessional(await openBrowser())
  await page.goto('/login')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page.getByText('Por favor ingresa tu email y contraseña')).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toBeFocused()
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(
    'Escribe el correo de tu cuenta',
  )
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription(
    'Escribe la contraseña de tu cuenta',
  )
  await expectAccessible(page)
  for (const wrong of [
    { email, password: 'no-es-esta-1' },
    { email: `nadie-${email}`, password },
  ]) {
    await typeLogin(page, wrong)
    await expect(page.getByText('Email o contraseña incorrectos')).toBeVisible()
    await expect(page.getByText('Error de autenticación')).toBeVisible()
    await expect(page).toHaveURL('/login')
  }
  await expectAccessible(page)
  expect(await sessionCookie(page)).toBeUndefined()
})

test('without "Recordarme" the session ends with the browser; with it, it lasts thirty days', async ({
  page,
  openBrowser,
}) => {
  const account = await signUpProfessional(await openBrowser())
  await page.goto('/login')
  await enterByLogin(page, account)
  await expect(page).toHaveURL('/professional-dashboard')
  expect((await sessionCookie(page))?.expires).toBe(-1)

  await page.getByRole('button', { name: 'Menú de Rosa' }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
  expect(await sessionCookie(page)).toBeUndefined()

  await page.goto('/login')
  await page.getByLabel('Recordarme').check()
  await enterByLogin(page, account)
  await expect(page).toHaveURL('/professional-dashboard')
  const cookie = await sessionCookie(page)
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThanOrEqual(30)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

test('a page that needs an account is opened after the login', async ({ page, openBrowser }) => {
  const account = await signUpCompany(await openBrowser())
  await page.goto('/company-dashboard/publicar?tipo=premium')
  await expect(page).toHaveURL(/\/login\?volver=/)
  await enterByLogin(page, account)
  await expect(page).toHaveURL('/company-dashboard/publicar?tipo=premium')
})

test('a company that opens the panel of a professional lands in its own', async ({ page }) => {
  await signUpCompany(page)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/company-dashboard')
})
