import type { Page } from '@playwright/test'
import { demo, signIn } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'

test.use({ serviceWorkers: 'allow', allowConsole: /ERR_INTERNET_DISCONNECTED/ })

/** Waits until the browser has stored the offline page. */
const untilStored = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))
const storedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
    return found
  })

test('without a network the offline page is shown, and the requested page returns with the network', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await untilStored(page)
  await context.setOffline(true)
  await page.goto('/empleos?q=contador')
  const offline = page.getByRole('heading', { name: 'Te quedaste sin conexión', level: 1 })
  await expect(offline).toBeVisible()
  await expect(page).toHaveTitle('Sin conexión · Qhatu')
  expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true)
  await expectAccessibleEverywhere(page)

  await page.getByRole('link', { name: 'Reintentar' }).click()
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await expect(page).toHaveURL('/empleos?q=contador')
  await expect(page.getByRole('heading', { name: 'Empleos Disponibles', level: 1 })).toBeVisible()
})

test('the browser stores only the offline page and built files, never a private page or a call', async ({
  page,
}) => {
  await signIn(page, demo.professional)
  await page.goto('/')
  await untilStored(page)
  await page.reload()
  await page.goto('/dashboard/postulaciones')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const stored = await storedAddresses(page)
  expect(stored).toContain('/sin-conexion')
  expect(stored.filter((path) => path.endsWith('.css'))).not.toEqual([])
  expect(stored.filter((path) => !/^\/(?:sin-conexion$|assets\/|icons\/)/.test(path))).toEqual([])
})

test('a new build deletes the files of the one before', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async () => void (await caches.open('qhatu-older')))
  await page.evaluate(async () => void (await caches.open('somebody-elses')))
  await untilStored(page)
  await page.evaluate(async () => {
    const [registration] = await navigator.serviceWorker.getRegistrations()
    await registration?.unregister()
  })
  await page.evaluate(async () => void (await caches.open('qhatu-older')))
  await page.reload()
  await untilStored(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('qhatu-older')
  expect(await page.evaluate(() => caches.keys())).toContain('somebody-elses')
})
