import type { Page } from '@playwright/test'
import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, test } from '#tests/e2e/support/journey.ts'

// The browser's message for a request without a reply.
test.use({ allowConsole: /ERR_FAILED/ })

/** The server executes the request, but its first reply is lost. */
async function loseFirstAnswer(page: Page, url: string): Promise<void> {
  let isLost = false
  await page.route(url, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue()
    isLost = true
    await route.fetch()
    return route.abort()
  })
}

test('a job whose answer was lost is published once by the second try', async ({ page }) => {
  const title = `Analista de costos ${uniqueWord()}`
  await signUpCompany(page)
  await page.goto('/company-dashboard/publicar')
  await page.getByLabel('Título del empleo').fill(title)
  await page.getByLabel('Categoría').selectOption('Finanzas')
  await page.getByLabel('Ubicación').fill('Miraflores, Lima')
  await page.getByLabel('Rango salarial').fill('S/ 3,000 - 4,000')
  await page.getByLabel('Tipo de trabajo').selectOption('Presencial')
  await page
    .getByLabel('Descripción del puesto')
    .fill('Llevarás los costos de una ferretería con tres locales.')
  await page.getByLabel('Requisitos').fill('Tres años de experiencia en costos.')
  await loseFirstAnswer(page, '**/api/jobs')
  const publish = page.getByRole('button', { name: 'Publicar empleo' })
  await publish.click()
  await expect(
    page.getByText('Hubo un error al publicar el empleo. Por favor intenta de nuevo.').first(),
  ).toBeVisible()
  await publish.click()
  await expect(page).toHaveURL('/company-dashboard/empleos')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: title })).toHaveCount(1)
})

test('an experience whose answer was lost is stored once by the second try', async ({ page }) => {
  const company = `Minera ${uniqueWord()}`
  await signUpProfessional(page)
  await page.goto('/dashboard/experiencia')
  await page.getByRole('button', { name: 'Agregar experiencia' }).click()
  const form = page.getByRole('dialog', { name: 'Agregar experiencia' })
  await form.getByLabel('Cargo').fill('Operadora')
  await form.getByLabel('Empresa').fill(company)
  await form.getByLabel('Año de inicio').fill('2020')
  await loseFirstAnswer(page, '**/experiences')
  const add = form.getByRole('button', { name: 'Agregar', exact: true })
  await add.click()
  await expect(form.getByText(/^No se pudo agregar la experiencia laboral\./)).toBeVisible()
  await add.click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('main').getByText(company)).toHaveCount(1)
})

test('a first message whose reply was lost is sent once by the second try', async ({ page }) => {
  const question = `¿Revisas planillas? ${uniqueWord()}`
  await signUpCompany(page)
  const [service] = (await (await page.request.get('/api/services?q=tributaria')).json()) as { id: number }[]
  await page.goto(`/servicios/${service?.id}?contactar=1`)
  const box = page.getByRole('dialog', { name: 'Contactar a Rosa' })
  await box.getByLabel('Tu mensaje').fill(question)
  await loseFirstAnswer(page, '**/start-conversation')
  const send = box.getByRole('button', { name: 'Enviar mensaje' })
  await send.click()
  await expect(box.getByText('Error al contactar')).toBeVisible()
  await send.click()
  await expect(box).toBeHidden()
  const conversation = (await (await page.request.get(`/api/messages/${service?.id}`)).json()) as {
    message: string
  }[]
  expect(conversation.map(({ message }) => message)).toEqual([question])
})
