import type { Page } from '@playwright/test'
import { testOutcomeNames } from '#domain/plans/payment.words.ts'
import { demo } from './accounts.ts'
import { expect, test as base } from './journey.ts'
import { untilNotified, whenNotified } from './undo-time.ts'

/** Money of orders made in the journey is held. That is a setting of the server, which gets its value back afterwards. */
export const test = base.extend<{ heldOrders: undefined }>({
  heldOrders: [
    async ({ playwright, baseURL }, use) => {
      const admin = await playwright.request.newContext({ baseURL: baseURL! })
      expect((await admin.post('/api/admin/login', { data: demo.admin })).status()).toBe(200)
      const hold = async (value: 'true' | 'false') => {
        const settings = [{ key: 'hold_orders', value }]
        expect((await admin.patch('/api/admin/settings', { data: { settings } })).status()).toBe(200)
      }
      await hold('true')
      await use(undefined)
      await hold('false')
      await admin.dispose()
    },
    { auto: true },
  ],
})

/** The company pays the part in turn, as the page of the order names it. */
export async function deposit(page: Page, sum: string): Promise<void> {
  const button = page.getByRole('button', { name: `Depositar ${sum}` })
  await whenNotified(button.press('Enter', { timeout: untilNotified }))
  await page.getByRole('button', { name: testOutcomeNames.completed }).click()
  await expect(page.getByRole('heading', { name: 'Pago recibido' })).toBeVisible()
  await page.getByRole('link', { name: 'Volver al pedido' }).click()
}
