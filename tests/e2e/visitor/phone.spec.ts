import { demo, signIn } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/journey.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('the menu is a drawer that leads on and closes', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Abrir el menú' }).tap()
  const drawer = page.getByRole('navigation', { name: 'Menú' })
  await expect(drawer.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('link', { name: 'Ver Empleos' }).tap()
  await expect(page).toHaveURL('/empleos')
  await expect(drawer).toBeHidden()
})

test('the filters are a sheet that says what it will show', async ({ page }) => {
  await page.goto('/empleos?category=Marketing')
  await page.getByRole('button', { name: /^Filtros/ }).tap()
  const sheet = page.getByRole('region', { name: 'Filtros' })
  await sheet.getByRole('checkbox', { name: 'Híbrido' }).tap()
  await expect(sheet.getByRole('button', { name: 'Ver 3 empleos' })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Ver 3 empleos' }).tap()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'encontrados' })).toHaveText(
    '3 empleos encontrados',
  )
  await page.getByRole('button', { name: /^Filtros/ }).tap()
  await sheet.getByRole('link', { name: 'Limpiar' }).tap()
  await expect(page).toHaveURL('/empleos')
})

test('a place is chosen in the sheet, step by step', async ({ page }) => {
  await page.goto('/empleos')
  await page.getByRole('button', { name: /^Filtros/ }).tap()
  const sheet = page.getByRole('region', { name: 'Filtros' })
  await sheet.getByLabel('Ubicación').selectOption('lima')
  await sheet.getByLabel('Provincia').selectOption('lima-metropolitana')
  await expect(sheet.getByLabel('Distrito')).toBeVisible()
  await sheet.getByRole('checkbox', { name: 'Incluir remotos' }).tap()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Ver \d+ empleos$/ }).tap()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/empleos?location=lima-metropolitana&withRemote=true')
  await expect(page.getByRole('button', { name: /^Filtros/ })).toContainText('2')
})

test('pay and button stay in reach on an ad, and the form comes as a sheet', async ({ page }) => {
  await page.goto('/empleos?q=community+manager')
  await page.getByRole('link', { name: /Ver detalles.*Community Manager/ }).tap()
  const bar = page.getByRole('region', { name: 'Postular' })
  await expect(bar).toBeInViewport()
  await expect(bar.getByText(/2,800/)).toBeVisible()
  await bar.getByRole('link', { name: 'Postular Ahora' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Postular' })
  await expect(sheet.getByLabel('Nombre completo')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Cerrar' }).tap()
  await expect(sheet).toBeHidden()
})

test('the board of candidates shows one stage at a time, and a candidate fills the screen', async ({
  page,
}) => {
  await signIn(page, demo.company)
  await page.goto('/company-dashboard/candidatos?vista=empleos')
  await page.getByRole('link', { name: /Full Stack/ }).tap()
  await page.getByRole('tab', { name: /^Preseleccionado/ }).tap()
  await expectNoSidewaysScroll(page)
  // A candidate whom the company has opened before, so that the demo does not change.
  await page
    .getByRole('list', { name: 'Preseleccionado' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .tap()
  const panel = page.getByRole('complementary', { name: /^Candidato: / })
  await expect(panel).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Cerrar el candidato' }).tap()
  await expect(panel).toBeHidden()
})
