import { uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, refused, test } from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'

test('a visitor asks for new jobs of a search, confirms and unsubscribes', async ({ page }) => {
  const word = uniqueWord()
  const email = `${word}@ejemplo.pe`
  await page.goto(`/empleos?q=${word}&mode=onsite`)
  await page.getByRole('link', { name: 'Crear alerta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear alerta' })
  await expect(dialog.getByLabel('Correo electrónico')).toBeFocused()
  await expect(dialog.getByText(/, presencial$/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Correo electrónico').fill(email)
  await dialog.getByLabel('Cada semana').check()
  await dialog.getByRole('button', { name: 'Crear alerta' }).click()
  await expect(dialog.getByText('Revisa tu correo')).toBeVisible()

  const confirmationMail = await mailTo(page, email, 'Confirma tu alerta de empleos')
  await page.goto(linkTo('suscripcion/confirmar', confirmationMail))
  await expect(page.getByRole('heading', { name: 'Confirma tu alerta' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmar mi alerta' }).click()
  await expect(page.getByRole('heading', { name: 'Tu alerta está activa' })).toBeVisible()

  await page.goto(linkTo('suscripcion/confirmar', confirmationMail).replace('/confirmar', ''))
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Cancelar la suscripción' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancelar la suscripción' }).click()
  await expect(page.getByRole('heading', { name: 'Ya no recibirás estos correos' })).toBeVisible()
})

test('the newsletter asks for a confirmation; a wrong address has an error under its field', async ({
  page,
}) => {
  const email = `${uniqueWord()}@ejemplo.pe`
  await page.goto('/newsletter')
  const field = page.getByLabel('Correo electrónico')
  await field.fill('rosa@')
  await page.getByRole('button', { name: 'Unirme ahora' }).click()
  await expect(field).toHaveAccessibleDescription('Escribe un correo como nombre@ejemplo.com')
  await expect(field).toBeFocused()
  await field.fill(email)
  await page.getByRole('button', { name: 'Unirme ahora' }).click()
  await expect(page.getByText('Revisa tu correo')).toBeVisible()
  await page.goto(
    linkTo('suscripcion/confirmar', await mailTo(page, email, 'Confirma tu suscripción a Qhatu')),
  )
  await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click()
  await expect(page.getByRole('heading', { name: 'Tu suscripción está activa' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter and an alert are asked for by plain forms', async ({ page }) => {
    const email = `${uniqueWord()}@ejemplo.pe`
    await page.goto('/')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByRole('button', { name: 'Unirme ahora' }).click()
    await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible()
    const link = linkTo('suscripcion/confirmar', await mailTo(page, email, 'Confirma tu suscripción a Qhatu'))
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click()
    await expect(page.getByRole('heading', { name: 'Tu suscripción está activa' })).toBeVisible()

    await page.goto('/empleos?q=contador')
    await page.getByRole('link', { name: 'Crear alerta' }).click()
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Cada semana').check()
    await page.getByRole('button', { name: 'Crear alerta' }).click()
    await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible()
    await mailTo(page, email, 'Confirma tu alerta de empleos')
  })
})

test.describe('an invalid link', () => {
  test.use({ allowConsole: refused(410) })

  test('has a friendly error page', async ({ page }) => {
    for (const path of ['confirmar/', 'cancelar/', ''].map((part) => `/suscripcion/${part}`)) {
      await page.goto(`${path}${'x'.repeat(40)}`)
      await expect(page.getByRole('heading', { name: 'Este enlace ya no vale' })).toBeVisible()
    }
    await expectAccessible(page)
  })
})
