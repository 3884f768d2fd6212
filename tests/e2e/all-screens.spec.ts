import type { Page } from '@playwright/test'
import { addressOf, type Audience, screens } from '#tests/support/screens.ts'
import { demo, signIn } from '#tests/e2e/support/accounts.ts'
import { expectAccessible, expectNoSidewaysScroll, refused, test } from '#tests/e2e/support/journey.ts'

// Every screen of the route table: without a violation on a phone in the light theme and on a desk in the dark one, and never
// scrolling sideways, also on a tablet and at 320 px (WCAG 1.4.10).

// The example links are invalid, and one address is unknown.
test.use({ allowConsole: refused(400, 404, 410) })

async function expectAccessibleInEveryLook(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 })
  await test.step('360 px', () => expectAccessible(page))
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await test.step('1440 px, dark', () => expectAccessible(page))
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await test.step(`${width} px`, () => expectNoSidewaysScroll(page))
  }
}

/** Of orders only somebody who sells has some. */
const ofSellers = new Set(['/dashboard/contrataciones/:hireId'])

const enter: Record<Audience, (page: Page, path: string) => Promise<void>> = {
  visitor: async () => {},
  company: (page) => signIn(page, demo.company),
  professional: (page, path) => signIn(page, ofSellers.has(path) ? demo.seller : demo.professional),
  admin: async (page) => {
    await page.request.post('/api/admin/login', { data: demo.admin })
  },
}

for (const screen of screens)
  test(`${screen.path} is accessible (${screen.audience})`, async ({ page }) => {
    test.setTimeout(90_000)
    await enter[screen.audience](page, screen.path)
    const ask = async (path: string) => (await page.request.get(path)).json()
    await page.goto(await addressOf(screen, ask))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectAccessibleInEveryLook(page)
  })
