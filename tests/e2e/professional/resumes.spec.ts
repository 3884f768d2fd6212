import type { Page } from '@playwright/test'
import { signUpProfessional } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'

const preview = (page: Page) => page.getByRole('region', { name: 'Vista previa' })

async function fillProfile(page: Page): Promise<void> {
  const { id } = await (await page.request.get('/api/me/professional')).json()
  for (const [position, company, startDate] of [
    ['Analista de datos', 'Retama S.A.C.', '2021-03'],
    ['Asistente de ventas', 'Molle S.A.C.', '2018-01'],
  ]) {
    const reply = await page.request.post(`/api/professionals/${id}/experiences`, {
      data: { position, company, startDate, current: true },
    })
    expect(reply.status()).toBe(201)
  }
}

test('a person makes a CV by keyboard: layout, order, what stays out, and the file', async ({ page }) => {
  await signUpProfessional(page, 'Ñahui')
  await fillProfile(page)
  await page.goto('/dashboard/cv')
  await page.getByRole('button', { name: /^Cronológico/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'CV cronológico' })).toBeVisible()
  await expect(preview(page).getByText('Asistente de ventas')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Bajar Experiencia laboral' }).press('Enter')
  await page.getByText('Elegir qué se muestra').first().press('Enter')
  await page.getByRole('checkbox', { name: /^Asistente de ventas/ }).press('Space')
  await expect(preview(page).getByText('Asistente de ventas')).toBeHidden()
  await page.getByRole('button', { name: 'Inglés' }).press('Enter')
  await expect(preview(page).getByText('Work experience')).toBeVisible()
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar PDF' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('CV Rosa Ñahui (EN).pdf')
})

test('a link opens only after a yes, hides the mail, and ends at once', async ({ page, browser }) => {
  const { email } = await signUpProfessional(page)
  await fillProfile(page)
  await page.goto('/dashboard/cv')
  await page.getByRole('button', { name: /^Moderno/ }).click()
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Crear enlace' }).click()
  await expect(dialog.getByText('Marca esta casilla para crear el enlace')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(/^Sí, quiero que este CV sea público/).check()
  await dialog.getByRole('button', { name: 'Crear enlace' }).click()
  const address = await page.getByText(/\/cv-compartido\/[\w-]{43}$/).textContent()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address!)
  await expect(visitor.getByRole('heading', { level: 1, name: /^Rosa/ })).toBeVisible()
  await expect(visitor.getByText('Analista de datos')).toBeVisible()
  await expect(visitor.getByText(email)).toBeHidden()
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await page.getByRole('button', { name: 'Cerrar enlace' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar enlace' }).click()
  await expect(page.getByText('Enlace cerrado')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Este CV ya no se comparte' })).toBeVisible()
  await visitor.context().close()
})

test('a JSON Resume is reviewed before it enters the profile', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard/experiencia')
  const resume = { work: [{ name: 'Totora S.A.C.', position: 'Diseñadora', startDate: '2021-02' }] }
  await page.getByLabel('Tu archivo').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Revisa lo que leímos de tu archivo')).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar lo marcado (1)' }).click()
  await expect(page.getByText('De tu archivo guardamos 1 experiencia.')).toBeVisible()
  await expect(page.getByText('Totora S.A.C.').first()).toBeVisible()
})
