import type { Page } from '@playwright/test'
import { answerChallenge } from '#tests/support/human-check.ts'
import { demo, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'

const write = async (page: Page, name: string, email: string): Promise<string> => {
  const challenge = await (await page.request.get('/api/human-check')).json()
  const humanCheck = await answerChallenge(challenge)
  const reply = await page.request.post('/api/contact', {
    data: { name, email, topic: 'account', message: 'No puedo entrar a mi cuenta desde ayer.', humanCheck },
  })
  expect(reply.status(), await reply.text()).toBe(201)
  return (await reply.json()).code
}

const enter = (page: Page) => page.request.post('/api/admin/login', { data: demo.admin })

test('a message comes to the inbox, is taken, answered by keyboard, undone, and answered by mail', async ({
  page,
}) => {
  const name = `Ruth ${uniqueWord()}`
  const email = `${uniqueWord()}@ejemplo.pe`
  const code = await write(page, name, email)
  await enter(page)
  await page.goto('/admin?desk=contact')
  const row = page.getByRole('button', { name: new RegExp(name) })
  await expect(row).toBeVisible()
  await row.click()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('a')
  await expect(page.getByText('Ahora es tuyo')).toBeVisible()
  await page.goto('/admin?desk=contact&owner=mine')
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Solicitudes' })).toBeVisible()
  await expect(page.getByRole('article', { name })).toBeVisible()
  await expect(page.getByText('No puedo entrar a mi cuenta desde ayer.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: 'Respuesta' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Escribe tu respuesta')).toBeVisible()
  await page.keyboard.type(`Hola, ${name}. Ya puedes entrar.`)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`Respondida: ${name}`)).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeHidden()

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Todo quedó como antes y no avisamos a nadie.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Respuesta' })).toHaveValue(/Ya puedes entrar/)
  await page.getByRole('button', { name: 'Responder y seguir' }).click()
  await expect(page.getByText(`Respondida: ${name}`)).toBeVisible()
  expect(await mailTo(page, email, `Respuesta a tu mensaje (${code})`)).toContain('Ya puedes entrar')
})

test('something is put off until tomorrow and brought back, on a phone', async ({ page }) => {
  const name = `Elmer ${uniqueWord()}`
  await write(page, name, `${uniqueWord()}@ejemplo.pe`)
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page)
  await page.goto('/admin?desk=contact')
  const row = page.getByRole('button', { name: new RegExp(name) })
  await row.click()
  await page.getByRole('button', { name: 'Posponer' }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Hasta mañana' }).click()
  await expect(page.getByText('Pospuesto', { exact: true })).toBeVisible()
  await expect(row).toBeHidden()
  await page.getByRole('link', { name: 'Pospuestos' }).click()
  await expect(row).toBeVisible()
  await row.click()
  await page.getByRole('button', { name: 'Traer de vuelta' }).click()
  await expect(page.getByText('Está de vuelta')).toBeVisible()
  await page.getByRole('link', { name: 'De todos' }).click()
  await expect(row).toBeVisible()
})

test('a person asks what we know about them in the settings, and reads the answer there', async ({
  page,
  openBrowser,
}) => {
  const person = await openBrowser()
  const { email } = await signUpProfessional(person)
  await person.goto('/dashboard/configuracion')
  await person.getByRole('button', { name: 'Pedir', exact: true }).click()
  const dialog = person.getByRole('dialog')
  await dialog.getByLabel(/^Oposición/).check()
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(dialog.getByText('Cuéntanos en al menos 10 caracteres')).toBeVisible()
  await expectAccessible(person)
  const word = uniqueWord()
  await dialog.getByLabel('Cuéntanos').fill(`No usen mi correo para novedades. ${word}`)
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(person.getByText('Solicitud enviada')).toBeVisible()
  const own = person.getByRole('list', { name: 'Tus solicitudes' })
  await expect(own.getByText(/^Te respondemos hasta el/)).toBeVisible()

  await enter(page)
  await page.goto(`/admin/requests?desk=personal-data&q=${email}`)
  await expect(page.getByText(word)).toBeVisible()
  const code = /C-[A-Z0-9]{6}/.exec(await page.getByRole('main').innerText())?.[0]
  await page.getByRole('textbox', { name: 'Respuesta' }).fill('Desde hoy no te escribimos novedades.')
  await page.getByRole('button', { name: 'Responder y seguir' }).click()
  await expect(page.getByText('Ninguna solicitud con estos filtros')).toBeVisible()
  await mailTo(person, email, `Respuesta a tu mensaje (${code})`)
  await person.reload()
  await own.getByText('Oposición').click()
  await expect(own.getByText('Desde hoy no te escribimos novedades.')).toBeVisible()
})
