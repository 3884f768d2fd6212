import { signUpCompany } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'

test('inferred skills are excluded and included by keyboard, and the form keeps its values', async ({
  page,
}) => {
  await signUpCompany(page)
  const id = await publishJob(page, 'Contadora de costos', {
    requirements: 'NIIF, Excel avanzado y Python.',
  })
  await page.goto(`/company-dashboard/empleos/${id}/editar`)
  await page.getByLabel('Beneficios').fill('Almuerzo en planta')
  const read = page.getByRole('list', { name: 'Leídas en tu aviso' })
  const python = read.getByRole('button', { name: 'Python' })
  await expect(python).toHaveAttribute('aria-pressed', 'true')
  await python.focus()
  await page.keyboard.press('Space')
  await expect(python).toHaveAttribute('aria-pressed', 'false')
  await expect(python).toBeFocused()
  await expect(page.getByText('Python ya no cuenta')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(python).toHaveAttribute('aria-pressed', 'true')

  await python.click()
  await expect(python).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByLabel('Beneficios')).toHaveValue('Almuerzo en planta')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page).toHaveURL(/\/company-dashboard\/empleos$/)
  await page.goto(`/company-dashboard/empleos/${id}/editar`)
  await expect(python).toHaveAttribute('aria-pressed', 'false')
  await python.click()
  await expect(python).toHaveAttribute('aria-pressed', 'true')
})

test('an ad without skills says where to name them', async ({ page }) => {
  await signUpCompany(page)
  const id = await publishJob(page, 'Ayudante', {
    description: 'Ayudarás en lo que haga falta.',
    requirements: 'Ganas de empezar pronto.',
  })
  await page.goto(`/company-dashboard/empleos/${id}/editar`)
  await expect(page.getByText('No encontramos habilidades en tu aviso.')).toBeVisible()
})
