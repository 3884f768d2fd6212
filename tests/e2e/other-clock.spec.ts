import { demo, signIn } from '#tests/e2e/support/accounts.ts'
import { expect, test } from '#tests/e2e/support/journey.ts'

// A minute may end between the rendering on the server and in the browser, and many a phone's clock is late: the times on
// the page must not change during hydration, which the console would report.

const whose = {
  visitor: ['/', '/empleos', '/empleos-premium'],
  professional: [
    '/dashboard',
    '/dashboard/notificaciones',
    '/dashboard/configuracion',
    '/dashboard/guardados',
    '/dashboard/mensajes',
    '/dashboard/citas',
  ],
  company: ['/company-dashboard', '/company-dashboard/notificaciones', '/company-dashboard/mensajes'],
}

for (const [who, paths] of Object.entries(whose))
  test(`a browser whose clock is two days ahead takes over the pages of a ${who} as they were sent`, async ({
    page,
  }) => {
    if (who !== 'visitor') await signIn(page, who === 'company' ? demo.company : demo.professional)
    await page.clock.setSystemTime(Date.now() + 2 * 24 * 3_600_000)
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      })
  })
