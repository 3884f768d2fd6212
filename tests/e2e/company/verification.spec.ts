import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { demo, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'
import { pdf, smallPng } from '#tests/support/multipart.ts'

test.use({ allowConsole: refused(400) })

const sheet = { name: 'ficha-ruc.pdf', mimeType: 'application/pdf', buffer: pdf() }
const photo = { name: 'vigencia.png', mimeType: 'image/png', buffer: smallPng }
const verification = (page: Page) => page.getByRole('region', { name: /^RUC y verificación$/ })
/** A desk of an administrator with the request of this name. */
async function openDesk(admin: Page, name: string) {
  await admin.request.post('/api/admin/login', { data: demo.admin })
  await admin.goto(`/admin/requests?desk=verifications&q=${name}`)
  await expect(admin.getByRole('article', { name })).toBeVisible()
}

test('a company fills its settings, undoes that, and is asked before it leaves', async ({ page }) => {
  const name = `Textiles ${uniqueWord()}`
  await signUpCompany(page, name)
  await page.goto('/company-dashboard')
  await page.getByRole('link', { name: 'Configuración' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible()

  await page.getByLabel('Sitio web').fill('no es una dirección')
  await page.getByLabel('Tamaño').selectOption('11 a 50 personas')
  await page.getByLabel('Otras sedes').fill('Arequipa\nTrujillo')
  await page.getByLabel('Días para responder cada postulación').fill('5')
  await expect(page.getByText('(4)')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Escribe una dirección como https://tuempresa.pe')).toBeVisible()
  await expect(page.getByLabel('Sitio web')).toBeFocused()
  await expectAccessibleEverywhere(page)
  await page.getByLabel('Sitio web').fill('textiles.pe')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Cambios guardados')).toBeVisible()
  await expect(page.getByLabel('Sitio web')).toHaveValue('https://textiles.pe')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByLabel('Otras sedes')).toHaveValue('')
  await page.getByLabel('Otras sedes').fill('Arequipa')
  await page.getByRole('link', { name: 'Facturación' }).last().click()
  await expect(page.getByRole('heading', { name: 'Tienes 1 cambio sin guardar' })).toBeVisible()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Cambios guardados').last()).toBeVisible()
})

test('a company sends its papers, is asked for another, and wears the badge until it changes its name', async ({
  page,
  openBrowser,
}) => {
  // Two answers of the administration, each of which waits until it cannot be undone.
  test.setTimeout(180_000)
  const name = `Textiles ${uniqueWord()}`
  const { email } = await signUpCompany(page, name)
  const reply = await page.request.patch('/api/me/company', { data: { places: ['Arequipa'] } })
  expect(reply.status()).toBe(200)
  await page.goto('/company-dashboard/configuracion')
  await verification(page).getByRole('button', { name: 'Enviar a revisión' }).click()
  await expect(page.getByText('Marca que aceptas que guardemos tus documentos')).toBeVisible()
  await verification(page).getByRole('checkbox').check()
  await verification(page).getByRole('button', { name: 'Enviar a revisión' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sube tu ficha RUC' })).toBeVisible()
  await page
    .getByLabel('Sube tu ficha RUC')
    .setInputFiles({ ...sheet, buffer: Buffer.from('<html>no es un PDF</html>') })
  await expect(page.getByText('Elige un PDF, un JPG o un PNG: el archivo no es de ese tipo.')).toBeVisible()
  await page.getByLabel('Sube tu ficha RUC').setInputFiles(sheet)
  await expect(page.getByRole('link', { name: 'ficha-ruc.pdf' })).toBeVisible()
  await page.getByLabel('Sube tu vigencia de poder').setInputFiles(photo)
  await expect(page.getByRole('link', { name: 'vigencia.webp' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await verification(page).getByRole('button', { name: 'Enviar a revisión' }).click()
  await expect(page.getByText('Documentos en revisión')).toBeVisible()
  await page.getByRole('button', { name: 'Retirar solicitud' }).click()
  await expect(page.getByText('Solicitud retirada')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect(page.getByText('Documentos en revisión')).toBeVisible()

  const admin = await openBrowser()
  await openDesk(admin, name)
  await admin.getByRole('button', { name: /^Ver vigencia/ }).click()
  const shown = admin.getByRole('img', { name: 'Vigencia de poder: vigencia.webp' })
  await expect(shown).toHaveJSProperty('complete', true)
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await admin.getByRole('button', { name: 'Responder y seguir' }).click()
  await expect(admin.getByText('Elige qué decides')).toBeVisible()
  await admin.getByRole('radio', { name: 'Pedir otro documento' }).check()
  await admin.getByRole('button', { name: 'No se lee' }).click()
  await expect(admin.getByRole('textbox', { name: 'Respuesta' })).toHaveValue(/no se lee bien/)
  await expectAccessibleEverywhere(admin)
  await admin.getByRole('button', { name: 'Pedir otro documento y seguir' }).click()
  await expect(admin.getByText(`Respondida: ${name}`)).toBeVisible()
  const title = 'Necesitamos otro documento para verificarte'
  expect(await mailTo(page, email, title)).toContain('no se lee bien')

  await page.reload()
  await expect(page.getByText('Necesitamos otro documento', { exact: true })).toBeVisible()
  await page
    .getByLabel('Agrega otra página de tu vigencia de poder')
    .setInputFiles({ ...sheet, name: 'poder.pdf' })
  await expect(page.getByRole('link', { name: 'poder.pdf' })).toBeVisible()
  await verification(page).getByRole('checkbox').check()
  await verification(page).getByRole('button', { name: 'Enviar a revisión' }).click()
  await expect(page.getByText('Documentos en revisión')).toBeVisible()

  await openDesk(admin, name)
  await expect(async () => {
    await admin.keyboard.press('1')
    await expect(admin.getByRole('radio', { name: 'Verificar' })).toBeChecked({ timeout: 500 })
  }).toPass({ timeout: 5000 })
  await admin.getByRole('button', { name: 'Verificar y seguir' }).click()
  await expect(admin.getByText(`Respondida: ${name}`)).toBeVisible()
  await mailTo(page, email, 'Tu empresa ya está verificada')

  await page.reload()
  await expect(verification(page).getByText('Empresa verificada', { exact: true })).toBeVisible()
  const visitor = await openBrowser()
  await visitor.goto(
    (await page.getByRole('link', { name: 'Ver tu página pública' }).getAttribute('href')) ?? '',
  )
  await expect(visitor.getByText('Empresa verificada', { exact: true })).toBeVisible()
  await expect(visitor.getByText('También está en Arequipa.')).toBeVisible()

  await page.getByLabel('Nombre comercial').fill(`${name} SAC`)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('heading', { name: '¿Guardar y perder la insignia?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar de todos modos' }).click()
  await expect(page.getByText(/Tu verificación terminó.*cambió su nombre/)).toBeVisible()
})

test('a professional chooses to be verified, on a phone, and an administrator takes it back', async ({
  page,
  openBrowser,
}) => {
  const lastName = uniqueWord()
  const { email } = await signUpProfessional(page, lastName)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard/configuracion')
  await page.getByRole('button', { name: 'Quiero verificarme' }).click()
  await expect(page.getByText(/Los borramos 30 días después/)).toBeVisible()
  await page.getByLabel('Sube tu documento de identidad').setInputFiles(photo)
  await expect(page.getByRole('link', { name: 'vigencia.webp' })).toBeVisible()
  await page.getByLabel('Sube tu título o constancia').setInputFiles(sheet)
  await expect(page.getByRole('link', { name: 'ficha-ruc.pdf' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /^Acepto que guarden/ }).check()
  await page.getByRole('button', { name: 'Enviar a revisión' }).click()
  await expect(page.getByText('Documentos en revisión')).toBeVisible()

  const admin = await openBrowser({ viewport: { width: 360, height: 740 } })
  await admin.request.post('/api/admin/login', { data: demo.admin })
  await admin.goto(`/admin/requests?desk=verifications&q=${lastName}`)
  await admin.getByRole('button', { name: new RegExp(lastName) }).click()
  await admin.getByRole('radio', { name: 'Verificar' }).check()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Verificar y seguir' }).click()
  await mailTo(page, email, 'Tu perfil ya está verificado')

  await admin.goto(`/admin/requests?desk=verifications&status=all&q=${lastName}`)
  await admin.getByRole('button', { name: new RegExp(lastName) }).click()
  await admin.getByRole('link', { name: 'Ver su cuenta' }).click()
  await admin.getByRole('button', { name: 'Quitar verificación' }).click()
  await admin.getByLabel('Lo que le decimos').fill('El título no es tuyo.')
  await expectAccessible(admin)
  await admin.getByRole('dialog').getByRole('button', { name: 'Quitar verificación' }).click()
  await expect(admin.getByText('Verificación retirada')).toBeVisible()
  await expect(admin.getByText('Sin verificar.')).toBeVisible()
  expect(await mailTo(page, email, 'Ya no llevas la insignia de verificación')).toContain('no es tuyo')
})
