import type { Page } from '@playwright/test'
import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { makeFullCv, makeScan, makeSlowCv } from '#tests/e2e/support/cv.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2 }) })

// One after the other: a document that is read slowly keeps the others of the same server waiting.
test.describe.configure({ mode: 'default' })

test('a new CV is reviewed, saved with one press, and marked for a while', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sube tu CV' }).setInputFiles(await makeFullCv())
  const review = page.getByRole('dialog', { name: 'Revisa lo que leímos de tu CV' })
  await expect(review.getByText(/^Encontramos 2 experiencias/)).toBeVisible()
  await expect(review.getByRole('checkbox', { name: 'Asistente de reportes' })).toBeChecked()
  await expectAccessibleEverywhere(page)

  await review.getByRole('button', { name: /^Guardar lo marcado/ }).click()
  const saved = page.getByRole('dialog', { name: 'Perfil actualizado' })
  await expect(saved.getByText(/^De tu CV guardamos 2 experiencias, 1 estudio/)).toBeVisible()
  await expectAccessible(page)
  await expect(saved, 'it goes by itself').toHaveCount(0)
  await expect(page.getByText('Power BI')).toBeVisible()
  await expect(page.getByText('Miraflores, Lima')).toBeVisible()

  await page.getByRole('link', { name: 'Experiencia', exact: true }).click()
  const work = card(page, 'Experiencia laboral')
  await expect(work.getByRole('listitem')).toHaveCount(2)
  await expect(work.getByRole('listitem').first()).toContainText('2021 – actualidad')
  await expect(work.getByText('Extraído del CV')).toHaveCount(2)
  await expect(card(page, 'Educación').getByText('Bachiller en Estadística')).toBeVisible()
  await expectAccessibleEverywhere(page)

  await page.getByRole('button', { name: 'Auto-Extraer' }).click()
  await expect(page.getByText('Tu perfil ya tenía lo que encontramos en tu CV.')).toBeVisible()
  await expect(page.getByText('Ya estaba')).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Idiomas 2' })).toBeVisible()
  await expect(work.getByRole('listitem')).toHaveCount(2)
  await expectAccessibleEverywhere(page)
})

