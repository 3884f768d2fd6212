import { signUpProfessional } from '#tests/e2e/support/accounts.ts'
import {
  expect,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  test,
} from '#tests/e2e/support/journey.ts'

test('from the agent to what ads of a place pay, and to the list behind the figures', async ({ page }) => {
  await page.goto('/agente')
  await page.getByRole('link', { name: 'Cuánto pagan en tu oficio' }).click()
  await expect(page.getByRole('heading', { name: '¿Cuánto pagan?' })).toBeVisible()
  await page.getByLabel('Lugar').fill('Lima')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Todos los empleos en Lima' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Sueldo al mes' }).getByRole('listitem').first()).toContainText(
    'S/',
  )
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Ver los avisos que dicen su sueldo' }).click()
  await expect(page).toHaveURL(/\/empleos\?location=.*withSalary=true/)
})

test('a trade with few ads gets no figure', async ({ page }) => {
  await page.goto('/agente/sueldos?q=unicornio')
  await expect(page.getByText('Ahora no hay avisos activos con esto.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Sueldo al mes' })).toHaveCount(0)
})

test('with too few ads it shows the nearest group that has enough, against what the person expects', async ({
  page,
}) => {
  await signUpProfessional(page)
  const { id } = await (await page.request.get('/api/me/professional')).json()
  const wish = { payExpectation: { min: 90_000, max: null, currency: 'PEN' } }
  expect((await page.request.patch(`/api/professionals/${id}`, { data: wish })).status()).toBe(200)
  await page.goto('/agente/sueldos?location=lima&experience=3-5')
  await expect(page.getByLabel('Experiencia')).toHaveValue('3-5')
  await expect(page.getByRole('heading', { name: 'Todos los empleos en Lima', exact: true })).toBeVisible()
  await expect(
    page.getByText('Te mostramos lo más cercano que llega: en Lima, con cualquier experiencia.'),
  ).toBeVisible()
  await expect(page.getByText('es más de lo que pagan tres de cada cuatro de estos avisos.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Todos los empleos en todo el Perú, 3 a 5 años' }).click()
  await expect(
    page.getByRole('heading', { name: 'Todos los empleos en todo el Perú, 3 a 5 años' }),
  ).toBeVisible()
  await expect(page.getByText('Te mostramos lo más cercano')).toHaveCount(0)
})
