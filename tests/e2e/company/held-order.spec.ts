import { signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { testOutcomeNames } from '#domain/plans/payment.words.ts'
import { test } from '#tests/e2e/support/held-orders.ts'
import { expect, expectAccessible, expectAccessibleEverywhere } from '#tests/e2e/support/journey.ts'
import { sellPackage } from '#tests/e2e/support/orders.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'

test('an order is paid, held, delivered and released; its fee was known before', async ({
  page: seller,
  openBrowser,
  baseURL,
}) => {
  const title = `Tableros ${uniqueWord()}`
  const serviceId = await sellPackage(seller, title, '900')
  const company = await openBrowser({ baseURL: baseURL!, viewport: { width: 360, height: 740 } })
  await signUpCompany(company, `Textiles ${uniqueWord()}`)
  await company.goto(`/servicios/${serviceId}`)
  await company.getByRole('button', { name: 'Contratar Servicio' }).first().click()
  const form = company.getByRole('dialog', { name: 'Contratar Servicio' })
  await expect(form.getByRole('status')).toContainText('$953.10')
  await expect(form.getByText('Comisión de Qhatu, 5 %')).toBeVisible()
  await form.getByLabel('Qué necesitas').fill('Ventas, compras y caja.')
  await form.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(form).toBeHidden()

  await seller.goto('/dashboard/contrataciones')
  await seller.getByRole('link', { name: `Abrir el pedido: ${title}` }).click()
  await expect(seller.getByText(/lo recibes completo/)).toBeVisible()
  await seller.getByRole('button', { name: 'Aceptar el pedido' }).click()
  await expect(seller.getByRole('heading', { name: 'Espera el pago' })).toBeVisible()
  await expectAccessibleEverywhere(seller)

  await company.goto('/company-dashboard/contrataciones')
  await company.getByRole('link', { name: `Abrir el pedido: ${title}` }).click()
  await whenNotified(
    expect(company.getByRole('heading', { name: 'Deposita el pago' })).toBeVisible({
      timeout: untilNotified,
    }),
  )
  await expectAccessibleEverywhere(company)
  await company.getByRole('button', { name: 'Depositar $953.10' }).press('Enter')
  await company.getByRole('button', { name: testOutcomeNames.completed }).click()
  await expect(company.getByRole('heading', { name: 'Pago recibido' })).toBeVisible()
  await expectAccessible(company)
  await company.getByRole('link', { name: 'Volver al pedido' }).click()
  await whenNotified(
    expect(company.getByRole('heading', { name: 'Trabaja en tu pedido' })).toBeVisible({
      timeout: untilNotified,
    }),
  )
  await expect(company.getByRole('listitem').filter({ hasText: /^Retenido\$900\.00/ })).toBeVisible()

  await whenNotified(seller.getByRole('button', { name: 'Entregar' }).click({ timeout: untilNotified }))
  const delivery = seller.getByRole('dialog', { name: 'Entrega tu trabajo' })
  await delivery.getByLabel('Qué entregas').fill('Todo listo')
  await delivery.getByRole('button', { name: 'Entregar' }).click()
  await expect(delivery).toBeHidden()

  await whenNotified(
    company.getByRole('button', { name: 'Aceptar y liberar $900.00' }).click({ timeout: untilNotified }),
  )
  await company
    .getByRole('dialog', { name: '¿Aceptar la entrega?' })
    .getByRole('button', { name: 'Aceptar la entrega' })
    .click()
  await expect(company.getByRole('heading', { name: 'Trabajo completado' })).toBeVisible()
  await whenNotified(
    expect(company.getByRole('link', { name: 'Recibo de la comisión' })).toBeVisible({
      timeout: untilNotified,
    }),
  )
  await expectAccessibleEverywhere(company)
  await company.getByRole('link', { name: 'Recibo de la comisión' }).click()
  await expect(company.getByText('Comisión de Qhatu por un pedido')).toBeVisible()
  await expect(company.getByText('$53.10 USD').first()).toBeVisible()

  await seller.goto('/dashboard/ingresos')
  await expect(seller.getByRole('main').getByText('$900.00').first()).toBeVisible()
})
