import { testAccounts } from '#contracts/accounts/demo-accounts.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'

// An unknown test account, and a call that does not arrive.
test.use({ allowConsole: /status of 404|ERR_FAILED/ })

test('a tester creates the environment, again without harm, and enters as both accounts', async ({
  page,
}) => {
  await page.goto('/debug')
  const setUp = page.getByRole('button', { name: 'Configurar entorno' })
  await setUp.click()
  await expect(
    page.getByText(/(postuló|había postulado) a “Asistente administrativo de prueba”/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Crear cuentas' }).click()
  await expect(page.getByText('Las cuentas de prueba ya existen.', { exact: true })).toBeVisible()
  await expectAccessible(page)

  const enter = page.getByRole('button', { name: 'Entrar', exact: true })
  const email = page.getByLabel('Correo electrónico')
  await email.fill('nadie@ejemplo.pe')
  await enter.click()
  await expect(page.getByText(/No hay una cuenta de prueba de ese tipo/)).toBeVisible()
  await email.fill(testAccounts.professional)
  await page.getByLabel('Tipo de usuario').selectOption('company')
  await expect(email).toHaveValue(testAccounts.company)
  await enter.click()
  await expect(page.getByText(`Entraste como ${testAccounts.company}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Ir al panel' }).click()
  await expect(page).toHaveURL(/\/company-dashboard/)
  await expect(page.getByText('Asistente administrativo de prueba').first()).toBeVisible()
})

test('a tool that cannot be reached says so', async ({ page }) => {
  await page.route('/api/test/create-job', (route) => route.abort())
  await page.goto('/debug')
  await page.getByRole('button', { name: 'Crear empleo' }).click()
  await expect(page.getByText('Error desconocido')).toBeVisible()
})
