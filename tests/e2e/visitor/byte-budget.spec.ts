import type { Page } from '@playwright/test'
import { addressOf, screens } from '#tests/support/screens.ts'
import { expect, refused, test } from '#tests/e2e/support/journey.ts'

/** In kB of 1,000 bytes, compressed as served; `files` is the number of scripts. */
const budget = { scripts: 130, styles: 25, fonts: 70, files: 29 }

type Weight = { address: string } & Record<keyof typeof budget, number>

const publicScreens = screens.filter(({ audience, isTool }) => audience === 'visitor' && !isTool)
const halves = [0, 1].map((half) => publicScreens.filter((_, index) => index % 2 === half))

/** What the page has loaded until the network is idle: with the document, and by itself afterwards. */
async function weigh(page: Page, address: string): Promise<Weight> {
  await page.goto(address, { waitUntil: 'networkidle' })
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      name: new URL(entry.name).pathname,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  )
  const files = new Map(loaded.map(({ name, bytes }) => [name, bytes]))
  const sum = (kind: RegExp) =>
    Math.round([...files].reduce((all, [name, bytes]) => (kind.test(name) ? all + bytes : all), 0) / 100) / 10
  return {
    address,
    scripts: sum(/\.js$/),
    styles: sum(/\.css$/),
    fonts: sum(/\.woff2$/),
    files: [...files.keys()].filter((name) => name.endsWith('.js')).length,
  }
}

// The example links are invalid, and one address is unknown. Files from the service worker have no transfer size.
test.use({ allowConsole: refused(404, 410), serviceWorkers: 'block' })

const kinds = Object.keys(budget) as (keyof typeof budget)[]
const isOver = (weight: Weight) => kinds.some((kind) => weight[kind] > budget[kind])

function asTable(weights: readonly Weight[]): string {
  const line = (name: string, values: readonly (number | string)[]) =>
    name.padEnd(44) + values.map((value) => String(value).padStart(9)).join('')
  return [
    line('kB as served', kinds),
    line('budget', Object.values(budget)),
    ...weights.map((weight) =>
      line(
        weight.address,
        kinds.map((kind) => weight[kind]),
      ),
    ),
  ].join('\n')
}

for (const [index, half] of halves.entries())
  test(`every public page keeps its budget of bytes (${index + 1} of ${halves.length})`, async ({
    page,
  }, testInfo) => {
    test.setTimeout(120_000)
    const ask = async (path: string) => (await page.request.get(path)).json()
    const weights: Weight[] = []
    for (const screen of half) weights.push(await weigh(page, await addressOf(screen, ask)))
    await testInfo.attach('bytes', { body: asTable(weights), contentType: 'text/plain' })
    expect(
      weights.filter(({ styles, fonts }) => styles === 0 || fonts === 0),
      'nothing was weighed',
    ).toEqual([])
    expect(weights.filter(isOver), asTable(weights)).toEqual([])
  })
