import { signUpCompany, signUpProfessional } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'

test('by keyboard: the help button opens the panel, a question is answered, Escape returns the focus', async ({
  page,
}) => {
  await page.goto('/empleos')
  const button = page.getByRole('button', { name: 'Ayuda', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: '¿En qué te ayudamos?' })
  const search = panel.getByRole('searchbox', { name: 'Escribe tu pregunta' })
  await expect(search).toBeFocused()
  await expect(panel.getByRole('link', { name: '¿Qué es Qhatu?' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('quién ve mi cv')
  await expect(panel.getByRole('status')).toHaveText(/^\d respuestas?$/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Space')
  await expect(search).toBeFocused()
  await page.keyboard.type('quién ve mi cv')
  const answer = panel.getByRole('link', { name: '¿Quién puede ver mi CV, mi correo y mi teléfono?' })
  await expect(answer).toBeVisible()
  await answer.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Quién puede ver mi CV/ })).toBeVisible()
  await expect(panel).toBeHidden()
})

test('Enter takes the question to the help centre, and the panel leads to a person', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ayuda', exact: true }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('searchbox').fill('indecopi')
  await panel.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/ayuda?q=indecopi')
  await page.getByRole('button', { name: 'Ayuda', exact: true }).click()
  await panel.getByRole('link', { name: 'Escribir a soporte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible()
})

test('the panel begins with what its reader is likely to ask', async ({ page }) => {
  await signUpCompany(page)
  await page.goto('/company-dashboard')
  await page.getByRole('button', { name: 'Ayuda', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: '¿Cómo publico un empleo?' })).toBeVisible()
})

test('a professional in the panel gets the questions of professionals', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Ayuda', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: '¿Cómo subo mi CV?' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the focused element is never under the button', async ({ page }) => {
    await page.goto('/ayuda')
    const button = page.getByRole('button', { name: 'Ayuda', exact: true })
    await expect(button).toBeVisible()
    let pushed = 0
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab')
      // The button moves one frame after the page scrolls.
      await expect.poll(() => page.evaluate(isFocusUnderButton), { message: `stop ${stop}` }).toBe(false)
      if (((await button.boundingBox())?.width ?? 0) < 70) pushed++
    }
    expect(pushed, 'nothing ever pushed the button aside').toBeGreaterThan(0)
  })
})

test('the panel is not loaded before it is asked for', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /help-panel|\/api\/help/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Ayuda', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(scripts.some((url) => /help-panel/.test(url))).toBe(true)
})

/** Runs in the page: whether the help button covers a part of the focused element. */
function isFocusUnderButton(): boolean {
  const focused = document.activeElement?.getBoundingClientRect()
  const round = document.querySelector('[aria-label="Ayuda rápida"] button')?.getBoundingClientRect()
  if (
    !focused ||
    !round ||
    document.activeElement?.closest('[aria-label="Ayuda rápida"]') ||
    focused.height > innerHeight / 2
  )
    return false
  return (
    focused.right > round.left &&
    focused.left < round.right &&
    focused.bottom > round.top &&
    focused.top < round.bottom
  )
}
