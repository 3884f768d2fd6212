import { demo, signIn } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'

const items = {
  Inicio: '/',
  'Ver Empleos': '/empleos',
  'Servicios Profesionales': '/servicios',
  Membresía: '/membresia',
  'Agente IA': '/agente',
}

test('the header has the five items, and marks the one of the current path', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Principal' })
  await expect(bar.getByRole('link')).toHaveText(Object.keys(items))
  for (const [name, href] of Object.entries(items))
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href)
  const current = bar.getByRole('link').and(page.locator('[aria-current=page]'))
  await expect(current).toHaveText(['Inicio'])
  await page.goto('/empleos-premium')
  await expect(current).toHaveText(['Ver Empleos'])
  await page.goto('/login')
  await expect(current).toHaveCount(0)
})

test('at the narrowest width of the bar everything fits in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1090, height: 800 })
  await page.goto('/')
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Principal' })
  await expect(bar.getByRole('link', { name: 'Agente IA' })).toBeVisible()
  await expectAccessible(page)
})

test('the menu of a person leads to the own panel and out', async ({ page }) => {
  await signIn(page, demo.professional)
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: /^Menú de / }).click()
  await page.getByRole('menuitem', { name: 'Mi Perfil' }).click()
  await expect(page).toHaveURL('/dashboard')
  // The bell must load before the session ends: later its request would be refused.
  await page.goto('/', { waitUntil: 'networkidle' })
  await header.getByRole('button', { name: /^Menú de / }).click()
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
  await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
})

test('the panels lead to the complaints book too', async ({ page }) => {
  await signIn(page, demo.company)
  await page.goto('/company-dashboard')
  await expect(page.getByRole('link', { name: 'Libro de Reclamaciones' })).toHaveAttribute(
    'href',
    '/libro-de-reclamaciones',
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the drawer has the same items and the current one marked', async ({ page }) => {
    await page.goto('/empleos')
    await page.getByRole('button', { name: 'Abrir el menú' }).tap()
    const drawer = page.getByRole('navigation', { name: 'Menú' })
    for (const [name, href] of Object.entries(items))
      await expect(drawer.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(drawer.getByRole('link', { name: 'Ver Empleos' })).toHaveAttribute('aria-current', 'page')
    await expect(drawer.getByRole('link', { name: 'Registrarse' })).toBeVisible()
    await drawer.getByRole('button', { name: 'Cerrar el menú' }).tap()
    await expect(drawer).toBeHidden()
  })
})
