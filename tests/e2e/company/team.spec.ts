import { password, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'

test('an owner invites a recruiter, who joins on a phone and works; removed, the open page ends', async ({
  page,
  openBrowser,
}) => {
  const company = `Textiles ${uniqueWord()}`
  const email = `${uniqueWord()}@ejemplo.pe`
  await signUpCompany(page, company)
  await page.goto('/company-dashboard/configuracion')
  await page.getByRole('main').getByRole('link', { name: 'Equipo' }).click()
  await expect(page.getByRole('heading', { name: 'Equipo', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Invitar' }).click()
  const form = page.getByRole('dialog', { name: 'Invitar al equipo' })
  await form.getByLabel('Correo electrónico').fill(email)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(page.getByText('Invitación lista')).toBeVisible()
  await expect(page.getByRole('button', { name: `Cancelar la invitación de ${email}` })).toBeVisible()

  const hers = await openBrowser()
  await hers.setViewportSize({ width: 360, height: 740 })
  await hers.goto(
    linkTo('equipo/invitacion', await mailTo(hers, email, `${company} te invita a su equipo en Qhatu`)),
  )
  await expectAccessible(hers)
  await hers.getByLabel('Nombre y apellido').fill('Lucía Paredes')
  await hers.getByLabel('Contraseña', { exact: true }).fill(password)
  await hers.getByLabel('Acepto los términos de servicio').check()
  await hers.getByRole('button', { name: 'Unirme al equipo' }).click()
  await expect(hers).toHaveURL('/company-dashboard')
  await hers.goto('/company-dashboard/membresia')
  await expect(hers).toHaveURL('/company-dashboard/configuracion/equipo')
  await expect(hers.getByText('Lucía Paredes (tú)')).toBeVisible()
  await expectAccessibleEverywhere(hers)

  // She moves a candidate, and the owner reads that it was her.
  const jobId = await publishJob(page, `Contador ${uniqueWord()}`)
  const applicant = await openBrowser()
  const lastName = uniqueWord()
  await signUpProfessional(applicant, lastName)
  const sent = await applicant.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  const { application } = (await sent.json()) as { application: { id: number } }
  const candidate = `/company-dashboard/candidatos/${jobId}?candidato=${application.id}`
  await hers.goto(candidate)
  await hers.getByLabel(`Estado de Rosa ${lastName}`).selectOption('preselected')
  await expect(hers.getByRole('button', { name: 'Deshacer' })).toBeVisible()
  await page.goto(candidate)
  const opened = page.getByLabel(`Candidato: Rosa ${lastName}`)
  await opened.getByRole('tab', { name: 'Historial' }).click()
  await expect(opened.getByText(/^Lucía Paredes ·/)).toBeVisible()
  await expect(opened.getByLabel(`Estado de Rosa ${lastName}`)).toHaveValue('preselected')

  // As a reader she sees everything, and why she changes nothing.
  await page.goto('/company-dashboard/configuracion/equipo')
  await expect(page.getByLabel('Acceso de Lucía Paredes')).toHaveValue('recruiter')
  await page.getByLabel('Acceso de Lucía Paredes').selectOption('reader')
  await expect(page.getByText('Lucía Paredes: Solo lectura', { exact: true })).toBeVisible()
  await hers.goto('/company-dashboard/candidatos')
  await expect(hers.getByText(`Ves todo lo de ${company} y no cambias nada.`)).toBeVisible()
  await expectAccessible(hers)
  await page.getByRole('button', { name: 'Quitar a Lucía Paredes del equipo' }).click()
  await expect(page.getByText('Lucía Paredes ya no está en el equipo')).toBeVisible()
  await hers.reload()
  await expect(hers).toHaveURL(/\/login/)
})
