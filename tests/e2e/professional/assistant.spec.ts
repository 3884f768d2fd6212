import { signUpProfessional } from '#tests/e2e/support/accounts.ts'
import { answers, answerWith, field, openPanel, say } from '#tests/e2e/support/assistant.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'

test('a professional asks about the applications and the match, and signing out deletes the conversation', async ({
  page,
}) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  const panel = await openPanel(page)
  await expect(panel.getByRole('heading', { name: '¿En qué te ayudo, Rosa?' })).toBeVisible()
  await expectAccessible(page)
  await say(panel, '¿cómo van mis postulaciones?')
  await expect(answers(panel)).toHaveCount(1)
  await say(panel, 'empleos de ventas en Lima')
  await expectAccessible(page)

  await panel.getByRole('link', { name: 'Abrir en toda la página' }).click()
  await expect(answers(page.getByRole('main'))).toHaveCount(2)
  await expect(page.getByText('Tu perfil y tus postulaciones, solo para responderte a ti.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Crear mi cuenta' })).toBeHidden()
  // So high that nothing is scrolled: the head and the field cover a part of what lies under them.
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 4000 })
    await expectAccessible(page)
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: /^Menú de/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => sessionStorage.getItem('qhatu.asistente'))).toBeNull()
  await openPanel(page)
  await expect(answers(panel)).toHaveCount(0)
})

test('a panel has the assistant in its header, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUpProfessional(page)
  await page.goto('/dashboard')
  const panel = await openPanel(page)
  await expect(field(panel)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Asistente', exact: true })).toBeFocused()
})

test('a conversation is kept by choice, and opened and deleted in the settings', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  const panel = await openPanel(page)
  await say(panel, '¿cómo van mis postulaciones?')
  await panel.getByRole('button', { name: 'Guardar esta conversación' }).click()
  await expect(page.getByText('Conversación guardada')).toBeVisible()

  await page.goto('/dashboard/configuracion')
  await expect(
    page.getByText('Hoy el asistente no usa ningún modelo de lenguaje', { exact: false }),
  ).toBeVisible()
  const kept = page.getByRole('button', { name: '¿cómo van mis postulaciones?', exact: true })
  await kept.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Todavía no tienes postulaciones.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cerrar' }).click()

  await page.getByRole('button', { name: 'Eliminar ¿cómo van mis postulaciones?' }).click()
  await expect(kept).toBeHidden()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(kept).toBeVisible()
})

test('a model gets nothing of a person before the yes, and what it got stands under the answer', async ({
  page,
}) => {
  const model = {
    host: 'modelo.ejemplo.pe',
    name: 'pequeno',
    dailyAnswers: 40,
    uses: [
      { use: 'conversation', isAllowed: false },
      { use: 'profile', isAllowed: false },
    ],
    isNew: true,
  }
  await page.route(/\/api\/assistant(?:\?.*)?$/, async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), model } })
  })
  const chosen: unknown[] = []
  await page.route('**/api/assistant/model', async (route) => {
    chosen.push(route.request().postDataJSON())
    await route.fulfill({ json: { model } })
  })
  await signUpProfessional(page)
  await page.goto('/dashboard')
  const panel = await openPanel(page)
  await expect(panel.getByText('Puedo responder mejor con un modelo de lenguaje')).toBeVisible()
  await panel.getByRole('button', { name: 'Ver y elegir qué se envía' }).click()
  await expectAccessible(page)
  await panel.getByRole('switch', { name: 'Mi perfil y mi match' }).uncheck()
  await panel.getByRole('button', { name: 'Permitir lo elegido' }).click()
  await expect(panel.getByText('Lo cambias cuando quieras', { exact: false })).toBeVisible()
  expect(chosen).toEqual([{ uses: ['conversation'] }])

  await answerWith(page, [
    { type: 'text', text: 'Hay 2 empleos [1].' },
    { type: 'sources', sources: [{ number: 1, title: 'Búsqueda de empleos', href: '/empleos' }] },
    { type: 'sent', host: model.host, messages: [{ role: 'user', text: 'hay chamba en Puno' }] },
    { type: 'end', tool: 'jobs', by: 'assistant-v1', memory: '' },
  ])
  await say(panel, 'hay chamba en Puno')
  await panel.getByText('Redactado con un modelo de modelo.ejemplo.pe', { exact: false }).click()
  await expect(panel.getByRole('definition')).toHaveText('hay chamba en Puno')
  await expectAccessible(page)
})
