import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { confirmEmail, giveRuc, password, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { makeCv } from '#tests/e2e/support/cv.ts'
import { searchField } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'

test('a company publishes, a visitor applies with a CV, the company answers, the candidate sees the answer', async ({
  page: company,
  openBrowser,
}) => {
  test.setTimeout(90_000)
  const word = uniqueWord()
  const title = `Analista de nóminas ${word}`
  const companyEmail = `${word}@textil.pe`
  const candidateEmail = `${word}@correo.pe`
  const cv = await makeCv('Rosa Huamán')

  await registerCompany(company, `Textil ${word}`, companyEmail)
  await publish(company, title)

  const visitor = await openBrowser()
  await visitor.goto('/')
  await visitor
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Ver Empleos' })
    .click()
  // The landing page has its own search: text typed before the list loads would go there.
  await expect(visitor.getByRole('heading', { level: 1, name: 'Empleos Disponibles' })).toBeVisible()
  // As people type it: without the accent.
  await searchField(visitor).fill(`analista de nominas ${word}`)
  await searchField(visitor).press('Enter')
  await expect(visitor.getByRole('status').filter({ hasText: 'encontrado' })).toHaveText(
    '1 empleo encontrado',
  )
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await quickApply(visitor, candidateEmail, cv)
  await expectAccessibleEverywhere(visitor)
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible()

  await company.getByRole('button', { name: 'Actualizar' }).click()
  await expect(company.getByText('1 postulación · 1 nueva')).toBeVisible()
  await company.getByRole('link', { name: 'Ver candidatos' }).click()
  const column = (name: string) => company.getByRole('region', { name })
  await expect(column('Pendiente').getByRole('link', { name: 'Rosa Huamán' })).toBeVisible()
  await column('Pendiente').getByRole('link', { name: 'Rosa Huamán' }).click()
  await expect(column('Visto').getByRole('link', { name: 'Rosa Huamán' })).toBeVisible()
  const panel = company.getByRole('complementary', { name: 'Candidato: Rosa Huamán' })
  await expect(panel.getByRole('link', { name: candidateEmail })).toBeVisible()
  await expectAccessible(company)

  await panel.getByRole('tab', { name: 'CV' }).click()
  const downloading = company.waitForEvent('download')
  await panel.getByRole('link', { name: 'Descargar CV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(cv.name)
  expect((await readFile(await download.path())).equals(cv.buffer), 'the CV as it was sent').toBe(true)
  await panel.getByRole('tab', { name: 'Carta' }).click()
  await expect(panel.getByText('Cierro planillas de 300 personas.')).toBeVisible()
  await panel.press('Escape')
  await expect(panel).toBeHidden()

  // Until the address is confirmed, a mail quotes no text of the company.
  await mailTo(visitor, candidateEmail, 'Tienes una novedad en Qhatu')
  await confirmEmail(visitor, { email: candidateEmail, password })

  const grip = company.getByRole('button', { name: 'Mover a Rosa Huamán entre columnas' })
  await grip.press('Space')
  await expect(company.getByText('Rosa Huamán está sobre Visto.')).toBeAttached()
  // The handler for the keys of a move is added in a timer; on a busy machine a press can come earlier.
  await company.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await company.keyboard.press('ArrowRight')
  await expect(company.getByText('Rosa Huamán está sobre Preseleccionado.')).toBeAttached()
  await company.keyboard.press('Space')
  await expect(column('Preseleccionado').getByRole('link', { name: 'Rosa Huamán' })).toBeVisible()
  await mailTo(company, companyEmail, `Nueva postulación: ${title}`)

  await mailTo(visitor, candidateEmail, `Postulación enviada: ${title}`)
  await mailTo(visitor, candidateEmail, `Pasaste a la preselección: ${title}`)
  await visitor.reload()
  await expect(visitor.getByText(/^CV visto el /)).toBeVisible()
  await expect(visitor.getByText('Preseleccionado', { exact: true })).toBeVisible()
  await visitor.getByRole('button', { name: /^Notificaciones, / }).click()
  const inbox = visitor.getByRole('dialog', { name: 'Notificaciones' })
  await expectAccessible(visitor)
  await inbox.getByRole('link', { name: /Pasaste a la preselección/ }).click()
  await expect(visitor).toHaveURL('/dashboard/postulaciones')
  await expectAccessible(visitor)
})

async function registerCompany(page: Page, name: string, email: string) {
  await page.goto('/register/company')
  await page.getByLabel('Nombre de la empresa').fill(name)
  await page.getByLabel('Rubro').fill('Manufactura')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel('No soy un robot').check()
  await page.getByLabel('Acepto los términos de servicio').check()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL('/company-dashboard')
  await confirmEmail(page, { email, password })
  await giveRuc(page)
}

async function publish(page: Page, title: string) {
  await page
    .getByRole('navigation', { name: 'Panel de empresa' })
    .getByRole('link', { name: 'Publicar empleo' })
    .click()
  await page.getByLabel('Título del empleo').fill(title)
  await page.getByLabel('Categoría').selectOption('Recursos Humanos')
  await page.getByLabel('Ubicación').fill('San Isidro, Lima')
  await page.getByLabel('Rango salarial').fill('S/ 3,500 - 4,500')
  await expect(page.getByText(/^Leemos: /)).toBeVisible()
  await page.getByLabel('Tipo de trabajo').selectOption({ label: 'Híbrido' })
  await page
    .getByLabel('Descripción del puesto')
    .fill('Preparas la planilla mensual de una fábrica de tejidos.')
  await page.getByLabel('Requisitos').fill('Dos años en planillas y manejo del PLAME.')
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Publicar empleo' }).click()
  await expect(page).toHaveURL('/company-dashboard/empleos')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
}

async function quickApply(page: Page, email: string, cv: Awaited<ReturnType<typeof makeCv>>) {
  await page.getByRole('link', { name: 'Postular Ahora' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre completo').fill('Rosa Huamán')
  await dialog.getByLabel('Correo electrónico').fill(email)
  await dialog.getByLabel('Tu CV').setInputFiles(cv)
  await dialog.getByLabel('Carta de presentación').fill('Cierro planillas de 300 personas.')
  await dialog.getByLabel('No soy un robot').check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Postular Ahora' }).click()
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page).toHaveURL('/dashboard')
}
