import { signUpProfessional } from '#tests/e2e/support/accounts.ts'
import { searchField } from '#tests/e2e/support/jobs.ts'
import { expect, test } from '#tests/e2e/support/journey.ts'

test('the first tab stop skips the header', async ({ page }) => {
  await page.goto('/empleos')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Ir al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(searchField(page)).toBeFocused()
})

test('the tab order of the header is its reading order', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Qhatu' }).focus()
  for (const stop of [
    header.getByRole('link', { name: 'Inicio' }),
    header.getByRole('link', { name: 'Ver Empleos' }),
    header.getByRole('link', { name: 'Servicios Profesionales' }),
    header.getByRole('link', { name: 'Membresía' }),
    header.getByRole('link', { name: 'Agente IA' }),
    header.getByRole('button', { name: 'Alternar tema claro u oscuro' }),
    header.getByRole('link', { name: 'Iniciar Sesión' }),
    header.getByRole('link', { name: 'Registrarse' }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
})

test('a filter keeps the focus when it is applied, and turning a page moves it to the list', async ({
  page,
}) => {
  await page.goto('/empleos')
  const filter = page.getByRole('checkbox', { name: 'Presencial' })
  await filter.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/empleos?mode=onsite')
  await expect(filter).toBeChecked()
  await expect(filter).toBeFocused()
  await page.goto('/empleos')
  await page.getByRole('link', { name: 'Página siguiente' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/empleos?page=2')
  await expect(page.getByRole('status').filter({ hasText: 'encontrados' })).toBeFocused()
})

test('the form to apply takes, keeps and returns the focus', async ({ page }) => {
  await page.goto('/empleos?q=community+manager')
  await page.getByRole('link', { name: /Ver detalles.*Community Manager/ }).focus()
  await page.keyboard.press('Enter')
  const apply = page.getByRole('link', { name: 'Postular Ahora' })
  await apply.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Postular' })
  await expect(dialog.getByLabel('Nombre completo')).toBeFocused()
  await page.keyboard.type('Rosa')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(apply).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Nombre completo'), 'what was typed is still there').toHaveValue('Rosa')
})

test("the person's menu opens, moves by arrows and returns the focus", async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  const menu = page.getByRole('button', { name: 'Menú de Rosa' })
  await menu.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Mi Perfil' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Cerrar Sesión' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})
