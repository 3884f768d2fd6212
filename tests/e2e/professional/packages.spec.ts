import { signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'

test('packages and extras are written in the editor, and a company finds and reads them', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const word = uniqueWord()
  await signUpProfessional(page)
  expect((await page.request.post('/api/professionals/activate-premium')).status()).toBe(200)
  await page.goto('/dashboard/servicios')
  await page.getByRole('button', { name: 'Crear servicio', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear servicio' })
  await dialog.getByLabel('Título').fill(`Tableros ${word}`)
  await dialog.getByLabel('Categoría').selectOption('Tecnología e IT')
  await dialog.getByLabel('Precio por hora, en dólares').fill('25')
  await dialog.getByLabel('Descripción').fill('Uno tus fuentes de datos en un tablero.')

  await dialog.getByRole('button', { name: 'Agregar paquete' }).click()
  const offer = dialog.getByRole('listitem', { name: 'Paquete 1' })
  await expect(offer.getByLabel('Nombre')).toBeFocused()
  await offer.getByLabel('Nombre').fill('Básico')
  await offer.getByLabel('Días de entrega').fill('5')
  await offer.getByLabel('Qué incluye el paquete').fill('Un tablero\nUna sesión de 30 minutos')
  await dialog.getByRole('button', { name: 'Agregar extra' }).click()
  const extra = dialog.getByRole('listitem', { name: 'Extra 1' })
  await extra.getByLabel('Qué es').fill('Otro tablero')
  await extra.getByLabel('Precio, en dólares').fill('80')
  await dialog.getByRole('button', { name: 'Crear servicio' }).click()
  await expect(offer.getByText('Escribe el precio en dólares, por ejemplo 250.00')).toBeVisible()
  await expectAccessible(page)
  await offer.getByLabel('Precio, en dólares').fill('250')
  await dialog.getByRole('button', { name: 'Crear servicio' }).click()
  await page
    .getByRole('dialog', { name: 'Tu perfil se verá con tu servicio' })
    .getByRole('button', { name: 'Hacer público mi perfil' })
    .click()
  await expect(dialog).toBeHidden()

  const company = await openBrowser({ baseURL: baseURL! })
  await company.goto(`/servicios?q=${word}`)
  await company.getByLabel('Precio máximo de un paquete').selectOption('Paquete hasta $250')
  await company.getByLabel('Plazo máximo de un paquete').selectOption('Hasta 7 días')
  await company.getByRole('link', { name: `Tableros ${word}` }).click()
  const shown = company.getByRole('dialog')
  await expect(shown.getByRole('heading', { name: 'Paquetes' })).toBeVisible()
  await expect(shown.getByText('Entrega en 5 días, 1 ronda de cambios')).toBeVisible()
  await expect(shown.getByText('Otro tablero')).toBeVisible()
  await expectAccessible(company)
})
