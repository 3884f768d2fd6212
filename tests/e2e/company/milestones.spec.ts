import type { Page } from '@playwright/test'
import { signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { deposit, test } from '#tests/e2e/support/held-orders.ts'
import { expect, expectAccessible, expectAccessibleEverywhere } from '#tests/e2e/support/journey.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'
import { sellPackage } from '#tests/e2e/support/orders.ts'
import { pdf } from '#tests/support/multipart.ts'

// A change that changes nothing is refused by the server.
test.use({ allowConsole: /status of 400/ })

const waits = { timeout: untilNotified }

/** A proposal in two milestones that the company chose, with its money held: the number of its order. */
async function agree(company: Page, seller: Page, word: string): Promise<number> {
  const serviceId = await sellPackage(seller, `Tableros ${word}`)
  const brief = {
    title: `Tablero de ventas ${word}`,
    category: 'Programación',
    description: 'Queremos ver cada mañana lo vendido y lo liquidado en doce sucursales, con alertas.',
    needs: [],
  }
  const { id } = await (await company.request.post('/api/briefs', { data: brief })).json()
  expect((await company.request.post(`/api/briefs/${id}/publish`)).status()).toBe(200)
  const milestones = [
    { name: 'Modelo de datos', cents: 18_000, days: 3 },
    { name: 'Tableros', cents: 45_000, days: 10 },
  ]
  const terms = { serviceId, priceCents: 63_000, days: 13, rounds: 1, covers: [], milestones }
  const message = 'Uno sus fuentes en un modelo, armo el tablero y capacito a su equipo.'
  let proposalId = 0
  await whenNotified(
    expect(async () => {
      const data = { ...terms, message }
      const sent = await seller.request.post(`/api/open-briefs/${id}/proposals`, { data })
      expect(sent.ok()).toBe(true)
      proposalId = (await sent.json()).id
    }).toPass(waits),
  )
  await whenNotified(
    expect(async () => {
      const url = `/api/briefs/${id}/proposals/${proposalId}/choose`
      const data = { priceCents: 63_000, feeRate: 500, note: 'Adelante' }
      expect((await company.request.post(url, { data })).ok()).toBe(true)
    }).toPass(waits),
  )
  let order = 0
  await whenNotified(
    expect(async () => {
      const [hire] = await (await company.request.get('/api/hires')).json()
      order = hire.id
    }).toPass(waits),
  )
  return order
}

test('an order in milestones: changes of the work, a change of the milestones, and reviews that appear together', async ({
  page: seller,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await seller.setViewportSize({ width: 1440, height: 900 })
  const company = await openBrowser({ baseURL: baseURL!, viewport: { width: 360, height: 740 } })
  const name = `Textiles ${uniqueWord()}`
  await signUpCompany(company, name)
  const id = await agree(company, seller, uniqueWord())

  const title = (page: Page, text: string) =>
    whenNotified(expect(page.getByRole('heading', { name: text })).toBeVisible(waits))
  const deliver = async (note: string) => {
    await whenNotified(seller.getByRole('button', { name: 'Entregar', exact: true }).click(waits))
    const dialog = seller.getByRole('dialog', { name: /Entrega el hito/ })
    await dialog.getByLabel('Qué entregas').fill(note)
    await dialog.getByRole('button', { name: 'Entregar' }).click()
    await expect(dialog).toBeHidden()
    await whenNotified(expect(company.getByText(note)).toBeVisible(waits))
  }
  const accept = async (sum: string) => {
    await whenNotified(
      company.getByRole('button', { name: `Aceptar y liberar ${sum}` }).press('Enter', waits),
    )
    const dialog = company.getByRole('dialog', { name: '¿Aceptar la entrega?' })
    await dialog.getByRole('button', { name: 'Aceptar la entrega' }).press('Enter')
    await expect(dialog).toBeHidden()
  }

  await company.goto(`/company-dashboard/contrataciones/${id}`)
  await title(company, 'Deposita el pago del hito 1')
  await deposit(company, '$190.62')
  await seller.goto(`/dashboard/contrataciones/${id}`)
  await title(seller, 'Entrega el hito 1')
  await deliver('El modelo, sin las liquidaciones')
  await company.getByRole('button', { name: 'Pedir cambios' }).click()
  const changes = company.getByRole('dialog', { name: 'Pide cambios al hito 1' })
  await changes.getByLabel('Qué hay que cambiar').fill('Faltan las liquidaciones.')
  await changes.getByRole('button', { name: 'Enviar y detener el reloj' }).click()
  await expect(changes).toBeHidden()
  await title(seller, 'Haz los cambios que pidieron')
  await deliver('El modelo con las liquidaciones')
  await accept('$180.00')
  await title(seller, 'Espera el pago')

  // The second milestone is not paid yet: it becomes dearer, and there is a third one.
  await seller.getByRole('button', { name: 'Proponer un cambio' }).click()
  const form = seller.getByRole('dialog', { name: 'Propón un cambio de hitos' })
  await expectAccessible(seller)
  await form.getByRole('button', { name: 'Enviar propuesta' }).click()
  await expect(form.getByText('Cambia algo')).toBeVisible()
  const second = form.getByRole('group', { name: 'Hito 2' })
  await second.getByLabel('Monto').fill('0.001')
  await form.getByRole('button', { name: 'Enviar propuesta' }).click()
  await expect(second.getByLabel('Monto')).toBeFocused()
  await expect(second.getByLabel('Monto')).toHaveAccessibleDescription(/Escribe un monto de 1 a/)
  await second.getByLabel('Monto').fill('500')
  await form.getByRole('button', { name: 'Agregar hito' }).click()
  const third = form.getByRole('group', { name: 'Hito 3' })
  await third.getByLabel('Qué se entrega').fill('Capacitación')
  await third.getByLabel('Monto').fill('100')
  await third.getByLabel('Días').fill('2')
  await expect(form.getByRole('status')).toContainText('El pedido entero: $780.00')
  await form.getByLabel('Por qué').fill('Son doce sucursales, y piden capacitar al equipo.')
  await form.getByRole('button', { name: 'Enviar propuesta' }).click()
  await expect(form).toBeHidden()
  await whenNotified(expect(company.getByRole('heading', { name: 'Cambio de hitos' })).toBeVisible(waits))
  await expect(company.getByRole('region', { name: 'Acordado' })).toContainText('$450.00')
  await expect(company.getByRole('region', { name: 'Propuesto' })).toContainText('$500.00')
  await expect(company.getByText('Son doce sucursales')).toBeVisible()
  await expect(company.getByText('$826.02').first()).toBeVisible()
  await company.evaluate(() => scrollTo(0, 0))
  await expectAccessible(company)

  // By keyboard alone.
  await company.getByRole('button', { name: 'Aceptar el cambio' }).focus()
  await company.keyboard.press('Enter')
  const answer = company.getByRole('dialog', { name: '¿Aceptar el cambio?' })
  await expectAccessible(company)
  await answer.getByLabel('Unas palabras').focus()
  await company.keyboard.type('De acuerdo, gracias.')
  await answer.getByRole('button', { name: 'Aceptar el cambio' }).focus()
  await company.keyboard.press('Enter')
  await expect(answer).toBeHidden()
  await expect(company.getByRole('listitem').filter({ hasText: 'Capacitación' })).toBeVisible()
  await whenNotified(
    expect(seller.getByRole('listitem').filter({ hasText: 'Capacitación' })).toBeVisible(waits),
  )
  await whenNotified(
    expect(seller.getByRole('heading', { name: 'Cambio de hitos', exact: true })).toBeHidden(waits),
  )

  await deposit(company, '$529.50')
  await deliver('Los tableros')
  await accept('$500.00')
  await deposit(company, '$105.90')
  await deliver('La capacitación')
  await accept('$100.00')
  await title(company, 'Trabajo completado')
  await title(seller, 'Trabajo completado')

  await company.getByRole('link', { name: 'Escribir reseña' }).click()
  await company.getByLabel('Comentario').fill('Tableros claros y a tiempo.')
  await company.getByRole('button', { name: 'Publicar reseña' }).click()
  await whenNotified(expect(seller.getByText('ya escribió la suya')).toBeVisible(waits))
  await expect(seller.getByText('Tableros claros y a tiempo.')).toBeHidden()
  await seller.getByRole('button', { name: 'Reseñar a la empresa' }).click()
  const opinion = seller.getByRole('dialog', { name: /Reseña a/ })
  await opinion.getByLabel('Comentario').fill('Saben lo que quieren.')
  await opinion.getByRole('button', { name: 'Enviar reseña' }).click()
  await whenNotified(expect(seller.getByText('Tableros claros y a tiempo.')).toBeVisible(waits))

  // The own receipt of the professional, which the company downloads.
  await seller.getByRole('button', { name: 'Adjuntar recibo o factura' }).click()
  const invoice = seller.getByRole('dialog', { name: 'Adjunta tu recibo o factura' })
  await invoice.getByRole('button', { name: 'Adjuntar' }).click()
  await expect(invoice.getByText('Escribe el número del recibo o de la factura').first()).toBeVisible()
  await invoice.getByLabel('Número').fill('E001-25')
  const file = { name: 'recibo.pdf', mimeType: 'application/pdf', buffer: pdf(4000) }
  await invoice.getByLabel('Archivos').setInputFiles(file)
  await whenNotified(expect(invoice.getByText(/Listo/)).toBeVisible(waits))
  await invoice.getByRole('button', { name: 'Adjuntar' }).click()
  await expect(invoice).toBeHidden()
  await company.goto(`/company-dashboard/contrataciones/${id}`)
  await whenNotified(expect(company.getByText('E001-25')).toBeVisible(waits))
  await whenNotified(expect(company.getByText('Saben lo que quieren.')).toBeVisible(waits))
  const download = company.waitForEvent('download')
  await company.getByRole('link', { name: /recibo\.pdf/ }).click()
  expect((await download).suggestedFilename()).toBe('recibo.pdf')
  await company.evaluate(() => scrollTo(0, 0))
  await expectAccessibleEverywhere(company)
})
