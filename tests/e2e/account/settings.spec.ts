import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import {
  becomePublic,
  confirmEmail,
  password,
  signIn,
  signUpCompany,
  signUpProfessional,
  typeLogin,
  uniqueWord,
} from '#tests/e2e/support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'
import { startTalk } from '#tests/e2e/support/talks.ts'

const settings = '/dashboard/configuracion'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })

test.describe('two-factor login', () => {
  test.use({ allowConsole: refused(400, 401), viewport: { width: 360, height: 780 } })

  test('is enabled with the app, required at login, and a recovery code replaces it', async ({
    page,
    openBrowser,
  }) => {
    const account = await signUpProfessional(page)
    await page.goto(settings)
    const twoFactor = card(page, 'Verificación en dos pasos')
    await expect(twoFactor.getByText('Primero confirma tu correo')).toBeVisible()
    await expect(twoFactor.getByRole('button', { name: 'Activar' })).toHaveCount(0)
    await confirmEmail(page, account)
    await page.reload()
    await page.getByRole('button', { name: 'Activar' }).click()
    const first = dialog(page, 'Activar la verificación en dos pasos')
    await first.getByLabel('Tu contraseña').fill('no-es-esta-1')
    await first.getByRole('button', { name: 'Continuar' }).click()
    await expect(first.getByLabel('Tu contraseña')).toHaveAccessibleDescription(
      'Escribe otra vez tu contraseña: no es correcta',
    )
    await first.getByLabel('Tu contraseña').fill(password)
    await first.getByRole('button', { name: 'Continuar' }).click()
    const second = dialog(page, 'Agrega tu cuenta a la aplicación')
    await expect(second.getByRole('img', { name: 'Código QR para tu aplicación' })).toBeVisible()
    await expectAccessible(page)
    const secret = (await second.locator('code').innerText()).replaceAll(' ', '')
    // The current code; the login uses that of the next step, so that neither expires when a step ends meanwhile.
    const code = (steps: number) =>
      generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
    await second.getByLabel('Código de tu aplicación').fill(code(0))
    await second.getByRole('button', { name: 'Activar' }).click()
    const codes = dialog(page, 'Guarda tus códigos de recuperación')
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page)
    const recovery = await codes.getByRole('listitem').first().innerText()
    const download = page.waitForEvent('download')
    await codes.getByRole('button', { name: 'Descargar' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(recovery)
    await expect(codes.getByRole('button', { name: 'Listo' })).toBeDisabled()
    await codes.getByLabel('Ya guardé mis códigos').check()
    await codes.getByRole('button', { name: 'Listo' }).click()
    await expect(card(page, 'Verificación en dos pasos').getByText('Activada')).toBeVisible()

    const phone = await openBrowser()
    await phone.goto('/login')
    await phone.getByLabel('Recordarme').check()
    await typeLogin(phone, account)
    const field = phone.getByLabel('Código de 6 dígitos')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expectAccessible(phone)
    await field.fill('000000')
    await phone.getByRole('button', { name: 'Verificar' }).click()
    await expect(phone.getByText('Código incorrecto')).toBeVisible()
    await expect(phone).toHaveURL('/login')
    await field.fill(code(1))
    await phone.getByRole('button', { name: 'Verificar' }).click()
    await expect(phone).toHaveURL('/professional-dashboard')
    const cookies = await phone.context().cookies()
    expect(cookies.find(({ name }) => name === 'qhatu_session')?.expires).toBeGreaterThan(
      Date.now() / 1000 + 2_000_000,
    )

    const tablet = await openBrowser()
    await tablet.goto('/login')
    await typeLogin(tablet, account)
    await tablet.getByRole('button', { name: 'Usar un código de recuperación' }).click()
    await tablet.getByLabel('Código de recuperación').fill(recovery.toLowerCase())
    await tablet.getByRole('button', { name: 'Verificar' }).click()
    await expect(tablet).toHaveURL('/professional-dashboard')
  })
})

test('the address changes by the link in the new mailbox', async ({ page }) => {
  await signUpProfessional(page)
  const email = `${uniqueWord()}@ejemplo.pe`
  await page.goto(settings)
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  const form = dialog(page, 'Cambiar correo')
  await form.getByLabel('Correo nuevo').fill(email)
  await form.getByLabel('Tu contraseña').fill(password)
  await form.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(card(page, 'Acceso')).toContainText(`Te enviamos un enlace a ${email}`)
  await page.goto(linkTo('verificar-correo', await mailTo(page, email, 'Confirma tu nuevo correo en Qhatu')))
  await expect(page.getByRole('heading', { name: `Tu correo ahora es ${email}` })).toBeVisible()
  await page.goto(settings)
  await expect(card(page, 'Acceso')).toContainText(email)
  await expect(card(page, 'Acceso')).toContainText('Confirmado')
})

test('another session is seen, and ends at once', async ({ page, openBrowser }) => {
  const account = await signUpProfessional(page)
  const phone = await openBrowser({
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Safari/537.36',
  })
  await signIn(phone, account)
  await phone.goto('/dashboard/postulaciones')
  await page.goto(settings)
  const sessions = card(page, 'Sesiones abiertas')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: 'Cerrar la sesión de Chrome en Android' }).click()
  await expectAccessible(page)
  await dialog(page, 'Cerrar la sesión').getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await phone.goto('/dashboard/postulaciones')
  await expect(phone).toHaveURL(/\/login/)
})

