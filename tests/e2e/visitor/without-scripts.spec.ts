import { password, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { makeCv } from '#tests/e2e/support/cv.ts'
import { publishJob, searchField } from '#tests/e2e/support/jobs.ts'
import { expect, refused, test } from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'

// A refused form, a used link.
test.use({ javaScriptEnabled: false, allowConsole: refused(400, 409, 410) })

test('the list is searched, filtered, sorted and turned by its form and its links', async ({ page }) => {
  await page.goto('/empleos')
  const count = page.getByText(/empleos? encontrados?$/)
  await page.getByLabel('Categoría', { exact: true }).selectOption('marketing')
  await page.getByRole('checkbox', { name: 'Híbrido' }).check()
  await page.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(count).toHaveText('3 empleos encontrados')
  await expect(page.getByRole('checkbox', { name: 'Híbrido' })).toBeChecked()

  await searchField(page).fill('analista')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('heading', { name: 'Analista de Marketing Internacional' })).toBeVisible()
  await page.getByLabel('Ordenar').selectOption('Más recientes')
  await page.getByRole('button', { name: 'Ordenar' }).click()
  await expect(page).toHaveURL(/sort=recent/)
  await page.getByRole('link', { name: 'Limpiar filtros' }).click()
  await expect(page.getByRole('group', { name: 'Filtros activos' })).toBeHidden()

  await page.goto('/empleos')
  await page.getByRole('link', { name: 'Página siguiente' }).click()
  await expect(page.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
})

test('a place is narrowed, and pay and date are asked for, by the form alone', async ({ page }) => {
  await page.goto('/empleos')
  const apply = page.getByRole('button', { name: 'Aplicar filtros' })
  await page.getByLabel('Ubicación').selectOption('lima')
  await page.getByLabel('Sueldo mínimo').selectOption('2000')
  await page.getByLabel('Publicado').selectOption('30')
  await apply.click()
  const chips = page.getByRole('group', { name: 'Filtros activos' })
  await expect(chips).toContainText('Lima')
  await expect(chips).toContainText('Desde S/ 2,000')
  await expect(chips).toContainText('Últimos 30 días')
  await page.getByLabel('Provincia').selectOption('lima-metropolitana')
  await page.getByRole('checkbox', { name: 'Incluir avisos sin sueldo visible' }).check()
  await apply.click()
  await expect(chips).toContainText('Lima Metropolitana')
  await expect(page.getByLabel('Provincia')).toHaveValue('lima-metropolitana')
  // Another department: the province that the form still sends is ignored.
  await page.getByLabel('Ubicación').selectOption('arequipa')
  await apply.click()
  await expect(chips).toContainText('Arequipa')
  await expect(chips).not.toContainText('Lima')
})

test('the page of a category is read and left without scripts', async ({ page }) => {
  await page.goto('/empleos/categoria/marketing')
  await expect(page.getByText('6 empleos encontrados')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Otras categorías' })
    .getByRole('link', { name: 'Ventas' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Empleos de Ventas' })).toBeVisible()
})

test('an ad can be read and applied to by a plain form, which a mail confirms', async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto('/empleos?q=community+manager')
  await page.getByRole('link', { name: /Ver detalles.*Community Manager/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Community Manager' })).toBeVisible()
  await page.getByRole('link', { name: 'Postular Ahora' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Postular' })).toBeVisible()

  const email = `${uniqueWord()}@ejemplo.pe`
  await page.getByLabel('Nombre completo').fill('Rosa Quispe')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel(/^Tu CV/).setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('A text that calls itself a PDF'),
  })
  await page.getByLabel(/^Carta/).fill('Me gusta escribir.')
  await page.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByText('Solo se permiten archivos PDF')).toBeVisible()
  await expect(page.getByLabel('Nombre completo'), 'what was typed is still there').toHaveValue('Rosa Quispe')
  await expect(page.getByLabel(/^Carta/)).toHaveValue('Me gusta escribir.')

  await page.getByLabel(/^Tu CV/).setInputFiles(await makeCv('Rosa Quispe'))
  await page.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible()

  const mail = await mailTo(page, email, 'Confirma tu postulación en Qhatu')
  const link = linkTo('postulacion/confirmar', mail)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirma tu postulación' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar y enviar' }).click()
  await expect(page).toHaveURL('/dashboard/postulaciones')
  await expect(page.getByRole('main').getByText('Community Manager').first()).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no vale' })).toBeVisible()
})

test('a signed-in person applies with a plain button, and a second application is refused', async ({
  page,
}) => {
  await signUpProfessional(page)
  await page.goto('/empleos?q=community+manager')
  await page.getByRole('link', { name: /Ver detalles.*Community Manager/ }).click()
  await page.getByRole('link', { name: 'Postular Ahora' }).first().click()
  const form = page.url()
  await page.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Postulación enviada' })).toBeVisible()
  await page.goto(form)
  await page.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByText('Ya postulaste a este empleo')).toBeVisible()
})

test('a signed-in person applies by an invitation with a plain button', async ({ page, openBrowser }) => {
  const company = await openBrowser()
  await signUpCompany(company)
  const title = `Almacenero ${uniqueWord()}`
  const jobId = await publishJob(company, title)
  const invited = await company.request.post(`/api/jobs/${jobId}/invitations`, { data: {} })
  const { url } = await invited.json()
  await signUpProfessional(page)
  await page.goto(new URL(url).pathname)
  await page.getByLabel('Carta de presentación').fill('Trabajé tres años en un almacén.')
  await page.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page).toHaveURL('/dashboard/postulaciones')
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
})

