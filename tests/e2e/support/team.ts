import { expect, type Page } from '@playwright/test'
import { password, uniqueWord } from './accounts.ts'
import { linkTo, mailTo } from './mails.ts'

/** Somebody joins the company of the owner's browser by the mailed invitation. Returns the address. */
export async function joinTeam(
  owner: Page,
  joining: Page,
  { name, company, role = 'recruiter' }: { name: string; company: string; role?: 'recruiter' | 'reader' },
): Promise<string> {
  const email = `${uniqueWord()}@ejemplo.pe`
  const invited = await owner.request.post('/api/company/team/invitations', { data: { email, role } })
  expect(invited.ok()).toBe(true)
  const mail = await mailTo(joining, email, `${company} te invita a su equipo en Qhatu`)
  await joining.goto(linkTo('equipo/invitacion', mail))
  await joining.getByLabel('Nombre y apellido').fill(name)
  await joining.getByLabel('Contraseña', { exact: true }).fill(password)
  await joining.getByLabel('Acepto los términos de servicio').check()
  await joining.getByRole('button', { name: 'Unirme al equipo' }).click()
  await expect(joining).toHaveURL('/company-dashboard')
  return email
}
