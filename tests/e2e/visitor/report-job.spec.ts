import { signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'

test('a visitor reports a job and gets a confirmation', async ({ page, openBrowser }) => {
  const company = await openBrowser()
  await signUpCompany(company)
  const id = await publishJob(company, `Digitador ${uniqueWord()}`)
  const email = `${uniqueWord()}@ejemplo.pe`
  await page.goto(`/jobs/${id}`)
  await page.getByRole('link', { name: 'Reportar este empleo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reportar este empleo' })
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(dialog.getByText('Elige un motivo')).toBeVisible()
  await dialog.getByLabel('Otro motivo').check()
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(dialog.getByText('Cuéntanos el motivo en al menos 10 caracteres')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await dialog.getByLabel('Pide dinero').check()
  await dialog.getByLabel('Correo electrónico (opcional)').fill(email)
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click()
  const thanks = dialog.getByText(/Tu código es R-[2-9A-Z]{6}/)
  await expect(thanks).toBeVisible()
  const code = /R-[2-9A-Z]{6}/.exec((await thanks.textContent()) ?? '')?.[0]
  expect(await mailTo(page, email, `Recibimos tu reporte (${code})`)).toContain('Motivo: Pide dinero')
})

test('a service is reported over the directory, and closing leads back to the service', async ({ page }) => {
  await page.goto('/servicios?q=despliegues')
  const first = page.getByRole('heading', { level: 2 }).first().getByRole('link')
  const title = (await first.textContent()) ?? ''
  await first.click()
  const service = page.getByRole('dialog', { name: title })
  await service.getByRole('link', { name: 'Reportar este servicio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reportar este servicio' })
  await dialog
    .getByRole('group', { name: '¿Qué pasa con este servicio?' })
    .getByLabel('Tiene datos falsos')
    .check()
  await expectAccessibleEverywhere(page)
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(dialog.getByText(/Tu código es R-[2-9A-Z]{6}/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(service).toBeVisible()
})

test("an ad prints without the site's layout and controls", async ({ page, openBrowser }) => {
  const company = await openBrowser()
  await signUpCompany(company)
  const title = `Digitador ${uniqueWord()}`
  const id = await publishJob(company, title)
  await page.goto(`/jobs/${id}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText(`/jobs/${id}`)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Postular Ahora' })).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})
