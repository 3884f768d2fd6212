import { password, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, refused, test } from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'

test.use({ allowConsole: refused(409) })

test('a professional registers from the choice of account, after being told what is missing', async ({
  page,
}) => {
  const email = `${uniqueWord()}@correo.pe`
  await page.goto('/user-type-selection')
  await page.getByRole('link', { name: /^Profesional/ }).click()
  const submit = page.getByRole('button', { name: 'Continuar' })
  await expect(submit, 'without consent there is no registration').toBeDisabled()
  await page.getByLabel('Acepto los términos de servicio').check()
  await submit.click()
  for (const [label, error] of [
    ['Nombres', 'Escribe tus nombres'],
    ['Apellidos', 'Escribe tus apellidos'],
    ['Correo electrónico', 'Escribe un correo como nombre@ejemplo.com'],
    ['Contraseña', 'Escribe una contraseña de 8 caracteres o más'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(error)
  await expect(page.getByLabel('Nombres')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Nombres').fill('Rosa')
  await page.getByLabel('Apellidos').fill('Huamán')
  await page.getByLabel('Correo electrónico').fill(email)
  const chosen = page.getByLabel('Contraseña', { exact: true })
  await chosen.fill('1234567')
  await expect(chosen).toHaveAccessibleDescription('La contraseña debe tener al menos 8 caracteres')
  await chosen.fill(password)
  await expect(chosen).toHaveAccessibleDescription(
    'La contraseña debe tener 1 carácter numérico 1 símbolo o una mayúscula al menos. Usa 8 caracteres o más.',
  )
  await submit.click()
  await expect(page.getByText('Marca la casilla para continuar')).toBeVisible()
  await expect(page.getByLabel('No soy un robot')).toBeFocused()
  await page.getByLabel('No soy un robot').check()
  await submit.click()
  await expect(page.getByText('¡Cuenta creada exitosamente!')).toBeVisible()
  await expect(page).toHaveURL('/professional-dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Rosa' })).toBeVisible()
  await expectAccessible(page)
})

test('a company is told what is missing, and can read the terms without losing what it typed', async ({
  page,
}) => {
  await page.goto('/register/company')
  await expect(page.getByRole('button', { name: 'Crear cuenta' })).toBeDisabled()
  await page.getByLabel('Acepto los términos de servicio').check()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  for (const [label, error] of [
    ['Nombre de la empresa', 'Escribe el nombre de tu empresa'],
    ['Rubro', 'Escribe el rubro de tu empresa'],
    ['Correo electrónico', 'Escribe un correo como nombre@ejemplo.com'],
    ['Contraseña', 'Escribe una contraseña de 8 caracteres o más'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(error)

  await page.getByLabel('Nombre de la empresa').fill('Ñandú Textil')
  await page.getByRole('button', { name: 'Leer los términos' }).click()
  const terms = page.getByRole('dialog', { name: 'Términos de servicio' })
  await expectAccessible(page)
  await terms.getByRole('button', { name: 'Entendido' }).click()
  await expect(terms).toBeHidden()
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('Ñandú Textil')
})

test('an address with an account is refused without details, and its owner gets a mail', async ({
  page,
  openBrowser,
}) => {
  const { email } = await signUpProfessional(await openBrowser())
  await page.goto('/register/professional')
  await page.getByLabel('Nombres').fill('Otra')
  await page.getByLabel('Apellidos').fill('Persona')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel('No soy un robot').check()
  await page.getByLabel('Acepto los términos de servicio').check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(
    page
      .getByRole('main')
      .getByText('No se pudo crear la cuenta. Si ya tienes una con este correo, inicia sesión.'),
  ).toBeVisible()
  await mailTo(page, email, 'Ya tienes una cuenta en Qhatu')
})
