import { confirmEmail, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'

test('a candidate asks for a human review of the score; the company reads why and answers, and the candidate reads the answer', async ({
  page,
  openBrowser,
}) => {
  const company = await openBrowser()
  const { email: companyEmail } = await signUpCompany(company)
  const title = `Contadora ${uniqueWord()}`
  const jobId = await publishJob(company, title)
  const account = await signUpProfessional(page, 'Condori')
  // An unconfirmed mailbox would only get a mail without details.
  await confirmEmail(page, account)
  expect((await page.request.post(`/api/jobs/${jobId}/apply`, { data: { coverLetter: '' } })).ok()).toBe(true)

  await page.goto('/dashboard/postulaciones')
  await page.getByRole('button', { name: `Pedir revisión humana del puntaje en ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedir una revisión humana' })
  await expectAccessible(page)
  await dialog.getByLabel('¿Qué te parece equivocado?').fill('Tres años en cierres que no aparecen.')
  // Closing keeps the text.
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: `Pedir revisión humana del puntaje en ${title}` }).click()
  await expect(dialog.getByLabel('¿Qué te parece equivocado?')).toHaveValue(
    'Tres años en cierres que no aparecen.',
  )
  await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByText('Pediste una revisión humana')).toBeVisible()
  await expect(page.getByRole('button', { name: /Pedir revisión humana/ })).toHaveCount(0)
  await mailTo(page, companyEmail, `Piden una revisión humana: ${title}`)

  await company.goto(`/company-dashboard/candidatos/${jobId}`)
  await expect(company.getByText('Pide una revisión humana').filter({ visible: true })).toBeVisible()
  await company.getByRole('link', { name: 'Rosa Condori' }).click()
  const panel = company.getByRole('complementary', { name: 'Candidato: Rosa Condori' })
  await expect(panel.getByText('Tres años en cierres que no aparecen.')).toBeVisible()
  await expectAccessible(company)
  await panel.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(panel.getByText('Explica en 20 caracteres o más qué revisaste')).toBeVisible()
  const answer = 'Leí tu CV entero: esos tres años cuentan y te llamaremos.'
  await panel.getByLabel('Tu respuesta').fill(answer)
  await panel.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(panel.getByText('Respondiste el')).toBeVisible()
  await expect(panel.getByText(answer)).toBeVisible()

  await mailTo(page, account.email, `Revisaron tu puntaje: ${title}`)
  await page.reload()
  await expect(page.getByText(answer)).toBeVisible()
  await expectAccessible(page)
})
