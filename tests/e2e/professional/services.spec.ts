import type { Page } from '@playwright/test'
import { smallPng } from '#tests/support/multipart.ts'
import { signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'
import { startTalk } from '#tests/e2e/support/talks.ts'

/** A new professional with the launch offer of the premium plan. */
async function signUpSeller(page: Page) {
  await signUpProfessional(page)
  expect((await page.request.post('/api/professionals/activate-premium')).status()).toBe(200)
}

const results = (page: Page) => page.getByRole('region', { name: 'Resultados' })
const openServices = async (page: Page) => {
  await page.goto('/dashboard/servicios')
  await expect(page.getByRole('heading', { level: 1, name: 'Servicios' })).toBeVisible()
}

test('a service is created, appears in the directory with its picture, is paused, and disappears', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  await signUpSeller(page)
  await openServices(page)
  await expect(page.getByRole('heading', { name: 'Aún no publicas servicios' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Crear servicio', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear servicio' })
  await expect(dialog.getByLabel('Título')).toBeFocused()
  await dialog.getByRole('button', { name: 'Crear servicio' }).click()
  await expect(dialog.getByText('Por favor completa todos los campos obligatorios')).toBeVisible()
  await expect(dialog.getByLabel('Título')).toHaveAccessibleDescription(/^Escribe el título de tu servicio/)
  await expect(dialog.getByLabel('Título')).toBeFocused()
  await expectAccessible(page)

  const title = `Inventario con ${uniqueWord()}`
  await dialog.getByLabel('Título').fill(title)
  // The text is restored when the dialog opens again.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Crear servicio', exact: true }).click()
  await expect(dialog.getByText('Recuperamos lo que habías escrito.')).toBeVisible()
  await expect(dialog.getByLabel('Título')).toHaveValue(title)

  await dialog.getByLabel('Categoría').selectOption('Fotografía')
  await dialog.getByLabel('Precio por hora, en dólares').fill('1200.5')
  await dialog.getByLabel('Descripción').fill('Cuento, ordeno y te dejo un inventario al día.')
  await dialog.getByLabel('Qué incluye').fill('Un informe\nDos visitas')
  await dialog.getByLabel('Imagen').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: smallPng })
  await expect(dialog.getByRole('img', { name: 'Así se verá la imagen' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Herramientas' }).fill('Excel, SAP')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Quitar SAP' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Quitar SAP' }).click()
  await dialog.getByRole('button', { name: 'Crear servicio' }).click()
  await page
    .getByRole('dialog', { name: 'Tu perfil se verá con tu servicio' })
    .getByRole('button', { name: 'Hacer público mi perfil' })
    .click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('¡Servicio creado exitosamente!')).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  const visitor = await openBrowser({ baseURL: baseURL! })
  await visitor.goto(`/servicios?q=${encodeURIComponent(title)}`)
  await expect(results(visitor).getByRole('link', { name: title })).toBeVisible()
  await results(visitor).getByRole('link', { name: title }).click()
  const shown = visitor.getByRole('dialog')
  await expect(shown.getByText('$1,200.50').first()).toBeVisible()
  await expect(shown.getByText('Dos visitas')).toBeVisible()
  await expect(shown.getByText('Excel', { exact: true })).toBeVisible()
  await expect(shown.getByText('3-7 días hábiles').first()).toBeVisible()

  await page.getByRole('button', { name: `Pausar: ${title}` }).click()
  await expect(page.getByText('Pausado', { exact: true })).toBeVisible()
  await visitor.goto(`/servicios?q=${encodeURIComponent(title)}`)
  await expect(results(visitor).getByRole('link', { name: title })).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Pausado', { exact: true })).toHaveCount(0)
  await visitor.reload()
  await expect(results(visitor).getByRole('link', { name: title })).toBeVisible()
})

test('a service is edited from what is stored, and deleted after a question that names it', async ({
  page,
}) => {
  await signUpSeller(page)
  const title = `Planillas ${uniqueWord()}`
  const me = await (await page.request.get('/api/me/professional')).json()
  const made = await page.request.post('/api/services', {
    data: {
      title,
      description: 'Armo tus planillas.',
      // Not Recursos Humanos, which the directory's journey counts.
      category: 'Consultoría Legal',
      price: '30',
      requirements: 'La lista de tu personal',
      tools: 'Excel, PLAME',
      professionalId: me.id,
    },
  })
  expect(made.status()).toBe(201)
  await openServices(page)
  await page.getByRole('button', { name: `Editar: ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar servicio' })
  await expect(dialog.getByLabel('Precio por hora, en dólares')).toHaveValue('30.00')
  await expect(dialog.getByLabel('Requisitos')).toHaveValue('La lista de tu personal')
  await expect(dialog.getByRole('textbox', { name: 'Herramientas' })).toHaveValue('')
  await dialog.getByLabel('Precio por hora, en dólares').fill('S/ 80')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(dialog.getByText('Escribe el precio por hora en dólares, por ejemplo 25.00')).toBeVisible()
  await dialog.getByLabel('Precio por hora, en dólares').fill('35')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('¡Servicio actualizado exitosamente!')).toBeVisible()
  await expect(page.getByText('$35.00')).toBeVisible()
  const [stored] = await (await page.request.get('/api/me/services')).json()
  expect(stored).toMatchObject({ price: '$35.00', tools: 'Excel, PLAME' })

  await page.getByRole('button', { name: `Eliminar: ${title}` }).click()
  const question = page.getByRole('dialog', { name: `¿Eliminar “${title}”?` })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('button', { name: `Eliminar: ${title}` }).click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Servicio eliminado')).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Deshecho')).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('without the plan the card is locked and its dialog leads to the plans, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signUpProfessional(page)
  await openServices(page)
  await expect(
    page.getByRole('heading', { name: 'Función Premium - Requiere Plan Profesional' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Ver el Plan Profesional' }).click()
  const dialog = page.getByRole('dialog', { name: 'Funcionalidad Premium' })
  await expect(dialog.getByText('$5', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  await expect(dialog.getByText('+3 funcionalidades más...')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Tal vez más tarde' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Ver el Plan Profesional' }).click()
  await dialog.getByRole('link', { name: 'Mejorar Plan Ahora' }).click()
  await expect(page).toHaveURL(/\/membresia\?para=profesionales$/)
})

test('a suggestion becomes a service for premium, and opens the plan’s dialog without it', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const teach = async (who: Page) => {
    const { id } = await (await who.request.get('/api/me/professional')).json()
    const added = await who.request.post(`/api/professionals/${id}/experiences`, {
      data: {
        company: 'Kusi',
        position: 'Contadora',
        startDate: '2019-01',
        current: true,
        description: 'Contabilidad, PLE, CONCAR, NIIF, tributación y estados financieros.',
      },
    })
    expect(added.status()).toBe(201)
    expect((await who.request.post(`/api/service-suggestions/regenerate/${id}`)).status()).toBe(200)
  }
  await signUpSeller(page)
  await teach(page)
  await openServices(page)
  const create = page.getByRole('button', { name: /^Crear servicio: / }).first()
  const title = ((await create.getAttribute('aria-label')) ?? '').replace('Crear servicio: ', '')
  await create.click()
  const draft = page.getByRole('dialog', { name: 'Publica tu servicio' })
  await expect(draft.getByLabel('Título')).toHaveValue(title)
  await expect(page.getByText('Está en pausa: nadie lo ve hasta que lo publiques.')).toBeVisible()
  await draft.getByRole('button', { name: 'Publicar servicio' }).click()
  await page
    .getByRole('dialog', { name: 'Tu perfil se verá con tu servicio' })
    .getByRole('button', { name: 'Hacer público mi perfil' })
    .click()
  await expect(page.getByRole('link', { name: `Ver: ${title}` }), 'it is published now').toBeVisible()
  await expect(page.getByRole('button', { name: `Editar: ${title}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Crear servicio: ${title}` })).toHaveCount(0)

  const dismissals = page.getByRole('button', { name: /^Descartar: / })
  const before = await dismissals.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  await dismissals.first().click()
  await expect(page.getByText('Sugerencia descartada')).toBeVisible()
  await expect(dismissals).toHaveCount(before.length - 1)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect
    .poll(() => dismissals.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
    .toEqual(before)
  await page.reload()
  await expect(dismissals).toHaveCount(before.length)

  const basic = await openBrowser({ baseURL: baseURL! })
  await signUpProfessional(basic)
  await teach(basic)
  await openServices(basic)
  await basic
    .getByRole('button', { name: /^Crear servicio: / })
    .first()
    .click()
  await expect(basic.getByRole('dialog', { name: 'Funcionalidad Premium' })).toBeVisible()
})

test('the chat of a service is paid in test mode, which says so, and opens for 30 days', async ({ page }) => {
  // A premium professional needs no chat; a paid one stays active after the plan.
  await signUpSeller(page)
  const { id: professionalId } = await (await page.request.get('/api/me/professional')).json()
  const title = `Traducción ${uniqueWord()}`
  const made = await page.request.post('/api/services', {
    data: {
      title,
      description: 'Traduzco.',
      category: 'Redacción y Traducción',
      price: '20',
      professionalId,
    },
  })
  const { service } = await made.json()
  const { checkoutUrl } = await (await page.request.post(`/api/services/${service.id}/activate-chat`)).json()
  const { pathname, search } = new URL(checkoutUrl)
  await page.goto(pathname + search)
  await expect(page.getByText('Modo de prueba: aquí no se cobra nada')).toBeVisible()
  await expect(page.getByText('$5.00 USD')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simular un pago correcto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chat Activado' })).toBeVisible()
  await expect(
    page.getByText('El chat ha sido activado por 30 días ($5 USD). Ahora puedes recibir mensajes.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/\/dashboard\/servicios$/)
  await expect(page.getByText(/^Chat activo hasta el /)).toBeVisible()
})

test('a chat that is paid from its conversation leads back there', async ({ page, openBrowser, baseURL }) => {
  const { serviceId, companyName } = await startTalk(page, await openBrowser({ baseURL: baseURL! }))
  const [{ companyId }] = await (await page.request.get('/api/conversations/professional')).json()
  const paid = await page.request.post(`/api/services/${serviceId}/activate-chat`, { data: { companyId } })
  const { pathname, search } = new URL((await paid.json()).checkoutUrl)
  await page.goto(pathname + search)
  await page.getByRole('button', { name: 'Simular un pago correcto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chat Activado' })).toBeVisible()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(`/dashboard/mensajes?servicio=${serviceId}&empresa=${companyId}`)
  await expect(page.getByRole('heading', { name: companyName })).toBeVisible()
})

test('the card in the directory shows works and where the packages begin, also on a phone', async ({
  page,
}) => {
  await signUpSeller(page)
  await openServices(page)
  await page.getByRole('button', { name: 'Crear servicio', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear servicio' })
  const title = `Retratos con ${uniqueWord()}`
  await dialog.getByLabel('Título').fill(title)
  await dialog.getByLabel('Categoría').selectOption('Fotografía')
  await dialog.getByLabel('Precio por hora, en dólares').fill('30')
  await dialog.getByLabel('Descripción').fill('Retratos para tu web, en tu oficina o en la mía.')
  await dialog.getByRole('button', { name: 'Agregar paquete' }).click()
  const offer = dialog.getByRole('listitem', { name: 'Paquete 1' })
  await offer.getByLabel('Nombre').fill('Sesión')
  await offer.getByLabel('Precio, en dólares').fill('180')
  await offer.getByLabel('Días de entrega').fill('4')
  await offer.getByLabel('Qué incluye el paquete').fill('Doce retratos')
  await dialog
    .getByLabel('Foto de un trabajo')
    .setInputFiles({ name: 'obra.png', mimeType: 'image/png', buffer: smallPng })
  const shows = dialog.getByLabel('Qué muestra la foto 1')
  await expect(shows).toBeFocused()
  await dialog.getByRole('button', { name: 'Crear servicio' }).click()
  await expect(shows).toHaveAccessibleDescription(/^Escribe qué muestra la imagen/)
  await expectAccessible(page)
  await shows.fill('Retrato de una arquitecta')
  await dialog.getByRole('button', { name: 'Crear servicio' }).click()
  await page
    .getByRole('dialog', { name: 'Tu perfil se verá con tu servicio' })
    .getByRole('button', { name: 'Hacer público mi perfil' })
    .click()
  await expect(dialog).toBeHidden()

  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/servicios?q=${encodeURIComponent(title)}`)
    const card = results(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) })
    await expect(card.getByRole('img', { name: 'Retrato de una arquitecta' })).toBeVisible()
    await expect(card.getByText('$30.00 / hora')).toBeVisible()
    await expect(card.getByText('Paquetes desde $180.00')).toBeVisible()
    await expectAccessible(page)
  }
})
