import type { Page } from '@playwright/test'
import { demo, signIn } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'

const percent = (page: Page, score: number) =>
  page.getByRole('status').getByText(`${score} % de compatibilidad`, { exact: true })

/** Uses the search: the form offers the newest jobs, which may all belong to parallel journeys. */
async function chooseJob(page: Page, name: string) {
  await page.getByLabel('Busca el empleo').fill(name)
  await page.getByLabel('Busca el empleo').press('Enter')
  await expect(page).toHaveURL(/buscar=/)
  const select = page.getByLabel('Empleo', { exact: true })
  const label = await select.locator('option').filter({ hasText: name }).first().innerText()
  await select.selectOption({ label })
}

test('a visitor chooses a job, adds skills by Enter, and takes one off', async ({ page }) => {
  await page.goto('/compatibilidad')
  await expect(page.getByText('Perfiles analizados')).toBeVisible()
  await chooseJob(page, 'Desarrollador/a Frontend React')
  await expect(percent(page, 0)).toBeVisible()
  const field = page.getByLabel('Agrega tus habilidades')
  await field.fill('react')
  await field.press('Enter')
  await expect(percent(page, 20)).toBeVisible()
  await expect(field, 'the next skill can be typed at once').toHaveValue('')
  await field.fill('TypeScript')
  await field.press('Enter')
  await expect(percent(page, 40)).toBeVisible()
  await expect(page.getByText('Regular', { exact: true })).toBeVisible()
  await expect(page.getByText('La tienes tal como la piden.').first()).toBeVisible()
  await expect(page.getByText('Coinciden 2 de 5')).toBeVisible()
  const explanation = page.getByText(/^Qué tanto muestras que la manejas/)
  await page.getByRole('button', { name: 'Qué significa dominio' }).click()
  await expect(explanation).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(explanation).toBeHidden()
  await page.getByRole('button', { name: 'Qué significa coincidencia' }).hover()
  await expect(page.getByText(/^Qué tan cerca está lo tuyo/)).toBeVisible()
  await page.mouse.move(0, 0)
  await expectAccessibleEverywhere(page)
  await field.fill('REACT')
  await field.press('Enter')
  await expect(page.getByRole('list', { name: 'Tus habilidades' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('link', { name: 'Quitar TypeScript' }).click()
  await expect(percent(page, 20)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page still compares', async ({ page }) => {
    await page.goto('/compatibilidad')
    await chooseJob(page, 'Desarrollador/a Frontend React')
    await page.getByLabel('Agrega tus habilidades').fill('React')
    await page.getByRole('button', { name: 'Agregar' }).click()
    await expect(percent(page, 20)).toBeVisible()
  })
})

test('the page of a job leads to the comparison with it', async ({ page }) => {
  await page.goto('/empleos?q=frontend+react')
  await page.getByRole('link', { name: 'Desarrollador/a Frontend React' }).click()
  await page.getByRole('link', { name: 'Comparar con mis habilidades' }).click()
  await expect(page.getByRole('heading', { name: 'Desarrollador/a Frontend React' })).toBeVisible()
  await expect(percent(page, 0)).toBeVisible()
  await page.reload()
  await expect(
    percent(page, 0),
    'a result in the bytes of the page comes alive without a fault',
  ).toBeVisible()
  await page.getByRole('button', { name: 'Qué significa el porcentaje' }).click()
  await expect(page.getByText(/^Es la parte de las habilidades que pide el empleo/)).toBeVisible()
})

test('a professional adds the skills of the profile, which counts as evidence', async ({ page }) => {
  await signIn(page, demo.professional)
  await page.goto('/compatibilidad')
  await chooseJob(page, 'Desarrollador/a Frontend React')
  await page.getByRole('button', { name: /^Agregar las de mi perfil/ }).click()
  await expect(percent(page, 80)).toBeVisible()
  await expect(page.getByText(/Está en tu perfil|La usaste en tu trabajo/).first()).toBeVisible()
})

test('automatic decisions are explained, with the current weights', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Transparencia de la IA' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Transparencia de la IA' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Habilidades' })).toBeVisible()
})
