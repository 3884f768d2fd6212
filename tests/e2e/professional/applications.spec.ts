import type { Page } from '@playwright/test'
import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { makeCv } from '#tests/e2e/support/cv.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, refused, test } from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'

test.use({ allowConsole: refused(400, 401, 409) })

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

async function publishAd(company: Page) {
  const title = `Contadora ${uniqueWord()}`
  const { email } = await signUpCompany(company)
  return { title, id: await publishJob(company, title), email }
}

test('a CV is refused when it is too large, of another kind or disguised, and taken when it is a PDF', async ({
  page,
}) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  const input = page.getByRole('button', { name: 'Sube tu CV' })
  await input.setInputFiles(pdf('grande.pdf', Buffer.alloc(6 * 1024 * 1024, '%PDF-1.7 ')))
  await expect(page.getByText('El archivo no debe superar los 5MB')).toBeVisible()
  await input.setInputFiles({ name: 'cv.docx', mimeType: 'application/msword', buffer: Buffer.from('hola') })
  await expect(page.getByText('Solo se permiten archivos PDF')).toBeVisible()
  await input.setInputFiles(pdf('disfrazado.pdf', Buffer.from('<script>alert(1)</script>'.repeat(50))))
  await expect(page.getByRole('alert').getByText('Solo se permiten archivos PDF')).toBeVisible()
  await expectAccessible(page)

  await input.setInputFiles(await makeCv('Rosa Huamán'))
  await expect(page.getByText('CV subido exitosamente')).toBeVisible()
  await expect(page.getByText('CV Rosa Huamán.pdf')).toBeVisible()
  await expectAccessible(page)
})

test('a professional who presses before the session is known gets the form of a professional', async ({
  page,
  openBrowser,
}) => {
  const ad = await publishAd(await openBrowser())
  await signUpProfessional(page, 'Condori')
  const opened = Promise.withResolvers<void>()
  await page.route('**/api/session', async (route) => {
    await opened.promise
    await route.continue()
  })
  await page.goto(`/jobs/${ad.id}`)
  await page.getByRole('link', { name: 'Postular Ahora' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Cargando el formulario')).toBeAttached()
  opened.resolve()
  await expect(dialog.getByText('Tu perfil todavía no tiene un CV.')).toBeVisible()
  await expect(dialog.getByLabel('Contraseña')).toHaveCount(0)
})

test('a professional applies with one click, sees it on the ad, and withdraws', async ({
  page,
  openBrowser,
}) => {
  const ad = await publishAd(await openBrowser())
  await signUpProfessional(page, 'Condori')
  await page.goto(`/jobs/${ad.id}`)
  await page.getByRole('link', { name: 'Postular Ahora' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Tu perfil todavía no tiene un CV.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByText('Postulación Enviada', { exact: true })).toBeVisible()
  const summary = page.getByRole('complementary', { name: 'Resumen del empleo' })
  await expect(summary.getByText('Ya postulaste · Pendiente')).toBeVisible()
  await expectAccessible(page)

  await summary.getByRole('link', { name: 'Ver mis postulaciones' }).click()
  await page
    .getByRole('navigation', { name: 'Panel profesional' })
    .getByRole('link', { name: 'Postulaciones' })
    .click()
  await expect(page.getByText('Aún no vieron tu postulación')).toBeVisible()
  await page.getByRole('button', { name: `Retirar la postulación a ${ad.title}` }).click()
  const question = page.getByRole('dialog', { name: `Retirar tu postulación a “${ad.title}”` })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Retirar' }).click()
  await expect(page.getByText('Retirada', { exact: true })).toBeVisible()
  await mailTo(page, ad.email, `Postulación retirada: ${ad.title}`)
})

test('a visitor with an account is asked for its password, and told when it has applied already', async ({
  page,
  openBrowser,
}) => {
  const ad = await publishAd(await openBrowser())
  const applicant = await openBrowser()
  const account = await signUpProfessional(applicant)
  const applied = await applicant.request.post(`/api/jobs/${ad.id}/apply`, { data: { coverLetter: '' } })
  expect(applied.ok()).toBe(true)

  await page.goto(`/jobs/${ad.id}?postular=1`)
  const dialog = page.getByRole('dialog', { name: 'Postular' })
  await dialog.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(dialog.getByLabel('Nombre completo')).toBeFocused()
  await expect(dialog.getByText('Por favor completa todos los campos requeridos')).toBeVisible()
  await expect(dialog.getByLabel('Correo electrónico')).toHaveAccessibleDescription('Escribe tu correo')
  await dialog.getByLabel('Nombre completo').fill('Rosa Huamán')
  await dialog.getByLabel('Correo electrónico').fill(account.email)
  await dialog.getByLabel('No soy un robot').check()
  await dialog.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(dialog.getByText(`Ya tienes una cuenta con ${account.email}`)).toBeVisible()
  await dialog.getByLabel('Contraseña de tu cuenta').fill('no-es-esta-clave')
  await dialog.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(dialog.getByText('Error al postular')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Contraseña de tu cuenta').fill(account.password)
  await dialog.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(dialog.getByText('Ya postulaste a este empleo')).toBeVisible()
  await expect(dialog.getByLabel('Nombre completo'), 'nothing typed is lost').toHaveValue('Rosa Huamán')
})
