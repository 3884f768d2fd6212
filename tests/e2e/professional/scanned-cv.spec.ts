import type { Page } from '@playwright/test'
import { signUpProfessional } from '#tests/e2e/support/accounts.ts'
import { makeLandscape, makePhoto, makeScannedCv } from '#tests/e2e/support/cv.ts'
import { expect, expectAccessibleEverywhere, refused, test } from '#tests/e2e/support/journey.ts'

// One after the other: pages are recognised one at a time.
test.describe.configure({ mode: 'default', timeout: 150_000 })

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2 }) })
const importCard = (page: Page) => card(page, 'Desde una foto de tu CV, LinkedIn o JSON Resume')
const readingOfPage = 'Leyendo la página 1 de 1: es una imagen, tarda unos segundos'
/** A page takes some seconds of computing, and the first one loads the engine. */
const recognised = { timeout: 60_000 }

test('a scanned CV tells its page while it is read, says what to check, and fills the profile', async ({
  page,
}) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sube tu CV' }).setInputFiles(await makeScannedCv())
  await expect(page.getByText(readingOfPage)).toBeVisible()
  const review = page.getByRole('dialog', { name: 'Revisa lo que leímos de tu CV' })
  await expect(review.getByText('Lo leímos de una imagen: revísalo')).toBeVisible(recognised)
  await expect(review.getByText(/Revisa sobre todo correo, teléfono y fechas/)).toBeVisible()
  await expect(review.getByText(/^Confianza media · página 1/).first()).toBeVisible()
  await expectAccessibleEverywhere(page)
  await review.getByRole('button', { name: /^Guardar lo marcado/ }).click()
  await expect(page.getByText(/^De tu CV guardamos \d experiencia/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Experiencia', exact: true }).click()
  await expect(card(page, 'Experiencia laboral').getByText('Extraído del CV').first()).toBeVisible()
})

test('a photo of a CV that lies on its side fills the profile, and is not kept', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard/experiencia')
  await importCard(page)
    .locator('input[type=file]')
    .setInputFiles(await makePhoto())
  await expect(importCard(page).getByText(readingOfPage)).toBeVisible()
  const review = page.getByRole('dialog', { name: 'Revisa lo que leímos de tu archivo' })
  await expect(review.getByText('Lo leímos de una imagen: revísalo')).toBeVisible(recognised)
  await expectAccessibleEverywhere(page)
  await review.getByRole('button', { name: /^Guardar lo marcado/ }).click()
  await expect(page.getByText(/^De tu archivo guardamos \d experiencia/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card(page, 'Experiencia laboral').getByRole('listitem').first()).toBeVisible()
  await page.getByRole('link', { name: 'Resumen' }).click()
  await expect(page.getByRole('button', { name: 'Sube tu CV' })).toBeAttached()
})

test('who cancels while a photo is read keeps the profile as it was, and the next one is read', async ({
  page,
}) => {
  await signUpProfessional(page)
  await page.goto('/dashboard/experiencia')
  const choose = importCard(page).locator('input[type=file]')
  await choose.setInputFiles(await makePhoto())
  await expect(importCard(page).getByText(readingOfPage)).toBeVisible()
  await importCard(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(choose).toBeFocused()
  await expect(page.getByText('No guardamos tu archivo, y tu perfil no cambió.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Aún no hay experiencia')).toBeVisible()
  await choose.setInputFiles(await makePhoto())
  await expect(page.getByRole('dialog').getByText('Lo leímos de una imagen: revísalo')).toBeVisible(
    recognised,
  )
})

test.describe('a photo without text', () => {
  test.use({ allowConsole: refused(422) })

  test('is refused with what to do', async ({ page }) => {
    await signUpProfessional(page)
    await page.goto('/dashboard/experiencia')
    await importCard(page)
      .locator('input[type=file]')
      .setInputFiles(await makeLandscape())
    await expect(importCard(page).getByText(/^No encontramos texto en la foto/)).toBeVisible(recognised)
    await expectAccessibleEverywhere(page)
  })
})
