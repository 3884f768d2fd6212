import { signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { sellPackage } from '#tests/e2e/support/orders.ts'
import { pdf } from '#tests/support/multipart.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'

test('an order goes from the package over a round of changes to the accepted work', async ({
  page: seller,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const title = `Tableros ${uniqueWord()}`
  const serviceId = await sellPackage(seller, title)
  const company = await openBrowser({ baseURL: baseURL! })
  await signUpCompany(company, `Textiles ${uniqueWord()}`)

  await company.goto(`/servicios/${serviceId}`)
  await company.getByRole('button', { name: 'Contratar Servicio' }).first().click()
  const form = company.getByRole('dialog', { name: 'Contratar Servicio' })
  await expect(form.getByRole('radio', { name: /Estándar · \$250\.00/ })).toBeChecked()
  await form.getByRole('checkbox', { name: /Capacitación/ }).check()
  await expect(form.getByRole('status')).toContainText('$300.50')
  await expectAccessible(company)
  await form.getByLabel('Qué necesitas').fill('Ventas, compras y caja.')
  await form.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(form).toBeHidden()

  await seller.goto('/dashboard/contrataciones')
  await seller.getByRole('link', { name: `Abrir el pedido: ${title}` }).click()
  await expect(seller.getByRole('heading', { name: 'Responde el pedido' })).toBeVisible()
  await expect(seller.getByText('$300.50').first()).toBeVisible()
  await expectAccessibleEverywhere(seller)
  await seller.getByRole('button', { name: 'Aceptar el pedido' }).click()
  await expect(seller.getByRole('heading', { name: 'Entrega tu trabajo' })).toBeVisible()

  await company.goto('/company-dashboard/contrataciones')
  await company.getByRole('link', { name: `Abrir el pedido: ${title}` }).click()
  await whenNotified(
    expect(company.getByRole('heading', { name: 'Trabaja en tu pedido' })).toBeVisible({
      timeout: untilNotified,
    }),
  )

  const deliver = async (note: string) => {
    await seller.getByRole('button', { name: 'Entregar' }).click()
    const dialog = seller.getByRole('dialog', { name: 'Entrega tu trabajo' })
    await expectAccessible(seller)
    await dialog.getByRole('button', { name: 'Entregar' }).click()
    await expect(dialog.getByText('Cuenta qué entregas').first()).toBeVisible()
    await dialog.getByLabel('Qué entregas').fill(note)
    await dialog.getByLabel('Archivos').setInputFiles({
      name: 'tableros.pdf',
      mimeType: 'application/pdf',
      buffer: pdf(3 * 1024 * 1024),
    })
    await expect(dialog.getByText('Listo, 3')).toBeVisible()
    await dialog.getByRole('button', { name: 'Entregar' }).click()
    await expect(dialog).toBeHidden()
  }
  await deliver('Primera versión, sin totales')
  await whenNotified(
    expect(company.getByRole('heading', { name: 'Revisa la entrega' })).toBeVisible({
      timeout: untilNotified,
    }),
  )
  await expect(company.getByText('Primera versión, sin totales')).toBeVisible()
  const download = company.waitForEvent('download')
  await company.getByRole('link', { name: /tableros\.pdf/ }).click()
  expect((await download).suggestedFilename()).toBe('tableros.pdf')
  // Nothing is half under the header.
  await company.evaluate(() => scrollTo(0, 0))
  await expectAccessibleEverywhere(company)
  await company.getByRole('button', { name: 'Pedir cambios' }).click()
  const changes = company.getByRole('dialog', { name: 'Pide cambios' })
  await changes.getByLabel('Qué hay que cambiar').fill('Faltan los totales por mes.')
  await changes.getByRole('button', { name: 'Enviar y detener el reloj' }).click()
  await expect(changes).toBeHidden()

  await whenNotified(
    expect(seller.getByRole('heading', { name: 'Haz los cambios que pidieron' })).toBeVisible({
      timeout: untilNotified,
    }),
  )
  await expect(seller.getByText('Faltan los totales por mes.')).toBeVisible()
  await deliver('Con totales')
  await whenNotified(
    expect(company.getByRole('heading', { name: 'Revisa la entrega' })).toBeVisible({
      timeout: untilNotified,
    }),
  )
  // The round is used up.
  await expect(company.getByRole('button', { name: 'Pedir cambios' })).toHaveCount(0)
  await company.getByRole('button', { name: 'Versión 1' }).click()
  await expect(company.getByText('Primera versión, sin totales')).toBeVisible()

  // Both talk in the same room.
  await company
    .getByLabel(/Mensaje|Escribe/)
    .last()
    .fill('Quedó muy bien.')
  await company.keyboard.press('Enter')
  await expect(seller.getByRole('log').getByText('Quedó muy bien.')).toBeVisible()

  await company.getByRole('button', { name: 'Aceptar la entrega, $300.50' }).click()
  await company
    .getByRole('dialog', { name: '¿Aceptar la entrega?' })
    .getByRole('button', { name: 'Aceptar la entrega' })
    .click()
  await expect(company.getByRole('heading', { name: 'Trabajo completado' })).toBeVisible()
  await expect(company.getByRole('link', { name: 'Escribir reseña' })).toBeVisible()
  await whenNotified(
    expect(seller.getByRole('heading', { name: 'Trabajo completado' })).toBeVisible({
      timeout: untilNotified,
    }),
  )

  // The review of the company waits for that of the professional.
  await company.getByRole('link', { name: 'Escribir reseña' }).click()
  await company.getByLabel('Comentario').fill('Tableros claros y a tiempo.')
  await company.getByRole('button', { name: 'Publicar reseña' }).click()
  await whenNotified(expect(seller.getByText('ya escribió la suya')).toBeVisible({ timeout: 40_000 }))
  await seller.getByRole('button', { name: 'Reseñar a la empresa' }).click()
  const opinion = seller.getByRole('dialog', { name: /Reseña a/ })
  await expectAccessible(seller)
  await opinion.getByLabel('Comentario').fill('Saben lo que quieren.')
  await opinion.getByRole('button', { name: 'Enviar reseña' }).click()
  await whenNotified(
    expect(seller.getByText('Tableros claros y a tiempo.')).toBeVisible({ timeout: untilNotified }),
  )
  await expectAccessibleEverywhere(seller)
})

test('an order in work ends by agreement, with the sum that one offers and the other accepts', async ({
  page: seller,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const title = `Tableros ${uniqueWord()}`
  const serviceId = await sellPackage(seller, title)
  const company = await openBrowser({ baseURL: baseURL! })
  await signUpCompany(company)
  const asked = await company.request.post(`/api/services/${serviceId}/hires`, {
    data: { message: 'Ventas.', order: { package: 'Estándar', extras: [], totalCents: 25_000 } },
  })
  const { id } = await asked.json()
  await seller.request.patch(`/api/hires/${id}/status`, { data: { status: 'accepted' } })
  await company.goto(`/company-dashboard/contrataciones/${id}`)
  await whenNotified(
    company.getByRole('button', { name: 'Proponer terminar' }).click({ timeout: untilNotified }),
  )
  const dialog = company.getByRole('dialog', { name: 'Propón terminar aquí' })
  await dialog.getByLabel('Cuánto pagas por lo hecho').fill('250.001')
  await dialog.getByRole('button', { name: 'Enviar propuesta' }).click()
  await expect(dialog.getByText('Escribe una suma de 0 a $250.00').first()).toBeVisible()
  await expectAccessible(company)
  await dialog.getByLabel('Cuánto pagas por lo hecho').fill('100')
  await dialog.getByLabel('Por qué').fill('Cerramos la tienda.')
  await dialog.getByRole('button', { name: 'Enviar propuesta' }).click()
  await expect(company.getByRole('button', { name: 'Retirar la propuesta' })).toBeVisible()

  await seller.goto(`/dashboard/contrataciones/${id}`)
  await whenNotified(expect(seller.getByText('Cerramos la tienda.')).toBeVisible({ timeout: untilNotified }))
  await expect(seller.getByText('recibirías')).toContainText('$100.00')
  await expectAccessibleEverywhere(seller)
  await seller.getByRole('button', { name: 'Aceptar y terminar' }).click()
  await expect(seller.getByRole('heading', { name: 'Pedido cancelado' })).toBeVisible()
  await whenNotified(
    expect(company.getByRole('heading', { name: 'Pedido cancelado' })).toBeVisible({
      timeout: untilNotified,
    }),
  )
})
