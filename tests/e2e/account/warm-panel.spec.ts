import type { Page } from '@playwright/test'
import { signUpProfessional, enterByLogin } from '#tests/e2e/support/accounts.ts'
import { expect, test } from '#tests/e2e/support/journey.ts'

/** The scripts that the page has requested so far. */
function requestedScripts(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && !requested.includes(pathname)) requested.push(pathname)
  })
  return requested
}
const panel = /\/(professional-layout|company-layout|summary)-/
const ofPanels = (scripts: readonly string[]) => scripts.filter((script) => panel.test(script)).length

// The page's requests are not visible when the service worker answers them.
test.use({ serviceWorkers: 'block' })

for (const [path, label, count] of [
  ['/login', 'Correo electrónico', 4],
  ['/register/company', 'Nombre de la empresa', 2],
  ['/register/professional', 'Nombres', 2],
] as const)
  test(`on ${path} the panel comes while somebody types, and not before`, async ({ page }) => {
    const scripts = requestedScripts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(ofPanels(scripts)).toBe(0)
    await page.getByLabel(label).fill('R')
    await expect.poll(() => ofPanels(scripts)).toBe(count)
  })

test('after signing in the scripts of the panel are already loaded', async ({ page, openBrowser }) => {
  const account = await signUpProfessional(await openBrowser())
  const scripts = requestedScripts(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Correo electrónico').focus()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => ofPanels(scripts)).toBe(4)
  await enterByLogin(page, account)
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Rosa' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /(professional-layout|summary)-/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(sizes, 'nothing of them travelled again').toEqual([0, 0])
})

test('with the data saver on nothing is prefetched', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  const scripts = requestedScripts(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Correo electrónico').fill('rosa@ejemplo.pe')
  // The form's schema loads, as on every form.
  await expect.poll(() => scripts.some((script) => script.includes('schemas'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(ofPanels(scripts)).toBe(0)
})
