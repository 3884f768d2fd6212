import type { Page } from '@playwright/test'
import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { ofForm, publishJob } from '#tests/e2e/support/jobs.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'

test.use({ allowConsole: refused(400, 409) })

const phone = { width: 360, height: 740 }

/** Fills everything of the standard form but its questions. */
async function fillJob(page: Page, title: string) {
  await page.getByLabel('Título del empleo').fill(title)
  await page.getByLabel('Categoría').selectOption('Operaciones')
  await page.getByLabel('Ubicación').fill('Ate, Lima')
  await page.getByLabel('Rango salarial').fill('S/ 2,000')
  await page.getByLabel('Tipo de trabajo').selectOption('Presencial')
  await page.getByLabel('Descripción del puesto').fill('Llevarás pedidos a bodegas de Ate.')
  await page.getByLabel('Requisitos').fill('Conocer las rutas de Lima este.')
}

test('a company builds questions with the keyboard, a candidate answers on a phone, and the company filters by the answers', async ({
  page: company,
  openBrowser,
}) => {
  test.setTimeout(120_000)
  const title = `Repartidor ${uniqueWord()}`
  await signUpCompany(company)
  await company.goto('/company-dashboard/publicar')
  await fillJob(company, title)

  const { keyboard } = company
  const question = (place: number) =>
    company.getByRole('listitem', { name: `Pregunta ${place}`, exact: true })
  await company.getByRole('button', { name: 'Agregar pregunta' }).focus()
  await keyboard.press('Enter')
  await expect(question(1).getByLabel('Pregunta', { exact: true })).toBeFocused()
  await keyboard.type('¿Tienes hijos?')
  await expect(question(1).getByText('Con estas palabras tu aviso quedará en espera')).toBeVisible()
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type('¿Qué turno prefieres?')
  await expect(question(1).getByText('Con estas palabras')).toBeHidden()
  await keyboard.press('Tab')
  await expect(question(1).getByLabel('Tipo de respuesta')).toBeFocused()
  await keyboard.type('Una')
  await expect(question(1).getByLabel('Tipo de respuesta')).toHaveValue('choice')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(question(1).getByLabel('Es obligatorio responder')).not.toBeChecked()
  await keyboard.press('Tab')
  await keyboard.type('Mañana')

  await company.getByRole('button', { name: 'Publicar empleo' }).focus()
  await keyboard.press('Enter')
  await expect(question(1).getByLabel('Opciones')).toHaveAccessibleDescription(
    'Escribe 2 opciones o más, una por línea',
  )
  await expectAccessible(company)
  await question(1).getByLabel('Opciones').focus()
  await keyboard.press('ControlOrMeta+End')
  await keyboard.press('Enter')
  await keyboard.type('Tarde')

  await company.getByRole('button', { name: 'Usar una frecuente' }).focus()
  await keyboard.press('Enter')
  await expect(company.getByRole('menuitem', { name: '¿Desde cuándo puedes empezar?' })).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(question(2).getByLabel('Pregunta', { exact: true })).toHaveValue(
    '¿Tienes licencia de conducir vigente?',
  )
  await question(2).getByLabel('Respuesta que buscas').selectOption('Sí')
  await question(2).getByRole('button', { name: 'Subir la pregunta 2' }).focus()
  await keyboard.press('Enter')
  await expect(question(1).getByLabel('Pregunta', { exact: true })).toHaveValue(
    '¿Tienes licencia de conducir vigente?',
  )
  await expect(question(1).getByRole('button', { name: 'Bajar la pregunta 1' })).toBeFocused()
  await expectAccessible(company)
  await company.getByRole('button', { name: 'Publicar empleo' }).focus()
  await keyboard.press('Enter')
  await expect(company).toHaveURL('/company-dashboard/empleos')
  const link = company
    .getByRole('main')
    .getByRole('link', { name: /candidatos/i })
    .first()
  await expect(link).toBeVisible()
  const jobs = await (await company.request.get('/api/jobs?q=' + title.split(' ')[1])).json()
  const jobId = jobs[0].id as number

  const applicant = await openBrowser()
  await applicant.setViewportSize(phone)
  await applicant.goto(`/jobs/${jobId}?postular=1`)
  const dialog = applicant.getByRole('dialog', { name: 'Postular' })
  await dialog.getByLabel('Nombre completo').fill('Rosa Quispe Huamán')
  await dialog.getByLabel('Correo electrónico').fill(`${uniqueWord()}@ejemplo.pe`)
  await dialog.getByLabel('No soy un robot').check()
  await dialog.getByRole('button', { name: 'Postular Ahora' }).click()
  const licence = dialog.getByRole('group', { name: '¿Tienes licencia de conducir vigente?' })
  await expect(licence.getByText('Elige sí o no')).toBeVisible()
  await expect(licence.getByLabel('Sí')).toBeFocused()
  await expectAccessible(applicant)
  await expectNoSidewaysScroll(applicant)
  await licence.getByLabel('No').check()
  await expect(licence.getByText('Elige sí o no')).toBeHidden()
  await dialog.getByRole('group', { name: '¿Qué turno prefieres?' }).getByLabel('Tarde').check()
  await dialog.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(applicant.getByText('¡Postulación enviada exitosamente!')).toBeVisible()
  await applicant.goto('/dashboard/postulaciones')
  await applicant.getByText(`Tus respuestas a ${title}`).click()
  await expect(applicant.getByText('¿Qué turno prefieres?')).toBeVisible()
  await expect(applicant.getByText('Tarde', { exact: true })).toBeVisible()

  const other = await openBrowser()
  await signUpProfessional(other, 'Condori')
  await other.goto(`/jobs/${jobId}?postular=1`)
  const press = other.getByRole('dialog', { name: 'Postular' })
  await press.getByRole('group', { name: '¿Tienes licencia de conducir vigente?' }).getByLabel('Sí').check()
  await press.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(press).toBeHidden()

  await company.goto(`/company-dashboard/candidatos/${jobId}`)
  const both = company.getByRole('link', { name: /^Rosa / }).filter({ visible: true })
  await expect(both).toHaveCount(2)
  await expect(
    company.getByText('No cumple: ¿Tienes licencia de conducir vigente?').filter({ visible: true }),
  ).toHaveCount(1)
  const filterBy = async (answer: string) => {
    await company.getByRole('button', { name: /^Filtros/ }).click()
    const filters = company.getByRole('dialog', { name: 'Filtros' })
    await filters.getByLabel('Respuestas').selectOption(answer)
    await filters.getByRole('button', { name: 'Ver 1 candidato' }).click()
  }
  await filterBy('Cumple con lo que buscas')
  await expect(both).toHaveText(['Rosa Condori'])
  await expect(company).toHaveURL(/respuesta=cumple/)
  await filterBy('¿Qué turno prefieres? Tarde')
  await expect(both).toHaveText(['Rosa Quispe Huamán'])
  await both.click()
  const panel = company.getByRole('complementary', { name: 'Candidato: Rosa Quispe Huamán' })
  await panel.getByRole('tab', { name: 'Respuestas' }).click()
  await expect(panel.getByText('No cumple')).toBeVisible()
  await expect(panel.getByText('Tarde', { exact: true })).toBeVisible()
  await expectAccessible(company)
})