test('a professional hides from a company, and from all who do not know them', async ({
  page,
  openBrowser,
}) => {
  const name = `Minera ${uniqueWord()}`
  const company = await openBrowser()
  await signUpCompany(company, name)
  await signUpProfessional(page)
  const { id } = await (await page.request.get('/api/me/professional')).json()
  await becomePublic(page)
  const status = async (by: Page) => (await by.request.get(`/api/professionals/${id}`)).status()
  expect(await status(company)).toBe(200)
  await page.goto(settings)
  await page.getByLabel('Ocultarme de estas empresas').fill(name.toLowerCase())
  await page.getByRole('button', { name: `Ocultarme de ${name}` }).click()
  const form = page.getByRole('form', { name: 'Quién puede verme' })
  await expect(form.getByRole('button', { name: `Quitar ${name}` })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardamos quién puede verte')).toBeVisible()
  const visitor = await openBrowser()
  expect([await status(company), await status(visitor)]).toEqual([404, 200])
  await page.reload()
  await expect(form.getByRole('button', { name: `Quitar ${name}` })).toBeVisible()
  await form.getByRole('radio', { name: /Solo empresas que me conocen/ }).check()
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(() => status(visitor)).toBe(404)
})

test.describe('a company that is named', () => {
  test.use({ allowConsole: refused(404) })

  test('does not find the person on public pages either', async ({ page, openBrowser }) => {
    const company = await openBrowser()
    const { serviceId, professionalName } = await startTalk(page, company)
    const { id } = await (await page.request.get('/api/me/professional')).json()
    const { id: companyId } = await (await company.request.get('/api/me/company')).json()
    const directory = `/servicios?q=${encodeURIComponent(professionalName)}`
    await company.goto(directory)
    const found = company.getByRole('region', { name: 'Resultados' }).getByText(professionalName)
    await expect(found).toBeVisible()
    const hide = await page.request.put('/api/me/visibility', {
      data: { visibility: 'public', hiddenFrom: [companyId] },
    })
    expect(hide.ok(), await hide.text()).toBe(true)
    await company.goto(directory)
    await expect(company.getByText('No se encontraron servicios')).toBeVisible()
    await expect(found).toHaveCount(0)
    await company.goto(`/servicios/${serviceId}`)
    await expect(company.getByRole('heading', { name: 'Servicio no encontrado' })).toBeVisible()
    await company.goto(`/professional/${id}`)
    await expect(company.getByRole('heading', { name: 'Profesional no encontrado' })).toBeVisible()
    await page.goto(directory)
    await expect(page.getByRole('region', { name: 'Resultados' }).getByText(professionalName)).toBeVisible()
  })
})

test('all personal data is downloaded as a ZIP', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto(settings)
  await page.getByRole('button', { name: 'Descargar' }).click()
  const form = dialog(page, 'Descargar mis datos')
  await form.getByLabel('Tu contraseña').fill(password)
  const download = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Descargar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^qhatu-mis-datos-\d{4}-\d{2}-\d{2}\.zip$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('LEEME.txt')).toBe(true)
})

test.describe('deleting an account', () => {
  test.use({ allowConsole: refused(400, 401) })

  test('a company reads what is deleted and what remains, and deletes its account with its password', async ({
    page,
  }) => {
    const account = await signUpCompany(page)
    await page.goto('/company-dashboard/cuenta')
    await page.getByRole('button', { name: 'Eliminar' }).click()
    const form = dialog(page, 'Eliminar mi cuenta')
    await expect(form).toContainText('Las reseñas que escribiste, como “Empresa que ya no está”')
    await expectAccessible(page)
    await form.getByLabel('Tu contraseña').fill('no-es-esta-1')
    await form.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    await expect(form.getByLabel('Tu contraseña')).toHaveAccessibleDescription(
      'Escribe otra vez tu contraseña: no es correcta',
    )
    await form.getByLabel('Tu contraseña').fill(password)
    await form.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/login')
    await typeLogin(page, account)
    await expect(page.getByText('Email o contraseña incorrectos')).toBeVisible()
  })
})
