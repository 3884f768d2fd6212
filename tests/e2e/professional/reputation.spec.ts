import type { APIRequestContext, Page } from '@playwright/test'
import { becomePublic, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'

const read = async (page: Page, path: string) => (await page.request.get(path)).json()

async function post(request: APIRequestContext, path: string, data: object = {}, status = 201) {
  const reply = await request.post(path, { data })
  expect(reply.status(), await reply.text()).toBe(status)
  return reply.json()
}

/** A new professional with the premium plan of the launch offer. */
async function signUpPremium(page: Page): Promise<{ id: number; name: string }> {
  const lastName = uniqueWord()
  await signUpProfessional(page, lastName)
  await becomePublic(page)
  const activated = await page.request.post('/api/professionals/activate-premium')
  expect(activated.ok()).toBe(true)
  const { id } = await read(page, '/api/me/professional')
  return { id, name: `Rosa ${lastName}` }
}

const publishService = (page: Page, professionalId: number) =>
  post(page.request, '/api/services', {
    professionalId,
    title: `Tableros ${uniqueWord()}`,
    description: 'Uno tus datos y te dejo tableros que tu equipo entiende.',
    category: 'Tecnología e IT',
    price: '25.00',
  })

test('a portfolio holds five works, which are edited and deleted, and the profile shows them', async ({
  page,
}) => {
  const { id } = await signUpPremium(page)
  await page.goto('/dashboard/portafolio')
  await expect(page.getByRole('heading', { name: 'Aún no muestras trabajos' })).toBeVisible()
  await page.getByRole('button', { name: 'Agregar elemento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar al portafolio' })
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(dialog.getByText('Debe ser una URL válida')).toBeVisible()
  await expect(dialog.getByText('Escribe una dirección que empiece con https://')).toBeVisible()
  await expect(dialog.getByText('El título es requerido')).toBeVisible()
  await expectAccessible(page)
  // An address as people copy it: the form adds its scheme and sets the kind.
  await dialog.getByLabel('Enlace').fill('obra.example/guia.pdf')
  await dialog.getByLabel('Título').fill('Guía de tableros')
  await expect(dialog.getByLabel('Enlace')).toHaveValue('https://obra.example/guia.pdf')
  await expect(dialog.getByRole('radio', { name: 'PDF' })).toBeChecked()
  await expect(dialog.getByRole('region', { name: 'Vista previa' })).toContainText('PDF · obra.example')
  // Closing keeps the values.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Agregar elemento' }).click()
  await expect(dialog.getByText('Recuperamos lo que habías escrito en este navegador.')).toBeVisible()
  await expect(dialog.getByLabel('Título')).toHaveValue('Guía de tableros')
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('1/5 elementos')).toBeVisible()

  for (const title of ['Dos', 'Tres', 'Cuatro'])
    await post(page.request, '/api/portfolio', { type: 'image', url: 'https://obra.example/1.png', title })
  await page.reload()
  await page.getByRole('button', { name: 'Agregar elemento' }).click()
  await dialog.getByLabel('Enlace').fill('https://youtu.be/abc')
  await dialog.getByLabel('Título').fill('Cinco')
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(page.getByText('5/5 elementos')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Agregar elemento' })).toBeDisabled()
  await expectAccessibleEverywhere(page)

  await page.getByRole('button', { name: 'Editar Dos' }).click()
  const editor = page.getByRole('dialog', { name: 'Editar elemento' })
  await editor.getByLabel('Título').fill('Segunda obra')
  await editor.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('heading', { name: 'Segunda obra' })).toBeVisible()
  await page.getByRole('button', { name: 'Eliminar Tres' }).click()
  const question = page.getByRole('dialog', { name: '¿Eliminar este elemento de tu portafolio?' })
  await expect(question).toContainText('“Tres” desaparecerá de tu perfil.')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('4/5 elementos')).toBeVisible()

  await page.goto(`/professional/${id}?seccion=portafolio`)
  await expect(page.getByRole('link', { name: /Guía de tableros/ })).toHaveAttribute(
    'href',
    'https://obra.example/guia.pdf',
  )
  await expect(page.getByText('Así te ve cualquiera, sin tu correo ni tu teléfono.')).toBeVisible()
})

