import { complaint } from '#tests/support/complaint.ts'
import { uniqueWord } from '#tests/e2e/support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'

// Some of these journeys send a form that is refused.
test.use({ allowConsole: refused(400) })

test('a visitor writes to support about the topic of the link, and gets a code, on the page and by mail', async ({
  page,
}) => {
  const email = `${uniqueWord()}@ejemplo.pe`
  await page.goto('/contacto?tema=tecnico')
  await expect(page.getByLabel('Tema', { exact: true })).toHaveValue('technical')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByLabel('Tu nombre')).toBeFocused()
  await expect(page.getByLabel('Tu nombre')).toHaveAccessibleDescription('Escribe tu nombre')
  await expect(page.getByLabel('Mensaje')).toHaveAccessibleDescription('Cuéntanos en al menos 10 caracteres')
  await expectAccessible(page)

  await page.getByLabel('Tu nombre').fill('Rosa Quispe')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Mensaje').fill('No puedo subir mi CV desde el celular.')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByText('Marca la casilla para continuar')).toBeVisible()

  await page.getByLabel('No soy un robot').check()
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  const heading = page.getByRole('heading', { name: 'Recibimos tu mensaje' })
  await expect(heading).toBeFocused()
  const code = await page.getByText(/^C-[2-9A-Z]{6}$/).innerText()
  await expectAccessible(page)
  const mail = await mailTo(page, email, `Recibimos tu mensaje (${code})`)
  expect(mail).toContain('te responde a este correo')
  // The mailbox is not confirmed.
  expect(mail).not.toContain('No puedo subir mi CV')

  await page.getByRole('button', { name: 'Escribir otro mensaje' }).click()
  await expect(page.getByLabel('Mensaje')).toHaveValue('')
})

test('the draft is restored after a reload, and can be discarded', async ({ page }) => {
  await page.goto('/contacto')
  await page.getByLabel('Tu nombre').fill('Rosa Quispe')
  await page.getByLabel('Mensaje').fill('Una historia larga que no quiero escribir otra vez.')
  await page.reload()
  await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible()
  await expect(page.getByLabel('Mensaje')).toHaveValue('Una historia larga que no quiero escribir otra vez.')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByLabel('Mensaje')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Tu nombre')).toHaveValue('')
})

test('text typed before hydration stays, and counts', async ({ page }) => {
  await page.goto('/contacto')
  await page.getByLabel('Tu nombre').fill('Rosa Quispe')
  await page.getByLabel('Mensaje').fill('Lo de la última vez.')
  const { promise: isTyped, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await isTyped
    await route.continue()
  })
  const arrival = page.reload()
  await page.getByLabel('Mensaje').fill('Lo de hoy.')
  await page.getByLabel('Tema', { exact: true }).selectOption('Algo no funciona')
  await page.getByLabel('No soy un robot').check()
  letScriptsCome()
  await arrival
  await expect(page.getByText('10 / 4000')).toBeVisible()
  await expect(page.getByLabel('Tu nombre'), 'of the draft').toHaveValue('Rosa Quispe')
  await expect(page.getByLabel('Mensaje')).toHaveValue('Lo de hoy.')
  await expect(page.getByText('Listo, gracias.')).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(`${uniqueWord()}@ejemplo.pe`)
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByRole('heading', { name: 'Recibimos tu mensaje' })).toBeVisible()
})

test('an unknown topic selects nothing', async ({ page }) => {
  await page.goto('/contacto?tema=<script>')
  await expect(page.getByLabel('Tema', { exact: true })).toHaveValue('')
})

test('a consumer files a sheet, sees it numbered, and both sides get it by mail', async ({ page }) => {
  const email = `${uniqueWord()}@ejemplo.pe`
  await page.goto('/libro-de-reclamaciones')
  await expect(page.getByRole('heading', { level: 1, name: 'Libro de Reclamaciones' })).toBeVisible()
  await page.getByLabel('Nombres y apellidos').fill('Rosa Quispe Mamani')
  await page.getByLabel('Número de documento').fill('1234')
  await page.getByLabel('Domicilio').fill('Jr. Las Flores 123, Cusco')
  await page.getByLabel('Teléfono').fill('984000123')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Quien reclama es menor de edad').check()
  await page.getByLabel('Descripción').fill('Plan premium')
  await page.getByLabel('Monto reclamado en soles').fill('75.50')
  await page.getByRole('radio', { name: 'Queja' }).check()
  await page.getByLabel('Detalle').fill('Escribí dos veces y nadie me respondió en una semana.')
  await page.getByLabel('Pedido').fill('Una respuesta.')
  await page.getByLabel('No soy un robot').check()
  await page.getByRole('button', { name: 'Enviar hoja de reclamación' }).click()
  await expect(page.getByLabel('Número de documento')).toHaveAccessibleDescription(
    'Escribe los 8 dígitos de tu DNI',
  )
  await expect(page.getByLabel('Padre, madre o apoderado')).toHaveAccessibleDescription(/Escribe el nombre/)
  await expectAccessible(page)

  await page.getByLabel('Número de documento').fill('04215678')
  await page.getByLabel('Padre, madre o apoderado').fill('Julia Mamani')
  await page.getByRole('button', { name: 'Enviar hoja de reclamación' }).click()
  const heading = page.getByRole('heading', { name: /^Hoja de Reclamación N\.° \d{8}-20\d\d$/ })
  await expect(heading).toBeFocused()
  await expectAccessibleEverywhere(page)
  const sheet = page.getByRole('article')
  for (const text of ['DNI 04215678', 'Julia Mamani', '3. Queja', 'Una respuesta.'])
    await expect(sheet.getByText(text)).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimir o guardar como PDF' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Asistente', exact: true })).toBeHidden()

  const subject = await heading.innerText()
  const copy = await mailTo(page, email, subject)
  expect(copy).toContain('Julia Mamani')
  expect(copy).toContain('nadie me respondió')
})

test('the copy of a sheet filed without scripts is requested on the page of its mail', async ({ page }) => {
  const email = `${uniqueWord()}@ejemplo.pe`
  await page.request.post('/libro-de-reclamaciones', {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: complaint({ email }),
    maxRedirects: 0,
  })
  let filed = ''
  await expect
    .poll(async () => {
      const reply = await page.request.get('/api/test/outbox', { params: { to: email } })
      const [mail] = (await reply.json()) as { text: string }[]
      return (filed = mail?.text ?? '')
    })
    .toContain('Pedir mi copia')
  await page.goto(linkTo('libro-de-reclamaciones/copia', filed))
  await expect(page.getByRole('heading', { level: 1, name: 'Recibe tu copia' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Enviarme mi copia' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Te enviamos tu copia' })).toBeVisible()
  await expectAccessibleEverywhere(page)
})