test('questions that changed while a form was open are shown, and what was typed stays', async ({
  page: company,
  openBrowser,
}) => {
  await signUpCompany(company)
  const title = `Almacenero ${uniqueWord()}`
  const first = { kind: 'text', text: '¿Desde cuándo puedes empezar?' }
  const jobId = await publishJob(company, title, { questions: [first] })
  const applicant = await openBrowser()
  await signUpProfessional(applicant)
  await applicant.goto(`/jobs/${jobId}?postular=1`)
  const dialog = applicant.getByRole('dialog', { name: 'Postular' })
  await dialog.getByLabel(first.text).fill('Desde el lunes')

  const job = await (await company.request.get(`/api/company/jobs/${jobId}`)).json()
  const questions = [...job.questions, { kind: 'number', text: '¿Cuántos años llevas en almacenes?' }]
  const edited = await company.request.put(`/api/jobs/${jobId}`, { data: ofForm(job, questions) })
  expect(edited.status()).toBe(200)

  await dialog.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(dialog.getByText(/La empresa cambió las preguntas/)).toBeVisible()
  await expect(dialog.getByLabel(first.text)).toHaveValue('Desde el lunes')
  await dialog.getByLabel('¿Cuántos años llevas en almacenes?').fill('tres')
  await dialog.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(dialog.getByText('Escribe solo un número, sin letras')).toBeVisible()
  await dialog.getByLabel('¿Cuántos años llevas en almacenes?').fill('3')
  await dialog.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(dialog).toBeHidden()
})
