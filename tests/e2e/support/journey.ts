import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Browser, type Page } from '@playwright/test'
import { serverOfWorker } from './servers.ts'

interface Journey {
  /** Console errors that the journey causes on purpose (the browser reports each refused call as one); null: none. */
  allowConsole: RegExp | null
  /** Another person's browser, with the same checks. */
  openBrowser(options?: Parameters<Browser['newContext']>[0]): Promise<Page>
}

/** A strict page: a console error, an unhandled rejection, a reply of 500 or a request to another host fails the journey. */
export const test = base.extend<Journey>({
  // oxlint-disable-next-line no-empty-pattern -- the runner wants a destructured parameter
  allowConsole: async ({}, use) => use(null),
  // oxlint-disable-next-line no-empty-pattern -- the runner wants a destructured parameter
  baseURL: async ({}, use) => use(serverOfWorker().url),
  page: async ({ page, allowConsole, baseURL, javaScriptEnabled }, use) => {
    const faults = watch(page, allowConsole, baseURL)
    if (javaScriptEnabled) waitForScripts(page)
    await use(page)
    expect(faults).toEqual([])
  },
  openBrowser: async ({ browser, allowConsole, baseURL }, use) => {
    const opened: { page: Page; faults: string[] }[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      opened.push({ page, faults: watch(page, allowConsole, baseURL) })
      if (options?.javaScriptEnabled !== false) waitForScripts(page)
      return page
    })
    for (const { page, faults } of opened) {
      await page.context().close()
      expect(faults).toEqual([])
    }
  },
})

/** A page is painted before its scripts run: waits for hydration. */
export async function scriptsOf(page: Page): Promise<void> {
  const isHydrated = () => {
    const hasScripts = document.querySelector('script[type=later], script[type=module]') !== null
    const root = document.querySelector('main')
    return !hasScripts || root === null || Object.keys(root).some((key) => key.startsWith('__reactProps'))
  }
  // Longer than an action: a busy machine loads the scripts of a first page slowly.
  await page.waitForFunction(isHydrated, undefined, { timeout: 30_000 })
}

/** A journey presses nothing before hydration. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (...args) => {
    const response = await goto(...args)
    await scriptsOf(page)
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (...args) => {
    const response = await reload(...args)
    await scriptsOf(page)
    return response
  }
}

/** Records faults from now on. */
function watch(page: Page, allowConsole: RegExp | null, baseURL: string | undefined): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !allowConsole?.test(message.text()))
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
  return faults
}

/** The browser's console message for a call refused with one of these statuses. */
export const refused = (...statuses: number[]): RegExp =>
  new RegExp(`the server responded with a status of (${statuses.join('|')})`)

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails on any violation of WCAG 2.2 AA that axe finds, and on a page that scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, (axe) => axe.withTags(rules))
  await expectNoSidewaysScroll(page)
}

async function expectNoViolations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // Its script of half a megabyte is loaded once for each document.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
  // Runs in the page itself: there are no foreign frames, for which each analysis would open another page. Passed rules
  // are not reported, because that took as long as the analysis.
  const { violations } = await choose(axe.options({ resultTypes: ['violations'] }))
    .setLegacyMode()
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`),
  ).toEqual([])
}

/** The same, and at the width of a small phone. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  await expectAccessible(page)
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  // The colours were looked at: reading them is half of the work.
  await expectNoViolations(page, (axe) => axe.withTags(rules).disableRules(['color-contrast']))
  await expectNoSidewaysScroll(page)
  if (before) await page.setViewportSize(before)
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0)
}

export { expect }
