import type { Page } from '@playwright/test'
import { demo, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'

async function report(page: Page, jobId: number, data: object): Promise<string> {
  const reply = await page.request.post(`/api/jobs/${jobId}/report`, { data })
  expect(reply.status(), await reply.text()).toBe(201)
  return (await reply.json()).code
}

async function openReports(page: Page, query: string, title: string): Promise<void> {
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto(`/admin/reports${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Reportes' })).toBeVisible()
  await page
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click()
  await expect(page.getByRole('article', { name: title })).toBeVisible()
}

test('a report of a fraudulent ad is upheld by keyboard, undone, upheld again, and all who must hear do', async ({
  page,
  openBrowser,
}) => {
  const company = await openBrowser()
  await signUpCompany(company)
  const title = `Digitador ${uniqueWord()}`
  const jobId = await publishJob(company, title)
  const person = await openBrowser()
  const { email } = await signUpProfessional(person)
  const applied = await person.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  expect(applied.ok(), await applied.text()).toBe(true)
  const code = await report(person, jobId, { reason: 'asks_money', details: 'Piden S/ 50.', email })

  await openReports(page, '?kind=job&reason=asks_money', title)
  await expect(page.getByText('Piden S/ 50.')).toBeVisible()
  const ad = page.getByRole('region', { name: 'Lo reportado' })
  await expect(ad.getByRole('link', { name: 'Ver página pública' })).toHaveAttribute('href', `/jobs/${jobId}`)
  await expect(ad.getByRole('link', { name: 'Ver en Publicaciones' })).toHaveAttribute(
    'href',
    new RegExp(`tab=jobs&search=${title.replace(' ', '[+]')}`),
  )
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('r')
  await expect(page.getByLabel(/^Nota/)).toBeFocused()
  await expect(page.getByText('Todavía está publicado.')).toBeVisible()
  await expect(page.getByLabel('Avisar a quienes postularon')).toBeChecked()
  await expect(page.getByText('1 persona recibe un correo')).toBeVisible()
  await page.keyboard.type('Gracias a ti otras personas no pagarán.')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`Procede: ${title}`)).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(title) })).toBeHidden()

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Todo quedó como antes y no avisamos a nadie.')).toBeVisible()
  await expect(page.getByLabel(/^Nota/)).toHaveValue(/^Gracias a ti/)
  await page.getByRole('button', { name: 'Procede y seguir' }).click()
  await expect(page.getByText(`Procede: ${title}`)).toBeVisible()

  expect(await mailTo(person, email, `Tu reporte procede (${code})`)).toContain('Gracias a ti')
  await mailTo(person, email, 'Cuidado con un aviso al que postulaste')
  await person.goto('/dashboard')
  await person.getByRole('button', { name: /Notificaciones/ }).click()
  await whenNotified(
    expect(person.getByText('Cuidado con un aviso al que postulaste')).toBeVisible({
      timeout: untilNotified,
    }),
  )
})

test('a report that is dismissed needs a reason, and closes the others of the same ad', async ({
  page,
  openBrowser,
}) => {
  const company = await openBrowser()
  await signUpCompany(company)
  const title = `Cajera ${uniqueWord()}`
  const jobId = await publishJob(company, title)
  await report(company, jobId, { reason: 'discrimination' })
  await report(company, jobId, { reason: 'discrimination', details: 'Pide una edad.' })

  await openReports(page, '?reason=discrimination', title)
  await expect(page.getByText('También cierra el otro reporte abierto de lo mismo.')).toBeVisible()
  await page.getByRole('button', { name: 'No procede' }).click()
  await page.getByRole('button', { name: 'No procede y seguir' }).click()
  await expect(page.getByText('Escribe por qué no procede')).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Cumple nuestras normas').click()
  await page.getByRole('button', { name: 'No procede y seguir' }).click()
  await expect(page.getByText(`No procede: ${title}`)).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(title) })).toHaveCount(0)

  await openReports(page, '?status=dismissed&reason=discrimination', title)
  await expect(page.getByText(/^Lo decidió Administración de la demo/)).toBeVisible()
  await expect(page.getByText(/^Le dijimos a quien reportó: Lo que muestra cumple/)).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportar CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^reportes-\d{4}-\d{2}-\d{2}\.csv$/)
})

test('on a phone the list, the report and the decision follow each other', async ({ page, openBrowser }) => {
  const company = await openBrowser()
  await signUpCompany(company)
  const title = `Vendedora ${uniqueWord()}`
  await report(company, await publishJob(company, title), { reason: 'duplicate_or_expired' })
  await page.setViewportSize({ width: 360, height: 740 })
  await openReports(page, '?reason=duplicate_or_expired', title)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Procede', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Procede y seguir' }).click()
  await expect(page.getByText(`Procede: ${title}`)).toBeVisible()
})
