import {
  password,
  signUpProfessional,
  enterByLogin,
  typeLogin,
  uniqueWord,
} from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, refused, test } from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo, nextMailTo } from '#tests/e2e/support/mails.ts'
import { mailEventsSecret, signedAs } from '#tests/support/signed-as.ts'

test.use({ allowConsole: refused(401, 404, 410) })

test('a forgotten password is changed by a link that works once, and the old one is invalid', async ({
  page,
  openBrowser,
}) => {
  const elsewhere = await openBrowser()
  const account = await signUpProfessional(elsewhere)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await expect(page).toHaveURL('/recuperar-contrasena')
  // The address changes before the page: the login has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Recupera tu contraseña' })).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(account.email)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText('Si hay una cuenta con ese correo, te enviamos un enlace.')).toBeVisible()
  await expectAccessible(page)

  const link = linkTo(
    'restablecer-contrasena',
    await mailTo(page, account.email, 'Cambia tu contraseña de Qhatu'),
  )
  await page.goto(link)
  const chosen = page.getByLabel('Contraseña nueva', { exact: true })
  await chosen.fill('corta')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(chosen).toHaveAccessibleDescription('La contraseña debe tener al menos 8 caracteres')
  await chosen.fill('Otro-mercado-2027')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page).toHaveURL('/login')

  await typeLogin(page, account)
  await expect(page.getByText('Email o contraseña incorrectos')).toBeVisible()
  await enterByLogin(page, { ...account, password: 'Otro-mercado-2027' })
  await expect(page).toHaveURL('/professional-dashboard')

  await elsewhere.goto('/dashboard')
  await expect(elsewhere, 'every session of before has ended').toHaveURL(/\/login\?/)

  await elsewhere.goto(link)
  await elsewhere.getByLabel('Contraseña nueva', { exact: true }).fill('Tercera-clave-2028')
  await elsewhere.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Este enlace ya no vale' })).toBeVisible()
  await expectAccessible(elsewhere)
})

test('an address without an account gets the same answer', async ({ page }) => {
  await page.goto('/recuperar-contrasena')
  await page.getByLabel('Correo electrónico').fill(`${uniqueWord()}@correo.pe`)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText('Si hay una cuenta con ese correo, te enviamos un enlace.')).toBeVisible()
})

test('the link of the mail confirms the address, once', async ({ page, openBrowser }) => {
  const account = await signUpProfessional(page)
  const link = linkTo('verificar-correo', await mailTo(page, account.email, 'Confirma tu correo en Qhatu'))
  await page.goto('/dashboard')
  const banner = page.getByRole('region', { name: 'Confirma tu correo' })
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Enviar otro enlace' }).click()
  await expect(banner.getByText(`Te enviamos el enlace a ${account.email}.`)).toBeVisible()
  const renewed = linkTo(
    'verificar-correo',
    await mailTo(page, account.email, 'Confirma tu correo en Qhatu', 2),
  )
  expect(renewed).not.toBe(link)

  await page.goto(renewed)
  await expect(page.getByRole('heading', { level: 1, name: 'Tu correo quedó confirmado' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ir a mi panel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Rosa' })).toBeVisible()
  await expect(banner).toBeHidden()

  const stranger = await openBrowser()
  await stranger.goto(renewed)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Este enlace ya no vale' })).toBeVisible()
})

test('who gets no mails reads why in the panel, and gets them again by asking', async ({ page }) => {
  const account = await signUpProfessional(page)
  const first = await mailTo(page, account.email, 'Confirma tu correo en Qhatu')
  const event = {
    type: 'email.bounced',
    data: { to: account.email, bounce: { type: 'Permanent', message: '550 5.1.1 no such user' } },
  }
  const reply = await page.request.post('/api/mail/events', {
    data: JSON.stringify(event),
    headers: { 'content-type': 'application/json', ...signedAs(mailEventsSecret, JSON.stringify(event)) },
  })
  expect(await reply.json()).toEqual({ suppressed: 1 })

  await page.goto('/dashboard')
  const banner = page.getByRole('region', { name: 'No te llegan nuestros correos' })
  await expect(banner).toContainText(`Lo que escribimos a ${account.email} vuelve`)
  await expectAccessible(page)
  await banner.getByRole('button', { name: 'Enviar otro enlace' }).click()
  // The first one is there too, unless the address bounced before it was delivered.
  const link = await nextMailTo(page, account.email, 'Confirma tu correo en Qhatu', first)
  await page.goto(linkTo('verificar-correo', link))
  await page.getByRole('link', { name: 'Ir a mi panel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Rosa' })).toBeVisible()
  await expect(banner).toBeHidden()
})

test('without scripts the link of the mail is confirmed by a button, and looking at it uses nothing up', async ({
  page,
  openBrowser,
}) => {
  const account = await signUpProfessional(page)
  const link = linkTo('verificar-correo', await mailTo(page, account.email, 'Confirma tu correo en Qhatu'))
  const plain = await openBrowser({ javaScriptEnabled: false })
  await plain.goto(link)
  await plain.reload()
  await expect(plain.getByText(account.email)).toBeVisible()
  await plain.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(plain.getByRole('heading', { level: 1, name: 'Tu correo quedó confirmado' })).toBeVisible()
  await plain.goto(link)
  await expect(plain.getByRole('heading', { level: 1, name: 'Este enlace ya no vale' })).toBeVisible()
})

test('a made-up link is refused kindly', async ({ page }) => {
  await page.goto(`/restablecer-contrasena/${'a'.repeat(43)}`)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click()
  await expect(page).toHaveURL('/recuperar-contrasena')
})
