import { testOutcomeNames } from '#domain/plans/payment.words.ts'
import { demo, signUpProfessional } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectAccessibleEverywhere } from '#tests/e2e/support/journey.ts'
import { withOwnServer } from '#tests/e2e/support/own-server.ts'
import { type JsonService, startJsonService } from '#tests/support/json-service.ts'
import { dataFolder, startProcess } from '#tests/support/server-process.ts'

const test = withOwnServer().extend<{ issuer: { service: JsonService; refuses: boolean } }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner wants a destructured parameter
  issuer: async ({}, use) => {
    const service = await startJsonService(() =>
      issuer.refuses
        ? { status: 422, body: { accepted: false, reason: 'El RUC del emisor no está habilitado.' } }
        : { status: 200, body: { accepted: true, number: 'B001-77' } },
    )
    const issuer = { service, refuses: true }
    await use(issuer)
    service.close()
  },
  ownServer: async ({ issuer }, use) => {
    const folder = await dataFolder()
    const server = await startProcess(folder.path, {
      DEMO: 'on',
      DOCUMENT_ISSUER_URL: issuer.service.url,
      DOCUMENT_ISSUER_TOKEN: 'una-clave-de-prueba',
    })
    await use({ url: server.url, folder: folder.path })
    await server.kill('SIGTERM')
    await folder.remove()
  },
})

test('finance types a rate that the next receipt has, and sends a refused document again', async ({
  page: finance,
  openBrowser,
  issuer,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await finance.request.post('/api/admin/login', { data: demo.admin })
  await finance.goto('/admin/billing/tipo-de-cambio')
  await finance.getByRole('button', { name: 'Escribir tipo de cambio' }).click()
  const form = finance.getByRole('dialog', { name: 'Escribir tipo de cambio' })
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByLabel('Soles por un dólar (venta)')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(finance)
  await form.getByLabel('Soles por un dólar (venta)').fill('3.812')
  await form.getByLabel('De dónde lo tomaste').fill('SBS')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()
  await expect(finance.getByRole('cell', { name: /3\.812/ })).toBeVisible()
  await expectAccessibleEverywhere(finance)

  const payer = await openBrowser({ baseURL: baseURL!, viewport: { width: 360, height: 740 } })
  await signUpProfessional(payer)
  expect((await payer.request.post('/api/professionals/activate-premium')).status()).toBe(200)
  const opened = await payer.request.post('/api/purchases', {
    data: { product: 'premium_month', returnTo: '/dashboard' },
  })
  const { pathname, search } = new URL((await opened.json()).checkoutUrl)
  await payer.goto(pathname + search)
  await payer.getByRole('button', { name: testOutcomeNames.completed }).click()
  await payer.waitForURL(/\/pagos\/\d+$/)
  await payer
    .getByRole('link', { name: /recibo/i })
    .first()
    .click()
  await expect(payer.getByText(/3\.812/).first()).toBeVisible()
  await expect(payer.getByText(/SBS/).first()).toBeVisible()

  await expect(async () => {
    await finance.goto('/admin/billing/comprobantes?state=refused')
    await expect(finance.getByText('El RUC del emisor no está habilitado.')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await expectAccessibleEverywhere(finance)
  issuer.refuses = false
  const tries = issuer.service.asked.length
  await finance.getByRole('button', { name: /^Enviar otra vez/ }).click()
  await expect(async () => {
    await finance.goto('/admin/billing/comprobantes')
    await expect(finance.getByRole('row', { name: /B001-77/ })).toContainText('Aceptado', { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  expect(issuer.service.asked.length).toBe(tries + 1)
  await expect(finance.getByRole('button', { name: /^Enviar otra vez/ })).toHaveCount(0)
})
