import { devices, type Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/journey.ts'

// The demo has eighteen services; other journeys publish more.

const count = (page: Page) => page.getByRole('status').filter({ hasText: /encontrados?/ })
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Resultados' }).getByRole('heading', { level: 2 })

test('a visitor narrows the directory, opens a service over it, and goes back to the same list', async ({
  page,
}) => {
  await page.goto('/servicios')
  await page.getByRole('searchbox').fill('power bi')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL('/servicios?q=power+bi')
  await expect(cards(page).first()).toHaveText('Tableros de control en Power BI')

  await cards(page).first().getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: 'Tableros de control en Power BI' })
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(page).toHaveURL(/\/servicios\/\d+$/)
  await expect(page).toHaveTitle(/^Tableros de control en Power BI/)
  await expect(dialog.getByText('Profesional Verificado')).toBeVisible()
  await expect(dialog.getByText('Tasa de éxito')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Hasta tres tableros' })).toBeVisible()
  await expectAccessible(page)

  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/servicios?q=power+bi')
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/servicios?q=power+bi')
  await page.getByRole('link', { name: 'Limpiar filtros' }).click()
  await expect(page).toHaveURL('/servicios')
})

test('filters and order apply at once and are in the address; an empty result has links', async ({
  page,
}) => {
  await page.goto('/servicios')
  await page.getByLabel('Categoría').selectOption('Finanzas y Contabilidad')
  await expect(page).toHaveURL('/servicios?category=Finanzas+y+Contabilidad')
  await expect(count(page)).toHaveText(/^[3-9] servicios encontrados$/)
  await page.getByLabel('Ordenar').selectOption('Menor precio')
  await expect(page).toHaveURL(/sort=/)
  const prices = async () =>
    (await page.getByRole('region', { name: 'Resultados' }).getByText(/^\$\d/).allInnerTexts()).map((price) =>
      Number.parseFloat(price.replace(/[$,]/g, '')),
    )
  await expect.poll(async () => (await prices()).length).toBeGreaterThan(2)
  await expect
    .poll(async () => {
      const shown = await prices()
      return shown.toSorted((one, other) => one - other).join() === shown.join()
    })
    .toBe(true)
  await page.getByLabel('Calificación mínima').selectOption('4.5')
  await expect(page).toHaveURL(/minRating=4.5/)

  await page.goto('/servicios?q=domador+de+pterodáctilos')
  await expect(page.getByRole('heading', { name: 'No se encontraron servicios' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Limpiar filtros' }).last().click()
  await expect(count(page)).toHaveText(/^(1[89]|[2-9]\d) servicios encontrados$/)
})

test('the address of a service is a page of its own, which leads to the profile and to the login and back', async ({
  page,
}) => {
  await page.goto('/servicios?q=despliegues')
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/servicios\/\d+$/)
  const address = page.url()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Despliegues automáticos en la nube')
  await expect(page.getByRole('heading', { name: 'Reseñas de este servicio' })).toBeVisible()
  await expect(page.getByText('Contratación verificada').first()).toBeVisible()

  await page.getByRole('link', { name: 'Ver Perfil Completo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Omar Chunga Seminario')
  await page.goBack()
  await page.getByRole('link', { name: 'Iniciar Sesión para Contactar' }).click()
  await expect(page).toHaveURL(/\/login\?volver=%2Fservicios%2F\d+%3Fcontactar%3D1$/)
  await expect(page.getByText('Debes iniciar sesión para contactar al profesional')).toBeVisible()
})

test('a profile shows each of its sections, and no contact data to a stranger', async ({ page }) => {
  await page.goto('/servicios?q=interfaces')
  await cards(page).first().getByRole('link').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Ver Perfil Completo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renzo Huamán Ríos')
  const tabs = page.getByRole('navigation', { name: 'Secciones del perfil' })
  for (const [tab, text] of [
    ['Portafolio', 'Apertura de cuenta en cinco pantallas'],
    ['Reseñas', 'Escuchó antes de dibujar'],
    ['Certificados', 'Diseño accesible'],
    ['Validaciones', 'Investigación con usuarios'],
    ['Experiencia', 'Simplifiqué la apertura de cuenta'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect(page.getByRole('region', { name: tab }).getByText(text)).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  const html = await (await page.request.get(page.url())).text()
  expect(html).not.toContain('premium@demo.qhatu.pe')
  expect(html).not.toContain('900 000 002')
  await expect(page.getByText('los ven solo las empresas')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contactar' })).toBeHidden()
})

test.describe('what is not there', () => {
  test.use({ allowConsole: /status of 404/ })
  for (const [address, title] of [
    ['/servicios/99999', 'Servicio no encontrado'],
    ['/servicios/-1', 'Servicio no encontrado'],
    ['/servicios/%3Cscript%3E', 'Servicio no encontrado'],
    ['/professional/99999', 'Profesional no encontrado'],
    ['/professional/abc', 'Profesional no encontrado'],
  ] as const)
    test(`${address} has a friendly error page`, async ({ page }) => {
      const reply = await page.goto(address)
      expect(reply?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    })
})

for (const address of [
  '/servicios?page=9999',
  '/servicios?category=Brujería&minRating=99&sort=x',
  '/servicios?servicio=-3',
])
  test(`${address} still shows a list`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servicios Profesionales')
  })

test('without scripts the directory is searched, filtered and read, and a service opens as a page', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false, baseURL: baseURL! })
  await page.goto('/servicios')
  await page.getByLabel('Categoría').selectOption('Recursos Humanos')
  await page.getByLabel('Ordenar').selectOption('Mayor precio')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(count(page)).toHaveText('2 servicios encontrados')
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Selección de personal/)
  await page.getByRole('link', { name: 'Ver Perfil Completo' }).click()
  await page
    .getByRole('navigation', { name: 'Secciones del perfil' })
    .getByRole('link', { name: 'Reseñas' })
    .click()
  await expect(page.getByText('Nos quedamos con dos.')).toBeVisible()
})

test('on a phone a service is a sheet with its price and button in reach', async ({
  openBrowser,
  baseURL,
}) => {
  const { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor } = devices['Pixel 5']
  const page = await openBrowser({
    userAgent,
    hasTouch,
    isMobile,
    deviceScaleFactor,
    baseURL: baseURL!,
    viewport: { width: 360, height: viewport.height },
  })
  await page.goto('/servicios')
  await cards(page).first().getByRole('link').tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('region', { name: 'Contratar' })).toBeInViewport()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Cerrar' }).tap()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/servicios')
})
