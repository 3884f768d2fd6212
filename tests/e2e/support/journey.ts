import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

interface Journey {
  /** Console errors that the journey causes on purpose (the browser reports each refused call as one). */
  allowConsole: RegExp[]
}

/**
 * A page that tolerates nothing: a console error, an unhandled rejection, a reply of 500 or a request to another
 * host fails the journey.
 */
export const test = base.extend<Journey>({
  // oxlint-disable-next-line no-empty-pattern -- the runner wants a destructured parameter
  allowConsole: async ({}, use) => use([]),
  // oxlint-disable-next-line no-empty-pattern -- the runner wants a destructured parameter
  baseURL: async ({}, use) => use(process.env['BASE_URL']),
  page: async ({ page, allowConsole, baseURL }, use) => {
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !allowConsole.some((allowed) => allowed.test(message.text())))
        faults.push(`console: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => faults.push(`page error: ${error.message}`))
    page.on('response', (response) => {
      if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`)
    })
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL)
        faults.push(`request to another host: ${request.url()}`)
    })
    await use(page)
    expect(faults).toEqual([])
  },
})

/** What the browser says in the console when a call is refused with this status. */
export const refused = (status: number): RegExp =>
  new RegExp(`the server responded with a status of ${status}`)

/** Fails on any violation of WCAG 2.2 AA that axe can see, and on a page that scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`),
  ).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0)
}

export { expect }
