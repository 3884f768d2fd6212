import type { Page } from '@playwright/test'
import { demo, signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'
import { sellPackage } from '#tests/e2e/support/orders.ts'
import { pdf } from '#tests/support/multipart.ts'

/** A delivered order of $250.00 between the two; returns its number once the company knows of the delivery. */
async function deliverOrder(seller: Page, company: Page, serviceId: number): Promise<number> {
  const asked = await company.request.post(`/api/services/${serviceId}/hires`, {
    data: { message: 'Ventas y caja.', order: { package: 'Estándar', extras: [], totalCents: 25_000 } },
  })
  const { id } = await asked.json()
  await seller.request.patch(`/api/hires/${id}/status`, { data: { status: 'accepted' } })
  await seller.request.post(`/api/hires/${id}/deliveries`, { data: { note: 'Un tablero con todo.' } })
  await company.goto(`/company-dashboard/contrataciones/${id}`)
  await whenNotified(
    expect(company.getByRole('heading', { name: 'Revisa la entrega' })).toBeVisible({
      timeout: untilNotified,
    }),
  )
  return id
}

test('a problem with an order goes from its opening over both stories to a decision that both read', async ({
  page: seller,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const title = `Tableros ${uniqueWord()}`
  const serviceId = await sellPackage(seller, title)
  const company = await openBrowser({ baseURL: baseURL! })
  await signUpCompany(company, `Textiles ${uniqueWord()}`)
  const id = await deliverOrder(seller, company, serviceId)

  await company.getByRole('button', { name: 'Tengo un problema con este pedido' }).click()
  const form = company.getByRole('dialog', { name: 'Cuéntanos el problema' })
  await form.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(form.getByText('Elige qué pasó')).toBeVisible()
  await form.getByRole('radio', { name: 'La entrega no es lo que acordamos' }).check()
  await form.getByRole('radio', { name: 'Que me devuelvan una parte' }).check()
  await form.getByLabel('Cuánto te devuelven').fill('250.01')
  await form.getByLabel('3. Cuéntalo con detalle').fill('Acordamos tres tableros y llegó uno.')
  await form.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(form.getByText('Escribe una suma de 0 a $250.00').first()).toBeVisible()
  await expectAccessible(company)
  await form.getByLabel('Cuánto te devuelven').fill('150')
  await form.getByLabel('Archivos').setInputFiles({
    name: 'acuerdo.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(2000),
  })
  await expect(form.getByText(/^Listo/)).toBeVisible()
  await form.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(company.getByRole('heading', { name: 'Espera su respuesta' })).toBeVisible()

  await seller.goto(`/dashboard/contrataciones/${id}`)
  await whenNotified(
    expect(seller.getByRole('heading', { name: 'Responde al problema' })).toBeVisible({
      timeout: untilNotified,
    }),
  )
  await expect(seller.getByText('Acordamos tres tableros y llegó uno.')).toBeVisible()
  await expect(seller.getByText('recibirías')).toContainText('$100.00')
  await expect(seller.getByRole('link', { name: /acuerdo\.pdf/ })).toBeVisible()
  await expectAccessibleEverywhere(seller)
  await seller.getByRole('button', { name: 'Contar mi parte' }).click()
  const answer = seller.getByRole('dialog', { name: 'Cuenta tu parte' })
  await answer.getByLabel('Qué pasó').fill('Los otros dos dependían de datos que no llegaron.')
  await expectAccessible(seller)
  await answer.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(answer).toBeHidden()

  await whenNotified(
    expect(company.getByText('Los otros dos dependían de datos que no llegaron.')).toBeVisible({
      timeout: untilNotified,
    }),
  )
  await company.getByRole('button', { name: 'Pedir que decida Qhatu' }).click()
  await company
    .getByRole('dialog', { name: '¿Pedir que decida Qhatu?' })
    .getByRole('button', { name: 'Pedir una decisión' })
    .click()
  await whenNotified(
    expect(seller.getByRole('heading', { name: 'Nuestro equipo decide' })).toBeVisible({
      timeout: untilNotified,
    }),
  )

  const desk = await openBrowser({ baseURL: baseURL! })
  await desk.request.post('/api/admin/login', { data: demo.admin })
  await desk.goto(`/admin/billing/disputas?q=${id}`)
  const content = desk.getByRole('article', { name: title })
  await expect(content.getByText('Acordamos tres tableros y llegó uno.')).toBeVisible()
  await expect(content.getByText('Los otros dos dependían de datos que no llegaron.')).toBeVisible()
  await desk.getByRole('button', { name: 'Leer la conversación' }).click()
  await expect(desk.getByRole('region', { name: 'Conversación' })).toBeVisible()
  const file = desk.waitForEvent('download')
  await desk.getByRole('link', { name: 'acuerdo.pdf' }).click()
  expect((await file).suggestedFilename()).toBe('acuerdo.pdf')
  await expectAccessibleEverywhere(desk)
  const decision = desk.getByRole('region', { name: 'Tu decisión' })
  await decision.getByLabel('Cuánto recibe el profesional').fill('120.50')
  await expect(decision.getByRole('status')).toContainText('$129.50')
  await decision.getByLabel('Por qué').fill('Se entregó un tablero de tres; los datos llegaron tarde.')
  await decision.getByRole('button', { name: 'Decidir y seguir' }).click()
  await desk.getByRole('button', { name: 'Deshacer' }).first().click()
  await expect(desk.getByText('Deshecho')).toBeVisible()
  await expect(content.getByText('Acordamos tres tableros y llegó uno.')).toBeVisible()
  await decision.getByRole('button', { name: 'La mitad' }).click()
  await decision.getByLabel('Por qué').fill('Se entregó una parte y los datos llegaron tarde.')
  await decision.getByRole('button', { name: 'Decidir y seguir' }).click()

  for (const side of [seller, company]) {
    await whenNotified(
      expect(side.getByRole('heading', { name: 'Problema resuelto' })).toBeVisible({ timeout: 60_000 }),
    )
    await expect(side.getByRole('region', { name: 'La decisión' })).toContainText('$125.00')
    await expect(side.getByText('Se entregó una parte y los datos llegaron tarde.').first()).toBeVisible()
  }
  await expectAccessibleEverywhere(company)
})

test('a problem ends when the other side accepts the sum that was offered', async ({
  page: seller,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const serviceId = await sellPackage(seller, `Tableros ${uniqueWord()}`)
  const company = await openBrowser({ baseURL: baseURL! })
  await signUpCompany(company)
  const id = await deliverOrder(seller, company, serviceId)
  await company.request.post(`/api/hires/${id}/disputes`, {
    data: { reason: 'quality', wants: 'all_back', text: 'Los totales no cuadran.' },
  })
  await seller.goto(`/dashboard/contrataciones/${id}`)
  await whenNotified(
    seller.getByRole('button', { name: 'Proponer otra suma' }).click({ timeout: untilNotified }),
  )
  const offer = seller.getByRole('dialog', { name: 'Propón terminar aquí' })
  await offer.getByLabel('Cuánto recibes por lo hecho').fill('80')
  await offer.getByRole('button', { name: 'Enviar propuesta' }).click()
  await expect(offer).toBeHidden()
  await company.goto(`/company-dashboard/contrataciones/${id}`)
  await whenNotified(expect(company.getByText('Busquen un acuerdo')).toBeVisible({ timeout: untilNotified }))
  await company.getByRole('button', { name: 'Aceptar y terminar' }).click()
  await expect(company.getByRole('heading', { name: 'Problema resuelto' })).toBeVisible()
  await expect(company.getByText('Se pusieron de acuerdo').first()).toBeVisible()
  await whenNotified(
    expect(seller.getByRole('heading', { name: 'Problema resuelto' })).toBeVisible({
      timeout: untilNotified,
    }),
  )
})
