import { signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { feedEntry } from '#tests/support/feeds.ts'
import { type Receiver, startReceiver, status } from '#tests/support/webhook-receiver.ts'

let server: Receiver
test.beforeEach(async () => {
  server = await startReceiver()
})
test.afterEach(() => server.close())

const serve = (entries: readonly object[]) => server.answerAlways(status(200, JSON.stringify(entries)))

test('a company looks at its feed, imports it, answers for what is gone and stops', async ({ page }) => {
  const word = uniqueWord()
  const first = feedEntry('A-1', { title: `Costurera ${word}`, salaryRange: '', category: 'Confección' })
  await signUpCompany(page, `Textiles ${word}`)
  await page.goto('/company-dashboard/empleos')
  await page.getByRole('link', { name: 'Importar avisos' }).click()
  await expect(page.getByRole('heading', { name: 'Importar avisos', level: 1 })).toBeVisible()

  await test.step('what cannot be read is said at the address', async () => {
    server.answerAlways(status(200, '<html><body>Hola</body></html>'))
    await page.getByLabel('Dirección del archivo').fill(server.url)
    await page.getByRole('button', { name: 'Ver qué se importaría' }).click()
    await expect(page.getByText('Elige la categoría del empleo')).toBeVisible()
    await page.getByLabel('Categoría por defecto').selectOption('Ventas')
    await page.getByRole('button', { name: 'Ver qué se importaría' }).click()
    await expect(page.getByText('Es una página web, no un archivo de avisos.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the preview names each ad, what is missing and what is done instead', async () => {
    serve([
      first,
      feedEntry('B-1', { title: `Cortadora ${word}` }),
      feedEntry('C-1', { title: `Bordadora ${word}`, description: 'corta', location: '' }),
    ])
    await page.getByRole('button', { name: 'Ver qué se importaría' }).click()
    await expect(page.getByRole('heading', { name: 'Esto se importaría' })).toBeVisible()
    await expect(page.getByText('“Confección” no es una categoría de Qhatu: va en Ventas.')).toBeVisible()
    await expect(page.getByText(/Tu plan permite solo un aviso más/)).toBeVisible()
    await expect(page.getByText('No viene: se publica “A convenir”.')).toBeVisible()
    await expect(page.getByText(`Bordadora ${word}`)).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  await test.step('switched on, the ads are there, and the run says what was left out and why', async () => {
    await page.getByLabel('¿Cada cuánto lo leemos?').selectOption('Una vez al día')
    await page.getByRole('button', { name: 'Activar la importación' }).click()
    await expect(page.getByText('1 nuevo · 2 sin publicar')).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: /^Ver por qué/ }).click()
    await expect(page.getByText(`Bordadora ${word}`)).toBeVisible()
    await expect(page.getByText(/límite de empleos/)).toBeVisible()
    await expect(page.getByLabel('Cada cuánto se lee')).toHaveValue('24')
    await expectAccessibleEverywhere(page)
  })

  await test.step('an empty feed closes nothing before the company answers', async () => {
    serve([])
    await page.getByRole('button', { name: 'Importar ahora' }).click()
    await expect(page.getByRole('main').getByText('¿Archivamos un aviso?')).toBeVisible({ timeout: 20_000 })
    await expectAccessibleEverywhere(page)
    await page.getByRole('button', { name: 'Sí, archivar' }).click()
    await expect(page.getByText('1 archivado')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('main').getByText('¿Archivamos un aviso?')).toHaveCount(0)
  })

  await test.step('it is paused, gone on with, and stopped; that can be undone', async () => {
    await page.getByRole('button', { name: 'Pausar' }).click()
    await expect(page.getByText('Pausada', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Reanudar' }).click()
    await expect(page.getByText('Activa', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Dejar de importar' }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Dejar de importar' }).click()
    await expect(page.getByLabel('Dirección del archivo')).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Activa', { exact: true })).toBeVisible()
  })
})
