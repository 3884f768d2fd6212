import type { AssistantEvent } from '#contracts/assistant/assistant.contract.ts'
import { answers, answerWith, field, onNextQuestion, openPanel } from '#tests/e2e/support/assistant.ts'
import { expect, expectAccessible, refused, test } from '#tests/e2e/support/journey.ts'

const whole: AssistantEvent[] = [
  { type: 'text', text: 'Solo tú y las empresas a las que postulas.' },
  { type: 'end', tool: 'help', by: 'rules', memory: '' },
]
const again = { name: 'Preguntar otra vez' }

test('an answer that stops midway says so, keeps what came, and is asked again by one press', async ({
  page,
}) => {
  await page.goto('/')
  const panel = await openPanel(page)
  await answerWith(page, whole.slice(0, 1))
  await field(panel).fill('¿quién ve mi cv?')
  await field(panel).press('Enter')
  await expect(answers(panel).getByText('La respuesta se cortó')).toBeVisible()
  await expect(answers(panel).getByText('Solo tú y las empresas')).toBeVisible()
  await expect(panel.getByRole('status').filter({ hasText: 'La respuesta se cortó' })).toBeAttached()
  await expectAccessible(page)
  await answerWith(page, whole)
  await answers(panel).getByRole('button', again).click()
  await expect(answers(panel).getByRole('button', { name: 'Me sirvió', exact: true })).toBeVisible()
  await expect(answers(panel)).toHaveCount(1)
})

test('a page instead of an answer is told apart from an error', async ({ page }) => {
  await page.goto('/')
  const panel = await openPanel(page)
  await onNextQuestion(page, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wifi del café</title>\n' }),
  )
  await field(panel).fill('¿quién ve mi cv?')
  await field(panel).press('Enter')
  await expect(answers(panel).getByText('Llegó otra cosa en lugar de la respuesta')).toBeVisible()
  await expect(answers(panel).getByRole('button', again)).toBeEnabled()
})

test.describe('refused', () => {
  test.use({ allowConsole: refused(429, 503) })

  test('too many questions: it says when, and can be pressed then', async ({ page }) => {
    await page.goto('/')
    const panel = await openPanel(page)
    await onNextQuestion(page, (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '3' }, json: { message: 'Espera.' } }),
    )
    await field(panel).fill('¿quién ve mi cv?')
    await field(panel).press('Enter')
    await expect(answers(panel).getByText(/Podrás preguntar otra vez a las \d/)).toBeVisible()
    await expect(answers(panel).getByRole('button', again)).toBeDisabled()
    await expect(answers(panel).getByRole('button', again)).toBeEnabled()
    await answerWith(page, whole)
    await answers(panel).getByRole('button', again).click()
    await expect(answers(panel).getByText('Solo tú y las empresas')).toBeVisible()
  })
})

test.describe('without a network', () => {
  test.use({ allowConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload/ })

  test('the button says that it cannot open, and opens once the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Asistente', exact: true }).click()
    await expect(page.getByText('No se pudo abrir el asistente')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(false)
    await openPanel(page)
  })

  test('the question stays, and is sent when the network is back', async ({ page, context }) => {
    await page.goto('/')
    const panel = await openPanel(page)
    await context.setOffline(true)
    await expect(panel.getByText(/Sin conexión\. Lo que escribas queda guardado/)).toBeVisible()
    await field(panel).fill('¿quién ve mi cv?')
    await field(panel).press('Enter')
    await expect(answers(panel).getByText('Tu pregunta queda aquí y se envía sola')).toBeVisible()
    await field(panel).fill('y otra cosa')
    await answerWith(page, whole)
    await context.setOffline(false)
    await expect(answers(panel).getByText('Solo tú y las empresas')).toBeVisible()
    await expect(answers(panel)).toHaveCount(1)
    await expect(field(panel)).toHaveValue('y otra cosa')
  })
})

test('a server that hangs can be stopped, and what was asked can be asked again', async ({ page }) => {
  await page.goto('/')
  const panel = await openPanel(page)
  let end = () => {}
  await onNextQuestion(page, async (route) => {
    await new Promise<void>((resolve) => {
      end = resolve
    })
    await route.abort().catch(() => {})
  })
  await field(panel).fill('¿quién ve mi cv?')
  await field(panel).press('Enter')
  await expect(answers(panel).getByText('Buscando la respuesta')).toBeVisible()
  await panel.getByRole('button', { name: 'Detener la respuesta' }).click()
  await expect(answers(panel).getByText('Detuviste la respuesta.')).toBeVisible()
  end()
  await answerWith(page, whole)
  await answers(panel).getByRole('button', again).click()
  await expect(answers(panel).getByText('Solo tú y las empresas')).toBeVisible()
})

test('a page that was left in the middle of an answer offers it again', async ({ page }) => {
  await page.goto('/')
  const panel = await openPanel(page)
  await onNextQuestion(page, async (route) => {
    await page.waitForEvent('load')
    await route.abort().catch(() => {})
  })
  await field(panel).fill('¿quién ve mi cv?')
  await field(panel).press('Enter')
  await expect(answers(panel).getByText('Buscando la respuesta')).toBeVisible()
  await page.reload()
  await openPanel(page)
  await expect(answers(panel).getByText('La respuesta se cortó')).toBeVisible()
  await answerWith(page, whole)
  await answers(panel).getByRole('button', again).click()
  await expect(answers(panel).getByText('Solo tú y las empresas')).toBeVisible()
})
