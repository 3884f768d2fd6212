import type { Page } from '@playwright/test'
import { confirmEmail, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessibleEverywhere, refused, test } from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'
import { whenNotified } from '#tests/e2e/support/undo-time.ts'

/** A minute to undo, two seconds for the last press, and the queue. In milliseconds. */
const untilLeft = 90_000

/** A text that is too long is refused by its page. */
test.use({ allowConsole: refused(400) })

/** Applies by the plain form and confirms by mail: an account without a password. */
async function applyWithoutAccount(page: Page, jobId: number, name: string): Promise<string> {
  const email = `${uniqueWord()}@ejemplo.pe`
  await page.goto(`/jobs/${jobId}/postular`)
  await page.getByLabel('Nombre completo').fill(name)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible()
  const mail = await mailTo(page, email, 'Confirma tu postulación en Qhatu')
  await page.goto(linkTo('postulacion/confirmar', mail))
  await page.getByRole('button', { name: 'Confirmar y enviar' }).click()
  await expect(page).toHaveURL('/dashboard/postulaciones')
  await page.context().clearCookies()
  return email
}

/** Chooses both candidates of the board, and opens the dialog. */
async function writeToBoth(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox', { name: /^Elegir a / }).all()) await box.check()
  await page
    .getByRole('region', { name: 'Candidatos elegidos' })
    .getByRole('button', { name: 'Escribir' })
    .click()
}

test('a company writes to all its candidates, undoes it after a reload, and two people answer: in the panel on a phone, and without an account', async ({
  page: company,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const companyName = `Textiles ${uniqueWord()}`
  await signUpCompany(company, companyName)
  const title = `Analista ${uniqueWord()}`
  const jobId = await publishJob(company, title)
  const phone = await openBrowser({ baseURL: baseURL!, viewport: { width: 360, height: 740 } })
  const lastName = uniqueWord()
  await confirmEmail(phone, await signUpProfessional(phone, lastName))
  await phone.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  const plain = await openBrowser({ baseURL: baseURL!, javaScriptEnabled: false })
  const secondName = uniqueWord()
  const email = await applyWithoutAccount(plain, jobId, `Nadia ${secondName}`)

  await company.goto(`/company-dashboard/candidatos/${jobId}`)
  await writeToBoth(company)
  const dialog = company.getByRole('dialog', { name: 'Escribir a 2 candidatos' })
  await dialog.getByLabel('Plantilla').selectOption('Coordinar una llamada')
  await expect(dialog.getByRole('region', { name: 'Así lo lee' })).toContainText(
    `Leí tu postulación a ${title}`,
  )
  await dialog.getByLabel('Mensaje', { exact: true }).fill('Hola, {nombre}: ¿sigues en {apodo}?')
  await dialog.getByRole('button', { name: 'Escribir a 2' }).click()
  await expect(dialog.getByText('no llenamos {apodo}')).toBeVisible()
  await dialog.getByLabel('Mensaje', { exact: true }).fill('Hola, {nombre}: ¿sigues en {ciudad}?')
  await dialog.getByRole('button', { name: 'Escribir a 2' }).click()
  await expect(dialog.getByText(`Quita {ciudad} o deja fuera a`)).toContainText(`Nadia ${secondName}`)
  await dialog.getByLabel('Mensaje', { exact: true }).fill('Hola, {nombre}: ¿conversamos sobre {puesto}?')
  await dialog.getByRole('button', { name: 'Persona siguiente' }).click()
  await expect(dialog.getByText('2 de 2')).toBeVisible()
  await expectAccessibleEverywhere(company)
  await dialog.getByRole('button', { name: 'Escribir a 2' }).click()
  await expect(company.getByText('2 mensajes salen en un minuto')).toBeVisible()

  await company.reload()
  await company.getByRole('status').getByRole('button', { name: 'Deshacer 2 mensajes' }).click()
  await expect(company.getByText('Nadie recibió nada.')).toBeVisible()
  await expect(company.getByRole('button', { name: 'Deshacer 2 mensajes' })).toBeHidden()

  await writeToBoth(company)
  await dialog.getByLabel('Mensaje', { exact: true }).fill('Hola, {nombre}: ¿conversamos sobre {puesto}?')
  await dialog.getByRole('button', { name: 'Escribir a 2' }).click()
  await expect(dialog).toBeHidden()

  await phone.goto('/dashboard/mensajes')
  await expect(phone.getByText('No hay conversaciones')).toBeVisible()
  await whenNotified(
    expect(async () => {
      await phone.goto('/dashboard/mensajes')
      await expect(phone.getByRole('navigation', { name: 'Conversaciones' })).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: untilLeft }),
  )
  await phone.getByRole('navigation', { name: 'Conversaciones' }).getByRole('link').click()
  const log = phone.getByRole('log')
  await expect(log.getByText(`Hola, Rosa: ¿conversamos sobre ${title}?`)).toBeVisible()
  await phone.getByLabel(/^Mensaje para/).fill('Sí, el martes a las 10.')
  await phone.keyboard.press('Enter')
  await expect(log.getByText('Sí, el martes a las 10.')).toBeVisible()
  await expectAccessibleEverywhere(phone)

  await company.reload()
  await company
    .getByRole('link', { name: `Rosa ${lastName}` })
    .first()
    .click()
  const panel = company.getByRole('complementary', { name: `Candidato: Rosa ${lastName}` })
  const tab = panel.getByRole('tab', { name: 'Mensajes' })
  await tab.focus()
  await company.keyboard.press('Enter')
  const talk = panel.getByRole('log')
  await expect(talk.getByText('Sí, el martes a las 10.')).toBeVisible()
  const field = panel.getByLabel(`Mensaje para Rosa ${lastName}`)
  await field.focus()
  await company.keyboard.type('Perfecto, te llamo.')
  await company.keyboard.press('Enter')
  await expect(panel.getByText(/Sale en \d+ s/)).toBeVisible()
  await expectAccessibleEverywhere(company)
  await panel.getByRole('button', { name: 'Deshacer' }).click()
  await expect(panel.getByText(/Sale en \d+ s/)).toBeHidden()
  await expect(panel.getByText('Perfecto, te llamo.')).toBeHidden()

  const mail = await mailTo(plain, email, `${companyName} te escribió por tu postulación a ${title}`)
  await plain.goto(linkTo('mensajes', mail))
  await expect(plain.getByRole('heading', { level: 1, name: companyName })).toBeVisible()
  await expect(plain.getByText(`Hola, Nadia: ¿conversamos sobre ${title}?`)).toBeVisible()
  await plain.getByLabel('Tu respuesta').fill('a'.repeat(2001))
  await plain.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(plain.getByLabel('Tu respuesta')).toHaveValue('a'.repeat(2001))
  await plain.getByLabel('Tu respuesta').fill('Puedo el jueves.')
  await plain.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(plain.getByRole('list').getByText('Puedo el jueves.')).toBeVisible()
  await company.goto('/company-dashboard/mensajes')
  await company.getByRole('link', { name: new RegExp(`Nadia ${secondName}`) }).click()
  await expect(company.getByRole('log').getByText('Puedo el jueves.')).toBeVisible()
  await expectAccessibleEverywhere(company)
})
