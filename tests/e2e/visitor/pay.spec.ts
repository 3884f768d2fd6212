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
