import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/journey.ts'
import { answers, field, openPanel, panelOf, say } from '#tests/e2e/support/assistant.ts'

test('by keyboard: the button opens the panel, a question is answered, Escape returns the focus', async ({
  page,
}) => {
  await page.goto('/empleos')
  const button = page.getByRole('button', { name: 'Asistente', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = panelOf(page)
  await expect(field(panel)).toBeFocused()
  await expect(panel.getByText('Soy un asistente automático, no una persona.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('¿quién ve mi')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('cv?')
  await expect(field(panel)).toHaveValue('¿quién ve mi\ncv?')
  await page.keyboard.press('Enter')
  await expect(answers(panel).last().getByRole('list', { name: 'Fuentes' })).toBeVisible()
  await expect(panel.getByRole('status').last()).toHaveText(/postulas.* resultados?\.$/)
  await expectAccessible(page)

  await page.keyboard.press('ArrowUp')
  await expect(field(panel)).toHaveValue('¿quién ve mi\ncv?')
  await page.keyboard.press('Escape')
  await expect(field(panel)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('a visitor searches jobs, opens one over the page, saves it and goes on with a follow-up', async ({
  page,
}) => {
  await page.goto('/')
  const panel = await openPanel(page)
  await say(panel, 'empleos de ventas en Lima')
  const first = answers(panel)
    .last()
    .getByRole('link', { name: /./ })
    .and(page.locator('[aria-haspopup]'))
    .first()
  const title = await first.innerText()
  await answers(panel)
    .last()
    .getByRole('button', { name: /^Guardar: / })
    .first()
    .click()
  await expect(page.getByText('Empleo guardado')).toBeVisible()
  await first.click()
  const job = page.getByRole('dialog', { name: title })
  await expect(job.getByRole('heading', { name: 'Descripción' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(job).toBeHidden()
  await expect(panel).toBeVisible()
  await say(panel, '¿y en Arequipa?')
  await expect(answers(panel)).toHaveCount(2)
})

test('the conversation survives a link, a reload and the whole page, and can be deleted', async ({
  page,
  context,
}) => {
  await page.goto('/empleos')
  const panel = await openPanel(page)
  await say(panel, '¿quién ve mi cv?')
  await field(panel).fill('a medio escribir')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Membresía' }).click()
  await expect(page).toHaveURL(/membresia/)
  await expect(answers(panel)).toHaveCount(1)
  await page.reload()
  await openPanel(page)
  await expect(answers(panel)).toHaveCount(1)
  await expect(field(panel)).toHaveValue('a medio escribir')

  await panel.getByRole('link', { name: 'Abrir en toda la página' }).click()
  await expect(page).toHaveURL('/agente')
  await expect(panel).toBeHidden()
  const whole = page.getByRole('main')
  await expect(answers(whole)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Asistente', exact: true })).toBeHidden()

  const other = await context.newPage()
  await other.goto('/agente')
  await expect(other.getByRole('heading', { level: 1, name: 'Agente IA' })).toBeVisible()
  await expect(answers(other.getByRole('main'))).toHaveCount(0)
  await other.close()

  await page.getByRole('button', { name: 'Borrar conversación' }).click()
  await expect(answers(whole)).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(answers(whole)).toHaveCount(1)
  await page.getByRole('button', { name: 'Borrar conversación' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Qué hace por ti' })).toBeVisible()
})

test('what it does not know leads to a person, and a thumb down asks why', async ({ page }) => {
  await page.goto('/ayuda')
  const panel = await openPanel(page)
  await say(panel, 'xqzt wvrk plmn')
  await expect(
    answers(panel)
      .last()
      .getByRole('link', { name: /persona|soporte/i }),
  ).toBeVisible()
  const judged = page.waitForRequest((request) => request.url().endsWith('/api/assistant/verdicts'))
  await panel.getByRole('button', { name: 'No me sirvió' }).click()
  await panel.getByRole('button', { name: 'No era lo que pregunté' }).click()
  expect((await judged).postDataJSON()).toMatchObject({ verdict: 'bad', reason: 'not-asked' })
  await expectAccessible(page)
  await panel.getByRole('button', { name: /Prepara un mensaje/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(/xqzt wvrk plmn/)
})

test('a question of ten thousand letters says where the limit is, and is not sent', async ({ page }) => {
  await page.goto('/')
  const panel = await openPanel(page)
  await field(panel).fill('a'.repeat(10_000))
  await expect(panel.getByText('10,000 / 2,000')).toBeVisible()
  await expect(panel.getByText(/pasa del límite de 2,000 caracteres/)).toBeVisible()
  await field(panel).press('Enter')
  await expect(answers(panel)).toHaveCount(0)
  await expect(field(panel)).toHaveValue('a'.repeat(10_000))
})

test('nothing of the conversation is loaded before it is opened', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const path of ['/', '/agente']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  const ofTalk = /assistant-panel|conversation|open-agent|\/api\/assistant/
  expect(loaded.filter((url) => ofTalk.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Empezar una conversación' }).click()
  await expect(field(page.getByRole('main'))).toBeVisible()
  expect(loaded.some((url) => ofTalk.test(url))).toBe(true)
})

test('the page introduces itself, asks visitors to register, and opens with the question of its form', async ({
  page,
}) => {
  await page.goto('/agente')
  await expect(page.getByRole('heading', { level: 1, name: 'Agente IA' })).toBeVisible()
  for (const name of ['Busca contigo', 'Mira lo tuyo, si entras', 'Explica cómo funciona'])
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Crear mi cuenta' })).toBeVisible()
  const waiting = page.getByRole('region', { name: 'Con una cuenta te prepara para postular' })
  for (const what of [/^Revisa tu CV/, /la carta para cada aviso$/, /la entrevista$/])
    await expect(waiting.getByRole('listitem').filter({ hasText: what })).toBeVisible()
  await page.getByRole('textbox', { name: 'Tu pregunta' }).fill('¿quién ve mi cv?')
  await page.getByRole('button', { name: 'Preguntar' }).click()
  const main = page.getByRole('main')
  await expect(answers(main).getByText('¿quién ve mi cv?').first()).toBeVisible()
  await expect(main.getByText('Soy un asistente automático, no una persona.').first()).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the panel fills the screen, stays above the keyboard, and closes when a link is followed', async ({
    page,
  }) => {
    await page.goto('/empleos')
    const panel = await openPanel(page)
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    await say(panel, `empleos de ${'ventas'.repeat(40)}`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.evaluate(keyboardOf, 300)
    await expect.poll(async () => (await panel.boundingBox())?.height).toBe(440)
    await expect(field(panel)).toBeInViewport()
    await page.evaluate(keyboardOf, 0)
    await panel.getByRole('link', { name: 'Cómo funciono' }).click()
    await expect(page).toHaveURL(/transparencia-ia/)
    await expect(panel).toBeHidden()
    await expect(page.getByRole('heading', { name: 'El asistente', exact: true })).toBeInViewport()
  })

  test('the focused element is never under the button', async ({ page }) => {
    await page.goto('/ayuda')
    const button = page.getByRole('button', { name: 'Asistente', exact: true })
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to the page, whose form answers one question', async ({ page }) => {
    await page.goto('/empleos')
    await page.getByRole('link', { name: 'Asistente', exact: true }).click()
    await expect(page).toHaveURL('/agente')
    await ask(page, '¿quién ve mi cv?')
    await expect(page.getByRole('heading', { level: 2, name: '¿quién ve mi cv?' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Fuentes' })).toBeVisible()
    await ask(page, 'empleos de ventas en Lima')
    await expect(page.locator('#respuesta ~ ul a').first()).toHaveAttribute('href', /^\/(jobs|empleos)\/\d+/)
  })
})

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Tu pregunta' }).fill(question)
  await page.getByRole('button', { name: 'Preguntar' }).click()
}

/** Runs in the page: a phone's keyboard of this height, which covers the page without changing its size. */
function keyboardOf(height: number): void {
  const view = window.visualViewport!
  Object.defineProperty(view, 'height', { configurable: true, get: () => innerHeight - height })
  view.dispatchEvent(new Event('resize'))
}

/** Runs in the page: whether the button covers a part of the focused element. */
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
