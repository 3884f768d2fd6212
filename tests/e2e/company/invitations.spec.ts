import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { makeFullCv } from '#tests/e2e/support/cv.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, refused, test } from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'

test('a company invites somebody by mail, who applies in one step and finds the profile filled from the CV', async ({
  page,
  openBrowser,
}) => {
  const company = await openBrowser()
  const name = `Ferretería ${uniqueWord()}`
  await signUpCompany(company, name)
  const title = `Contadora ${uniqueWord()}`
  const jobId = await publishJob(company, title)
  const email = `${uniqueWord()}@ejemplo.pe`

  await company.goto(`/company-dashboard/candidatos/${jobId}`)
  await company.getByRole('button', { name: 'Invitar' }).click()
  const dialog = company.getByRole('dialog', { name: 'Invitar a postular' })
  await expectAccessible(company)
  await dialog.getByLabel('Correo electrónico').fill('sin arroba')
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(dialog.getByText('Escribe un correo como nombre@ejemplo.com')).toBeVisible()
  await dialog.getByLabel('Correo electrónico').fill(email)
  await dialog.getByLabel('Mensaje').fill('Nos hablaron muy bien de ti.')
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(dialog).toBeHidden()
  await expect(company.getByText(email).first()).toBeVisible()

  const mail = await mailTo(page, email, `${name} te invita a postular: ${title}`)
  expect(mail).toContain('Nos hablaron muy bien de ti.')
  await page.goto(linkTo('apply', mail))
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Nos hablaron muy bien de ti.')).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  await expect(page.getByLabel('Correo electrónico')).not.toBeEditable()
  await expectAccessible(page)
  await page.getByLabel('Nombres').fill('Rosa')
  await page.getByLabel('Apellidos').fill('Condori Quispe')
  await expect(page.getByLabel('Contraseña', { exact: true }), 'it is chosen later').toHaveCount(0)
  await page.getByLabel('Teléfono').fill('987 654 321')
  await page.getByLabel('Ubicación').fill('Lima')
  await page.getByLabel('Experiencia').fill('4 años en contabilidad')
  await page.getByLabel('Habilidades').fill('Excel')
  await page
    .getByLabel(/^Carta de presentación/)
    .fill('Gracias por escribirme. Me interesa mucho el puesto que describen.')
  // A page closed by mistake keeps the draft.
  await page.reload()
  await expect(page.getByLabel('Apellidos')).toHaveValue('Condori Quispe')
  await page.getByLabel('Tu CV (opcional)').setInputFiles(await makeFullCv())
  await page.getByLabel('No soy un robot').check()
  await page.getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(page.getByText('¡Postulación enviada exitosamente!')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ir a mi panel' }).click()
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/dashboard/experiencia')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Analista de datos' }).first()).toBeVisible({
      timeout: 1000,
    })
  }).toPass()

  await expect(company.getByText('Postuló el').first()).toBeVisible()
  await company.getByRole('link', { name: `Ver la postulación de ${email}` }).click()
  await expect(company.getByRole('complementary', { name: 'Candidato: Rosa Condori Quispe' })).toBeVisible()
})

test.describe('a shared link', () => {
  test.use({ allowConsole: refused(410) })

  test('accepts one signed-in professional, and nobody after that', async ({ page, openBrowser }) => {
    const company = await openBrowser()
    await signUpCompany(company)
    const jobId = await publishJob(company, `Almacenero ${uniqueWord()}`)
    await company.goto(`/company-dashboard/candidatos/${jobId}`)
    await company.getByRole('button', { name: 'Invitar' }).click()
    await company.getByRole('button', { name: 'Crear enlace' }).click()
    const link = await company.getByRole('textbox', { name: 'Enlace de la invitación' }).inputValue()
    await expectAccessible(company)
    await company.getByRole('button', { name: 'Listo' }).click()
    await expect(company.getByText('Enlace para compartir')).toBeVisible()

    await signUpProfessional(page)
    await page.goto(new URL(link).pathname)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Postular Ahora' }).click()
    await expect(page).toHaveURL('/dashboard/postulaciones')
    await page.goto(new URL(link).pathname)
    await expect(page.getByText('La invitación no existe, ha expirado o ya fue utilizada.')).toBeVisible()
    await expectAccessible(page)
  })
})
