import type { Page } from '@playwright/test'
import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'

/** The service of a new premium professional; returns its id. */
async function sell(page: Page, title: string): Promise<number> {
  await signUpProfessional(page)
  expect((await page.request.post('/api/professionals/activate-premium')).status()).toBe(200)
  const { id: professionalId } = await (await page.request.get('/api/me/professional')).json()
  const made = await page.request.post('/api/services', {
    data: { title, description: 'Lo hago bien.', category: 'Programación', price: '30', professionalId },
  })
  return (await made.json()).service.id
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title })

test('a hire is accepted, delivered and completed, each side seeing the other’s step without reloading', async ({
  page: seller,
  openBrowser,
  baseURL,
}) => {
  const title = `Integración ${uniqueWord()}`
  const serviceId = await sell(seller, title)
  const company = await openBrowser({ baseURL: baseURL! })
  const companyName = `Textiles ${uniqueWord()}`
  await signUpCompany(company, companyName)
  await seller.goto('/dashboard/contrataciones')
  await expect(seller.getByRole('heading', { name: 'Aún no tienes contrataciones' })).toBeVisible()
  await expectAccessible(seller)

  const request = await company.request.post(`/api/services/${serviceId}/hires`, {
    data: { message: 'Unir la tienda con el almacén.' },
  })
  expect(request.status()).toBe(201)
  await expect(card(seller, title)).toContainText('Unir la tienda con el almacén.')
  await expect(card(seller, title)).toContainText(companyName)
  // The navigation counts the hires that wait for an answer.
  await expect(seller.getByRole('link', { name: /Contrataciones.*1/ }).first()).toBeVisible()
  await expectAccessible(seller)

  await company.goto('/company-dashboard/contrataciones')
  const bought = card(company, title)
  await expect(bought.getByText('Solicitada', { exact: true })).toBeVisible()
  await card(seller, title)
    .getByRole('button', { name: `Aceptar: ${title}` })
    .click()
  await expect(card(seller, title).getByText('Aceptada', { exact: true })).toBeVisible()
  // Until the undo expires, the company sees the earlier status.
  await whenNotified(
    expect(bought.getByText('Aceptada', { exact: true })).toBeVisible({ timeout: untilNotified }),
  )
  await expect(bought.getByRole('button', { name: `Cancelar contratación: ${title}` })).toBeVisible()

  await card(seller, title)
    .getByRole('button', { name: `Marcar como entregado: ${title}` })
    .click()
  await seller
    .getByRole('dialog', { name: `¿Marcar “${title}” como entregado?` })
    .getByRole('button', { name: 'Marcar como entregado' })
    .click()
  await whenNotified(
    expect(bought.getByText('Entregada', { exact: true })).toBeVisible({ timeout: untilNotified }),
  )
  await bought.getByRole('button', { name: `Completar: ${title}` }).click()
  const question = company.getByRole('dialog', { name: `¿Dar por completado “${title}”?` })
  await expectAccessible(company)
  await question.getByRole('button', { name: 'Completar' }).click()
  await expect(question).toBeHidden()
  await expect(bought.getByText('Completada', { exact: true })).toBeVisible()
  await expect(bought.getByRole('link', { name: `Escribir reseña: ${title}` })).toBeVisible()

  await whenNotified(
    expect(card(seller, title).getByText('Completada', { exact: true })).toBeVisible({
      timeout: untilNotified,
    }),
  )
  await card(seller, title)
    .getByRole('button', { name: `Historial: ${title}` })
    .click()
  const steps = card(seller, title).getByRole('list', { name: 'Historial' }).getByRole('listitem')
  await expect(steps).toHaveText([
    new RegExp(`Completada${companyName}`),
    /EntregadaTú/,
    /AceptadaTú/,
    new RegExp(`Solicitada${companyName}`),
  ])
})

test.describe(() => {
  test.use({ allowConsole: /409/ })
  test('answering after the other side cancelled shows that, and the current status', async ({
    page: seller,
    openBrowser,
    baseURL,
  }) => {
    const title = `Migración ${uniqueWord()}`
    const serviceId = await sell(seller, title)
    const company = await openBrowser({ baseURL: baseURL! })
    await signUpCompany(company)
    const request = await company.request.post(`/api/services/${serviceId}/hires`, {
      data: { message: 'Mover los datos.' },
    })
    const { id } = await request.json()
    await seller.goto(`/dashboard/contrataciones?ver=${id}`)
    await expect(card(seller, title).getByRole('list', { name: 'Historial' })).toBeVisible()
    // The reply is lost, as on a phone that loses its network.
    await seller.route('**/api/hires/*/status', async (route) => {
      await company.request.patch(`/api/hires/${id}/status`, { data: { status: 'cancelled' } })
      await whenNotified(
        expect
          .poll(async () => (await (await seller.request.get(`/api/hires/${id}`)).json()).status, {
            timeout: untilNotified,
          })
          .toBe('cancelled'),
      )
      await route.continue()
    })
    await card(seller, title)
      .getByRole('button', { name: `Aceptar: ${title}` })
      .click()
    await whenNotified(
      expect(seller.getByText('Esta contratación ya está cancelada.')).toBeVisible({
        timeout: untilNotified,
      }),
    )
    await expect(card(seller, title).getByText('Cancelada', { exact: true }).first()).toBeVisible()
    await expect(card(seller, title).getByRole('button', { name: /Aceptar/ })).toHaveCount(0)
  })
})

test('a refusal and a delivery are undone with the toast, and the company sees neither', async ({
  page: seller,
  openBrowser,
  baseURL,
}) => {
  const title = `Auditoría ${uniqueWord()}`
  const serviceId = await sell(seller, title)
  const company = await openBrowser({ baseURL: baseURL! })
  await signUpCompany(company)
  const request = await company.request.post(`/api/services/${serviceId}/hires`, {
    data: { message: 'Revisar los contratos.' },
  })
  expect(request.status()).toBe(201)
  await company.goto('/company-dashboard/contrataciones')
  await seller.goto('/dashboard/contrataciones')
  const own = card(seller, title)
  const take = async (label: string) => {
    await own.getByRole('button', { name: `${label}: ${title}` }).click()
    await seller.getByRole('dialog').getByRole('button', { name: label }).click()
  }
  const undo = async () => {
    await seller.getByRole('button', { name: 'Deshacer' }).click()
    await expect(seller.getByText('Deshecho')).toBeVisible()
  }

  await take('Rechazar')
  await expect(own.getByText('Rechazada', { exact: true })).toBeVisible()
  await expect(seller.getByText('A la empresa le avisamos en 10 segundos.')).toBeVisible()
  await undo()
  await expect(own.getByText('Solicitada', { exact: true })).toBeVisible()
  await expectAccessible(seller)

  await own.getByRole('button', { name: `Aceptar: ${title}` }).click()
  await take('Marcar como entregado')
  await expect(own.getByText('Entregada', { exact: true })).toBeVisible()
  await undo()
  await expect(own.getByText('Aceptada', { exact: true })).toBeVisible()
  // The acceptance is valid, and the company is notified of it.
  await whenNotified(
    expect(card(company, title).getByText('Aceptada', { exact: true })).toBeVisible({
      timeout: untilNotified,
    }),
  )
  await card(company, title)
    .getByRole('button', { name: `Historial: ${title}` })
    .click()
  const steps = card(company, title).getByRole('list', { name: 'Historial' }).getByRole('listitem')
  await expect(steps).toHaveText([/Aceptada/, /Solicitada/])
})
