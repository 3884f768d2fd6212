import type { BrowserContext, Page } from '@playwright/test'
import { addressOf, type Audience, type Screen, screens } from '#tests/support/screens.ts'
import { demo, signIn } from '#tests/e2e/support/accounts.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  refused,
  test as journey,
} from '#tests/e2e/support/journey.ts'

// Every screen of the route table: without a violation on a phone in the light theme and on a desk in the dark one, and never
// scrolling sideways, also on a tablet and at 320 px (WCAG 1.4.10).

async function expectAccessibleInEveryLook(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 })
  await journey.step('360 px', () => expectAccessible(page))
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await journey.step('1440 px, dark', () => expectAccessible(page))
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await journey.step(`${width} px`, () => expectNoSidewaysScroll(page))
  }
}

type Person = Audience | 'seller'

const enter: Record<Person, (context: BrowserContext) => Promise<unknown>> = {
  visitor: async () => {},
  company: (context) => signIn(context, demo.company),
  professional: (context) => signIn(context, demo.professional),
  seller: (context) => signIn(context, demo.seller),
  admin: ({ request }) => request.post('/api/admin/login', { data: demo.admin }),
}

/** Of orders only somebody who sells has some. */
const ofSellers = new Set(['/dashboard/contrataciones/:hireId'])
const personOf = ({ path, audience }: Screen): Person => (ofSellers.has(path) ? 'seller' : audience)

/** All screens of a person share a browser, which keeps what the pages have in common. */
const browsers = new Map<Person, BrowserContext>()
const test = journey.extend<{ person: Person }>({
  person: ['visitor', { option: true }],
  context: async ({ browser, person }, use) => {
    const known = browsers.get(person)
    const context = known ?? (await browser.newContext())
    if (!known) {
      await enter[person](context)
      browsers.set(person, context)
    }
    await use(context)
  },
})
// The example links are invalid, and one address is unknown.
test.use({ allowConsole: refused(400, 404, 410) })

for (const screen of screens)
  test.describe(() => {
    test.use({ person: personOf(screen) })
    test(`${screen.path} is accessible (${screen.audience})`, async ({ page }) => {
      test.setTimeout(90_000)
      const ask = async (path: string) => (await page.request.get(path)).json()
      await page.goto(await addressOf(screen, ask))
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expectAccessibleInEveryLook(page)
      await page.close()
    })
  })
