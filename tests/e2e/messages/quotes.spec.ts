import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'
import { startTalk } from '#tests/e2e/support/talks.ts'
import { whenNotified } from '#tests/e2e/support/undo-time.ts'

test('a quote in a conversation is withdrawn, refused with a word, and accepted on a phone as an order', async ({
  page: company,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const professional = await openBrowser({ baseURL: baseURL! })
  const { companyName, serviceId } = await startTalk(professional, company)
  await professional.goto(`/dashboard/mensajes?servicio=${serviceId}`)

  const sendQuote = async (title: string, price: string) => {
    await professional.getByRole('button', { name: 'Enviar cotización' }).click()
    const dialog = professional.getByRole('dialog', { name: 'Enviar una cotización' })
    await dialog.getByLabel('Qué harías').fill(title)
    await dialog.getByRole('button', { name: 'Enviar cotización' }).click()
    // The price is asked for, and the form stays.
    await expect(dialog.getByLabel('Precio por todo, en dólares')).toBeFocused()
    await dialog.getByLabel('Precio por todo, en dólares').fill(price)
    await dialog.getByLabel('Días hasta la entrega').fill('10')
    await dialog.getByLabel('Qué incluye').fill('Con sus filtros.')
    await expectAccessible(professional)
    await professional.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Enviar cotización' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(
      professional
        .getByRole('log', { name: `Mensajes con ${companyName}` })
        .getByRole('article', { name: `Cotización: ${title}` }),
    ).toContainText('Espera respuesta')
  }
  const ofCompany = (title: string) =>
    company.getByRole('log').getByRole('article', { name: `Cotización: ${title}` })
  const ofProfessional = (title: string) =>
    professional.getByRole('log').getByRole('article', { name: `Cotización: ${title}` })

  await sendQuote('Un tablero', '320.50')
  await ofProfessional('Un tablero').getByRole('button', { name: 'Retirar cotización' }).click()
  await expect(ofProfessional('Un tablero')).toContainText('Retirada')

  await sendQuote('Dos tableros', '600')
  await company.goto(`/company-dashboard/mensajes?servicio=${serviceId}`)
  await expect(ofCompany('Dos tableros')).toContainText('$600.00')
  await expect(ofCompany('Dos tableros')).toContainText('Entrega en 10 días, 1 ronda de cambios')
  await expectAccessible(company)
  await ofCompany('Dos tableros').getByRole('button', { name: 'No seguir' }).click()
  const refusal = company.getByRole('dialog', { name: 'No seguir con la cotización' })
  await refusal.getByLabel('Tu mensaje').fill('Es más de lo previsto.')
  await expectAccessible(company)
  await refusal.getByRole('button', { name: 'Responder' }).click()
  await expect(ofCompany('Dos tableros')).toContainText('Rechazada')
  // The word arrives when it can no longer be undone.
  await whenNotified(
    expect(ofProfessional('Dos tableros')).toContainText('Es más de lo previsto.', { timeout: 30_000 }),
  )

  await sendQuote('Tres tableros', '450')
  await company.setViewportSize({ width: 360, height: 740 })
  await ofCompany('Tres tableros').getByRole('button', { name: 'Aceptar' }).click()
  const agreement = company.getByRole('dialog', { name: '¿Aceptar por $450.00?' })
  await expectAccessible(company)
  await agreement.getByRole('button', { name: 'Aceptar y pedir' }).click()
  await expect(ofCompany('Tres tableros')).toContainText('Aceptada')
  await whenNotified(
    ofCompany('Tres tableros').getByRole('link', { name: 'Ver el pedido' }).click({ timeout: 30_000 }),
  )
  await expect(company.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(company.getByRole('main').getByText('Tres tableros').first()).toBeVisible()
  await whenNotified(
    expect(ofProfessional('Tres tableros').getByRole('link', { name: 'Ver el pedido' })).toBeVisible({
      timeout: 30_000,
    }),
  )
})
