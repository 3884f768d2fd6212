import { demo } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'

test('the figures of the marketplace are read by keyboard, as a table, and for other weeks', async ({
  page,
}) => {
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto('/admin/analytics')
  const funnel = page.getByRole('table', { name: 'De la visita a la contratación' })
  await expect(funnel.getByRole('row', { name: /^Postulaciones/ })).toBeVisible()
  await expectAccessibleEverywhere(page)

  const chart = page.getByRole('slider', { name: 'Postulaciones por semana' })
  await chart.focus()
  const last = await chart.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', /^Semana del .+: Postulaciones \d+, Vistas \d+$/)
  expect(await chart.getAttribute('aria-valuetext')).not.toBe(last)

  const figure = page.getByRole('figure', { name: 'Tiempo hasta la primera respuesta' })
  await figure.getByText('Ver como tabla').click()
  await expect(figure.getByRole('row', { name: /en curso/ })).toBeVisible()

  await page.getByRole('link', { name: '4 semanas' }).click()
  await expect(page).toHaveURL('/admin/analytics?weeks=4')
  await expect(chart).toHaveAttribute('aria-valuemax', '4')
})
