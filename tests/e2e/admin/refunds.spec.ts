import { demo, signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { whenNotified } from '#tests/e2e/support/undo-time.ts'

test('a payment goes back in part: undone, done, in the ledger, and its payer has the note', async ({
  page,
}) => {
  const name = `Minera ${uniqueWord()}`
  await signUpCompany(page, name)
  const bought = await page.request.post('/api/purchases', { data: { product: 'premium_job' } })
  const { checkoutUrl } = (await bought.json()) as { checkoutUrl: string }
  const reference = /prueba\/([\w-]+)/.exec(checkoutUrl)![1]!
  await page.request.post(`/api/test-payments/${reference}`, { data: { outcome: 'completed' } })
  await page.request.post('/api/admin/login', { data: demo.admin })

  await page.goto(`/admin/billing?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: /^Ver TX-/ }).click()
  const detail = page.getByRole('dialog', { name: /^TX-\d+ · / })
  await expect(detail.getByText('Pago completado')).toBeVisible()
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Devolver' }).click()
  const form = page.getByRole('dialog', { name: /^Devolver TX-/ })
  await form.getByLabel('Una parte').check()
  await form.getByRole('button', { name: 'Devolver', exact: true }).click()
  await expect(form.getByText('Elige por qué lo devuelves')).toBeVisible()
  await form.getByLabel(/^Monto/).fill('25,50')
  await form.getByLabel('Motivo').selectOption('Lo pidió la persona')
  await expect(form.getByText('Quedan $49.50 USD por devolver', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Devolver $25.50 USD' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).first().click()
  await expect(page.getByText('Devolución deshecha')).toBeVisible()
  await page.getByRole('button', { name: /^Ver TX-/ }).click()
  await expect(detail.getByText('Deshecho')).toBeVisible()

  await detail.getByRole('button', { name: 'Devolver' }).click()
  await form.getByLabel('Motivo').selectOption('Fue un error nuestro')
  await form.getByRole('button', { name: 'Devolver $75.00 USD' }).click()
  await page.getByRole('button', { name: /^Ver TX-/ }).click()
  await expect(detail.getByText('Sale en unos segundos')).toBeVisible()
  // The seconds of the undo, and the provider.
  await whenNotified(expect(detail.getByText('Devuelto', { exact: true })).toBeVisible({ timeout: 40_000 }))
  await expect(detail.getByText(/^N-\d{6}$/)).toBeVisible()
  for (const paper of ['R', 'N']) {
    const download = page.waitForEvent('download')
    await detail.getByRole('link', { name: new RegExp(`^Datos \\(JSON\\) de ${paper}-`) }).click()
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^${paper}-\\d{6}\\.json$`))
  }
  await expectAccessible(page)

  for (const [path, heading] of [
    ['devoluciones', 'Devoluciones'],
    ['contracargos', 'Contracargos'],
    ['libro', 'Libro mayor'],
    ['conciliacion', 'Conciliación'],
  ] as const) {
    await page.goto(`/admin/billing/${path}`)
    await expect(
      page.getByRole('link', { name: heading }).and(page.locator('[aria-current=page]')),
    ).toBeVisible()
  }
  await page.getByRole('button', { name: 'Revisar ahora' }).click()
  await expect(page.getByText('Revisión en marcha')).toBeVisible()

  await page.goto('/company-dashboard/membresia')
  await page.getByRole('link', { name: /^N-\d{6}$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^N-\d{6}$/ })).toBeVisible()
  await expect(page.getByText('$75.00 USD').last()).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('the payer says in whose name receipts are, and a wrong number is named', async ({ page }) => {
  await signUpCompany(page, `Textiles ${uniqueWord()}`)
  await page.goto('/company-dashboard/membresia')
  const card = page.getByRole('heading', { name: 'Datos de tus recibos' })
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar' }).click()
  const form = page.getByRole('dialog', { name: 'Datos de tus recibos' })
  if (await form.getByLabel('Documento').isVisible()) {
    await form.getByLabel('Documento').selectOption('RUC')
    await form.getByLabel('Número de RUC').fill('20100070971')
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(form.getByText('Revisa los dígitos de tu RUC', { exact: false }).first()).toBeVisible()
    await form.getByLabel('Número de RUC').fill('20100070970')
  }
  await form.getByLabel('Dirección').fill('Jr. Puno 100, Lima')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Jr. Puno 100, Lima')).toBeVisible()
})
