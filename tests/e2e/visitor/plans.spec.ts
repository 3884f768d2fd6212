import type { Page } from '@playwright/test'
import { signUpCompany, signUpProfessional, enterByLogin, uniqueWord } from '#tests/e2e/support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Tu plan actual' })
const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a visitor compares the plans of both kinds', async ({ page }) => {
  await page.goto('/membresia')
  await expect(page.getByRole('heading', { level: 1, name: 'Planes de Suscripción' })).toBeVisible()
  await expect(plan(page, 'Profesional').getByText('$5', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Qué incluye cada plan' })).toBeVisible()

  await page.getByRole('link', { name: 'Empresas', exact: true }).click()
  await expect(page).toHaveURL('/membresia?para=empresas')
  await expect(plan(page, 'Premium').getByText('GRATIS TEMPORALMENTE')).toBeVisible()
  await page.getByText('¿Se renueva solo?').click()
  await expect(page.getByText(/^No\. Te avisamos siete días antes/)).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('a visitor who activates is asked to sign in, and comes back', async ({ page, openBrowser }) => {
  const account = await signUpProfessional(await openBrowser())
  await page.goto('/membresia?para=empresas')
  await plan(page, 'Premium').getByRole('link', { name: 'Activar gratis' }).click()
  await expect(page.getByText('Inicia sesión', { exact: true })).toBeVisible()
  await expect(page.getByText('Debes iniciar sesión para activar el plan premium')).toBeVisible()

  await page.goto('/membresia')
  await plan(page, 'Profesional').getByRole('link', { name: 'Activar gratis' }).click()
  await expect(page.getByText('Inicio de sesión requerido')).toBeVisible()
  await enterByLogin(page, account)
  await expect(page).toHaveURL(/\/membresia/)
  await expect(banner(page).getByText('Básico')).toBeVisible()
})

test('a visitor who presses before the session is known reads why the login follows', async ({ page }) => {
  await page.route('**/api/session', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/membresia?para=empresas')
  await plan(page, 'Premium').getByRole('link', { name: 'Activar gratis' }).click()
  await expect(page.getByText('Debes iniciar sesión para activar el plan premium')).toBeVisible()
})

test('a company activates its plan and sees the jobs used with a bar', async ({ page }) => {
  await signUpCompany(page)
  await page.goto('/membresia')
  await expect(page, 'a company is shown its own plans').toHaveURL('/membresia?para=empresas')
  await expect(banner(page).getByText('Gratuito')).toBeVisible()
  await plan(page, 'Premium').getByRole('button', { name: 'Activar gratis' }).click()
  await expect(page.getByText('Plan premium activado: puedes publicar 1 empleo premium.')).toBeVisible()
  await expect(banner(page).getByText('Premium temporal')).toBeVisible()
  await expect(banner(page).getByRole('progressbar', { name: '0 de 2 empleos usados' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await expect(plan(page, 'Premium').getByRole('button', { name: 'Pasar a Premium' })).toBeEnabled()

  await page.getByRole('link', { name: 'Profesionales', exact: true }).click()
  await plan(page, 'Profesional').getByRole('button', { name: 'Activar gratis' }).click()
  await expect(page.getByText('Acceso denegado')).toBeVisible()
  await expect(page.getByText('Solo los profesionales pueden activar este plan')).toBeVisible()
  await banner(page).getByRole('link', { name: 'Mi membresía' }).click()
  await expect(page).toHaveURL('/company-dashboard/membresia')
})

test('a company in the launch offer goes on to Premium, and then adds a month at its end', async ({
  page,
}) => {
  await signUpCompany(page)
  expect((await page.request.post('/api/companies/activate-premium')).status()).toBe(200)
  await page.goto('/company-dashboard/membresia')
  await expect(page.getByText(/desde ese momento publicas sin límite/)).toBeVisible()
  await page.getByRole('link', { name: 'Pasar a Premium' }).click()
  await page.getByRole('button', { name: 'Pasar a Premium' }).click()
  await page.getByRole('button', { name: 'Simular un pago correcto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plan activado' })).toBeVisible()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await page.getByRole('link', { name: 'Agregar un mes' }).click()
  await expect(banner(page).getByText('Premium', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Agregar un mes' })).toBeVisible()
  await expectAccessibleEverywhere(page)

  await page.getByRole('button', { name: 'Agregar un mes' }).click()
  await page.getByRole('button', { name: 'Simular un pago rechazado' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'El banco rechazó tu pago' })).toBeVisible()
  await page.goto('/company-dashboard/membresia')
  await expect(page.getByText('Fallido')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Agregar un mes' })).toBeVisible()
})

test('a company without a plan buys one premium ad, which its next premium ad uses', async ({ page }) => {
  await signUpCompany(page)
  await page.goto('/company-dashboard/publicar?tipo=premium')
  await page.getByRole('button', { name: 'Comprar un solo aviso por $75' }).click()
  await page.getByRole('button', { name: 'Simular un pago correcto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Empleo premium pagado' })).toBeVisible()
  await page.getByRole('link', { name: 'Publicar mi empleo' }).click()
  await expect(page).toHaveURL(/\/company-dashboard\/publicar\?tipo=premium$/)
  await expect(page.getByText(/^Este aviso usará tu empleo premium pagado/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Crear empleo premium' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.goto('/company-dashboard/membresia')
  await expect(page.getByText('Además, 1 empleo premium pagado sin usar')).toBeVisible()
  await expectAccessible(page)
})

test('each activation leaves a receipt in the panel and in the mail, to print', async ({
  page,
  openBrowser,
}) => {
  const name = `Textiles ${uniqueWord()}`
  const { email } = await signUpCompany(page, name)
  expect((await page.request.post('/api/companies/activate-premium')).status()).toBe(200)
  await page.goto('/company-dashboard/membresia')
  await expect(page.getByRole('heading', { level: 1, name: 'Facturación' })).toBeVisible()
  await expectAccessible(page)
  const link = page.getByRole('link', { name: /^R-\d{6}$/ })
  const number = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(page.getByText(name)).toBeVisible()
  await expect(page.getByText('$0.00 USD').last()).toBeVisible()
  await expectAccessibleEverywhere(page)

  const mail = await mailTo(page, email, `Tu plan está activo: recibo ${number}`)
  const address = linkTo('recibos', mail)
  expect(page.url()).toContain(address)
  const other = await openBrowser({ baseURL: new URL(page.url()).origin })
  await other.goto(address)
  await expect(other, 'nobody signed in').toHaveURL(`/login?${new URLSearchParams({ volver: address })}`)
})

test.describe('a receipt of somebody else', () => {
  test.use({ allowConsole: refused(404) })

  test('is not found', async ({ page }) => {
    await signUpProfessional(page)
    for (const address of ['/recibos/1', '/recibos/-1', '/recibos/abc', '/recibos/99999999999']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'No encontramos este recibo' })).toBeVisible()
    }
    await expectAccessible(page)
  })
})

test('a professional is led from a gate to the upgrade, activates it, and goes on where it was', async ({
  page,
}) => {
  await signUpProfessional(page)
  await page.goto('/dashboard/servicios')
  await page.getByRole('button', { name: 'Ver el Plan Profesional' }).click()
  await expect(page.getByRole('dialog', { name: 'Funcionalidad Premium' })).toBeVisible()
  await page.getByRole('link', { name: 'Mejorar Plan Ahora' }).click()
  await expect(page).toHaveURL(/\/membresia/)
  await page.goto('/plans/upgrade?volver=%2Fdashboard%2Fservicios')
  await expect(banner(page).getByText('Básico')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Activar gratis' }).click()
  await expect(
    page.getByText('Plan Profesional activado: ya puedes publicar servicios y recibir mensajes.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tu plan está activo' })).toBeVisible()
  await page.getByRole('link', { name: 'Continuar donde estabas' }).click()
  await expect(page).toHaveURL('/dashboard/servicios')
  await expect(page.getByText('Función Premium - Requiere Plan Profesional')).toBeHidden()
})

test('a company asks sales about the enterprise plan, and both sides get a mail', async ({ page }) => {
  const company = `Minera ${uniqueWord()}`
  const email = `${uniqueWord()}@ejemplo.pe`
  await page.goto('/membresia?para=empresas')
  await expect(page.getByRole('link', { name: /^Chatear con ventas/ })).toHaveAttribute('href', /^https:/)
  await page.getByRole('link', { name: 'Contactar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hablemos de tu empresa' })
  await expect(dialog.getByLabel('Nombre de la empresa')).toBeFocused()
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(dialog.getByLabel('Nombre de la empresa')).toHaveAccessibleDescription(
    'Escribe el nombre de tu empresa',
  )
  await expect(dialog.getByLabel('Número de empleados')).toHaveAccessibleDescription(
    'Elige cuántas personas trabajan en la empresa',
  )
  await expectAccessible(page)
  await dialog.getByLabel('Nombre de la empresa').fill(company)
  await dialog.getByLabel('Nombre de contacto').fill('Elena Torres')
  await dialog.getByLabel('Correo corporativo').fill(email)
  await dialog.getByLabel('Teléfono').fill('987 654 321')
  await dialog.getByLabel('Número de empleados').selectOption('51-200')
  await dialog.getByLabel('Mensaje').fill('Buscamos seis ingenieras para dos plantas.')
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(dialog.getByText('Marca la casilla para continuar')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'No soy un robot' }).check()
  await expect(dialog.getByText('Listo, gracias.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(dialog).toBeHidden()
  const confirmation = await page.getByText(/^Recibimos tu solicitud C-/).innerText()
  const code = /C-\w{6}/.exec(confirmation)?.[0] ?? ''
  expect(await mailTo(page, 'ventas@qhatu.pe', `Plan Enterprise ${code}: ${company}`)).toContain(
    'Elena Torres',
  )
  expect(await mailTo(page, email, `Recibimos tu solicitud ${code}`)).toContain(code)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the tabs, the questions and the ways on work', async ({ page }) => {
    await page.goto('/membresia')
    await page.getByRole('link', { name: 'Empresas', exact: true }).click()
    await expect(plan(page, 'Enterprise')).toBeVisible()
    await page.getByText('¿Cuántos empleos publico gratis?').click()
    await expect(page.getByText(/Puedes tener 1 empleo estándar activo sin pagar/)).toBeVisible()
    await expect(plan(page, 'Enterprise').getByRole('link', { name: 'Contactar' })).toHaveAttribute(
      'href',
      '/contacto',
    )
    await plan(page, 'Premium').getByRole('link', { name: 'Activar gratis' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar Sesión' })).toBeVisible()
  })

  test('an address that makes no sense shows the plans', async ({ page }) => {
    for (const address of [
      '/membresia?para=nadie',
      '/membresia?para=%3Cscript%3E',
      '/plans/upgrade?para=-1',
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto('/plans/upgrade?volver=//otro.sitio')
    await expect(page.getByRole('link', { name: 'Volver a donde estabas' })).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the form of sales is a sheet, and the cards say what the table would', async ({ page }) => {
    await page.goto('/membresia?para=empresas')
    await expect(page.getByRole('table', { name: 'Qué incluye cada plan' })).toBeHidden()
    await page.getByRole('link', { name: 'Contactar' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Hablemos de tu empresa' })
    await expect(sheet.getByLabel('Mensaje')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Cerrar' }).tap()
    await expect(sheet).toBeHidden()
  })
})
