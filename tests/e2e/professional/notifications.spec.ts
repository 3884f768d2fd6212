import type { Page } from '@playwright/test'
import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'

const bell = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name, exact: typeof name === 'string' })
const events = /\/api\/events(\?|$)/

/** Opens a page and waits for its event stream. */
async function openLive(page: Page, address: string): Promise<void> {
  const stream = page.waitForResponse((response) => events.test(response.url()))
  await page.goto(address)
  expect((await stream).status()).toBe(200)
}

/** A company with an ad, which is notified of applications. */
async function withAd(page: Page): Promise<number> {
  await signUpCompany(page)
  return publishJob(page, `Contadora ${uniqueWord()}`)
}

async function applyAsNewcomer(page: Page, jobId: number): Promise<void> {
  await signUpProfessional(page)
  const reply = await page.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  expect(reply.status()).toBe(201)
}

test('the bell rings at once, in the panel and on a public page, in every tab over one stream', async ({
  page,
  openBrowser,
}) => {
  const jobId = await withAd(page)
  const streams: string[] = []
  page.context().on('request', (request) => {
    if (events.test(request.url())) streams.push(request.url())
  })
  await openLive(page, '/company-dashboard')
  // More tabs than a browser opens connections to a host.
  const tabs = [page]
  for (const address of ['/empleos', '/', '/servicios', '/company-dashboard/empleos', '/', '/empleos', '/']) {
    const tab = await page.context().newPage()
    await tab.goto(address)
    await expect(bell(tab, 'Notificaciones')).toBeVisible()
    tabs.push(tab)
  }
  await applyAsNewcomer(await openBrowser(), jobId)
  for (const tab of tabs) await expect(bell(tab, 'Notificaciones, 1 sin leer')).toBeVisible()
  expect(streams).toHaveLength(1)

  // The tab with the stream is closed: another takes over.
  const [, ...others] = tabs
  const taken = page.context().waitForEvent('request', (request) => events.test(request.url()))
  await page.close()
  await taken
  await applyAsNewcomer(await openBrowser(), jobId)
  for (const tab of others) await expect(bell(tab, 'Notificaciones, 2 sin leer')).toBeVisible()
  expect(streams).toHaveLength(2)
})

test.describe('without a network', () => {
  test.use({ allowConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('events of the meantime appear as soon as the stream is back', async ({ page, openBrowser }) => {
    const jobId = await withAd(page)
    await page.clock.install()
    await openLive(page, '/company-dashboard')
    await expect(bell(page, 'Notificaciones')).toBeVisible()
    // The clock stops from here on, so no poll can run.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.context().setOffline(true)
    await applyAsNewcomer(await openBrowser(), jobId)
    let requests = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/notifications')) requests++
    })
    await page.context().setOffline(false)
    const ticked = async () => {
      await page.clock.runFor(100)
      return bell(page, 'Notificaciones, 1 sin leer').isVisible()
    }
    await expect.poll(ticked).toBe(true)
    expect(requests).toBeGreaterThan(0)
  })
})

test.describe('without a stream', () => {
  test.use({ allowConsole: /ERR_FAILED/ })

  test('a page hears what happened before its stream opened, before any poll', async ({
    page,
    openBrowser,
  }) => {
    const jobId = await withAd(page)
    await page.clock.install()
    await page.route(events, (route) => route.abort())
    await page.goto('/company-dashboard')
    await expect(bell(page, 'Notificaciones')).toBeVisible()
    // The clock stops from here on, so no poll can run.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
    await applyAsNewcomer(await openBrowser(), jobId)
    await page.unroute(events)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    const ticked = async () => {
      await page.clock.runFor(100)
      return bell(page, 'Notificaciones, 1 sin leer').isVisible()
    }
    await expect.poll(ticked).toBe(true)
  })
})

test('a notification leads to its page and is read; the page of all has them too', async ({
  page,
  openBrowser,
}) => {
  const jobId = await withAd(page)
  await openLive(page, '/company-dashboard')
  await bell(page, 'Notificaciones').click()
  const list = page.getByRole('dialog', { name: 'Notificaciones' })
  await expect(list.getByText('No tienes notificaciones')).toBeVisible()
  await page.keyboard.press('Escape')
  await applyAsNewcomer(await openBrowser(), jobId)
  await applyAsNewcomer(await openBrowser(), jobId)
  await bell(page, 'Notificaciones, 2 sin leer').click()
  await expectAccessible(page)
  await list
    .getByRole('link', { name: /Rosa Huamán/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/company-dashboard/candidatos/${jobId}\\?candidato=\\d+$`))
  await bell(page, 'Notificaciones, 1 sin leer').click()
  await list.getByRole('link', { name: 'Ver todas' }).click()
  await expect(page).toHaveURL('/company-dashboard/notificaciones')
  const all = page.getByRole('list', { name: 'Todas las notificaciones, 1 sin leer' })
  await expect(all.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('main').getByRole('button', { name: 'Marcar todas como leídas' }).click()
  await expect(bell(page, 'Notificaciones')).toBeVisible()
  await expect(page.getByRole('main').getByText('Sin leer')).toHaveCount(0)
  await page.reload()
  await expect(bell(page, 'Notificaciones')).toBeVisible()
})

test('older notifications come on request', async ({ page, openBrowser }) => {
  const jobId = await withAd(page)
  const applicants = await openBrowser()
  for (let n = 0; n < 52; n++) {
    await signUpProfessional(applicants)
    const reply = await applicants.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
    expect(reply.ok()).toBe(true)
  }
  await page.goto('/company-dashboard/notificaciones')
  const entries = page.getByRole('list', { name: /^Todas las notificaciones/ }).getByRole('listitem')
  await expect(entries).toHaveCount(50)
  await page.getByRole('button', { name: 'Ver anteriores' }).click()
  await expect.poll(() => entries.count()).toBeGreaterThan(51)
  await expect(page.getByRole('button', { name: 'Ver anteriores' })).toHaveCount(0)
})

test.describe('the notification preferences', () => {
  test.use({ allowConsole: refused(409) })

  test('are saved at once, and reverted on failure', async ({ page }) => {
    await signUpProfessional(page)
    await page.goto('/dashboard/notificaciones')
    await expectAccessibleEverywhere(page)
    const messages = page.getByRole('switch', { name: 'Mensajes por correo' })
    await expect(messages).toBeChecked()
    await messages.press('Space')
    await expect(page.getByText('Preferencia guardada')).toBeVisible()
    await page.reload()
    await expect(messages).not.toBeChecked()
    await expect(page.getByRole('switch', { name: 'Mensajes en la campana' })).toBeChecked()
    // The settings have the same preferences.
    await page.goto('/dashboard/configuracion')
    await expect(messages).not.toBeChecked()
    await expect(page.getByRole('row', { name: /^Tu cuenta y tu plan/ }).getByText('Siempre')).toHaveCount(2)

    await page.route('**/api/notification-preferences', (route) =>
      route.fulfill({ status: 409, json: { code: 'conflict', message: 'Algo cambió mientras tanto.' } }),
    )
    await messages.click()
    await expect(page.getByText('No se pudo guardar la preferencia')).toBeVisible()
    await expect(messages).not.toBeChecked()
  })
})
