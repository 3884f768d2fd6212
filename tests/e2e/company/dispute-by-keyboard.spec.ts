import { demo, signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'
import { choose, press, tabTo, type } from '#tests/e2e/support/keyboard.ts'
import { sellPackage } from '#tests/e2e/support/orders.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'

test('a problem with an order is opened, answered, taken to Qhatu and decided by keyboard alone', async ({
  page: seller,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const title = `Tableros ${uniqueWord()}`
  const serviceId = await sellPackage(seller, title)
  const company = await openBrowser({ baseURL: baseURL! })
  await signUpCompany(company, `Textiles ${uniqueWord()}`)
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
  await press(company, company.getByRole('button', { name: 'Tengo un problema con este pedido' }), 'Enter')
  const form = company.getByRole('dialog', { name: 'Cuéntanos el problema' })
  await choose(company, form.getByRole('group', { name: '1. Qué pasó' }), 'La entrega no es lo que acordamos')
  await choose(company, form.getByRole('group', { name: '2. Qué propones' }), 'Que me devuelvan una parte')
  await type(company, form.getByLabel('Cuánto te devuelven'), '150')
  await type(company, form.getByLabel('3. Cuéntalo con detalle'), 'Acordamos tres tableros y llegó uno.')
  await press(company, form.getByRole('button', { name: 'Enviar', exact: true }), 'Enter')
  await expect(form).toBeHidden()
  await expect(company.getByRole('heading', { name: 'Espera su respuesta' })).toBeVisible()

  await seller.goto(`/dashboard/contrataciones/${id}`)
  await whenNotified(
    expect(seller.getByRole('heading', { name: 'Responde al problema' })).toBeVisible({
      timeout: untilNotified,
    }),
  )
  await press(seller, seller.getByRole('button', { name: 'Contar mi parte' }), 'Enter')
  const answer = seller.getByRole('dialog', { name: 'Cuenta tu parte' })
  await type(seller, answer.getByLabel('Qué pasó'), 'Los otros dos dependían de datos que no llegaron.')
  await expectAccessible(seller)
  await press(seller, answer.getByRole('button', { name: 'Enviar respuesta' }), 'Enter')
  await expect(answer).toBeHidden()

  await whenNotified(
    expect(company.getByText('Los otros dos dependían de datos que no llegaron.')).toBeVisible({
      timeout: untilNotified,
    }),
  )
  await press(company, company.getByRole('button', { name: 'Pedir que decida Qhatu' }), 'Enter')
  const sure = company.getByRole('dialog', { name: '¿Pedir que decida Qhatu?' })
  await press(company, sure.getByRole('button', { name: 'Pedir una decisión' }), 'Enter')
  await whenNotified(
    expect(seller.getByRole('heading', { name: 'Nuestro equipo decide' })).toBeVisible({
      timeout: untilNotified,
    }),
  )

  const desk = await openBrowser({ baseURL: baseURL! })
  await desk.request.post('/api/admin/login', { data: demo.admin })
  await desk.goto(`/admin/billing/disputas?q=${id}`)
  await expect(desk.getByRole('article', { name: title })).toBeVisible()
  const decision = desk.getByRole('region', { name: 'Tu decisión' })
  await tabTo(desk, decision.getByLabel('Cuánto recibe el profesional'))
  await desk.keyboard.press('ControlOrMeta+a')
  await desk.keyboard.type('120.50')
  await expect(decision.getByRole('status')).toContainText('$129.50')
  await type(desk, decision.getByLabel('Por qué'), 'Se entregó un tablero de tres; los datos llegaron tarde.')
  await press(desk, decision.getByRole('button', { name: 'Decidir y seguir' }), 'Enter')

  for (const side of [seller, company]) {
    await whenNotified(
      expect(side.getByRole('heading', { name: 'Problema resuelto' })).toBeVisible({ timeout: 60_000 }),
    )
    await expect(side.getByRole('region', { name: 'La decisión' })).toContainText('$120.50')
  }
})
