import { signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'

test('a company makes a key, its program calls with it, the use is listed, and the key ends', async ({
  page,
  openBrowser,
}) => {
  await signUpCompany(page, `Textiles ${uniqueWord()}`)
  await page.goto('/company-dashboard/configuracion')
  await page.getByRole('link', { name: 'Claves de API' }).click()
  await expect(page.getByRole('heading', { name: 'Claves de API', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Crear clave' }).click()
  const form = page.getByRole('dialog', { name: 'Crear clave de API' })
  await form.getByRole('button', { name: 'Crear clave' }).click()
  await expect(form.getByText('Elige al menos un permiso')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Nombre').fill('Nuestro ATS')
  await form.getByLabel(/Leer los datos de tu empresa/).check()
  await form.getByRole('button', { name: 'Crear clave' }).click()

  const shown = page.getByRole('dialog', { name: 'Guarda la clave de API' })
  const token = await shown.getByLabel('Clave de API').innerText()
  expect(token).toMatch(/^qh_live_[\w-]{43}$/)
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Ya la guardé' }).click()
  await page.reload()
  await expect(page.getByText('Sin uso todavía')).toBeVisible()
  await expect(page.getByText(token)).toHaveCount(0)

  const program = (await openBrowser()).request
  const headers = { authorization: `Bearer ${token}` }
  expect((await program.get('/api/me/company', { headers })).status()).toBe(200)
  expect((await program.get('/api/company/candidates', { headers })).status()).toBe(403)

  await page.reload()
  await page.getByRole('button', { name: 'Ver el uso de Nuestro ATS' }).click()
  const calls = page.getByRole('table', { name: 'Últimas llamadas de Nuestro ATS' })
  await expect(calls.getByText('GET /api/me/company')).toBeVisible()
  await expect(calls.getByText('403')).toBeVisible()
  await expectAccessibleEverywhere(page)

  await page.getByRole('button', { name: 'Terminar la clave Nuestro ATS' }).click()
  await expect(page.getByText('Terminada', { exact: true })).toBeVisible()
  expect((await program.get('/api/me/company', { headers })).status()).toBe(401)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Activa', { exact: true })).toBeVisible()
  expect((await program.get('/api/me/company', { headers })).status()).toBe(200)
})