test('a certificate is added, corrected and deleted', async ({ page }) => {
  await signUpPremium(page)
  await page.goto('/dashboard/certificados')
  await page.getByRole('button', { name: 'Agregar certificado' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar certificado' })
  await dialog.getByLabel('Título').fill('Analítica web')
  await dialog.getByLabel('Enlace').fill('titulo.example/7')
  await dialog.getByLabel('Quién lo emitió').fill('Academia Salkantay')
  await dialog.getByLabel('Mes de emisión').selectOption('05')
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(dialog.getByText('Escribe un año de cuatro cifras, como 2020')).toBeVisible()
  await dialog.getByLabel('Año de emisión').fill('2024')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(page.getByText('Academia Salkantay · may. 2024')).toBeVisible()
  await page.getByRole('button', { name: 'Editar Analítica web' }).click()
  const editor = page.getByRole('dialog', { name: 'Editar certificado' })
  await editor.getByLabel('Mes de emisión').selectOption('')
  await editor.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Academia Salkantay · 2024')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Eliminar Analítica web' }).click()
  await page
    .getByRole('dialog', { name: '¿Eliminar este certificado?' })
    .getByRole('button', { name: 'Eliminar' })
    .click()
  await expect(page.getByRole('heading', { name: 'Aún no muestras certificados' })).toBeVisible()
})

