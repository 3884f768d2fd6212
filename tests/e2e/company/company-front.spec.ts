import type { Locator, Page } from '@playwright/test'
import { demo, signIn, signUpCompany, enterByLogin, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'

const formOf = (page: Page): Locator => page.getByRole('region', { name: 'Publica un empleo gratis' })

async function fillStandard(form: Locator, title: string) {
  await form.getByLabel('Título del empleo').fill(title)
  await form.getByLabel('Categoría').selectOption('Finanzas')
  await form.getByLabel('Ubicación').fill('Miraflores, Lima')
  await form.getByLabel('Rango salarial').fill('S/ 3,000 - 4,000')
  await form.getByLabel('Tipo de trabajo').selectOption('presencial')
  await form
    .getByLabel('Descripción del puesto')
    .fill('Llevarás los libros de una ferretería con tres locales.')
  await form.getByLabel('Requisitos').fill('Tres años de experiencia en cierres mensuales.')
}

test('a visitor sees the offer, two examples with their actions, and what a company gets', async ({
  page,
}) => {
  await page.goto('/companies')
  await expect(page.getByRole('heading', { level: 1, name: 'Panel para Empresas' })).toBeVisible()
  await expect(page.getByText('GRATIS TEMPORALMENTE')).toBeVisible()
  await expect(page.getByText('$75')).toBeVisible()
  const samples = page.getByRole('region', { name: 'Así verás a tus candidatos' })
  await expect(samples.getByText('Ejemplo', { exact: true })).toHaveCount(2)
  await expect(samples.getByRole('img', { name: /^Compatibilidad \d+ de 100$/ })).toHaveCount(2)
  await samples.getByRole('button', { name: 'Acciones: Ariana Sotelo' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Ver perfil', 'Contactar', 'Agendar entrevista'])
  await page.getByRole('menuitem', { name: 'Contactar' }).click()
  await expect(page.getByText('Es un candidato de ejemplo')).toBeVisible()
  for (const name of ['Sugerencias con IA', 'Un panel completo', 'Los 3 mejores candidatos'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(formOf(page).getByLabel('Título del empleo')).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('a visitor who publishes signs in on the way and finds everything typed', async ({
  page,
  openBrowser,
}) => {
  const account = await signUpCompany(await openBrowser())
  const title = `Contadora ${uniqueWord()}`
  await page.goto('/companies')
  const form = formOf(page)
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('button', { name: 'Publicar empleo' }).click()
  await expect(form.getByLabel('Título del empleo')).toHaveAccessibleDescription(
    'Escribe el título del empleo',
  )
  await fillStandard(form, title)
  await form.getByRole('button', { name: 'Publicar empleo' }).click()
  await expect(page).toHaveURL(/\/login\?volver=/)
  await enterByLogin(page, account)
  await expect(page).toHaveURL('/companies#publicar')
  await expect(form.getByText('Recuperamos lo que habías escrito.')).toBeVisible()
  await expect(form.getByLabel('Título del empleo')).toHaveValue(title)
  await expect(form.getByLabel('Requisitos')).toHaveValue('Tres años de experiencia en cierres mensuales.')
  await form.getByRole('button', { name: 'Publicar empleo' }).click()
  await expect(page).toHaveURL('/company-dashboard/empleos')
  await expect(page.getByText(title)).toBeVisible()
})

test('the premium form opens in a dialog, and comes back open after signing in', async ({
  page,
  openBrowser,
}) => {
  const account = await signUpCompany(await openBrowser())
  const title = `Arquitecta ${uniqueWord()}`
  await page.goto('/companies')
  await page.getByRole('button', { name: 'Publicar empleo premium' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publicar empleo premium' })
  await dialog.getByLabel('Título del empleo').fill(title)
  await expectAccessible(page)
  await dialog.getByLabel('Habilidades requeridas').fill('Snowflake, dbt, Python')
  await dialog.getByLabel('Ubicación').fill('Remoto')
  await dialog.getByLabel('Rango salarial').fill('US$ 2,000')
  await dialog
    .getByLabel('Descripción del puesto')
    .fill('Ordenarás los datos de una red de bodegas para que cada área decida con ellos.')
  await dialog.getByRole('button', { name: 'Crear empleo premium' }).click()
  await expect(page).toHaveURL(/\/login\?volver=/)
  await enterByLogin(page, account)
  await expect(page).toHaveURL('/companies?publicar=premium')
  await dialog.getByRole('button', { name: 'Activar gratis' }).click()
  await expect(dialog.getByLabel('Título del empleo')).toHaveValue(title)
  await dialog.getByRole('button', { name: 'Crear empleo premium' }).click()
  await expect(page).toHaveURL('/company-dashboard/empleos')
  await expect(page.getByText(title)).toBeVisible()
})

test('a company sees its own candidates, its three best per job, and reaches them', async ({ page }) => {
  await signIn(page, demo.company)
  await page.goto('/companies')
  const own = page.getByRole('region', { name: 'Tus candidatos' })
  await expect(own.getByRole('heading', { name: 'Milagros Quispe Ñahui' })).toBeVisible()
  await expect(page.getByText('Ejemplo', { exact: true })).toHaveCount(0)
  await expect(own.getByRole('list', { name: 'Los mejores candidatos' }).first()).toBeVisible()
  await expectAccessible(page)
  await own.getByRole('button', { name: 'Acciones: Milagros Quispe Ñahui' }).click()
  await expect(page.getByRole('menuitem', { name: 'Contactar' })).toHaveAttribute('href', /^mailto:/)
  await page.getByRole('menuitem', { name: 'Ver perfil' }).click()
  await expect(page).toHaveURL(/\/company-dashboard\/candidatos\/\d+\?candidato=\d+/)
})

test('a professional reads why it cannot publish', async ({ page }) => {
  await signIn(page, demo.professional)
  await page.goto('/companies')
  const form = formOf(page)
  await form.scrollIntoViewIfNeeded()
  await fillStandard(form, 'Contadora')
  await form.getByRole('button', { name: 'Publicar empleo' }).click()
  await expect(form.getByText(/necesitas una cuenta de empresa/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the panel is read, and says what the form needs', async ({ page }) => {
    await page.goto('/companies')
    await expect(page.getByRole('heading', { level: 1, name: 'Panel para Empresas' })).toBeVisible()
    await expect(page.getByText(/activa JavaScript/)).toBeVisible()
  })
})
