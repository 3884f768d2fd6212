import type { Page } from '@playwright/test'
import { cvDocx } from '#tests/support/cv-docx.ts'
import { encryptedDocx, oldDoc } from '#tests/support/cv-office.ts'
import { password, signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, refused } from '#tests/e2e/support/journey.ts'
import { withOwnServer } from '#tests/e2e/support/own-server.ts'

const test = withOwnServer()
test.use({ allowConsole: refused(400) })

const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const docx = (buffer: Buffer, name = 'CV Rosa Quispe.docx') => ({ name, mimeType, buffer })

const openForm = async (page: Page, id: number) => {
  await page.goto(`/jobs/${id}`)
  await page.getByRole('link', { name: 'Postular Ahora' }).click()
  return page.getByRole('dialog')
}

test('when accepted, a visitor applies with a DOCX, and the company sees its content', async ({
  page: company,
  openBrowser,
  setting,
}) => {
  test.setTimeout(120_000)
  await signUpCompany(company)
  const title = `Analista ${uniqueWord()}`
  const id = await publishJob(company, title)
  const visitor = await openBrowser()

  const before = await openForm(visitor, id)
  await expect(before.getByText('PDF de hasta 5 MB', { exact: true })).toBeVisible()
  await before.getByRole('button', { name: /^Tu CV/ }).setInputFiles(docx(cvDocx()))
  await expect(before.getByText('Solo se permiten archivos PDF', { exact: true })).toBeVisible()

  await setting('cv_accepts_docx', 'true')
  await expect
    .poll(async () => (await visitor.request.get(`/jobs/${id}/postular`)).text())
    .toContain('PDF o DOCX de hasta 5 MB')
  const form = await openForm(visitor, id)
  await expect(form.getByText('PDF o DOCX de hasta 5 MB', { exact: true })).toBeVisible()
  await expectAccessibleEverywhere(visitor)
  const cv = form.getByRole('button', { name: /^Tu CV/ })
  await cv.setInputFiles(docx(oldDoc(), 'CV viejo.doc'))
  await expect(form.getByText('Solo se permiten archivos PDF o DOCX', { exact: true })).toBeVisible()
  await cv.setInputFiles(docx(cvDocx()))
  await expect(form.getByText('CV Rosa Quispe.docx')).toBeVisible()
  await form.getByLabel('Nombre completo').fill('Rosa Quispe')
  await form.getByLabel('Correo electrónico').fill(`${uniqueWord()}@ejemplo.pe`)
  await form.getByLabel('No soy un robot').check()
  await form.getByRole('button', { name: 'Postular Ahora' }).click()
  await form.getByLabel('Contraseña', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(visitor).toHaveURL('/dashboard')

  await company.goto(`/company-dashboard/candidatos/${id}`)
  await company.getByRole('link', { name: 'Rosa Quispe' }).click()
  const panel = company.getByRole('complementary', { name: 'Candidato: Rosa Quispe' })
  await expect(panel.getByText('Analista de datos · Miraflores, Lima')).toBeVisible()
  await panel.getByRole('tab', { name: 'Perfil' }).click()
  await expect(panel.getByText('Power BI')).toBeVisible()
  await panel.getByRole('tab', { name: 'CV' }).click()
  await expect(panel.getByText('CV Rosa Quispe.docx')).toBeVisible()
  await expectAccessible(company)

  await visitor.goto('/dashboard')
  await visitor.getByRole('button', { name: 'Reemplazar CV' }).click()
  await visitor
    .getByRole('button', { name: 'Tu nuevo CV' })
    .setInputFiles(docx(encryptedDocx(), 'Con clave.docx'))
  await expect(visitor.getByText(/protegido con contraseña/)).toBeVisible()
})

test('when accepted, an invitation and the replacement of a sent CV allow a DOCX too', async ({
  page: company,
  openBrowser,
  setting,
}) => {
  test.setTimeout(120_000)
  await setting('cv_accepts_docx', 'true')
  await signUpCompany(company)
  const id = await publishJob(company, `Analista ${uniqueWord()}`)
  const made = await company.request.post(`/api/jobs/${id}/invitations`, { data: {} })
  const { url } = (await made.json()) as { url: string }
  const invited = await openBrowser()
  await invited.goto(new URL(url).pathname)
  await expect(invited.getByText('PDF o DOCX de hasta 5 MB', { exact: true })).toBeVisible()
  await invited.getByRole('button', { name: /^Tu CV/ }).setInputFiles(docx(cvDocx()))
  await invited.getByLabel('Nombres').fill('Rosa')
  await invited.getByLabel('Apellidos').fill('Quispe')
  await invited.getByLabel('Correo electrónico').fill(`${uniqueWord()}@ejemplo.pe`)
  await invited.getByLabel('Teléfono').fill('987 654 321')
  await invited.getByLabel('Ubicación').fill('Lima')
  await invited.getByLabel('Experiencia').fill('5 años en análisis de datos')
  await invited.getByLabel('Habilidades').fill('Excel, SQL')
  await invited
    .getByLabel(/^Carta de presentación/)
    .fill('Gracias por escribirme. Me interesa mucho el puesto que describen.')
  await invited.getByLabel('No soy un robot').check()
  await invited.getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(invited.getByText('¡Postulación enviada exitosamente!')).toBeVisible()

  await invited.goto('/dashboard/postulaciones')
  await invited.getByRole('button', { name: /^Cambiar el CV/ }).click()
  const dialog = invited.getByRole('dialog', { name: 'Cambiar el CV enviado' })
  await expect(dialog.getByText('PDF o DOCX de hasta 5 MB', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Tu nuevo CV' }).setInputFiles(docx(cvDocx(), 'Otro.docx'))
  await expect(invited.getByText('CV cambiado', { exact: true })).toBeVisible()
})
