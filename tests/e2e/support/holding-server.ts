import type { Page } from '@playwright/test'
import { testOutcomeNames } from '#domain/plans/payment.words.ts'
import { dataFolder, startProcess } from '#tests/support/server-process.ts'
import { password } from './accounts.ts'
import { expect, test as base } from './journey.ts'
import { untilNotified } from './undo-time.ts'

const admin = { email: 'lucia@ejemplo.pe', password }

/** A server of its own: that money is held is a setting, which applies to everybody on it. */
export const test = base.extend<object, { ownServer: string }>({
  ownServer: [
    // oxlint-disable-next-line no-empty-pattern -- the runner wants a destructured parameter
    async ({}, use) => {
      const folder = await dataFolder()
      const server = await startProcess(folder.path, {
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      })
      await use(server.url)
      await server.kill('SIGTERM')
      await folder.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer),
})

/** Money of new orders is held from now on. */
export async function holdOrders(page: Page): Promise<void> {
  expect((await page.request.post('/api/admin/login', { data: admin })).status()).toBe(200)
  const settings = [{ key: 'hold_orders', value: 'true' }]
  expect((await page.request.patch('/api/admin/settings', { data: { settings } })).status()).toBe(200)
}

/** The company pays the part in turn, as the page of the order names it. */
export async function deposit(page: Page, sum: string): Promise<void> {
  await page.getByRole('button', { name: `Depositar ${sum}` }).press('Enter', { timeout: untilNotified })
  await page.getByRole('button', { name: testOutcomeNames.completed }).click()
  await expect(page.getByRole('heading', { name: 'Pago recibido' })).toBeVisible()
  await page.getByRole('link', { name: 'Volver al pedido' }).click()
}
