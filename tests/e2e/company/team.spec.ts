import { password, signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
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

  await page.reload()
  await expect(page.getByLabel('Acceso de Lucía Paredes')).toHaveValue('recruiter')
  await page.getByRole('button', { name: 'Quitar a Lucía Paredes del equipo' }).click()
  await expect(page.getByText('Lucía Paredes ya no está en el equipo')).toBeVisible()
  await hers.reload()
  await expect(hers).toHaveURL(/\/login/)
})