test('without the plan the four tabs explain themselves; existing items stay', async ({ page }) => {
  await signUpProfessional(page)
  for (const [slug, title] of [
    ['portafolio', 'Portafolio'],
    ['certificados', 'Certificados'],
    ['validaciones', 'Validaciones de habilidades'],
    ['resenas', 'Reseñas'],
  ]) {
    await page.goto(`/dashboard/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Funcionalidad exclusiva del Plan Premium' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /Agregar/ })).toHaveCount(0)
  }
  await expectAccessible(page)
})

test('a company reviews after a completed hire, the professional answers, the company edits; all read it', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const professional = await signUpPremium(page)
  const service = await publishService(page, professional.id)
  const company = await openBrowser({ baseURL: baseURL! })
  const companyName = `Textiles ${uniqueWord()}`
  await signUpCompany(company, companyName)
  const profile = `/professional/${professional.id}`

  // Before any contact between the two there is nothing to review.
  await company.goto(`${profile}?seccion=resenas`)
  await company.getByRole('button', { name: 'Escribir reseña' }).click()
  await expect(company.getByRole('dialog', { name: 'Escribir reseña' })).toContainText(
    'Podrás escribirla cuando',
  )
  await company.getByRole('button', { name: 'Entendido' }).click()

  const hire = await post(company.request, `/api/services/${service.service?.id ?? service.id}/hires`, {
    message: 'Tres tableros para ventas.',
  })
  for (const [by, status] of [
    [page, 'accepted'],
    [page, 'delivered'],
    [company, 'completed'],
  ] as const) {
    // The other side's step is refused while the step before can be undone.
    const take = () => by.request.patch(`/api/hires/${hire.id}/status`, { data: { status } })
    await whenNotified(expect.poll(async () => (await take()).status(), { timeout: untilNotified }).toBe(200))
  }
  await company.goto(`${profile}#reviews`)
  const dialog = company.getByRole('dialog', { name: 'Escribir reseña' })
  await expect(dialog.getByText('Llevará el sello “Contratación verificada”.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: '5 estrellas' })).toBeChecked()
  await dialog.getByRole('radio', { name: '5 estrellas' }).press('ArrowLeft')
  await expect(dialog.getByRole('radio', { name: '4 estrellas' })).toBeChecked()
  await dialog.getByLabel('Comentario').fill('Cumplió con la fecha.')
  await expectAccessible(company)
  // Closing keeps the text.
  await company.keyboard.press('Escape')
  await company.getByRole('button', { name: 'Escribir reseña' }).click()
  await expect(dialog.getByLabel('Comentario')).toHaveValue('Cumplió con la fecha.')
  await dialog.getByRole('radio', { name: '5 estrellas' }).press('ArrowLeft')
  await dialog.getByRole('button', { name: 'Publicar reseña' }).click()
  await expect(dialog).toBeHidden()
  const item = company.getByRole('listitem').filter({ hasText: companyName })
  await expect(company.getByText('Se publica en 10 segundos.')).toBeVisible()
  await whenNotified(
    expect(async () => {
      await company.goto(`${profile}?seccion=resenas`)
      await expect(item.getByText('Cumplió con la fecha.')).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: untilNotified }),
  )
  await expect(item.getByText('Contratación verificada')).toBeVisible()
  await expect(item.getByRole('img', { name: '4 de 5 estrellas' })).toBeVisible()

  // Others see it once the undo expires.
  await whenNotified(
    expect(async () => {
      await page.goto('/dashboard/resenas')
      await expect(page.getByRole('progressbar', { name: '4 de 5: 1 reseña' })).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: untilNotified }),
  )
  await page.getByRole('button', { name: `Responder a ${companyName}` }).click()
  await page.getByRole('button', { name: 'Guardar respuesta' }).click()
  await expect(page.getByText('Escribe tu respuesta')).toBeVisible()
  await page.getByLabel('Tu respuesta').fill('Gracias por confiar.')
  await page.reload()
  await page.getByRole('button', { name: `Responder a ${companyName}` }).click()
  await expect(page.getByLabel('Tu respuesta')).toHaveValue('Gracias por confiar.')
  await page.getByRole('button', { name: 'Guardar respuesta' }).click()
  await expect(page.getByRole('button', { name: `Editar respuesta a ${companyName}` })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: companyName })).toContainText(
    'Gracias por confiar.',
  )
  await expectAccessibleEverywhere(page)

  await whenNotified(
    expect(async () => {
      await company.goto(`${profile}?seccion=resenas`)
      await expect(item).toContainText('Respuesta de Rosa', { timeout: 3000 })
    }).toPass({ timeout: untilNotified }),
  )
  await company.getByRole('button', { name: 'Escribir reseña' }).click()
  const own = company.getByRole('dialog', { name: 'Tu reseña' })
  await own.getByRole('radio', { name: '4 estrellas' }).press('ArrowRight')
  await own.getByLabel('Comentario').fill('Cumplió con la fecha y respondió dudas después.')
  await own.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(item).toContainText('Editada el')
  await expect(item.getByRole('img', { name: '5 de 5 estrellas' })).toBeVisible()
  await expectAccessibleEverywhere(company)

  // A visitor reads everything and is sent to the login; a signed-in person can report.
  await item.getByRole('link', { name: 'Reportar esta reseña' }).click()
  const report = company.getByRole('dialog', { name: 'Reportar esta reseña' })
  await report.getByRole('radio', { name: 'Tiene datos falsos' }).check()
  await report.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(report.getByText('Gracias por avisar')).toBeVisible()
  const visitor = await openBrowser({ baseURL: baseURL! })
  await visitor.goto(`${profile}?seccion=resenas`)
  await expect(visitor.getByText('Gracias por confiar.')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Reportar esta reseña' })).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: 'Inicia sesión para escribir una reseña' })).toBeVisible()
})

test('a company and another professional endorse skills; the professional sees who, and removes one', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const professional = await signUpPremium(page)
  const profile = `/professional/${professional.id}?seccion=habilidades`
  await page.goto(profile)
  await expect(page.getByRole('link', { name: 'Ver en mi panel' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Validar habilidad' })).toHaveCount(0)

  const company = await openBrowser({ baseURL: baseURL! })
  const companyName = `Textiles ${uniqueWord()}`
  await signUpCompany(company, companyName)
  await company.goto(profile)
  await company.getByRole('button', { name: 'Validar habilidad' }).click()
  const dialog = company.getByRole('dialog', { name: 'Validar habilidades de Rosa' })
  await dialog.getByRole('button', { name: 'Validar', exact: true }).click()
  await expect(dialog.getByText('El nombre de la habilidad es requerido')).toBeVisible()
  await expect(dialog.getByLabel('Otra habilidad')).toHaveAccessibleDescription(
    'Escribe la habilidad que validas',
  )
  await dialog.getByLabel('Otra habilidad').fill('Power BI')
  await dialog.getByRole('button', { name: 'Validar', exact: true }).click()
  const skill = dialog.getByRole('button', { name: 'Power BI' })
  await expect(skill).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(company)
  await skill.click()
  await expect(skill).toHaveCount(0)
  await dialog.getByLabel('Otra habilidad').fill('Power BI')
  await dialog.getByRole('button', { name: 'Validar', exact: true }).click()
  await expect(skill).toHaveAttribute('aria-pressed', 'true')
  await company.keyboard.press('Escape')
  // It counts for everyone once the undo expires.
  await whenNotified(
    expect(async () => {
      await company.goto(profile)
      await expect(company.getByText('1 validación')).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: untilNotified }),
  )

  const colleague = await openBrowser({ baseURL: baseURL! })
  await signUpProfessional(colleague)
  await colleague.goto(profile)
  await colleague.getByRole('button', { name: 'Validar habilidad' }).click()
  await colleague
    .getByRole('dialog')
    .getByRole('button', { name: /Power BI/ })
    .click()
  await expect(colleague.getByRole('dialog').getByRole('button', { name: /Power BI/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await whenNotified(
    expect(async () => {
      await page.goto('/dashboard/validaciones')
      await expect(page.getByRole('progressbar', { name: 'Power BI: 2 validaciones' })).toBeVisible({
        timeout: 3000,
      })
    }).toPass({ timeout: untilNotified }),
  )
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: `Quitar la validación de Power BI por ${companyName}` }).click()
  await page
    .getByRole('dialog', { name: '¿Quitar esta validación?' })
    .getByRole('button', { name: 'Quitar' })
    .click()
  await expect(page.getByRole('progressbar', { name: 'Power BI: 1 validación' })).toBeVisible()
})

test.describe('without permission', () => {
  test.use({ allowConsole: refused(404) })

  test('a professional who is not there says so', async ({ page }) => {
    await page.goto('/professional/2000000')
    await expect(page.getByRole('heading', { name: 'Profesional no encontrado' })).toBeVisible()
  })
})
