import type { Locator, Page } from '@playwright/test'
import { signUpCompany, signUpNewCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'

test.use({ allowConsole: refused(403, 400, 410) })

async function expectErrors(page: Page, errors: Record<string, string>) {
  for (const [label, error] of Object.entries(errors))
    await expect(page.getByLabel(label), label).toHaveAccessibleDescription(error)
}

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title })

test('an empty standard form says under each field what is missing', async ({ page }) => {
  await signUpCompany(page)
  await page.goto('/company-dashboard/publicar')
  await page.getByRole('button', { name: 'Publicar empleo' }).click()
  await expectErrors(page, {
    'Título del empleo': 'Escribe el título del empleo',
    Categoría: 'Elige la categoría del empleo',
    Ubicación: 'Escribe el distrito o la ciudad del empleo',
    'Rango salarial': 'Escribe el sueldo, por ejemplo S/ 3,000 - 4,500',
    'Tipo de trabajo': 'Elige remoto, presencial o híbrido',
    'Descripción del puesto': 'Describe el empleo en 10 caracteres o más',
    Requisitos: 'Escribe los requisitos en 10 caracteres o más',
  })
  for (const sentence of [
    'El título es requerido',
    'La categoría es requerida',
    'La descripción debe tener al menos 10 caracteres',
    'Los requisitos son requeridos',
    'La ubicación es requerida',
    'El rango salarial es requerido',
    'El tipo de trabajo es requerido',
  ])
    await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible()
  await expect(page.getByLabel('Título del empleo')).toBeFocused()
  await expectAccessible(page)
})

test('words that the law counts as discrimination are pointed out while they are written', async ({
  page,
}) => {
  await signUpCompany(page)
  await page.goto('/company-dashboard/publicar')
  await page.getByLabel('Requisitos').fill('Señorita de buena presencia, menor de 30 años.')
  await expect(page.getByText('Con estas palabras tu aviso quedará en espera')).toBeVisible()
  await expect(page.getByText(/“buena presencia”/i)).toBeVisible()
})

test('help with writing reads the ad, and a change is accepted into the form and taken back', async ({
  page,
}) => {
  await signUpCompany(page)
  await page.goto('/company-dashboard/publicar')
  await page.getByLabel('Título del empleo').fill('Cajera de tienda')
  const description = page.getByLabel('Descripción del puesto')
  await description.fill('- Atención de caja\n- Cobrar con Excel')
  await page.getByRole('button', { name: 'Revisar mi aviso' }).press('Enter')
  await expect(page.getByText('Falta el horario', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /^Aceptar ?: - Atender caja/ }).click()
  await expect(description).toHaveValue('- Atender caja\n- Cobrar con Excel')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  const accepted = page.getByRole('list', { name: 'Cambios aceptados' })
  await accepted.getByRole('button', { name: 'Deshacer' }).click()
  await expect(description).toHaveValue('- Atención de caja\n- Cobrar con Excel')
})

test('the premium offer is activated on the spot, and its form has its own messages', async ({ page }) => {
  const title = `Arquitecta de datos ${uniqueWord()}`
  await signUpCompany(page)
  await page.goto('/company-dashboard/publicar')
  await page
    .getByRole('navigation', { name: 'Tipo de empleo' })
    .getByRole('link', { name: 'Premium' })
    .click()
  await expect(page.getByText('GRATIS TEMPORALMENTE')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Activar gratis' }).click()
  await expect(page.getByText('Plan premium activado: puedes publicar 1 empleo premium.')).toBeVisible()

  await page.getByRole('button', { name: 'Crear empleo premium' }).click()
  await expectErrors(page, {
    'Título del empleo': 'Escribe un título de 5 caracteres o más',
    'Descripción del puesto': 'Describe el empleo en 50 caracteres o más',
    'Rango salarial': 'Escribe el rango salarial, por ejemplo S/ 3,000 - 4,500',
    Ubicación: 'Escribe el distrito o la ciudad, con 3 letras o más',
    'Habilidades requeridas': 'Escribe las habilidades que buscas, con comas entre ellas',
  })
  for (const sentence of [
    'El título debe tener al menos 5 caracteres',
    'La descripción debe tener al menos 50 caracteres',
    'Rango salarial requerido',
    'Ubicación requerida',
    'Incluye al menos algunas habilidades requeridas',
  ])
    await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible()
  await expect(page.getByLabel('Modalidad')).toHaveValue('hybrid')
  await expect(page.getByLabel('Experiencia')).toHaveValue('1-2')

  await page.getByLabel('Título del empleo').fill(title)
  await page.getByLabel('Habilidades requeridas').fill('SQL, Power BI, Python')
  await expect(page.getByRole('list', { name: 'Habilidades leídas' }).getByRole('listitem')).toHaveCount(3)
  await page.getByLabel('Ubicación').fill('Arequipa')
  await page.getByLabel('Rango salarial').fill('S/ 7,000')
  await page
    .getByLabel('Descripción del puesto')
    .fill('Diseñarás el almacén de datos de una cadena de boticas del sur del país.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Crear empleo premium' }).click()
  await expect(page).toHaveURL('/company-dashboard/empleos')
  await expect(rowOf(page, title).getByText('Premium', { exact: true })).toBeVisible()
})

