import type { Page } from '@playwright/test'
import { confirmEmail, signUpProfessional } from '#tests/e2e/support/accounts.ts'
import { expect, test } from '#tests/e2e/support/journey.ts'

/** Holds back every script of the page. Returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('two-factor “Activar”, pressed before the scripts are there, opens when they are', async ({ page }) => {
  await confirmEmail(page, await signUpProfessional(page))
  const release = await holdScripts(page)
  const opened = page.goto('/dashboard/configuracion')
  const button = page.getByRole('button', { name: 'Activar' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await opened
  await expect(page.getByRole('dialog', { name: 'Activar la verificación en dos pasos' })).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
})

test('a heart pressed twice before hydration saves the job once', async ({ page }) => {
  const release = await holdScripts(page)
  const opened = page.goto('/empleos')
  const heart = page.getByRole('button', { name: /^Guardar: / }).first()
  await heart.click()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  release()
  await opened
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Empleo guardado')).toBeVisible()
})

test("the browser's own actions are not repeated", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await holdScripts(page)
  const opened = page.goto('/empleos')
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  const menu = page.getByRole('navigation', { name: 'Menú' })
  await expect(menu).toBeVisible()
  release()
  await opened
  await expect(page.getByRole('button', { name: 'Asistente', exact: true })).toBeAttached()
  await expect(menu).toBeVisible()
})