test('declining the offer leaves the profile unchanged', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sube tu CV' }).setInputFiles(await makeFullCv())
  await page.getByRole('dialog').getByRole('button', { name: 'Ahora no' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Revisar lo que dice' })).toBeFocused()
  await page.getByRole('link', { name: 'Experiencia', exact: true }).click()
  await expect(page.getByText('Aún no hay experiencia')).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('a scanned CV is kept, and the dialog says why it was not read', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sube tu CV' }).setInputFiles(await makeScan())
  const dialog = page.getByRole('dialog', { name: 'Error al procesar el CV' })
  await expect(dialog.getByRole('alert')).toContainText('No encontramos texto que leer')
  await expectAccessibleEverywhere(page)
  await dialog.getByText('Cerrar', { exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('CV escaneado.pdf')).toBeVisible()
})

test('a person in the queue of CVs sees how many come first', async ({ page, openBrowser }) => {
  // Both are made before: the second one must arrive while the first is still read.
  const [cv, full] = [await makeSlowCv(), await makeFullCv()]
  const other = await openBrowser()
  for (const person of [page, other]) await signUpProfessional(person)
  await page.goto('/dashboard')
  const { id } = await (await other.request.get('/api/me/professional')).json()
  const upload = other.request.post(`/api/professionals/${id}/cv-upload`, { multipart: { cv }, timeout: 0 })
  await page.getByRole('button', { name: 'Sube tu CV' }).setInputFiles(full)
  await expect(page.getByText(/^Hay \d CV antes del tuyo$/)).toBeVisible()
  await upload
  await expect(page.getByRole('dialog').getByText(/^Encontramos 2 experiencias/)).toBeVisible()
})

test.describe('Auto-Extraer', () => {
  test.use({ allowConsole: refused(422) })

  test('says why the CV cannot be read', async ({ page }) => {
    await signUpProfessional(page)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Sube tu CV' }).setInputFiles(await makeScan())
    await page.getByRole('dialog').getByText('Cerrar', { exact: true }).click()
    await page.getByRole('link', { name: 'Experiencia', exact: true }).click()
    await page.getByRole('button', { name: 'Auto-Extraer' }).click()
    const alert = page.getByRole('alert')
    await expect(alert.getByText('Error al extraer datos del CV')).toBeVisible()
    await expect(alert.getByText(/No encontramos texto que leer/)).toBeVisible()
    await expectAccessibleEverywhere(page)
  })
})

test('applying without an account fills the profile from the CV', async ({ page, openBrowser }) => {
  const company = await openBrowser()
  await signUpCompany(company)
  const id = await publishJob(company, `Analista ${uniqueWord()}`)
  await page.goto(`/jobs/${id}?postular=1`)
  const dialog = page.getByRole('dialog', { name: 'Postular' })
  await dialog.getByLabel('Nombre completo').fill('Rosa Quispe Huamán')
  await dialog.getByLabel('Correo electrónico').fill(`${uniqueWord()}@ejemplo.pe`)
  await dialog.locator('input[type=file]').setInputFiles(await makeFullCv())
  await dialog.getByLabel('No soy un robot').check()
  await dialog.getByRole('button', { name: 'Postular Ahora' }).click()
  await dialog.getByLabel('Contraseña', { exact: true }).fill('Mercado-2026')
  await dialog.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('CV Rosa Quispe.pdf')).toBeVisible()
  // The panel updates by itself after the CV was read; it does not poll.
  await expect(page.getByRole('heading', { name: 'Sigue buscando mientras esperas' })).toBeVisible()
  await expect(page.getByText('Sube tu CV')).toHaveCount(0)
  await page.getByRole('link', { name: 'Experiencia', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Asistente de reportes' })).toBeVisible()
  await page.getByRole('link', { name: 'Resumen' }).click()
  await expect(page.getByText('Analista de datos', { exact: true })).toBeVisible()
  await expect(page.getByText('Power BI')).toBeVisible()
})

test('a work experience is added, corrected and deleted after a question', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard/experiencia')
  await page.getByRole('button', { name: 'Agregar experiencia' }).click()
  const form = page.getByRole('dialog', { name: 'Agregar experiencia' })
  await form.getByRole('button', { name: 'Agregar' }).click()
  await expect(form.getByLabel('Cargo')).toBeFocused()
  await expect(form.getByLabel('Cargo')).toHaveAccessibleDescription('Escribe el cargo')
  await expect(form.getByLabel('Empresa')).toHaveAccessibleDescription('Escribe el nombre de la empresa')
  await expect(form.getByText('La fecha de inicio es requerida')).toBeVisible()
  await expect(form.getByLabel('Año de inicio')).toHaveAccessibleDescription(
    'Escribe el año de inicio, y el mes si lo sabes',
  )
  await expectAccessibleEverywhere(page)
  await form.getByLabel('Cargo').fill('Contadora')
  await form.getByLabel('Empresa').fill('Retama S.A.C.')
  await form.getByLabel('Mes de inicio').selectOption('mar.')
  await form.getByLabel('Año de inicio').fill('2020')
  await form.getByLabel('Trabajo aquí actualmente').check()
  await expect(form.getByLabel('Año de fin')).toBeDisabled()
  await form.getByRole('button', { name: 'Agregar' }).click()
  const work = card(page, 'Experiencia laboral')
  await expect(work.getByText('mar. 2020 – actualidad')).toBeVisible()
  await expect(work.getByText('Extraído del CV')).toHaveCount(0)

  await page.getByRole('button', { name: 'Editar Contadora, Retama S.A.C.' }).click()
  const editing = page.getByRole('dialog', { name: 'Editar experiencia' })
  await editing.getByLabel('Trabajo aquí actualmente').uncheck()
  await editing.getByLabel('Año de fin').fill('2019')
  await editing.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(editing.getByLabel('Año de fin')).toHaveAccessibleDescription(
    'Elige una fecha de fin posterior a la de inicio',
  )
  await editing.getByLabel('Año de fin').fill('2023')
  await editing.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(work.getByText('mar. 2020 – 2023')).toBeVisible()

  await page.getByRole('button', { name: 'Eliminar Contadora, Retama S.A.C.' }).click()
  const question = page.getByRole('dialog', {
    name: '¿Estás seguro de que deseas eliminar esta experiencia laboral?',
  })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Aún no hay experiencia')).toBeVisible()
})

test('the page of the reader analyses a text and counts what it found', async ({ page }) => {
  await page.goto('/debug')
  await page.getByRole('link', { name: 'Probar el lector de CV' }).click()
  const analyse = page.getByRole('button', { name: 'Analizar CV' })
  await analyse.click()
  const result = card(page, 'Resultado')
  await expect(result.getByText('Asistente de reportes')).toBeVisible()
  await expect(result.getByText(/Banco Los Molles · ene\. 2018 – dic\. 2020/)).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByLabel('Pega aquí el texto').fill('  ')
  await expect(analyse).toBeDisabled()
})