test('edits of an ad survive leaving the page, and are discarded on request', async ({ page }) => {
  const title = `Operario ${uniqueWord()}`
  await signUpCompany(page)
  const id = await publishJob(page, title)
  await page.goto(`/company-dashboard/empleos/${id}/editar`)
  await page.getByLabel('Beneficios').fill('Almuerzo en planta')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Almuerzo en planta')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect(page).toHaveURL('/company-dashboard/empleos')
  await page.goto(`/company-dashboard/empleos/${id}/editar`)
  await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible()
  await expect(page.getByLabel('Beneficios')).toHaveValue('Almuerzo en planta')
  await page.getByRole('button', { name: 'Volver a lo publicado' }).click()
  await expect(page.getByLabel('Beneficios')).toHaveValue('')
  await expect(page.getByLabel('Título del empleo')).toHaveValue(title)
})

test("a company's own ad says so, with its links, and has no button to apply", async ({ page }) => {
  const title = `Operario ${uniqueWord()}`
  await signUpCompany(page)
  const id = await publishJob(page, title)
  await page.goto(`/jobs/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Es tu aviso').first()).toBeVisible()
  await expect(main.getByText(/^Postular/)).toHaveCount(0)
  await main.getByRole('link', { name: 'Ver candidatos' }).first().click()
  await expect(page).toHaveURL(`/company-dashboard/candidatos/${id}`)
})

test('the first ad of a new company is held, says why, and is published once it is corrected', async ({
  page,
  openBrowser,
}) => {
  const title = `Señorita ${uniqueWord()}`
  const visitor = await openBrowser()
  await signUpNewCompany(page)
  await page.goto('/company-dashboard/publicar')
  await expect(page.getByText('Tu primer aviso esperará hasta que sepamos quién publica')).toBeVisible()
  const id = await publishJob(page, title, { requirements: 'Sin hijos. Pago de S/ 50 por inscripción.' })
  await visitor.goto(`/jobs/${id}`)
  await expect(visitor.getByRole('heading', { name: title })).toHaveCount(0)

  await page.goto('/company-dashboard/empleos')
  await expect(rowOf(page, title).getByText('En espera', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await rowOf(page, title).getByRole('link', { name: 'Ver cómo corregirlo' }).click()
  await expect(page.getByRole('heading', { name: 'Tu aviso está en espera' })).toBeVisible()
  await expect(page.getByText('Falta el RUC de tu empresa')).toBeVisible()
  await expect(page.locator('mark').filter({ hasText: 'Sin hijos' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link', { name: 'tu configuración' }).click()
  await page.getByLabel('RUC de la empresa').fill('20131312954')
  await expect(page.getByText(/Revisa el número/)).toBeVisible()
  await page.getByLabel('RUC de la empresa').fill('20131312955')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Cambios guardados')).toBeVisible()

  await page.goto(`/company-dashboard/empleos/${id}/editar`)
  await page.getByRole('button', { name: 'Pedir que lo revisemos' }).click()
  await page.getByLabel('¿Por qué el trabajo lo exige?').fill('Es el vestuario de mujeres de un gimnasio.')
  await page.getByRole('button', { name: 'Enviar a revisión' }).click()
  await expect(page.getByText('Pediste que lo revisemos.', { exact: false })).toBeVisible()
})

test('over the limit of the plan the form keeps everything and says what to do', async ({ page }) => {
  await signUpCompany(page)
  await publishJob(page, `Cajero ${uniqueWord()}`)
  const title = `Cajera ${uniqueWord()}`
  await page.goto('/company-dashboard/publicar')
  await expect(page.getByText('Ya usas el único empleo activo de tu plan')).toBeVisible()
  await page.getByLabel('Título del empleo').fill(title)
  await page.getByLabel('Categoría').selectOption('Ventas')
  await page.getByLabel('Ubicación').fill('Chiclayo')
  await page.getByLabel('Rango salarial').fill('S/ 1,300')
  await page.getByLabel('Tipo de trabajo').selectOption('presencial')
  await page.getByLabel('Descripción del puesto').fill('Atiendes la caja de una tienda.')
  await page.getByLabel('Requisitos').fill('Trato amable con las personas.')
  await page.getByRole('button', { name: 'Publicar empleo' }).click()
  await expect(
    page
      .getByRole('main')
      .getByText('Llegaste al límite de empleos activos de tu plan. Archiva uno o mejora tu plan.'),
  ).toBeVisible()
  await expect(page.getByLabel('Título del empleo')).toHaveValue(title)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver tus empleos' }).click()
  await expect(page).toHaveURL('/company-dashboard/empleos')
})

test('a published ad is edited, archived after asking, put back by its toast, archived and reactivated', async ({
  page,
  openBrowser,
}) => {
  const title = `Vendedora ${uniqueWord()}`
  const visitor = await openBrowser()
  await signUpCompany(page)
  const id = await publishJob(page, title)
  const row = rowOf(page, title)
  await page.goto('/company-dashboard/empleos')

  await page.getByRole('button', { name: `Más acciones para ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await expect(page.getByLabel('Título del empleo')).toHaveValue(title)
  await expectAccessible(page)
  await page.getByLabel('Rango salarial').fill('S/ 9,999')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(row.getByText('S/ 9,999')).toBeVisible()
  await visitor.goto(`/jobs/${id}`)
  await expect(visitor.getByText('S/ 9,999').first()).toBeVisible()

  const archive = async () => {
    await page.getByRole('button', { name: `Más acciones para ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Archivar' }).click()
    await expect(row.getByText('Archivado')).toBeVisible()
  }
  await archive()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(row.getByText('Activo')).toBeVisible()
  await archive()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Reactivar ${title}` }).click()
  await expect(row.getByText('Activo')).toBeVisible()

  await page.getByRole('button', { name: `Más acciones para ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expectAccessible(page)
  const question = page.getByRole('dialog', { name: `¿Eliminar “${title}”?` })
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Empleo eliminado')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(row.getByText('Activo')).toBeVisible()
})
