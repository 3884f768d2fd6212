import { signUpProfessional } from '#tests/e2e/support/accounts.ts'
import { answers, field, openPanel, say } from '#tests/e2e/support/assistant.ts'
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
  // Above the field, which covers what is scrolled under it.
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await answers(page.getByRole('main')).last().scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
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
