import { demo, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'

// A code that nobody made.
test.use({ allowConsole: refused(409) })

test('finance makes a code; a person sees the price before paying, and uses it once', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const code = `J-${uniqueWord()}`.toUpperCase()
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto('/admin/billing/codigos')
  await page.getByRole('button', { name: 'Nuevo código' }).click()
  await page.getByLabel('Código', { exact: true }).fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Crear código' }).click()
  await expect(page.getByText('Escribe un porcentaje entero de 1 a 100')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Porcentaje').fill('20')
  await page.getByRole('button', { name: 'Crear código' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`${code} 20% menos`) })).toBeVisible()

  const person = await openBrowser({ baseURL: baseURL!, viewport: { width: 360, height: 780 } })
  await signUpProfessional(person)
  await person.request.post('/api/professionals/activate-premium')
  await person.goto('/plans/upgrade?volver=/dashboard/servicios')
  await person.getByRole('button', { name: '¿Tienes un código?' }).click()
  await person.getByLabel('Código', { exact: true }).fill('NO-EXISTE')
  await person.getByRole('button', { name: 'Ver mi precio' }).click()
  await expect(person.getByText(/^No conocemos este código/)).toBeVisible()
  await expectAccessible(person)
  await person.getByLabel('Código', { exact: true }).fill(code)
  await person.getByRole('button', { name: 'Ver mi precio' }).click()
  await expect(person.getByText('Te queda en $4.00 USD por un mes, en vez de $5.00 USD.')).toBeVisible()
  await expectNoSidewaysScroll(person)
  await person.getByRole('button', { name: 'Agregar un mes' }).click()
  await expect(person.getByText('$4.00 USD')).toBeVisible()
  await person.getByRole('button', { name: 'Simular un pago correcto' }).click()
  await expect(person.getByRole('heading', { level: 1, name: 'Plan activado' })).toBeVisible()
  await expect(person.getByText('−$1.00 USD')).toBeVisible()
  await person.getByRole('link', { name: 'Continuar' }).click()
  await expect(person).toHaveURL('/dashboard/servicios')

  await page.reload()
  await expect(page.getByRole('row', { name: new RegExp(`${code} .*1 sin límite`) })).toBeVisible()
  await page.getByRole('button', { name: `Terminar ${code}` }).click()
  await page.getByRole('button', { name: 'Terminar', exact: true }).click()
  await expect(page.getByRole('row', { name: new RegExp(`${code} .*Terminado`) })).toBeVisible()
  await expectAccessible(page)
})
