import { expect, expectAccessibleEverywhere, refused, test } from '#tests/e2e/support/journey.ts'

test('a visitor asks in everyday words, reads the answer, and opens a related one', async ({ page }) => {
  await page.goto('/ayuda')
  await expect(page.getByRole('heading', { level: 1, name: '¿En qué te ayudamos?' })).toBeVisible()
  await page.getByRole('searchbox').fill('retirar mi postulasion')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/ayuda?q=retirar+mi+postulasion')
  await expect(page.getByRole('heading', { name: /respuestas? para “retirar mi postulasion”/ })).toBeVisible()
  await page.getByRole('link', { name: '¿Puedo retirar una postulación?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '¿Puedo retirar una postulación?' })).toBeVisible()
  await page
    .getByRole('complementary', { name: 'Más ayuda' })
    .getByRole('link', { name: '¿Qué significa el estado de mi postulación?' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /el estado de mi postulación/ })).toBeVisible()
})

test('the answers to a question are accessible, also on a phone', async ({ page }) => {
  await page.goto('/ayuda?q=borrar+cuenta')
  await expectAccessibleEverywhere(page)
})

test('a frequent question opens in place, and its links stay in the site', async ({ page }) => {
  await page.goto('/ayuda')
  await page.getByText('Olvidé mi contraseña, ¿cómo la cambio?').first().click()
  await page.getByRole('link', { name: 'Recuperar contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
})

test('a question without an answer leads to a person', async ({ page }) => {
  await page.goto('/ayuda?q=xyzzyqwx')
  await expect(page.getByRole('heading', { name: 'No encontramos una respuesta' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Escribir a soporte' }).click()
  await expect(page).toHaveURL('/contacto')
})

test('a script in a question is shown as text', async ({ page }) => {
  await page.goto(`/ayuda?${new URLSearchParams({ q: '<img src=x onerror=alert(1)> contraseña' })}`)
  await expect(
    page.getByRole('heading', { name: /para “<img src=x onerror=alert\(1\)> contraseña”/ }),
  ).toBeVisible()
})

test.describe('an article that is not there', () => {
  test.use({ allowConsole: refused(404) })

  test('says so, with the way to the others', async ({ page }) => {
    const reply = await page.goto('/ayuda/no-existe')
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Esta pregunta no está en la ayuda' })).toBeVisible()
    await page.getByRole('link', { name: 'Ver la ayuda' }).click()
    await expect(page).toHaveURL('/ayuda')
  })
})

for (const [path, title] of [
  ['/terminos', 'Términos de servicio'],
  ['/privacidad', 'Política de privacidad'],
  ['/cookies', 'Cookies y almacenamiento'],
  ['/codigo-de-conducta', 'Código de conducta'],
] as const)
  test(`${path} shows its version and is found by its contents`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(/^Versión .+, vigente desde el \d{1,2} [a-z]+\. \d{4}$/)).toBeVisible()
    const last = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link').last()
    const name = await last.innerText()
    await last.click()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowConsole: refused(400) })

  test('the search is a form, and the policies can be read', async ({ page }) => {
    await page.goto('/ayuda')
    await page.getByRole('searchbox').fill('borrar mi cuenta')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await page.getByRole('link', { name: '¿Cómo elimino mi cuenta o descargo mis datos?' }).click()
    await expect(page.getByText('No se puede deshacer.')).toBeVisible()
    await page.goto('/terminos')
    await expect(page.getByText('No cobramos por postular.')).toBeVisible()
  })

  test('a refused message keeps its values, is corrected and sent', async ({ page }) => {
    await page.goto('/contacto?tema=tecnico')
    await page.getByLabel('Tu nombre').fill('Nilda Paucar')
    await page.getByLabel('Correo electrónico').fill('nilda@ejemplo.pe')
    await page.getByLabel('Mensaje').fill('corto')
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.getByText('Cuéntanos en al menos 10 caracteres')).toBeVisible()
    await expect(page.getByLabel('Tu nombre')).toHaveValue('Nilda Paucar')
    await page.getByLabel('Mensaje').fill('No puedo subir mi CV.')
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.getByRole('heading', { name: 'Recibimos tu mensaje' })).toBeVisible()
    await expect(page.getByText(/^C-\w{6}$/)).toBeVisible()
  })

  test('a sheet of the complaints book is filed', async ({ page }) => {
    await page.goto('/libro-de-reclamaciones')
    const fields = {
      'Nombres y apellidos': 'Nilda Paucar Soto',
      'Número de documento': '04215678',
      Domicilio: 'Jr. Las Flores 123, Cusco',
      Teléfono: '984 000 123',
      'Correo electrónico': 'nilda@ejemplo.pe',
      Descripción: 'Plan premium',
      Detalle: 'Activé el plan el lunes y no puedo publicar.',
      Pedido: 'Que se active el plan.',
    }
    for (const [name, value] of Object.entries(fields))
      await page.getByLabel(name, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Enviar hoja de reclamación' }).click()
    await expect(page.getByRole('heading', { name: 'Registramos tu hoja' })).toBeVisible()
    await expect(page.getByText(/^\d{8}-\d{4}$/)).toBeVisible()
  })
})