test('a sheet of the complaints book is filed by a plain form, and its copy is asked for in the mailbox', async ({
  page,
}) => {
  const email = `${uniqueWord()}@ejemplo.pe`
  await page.goto('/libro-de-reclamaciones')
  await page.getByLabel('Nombres y apellidos').fill('Rosa Quispe Mamani')
  await page.getByLabel('Número de documento').fill('04215678')
  await page.getByLabel('Domicilio').fill('Jr. Las Flores 123, Cusco')
  await page.getByLabel('Teléfono').fill('984000123')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Descripción').fill('Plan premium')
  await page.getByLabel('Detalle').fill('Escribí dos veces y nadie me respondió en una semana.')
  await page.getByLabel('Pedido').fill('Una respuesta.')
  await page.getByRole('button', { name: 'Enviar hoja de reclamación' }).click()
  await expect(page.getByRole('heading', { name: 'Registramos tu hoja' })).toBeVisible()
  const number = await page.getByText(/^\d{8}-20\d\d$/).innerText()

  const mail = await mailTo(page, email, `Registramos tu Hoja de Reclamación N.° ${number}`)
  expect(mail).not.toContain('nadie me respondió')
  const link = linkTo('libro-de-reclamaciones/copia', mail)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Recibe tu copia' })).toBeVisible()
  await expect(page.getByText(`Hoja de Reclamación N.° ${number}`)).toBeVisible()
  await page.getByRole('button', { name: 'Enviarme mi copia' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Te enviamos tu copia' })).toBeVisible()
  expect(await mailTo(page, email, `Hoja de Reclamación N.° ${number}`)).toContain('nadie me respondió')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no vale' })).toBeVisible()
})

for (const path of ['/login', '/restablecer-contrasena/abc', '/admin/login'])
  test(`${path} says that it needs scripts, and writes no password into an address`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('Para continuar activa JavaScript en tu navegador.')).toBeVisible()
    const field = page.locator('input[type=password]')
    await field.fill(password)
    const reply = page.waitForResponse((response) => response.request().method() === 'POST')
    await field.press('Enter')
    expect((await reply).status()).toBe(303)
    await expect(page).toHaveURL(path)
    await expect(field).toHaveValue('')
  })

const post = { headers: { 'sec-fetch-site': 'same-origin' } }

for (const path of ['/contacto', '/login', '/newsletter', '/register/company'])
  test(`${path} sent larger than anybody types, or as something else, is answered with its page, in words`, async ({
    page,
  }) => {
    const large = await page.request.post(path, { ...post, form: { message: 'x'.repeat(300_000) } })
    expect(large.status()).toBe(413)
    expect(large.headers()['content-type']).toContain('text/html')
    expect(await large.text()).toContain('Lo que enviaste es demasiado grande.')
    const other = await page.request.post(path, { ...post, data: { message: 1 } })
    expect(other.status()).toBe(415)
    expect(await other.text()).toContain('Ese formato no se acepta aquí.')
  })

test('a message that is too long comes back with its text, and says so at its field', async ({ page }) => {
  await page.goto('/contacto')
  await page.getByLabel('Tu nombre').fill('Rosa Quispe')
  const message = page.getByLabel('Mensaje')
  await message.evaluate((field) => field.removeAttribute('maxlength'))
  await message.fill('Buenos días. '.repeat(1000))
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByText(/^Usa [\d,]+ caracteres como máximo$/)).toBeVisible()
  await expect(message).toHaveValue(/^(Buenos días. ){999}/)
  await expect(page.getByLabel('Tu nombre')).toHaveValue('Rosa Quispe')
})
