import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { addressOf, screens } from '#tests/support/screens.ts'
import { startProduct } from './processes.ts'
import { writeText } from './report.ts'

const runs = 3
const port = 4174

/** Lighthouse's results of one page; scores of 0 to 100, times in ms, sizes in kB as transferred. */
interface Finding {
  page: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  cls: number
  tbt: number
  kilobytes: number
}

const figures = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'lcp',
  'cls',
  'tbt',
  'kilobytes',
] as const

/** The goals of a page; a page that is not indexed has none for search engines. */
const isMet = (found: Finding, isListed: boolean): boolean =>
  found.performance >= 98 &&
  found.accessibility === 100 &&
  found.bestPractices === 100 &&
  (found.seo === 100 || !isListed) &&
  found.lcp < 1500 &&
  found.cls < 0.02 &&
  found.tbt < 100

/** One run with Lighthouse's own model of a phone: simulated slow 4G, a processor four times slower. */
async function measure(url: string, page: string, chromePort: number): Promise<Finding> {
  const run = () => lighthouse(url, { port: chromePort, logLevel: 'silent', output: 'json' })
  const first = await run()
  // A trace without a start is a fault of the recording, not of the page.
  const result = first?.lhr.runtimeError ? await run() : first
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? 0
  return {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    tbt: Math.round(value('total-blocking-time')),
    kilobytes: Math.round(value('total-byte-weight') / 1000),
  }
}

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The median of each figure over all runs. Each run has its own browser, so that nothing is cached. */
async function medianOf(url: string, page: string): Promise<Finding> {
  const found: Finding[] = []
  for (let run = 0; run < runs; run++) {
    const { CHROMIUM_PATH: chromePath = '/usr/bin/chromium' } = process.env
    const chrome = await launch({
      chromePath,
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    })
    try {
      found.push(await measure(url, page, chrome.port))
    } finally {
      chrome.kill()
    }
  }
  const median = Object.fromEntries(
    figures.map((figure) => [figure, middle(found.map((one) => one[figure]))]),
  )
  return { page, ...median } as Finding
}

/** The floor: an empty page of a bare server. */
async function measureFloor(): Promise<Finding> {
  const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="An empty page"></head><body><main><h1>Floor</h1></main></body></html>`
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await medianOf(
      `http://localhost:${(server.address() as AddressInfo).port}/`,
      'floor: an empty page',
    )
  } finally {
    server.close()
  }
}

/** `npm run bench -- pages`: Lighthouse on every public page of the product with the demo, in production. */
export async function measureWithLighthouse(only?: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'qhatu-lighthouse-'))
  await chmod(folder, 0o755)
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const opened = await openDatabase(config, { info: () => {}, warn: console.error })
  // Production refuses the demo, so another process loads it first.
  const filling = await startProduct(opened.url, folder, port, { DEMO: 'on' })
  await filling.stop()
  const product = await startProduct(opened.url, folder, port)

  const lines = [await measureFloor()].map((found) => ({ found, goal: '' }))
  const site = `http://localhost:${port}`
  const ask = async (path: string) => (await fetch(site + path)).json()
  for (const screen of screens.filter(({ audience, isTool }) => audience === 'visitor' && !isTool)) {
    const address = await addressOf(screen, ask)
    if (only !== undefined && address !== only) continue
    const response = await fetch(site + address)
    // Invalid links and unknown addresses return an error: there is no page to measure.
    if (response.status !== 200) continue
    const isListed = !(await response.text()).includes('name="robots" content="noindex')
    const found = await medianOf(site + address, screen.path)
    lines.push({ found, goal: isMet(found, isListed) ? 'yes' : '**no**' })
    console.log(found)
  }
  await product.stop()
  await opened.release()
  await rm(folder, { recursive: true, force: true })

  const head = `| page | ${figures.join(' | ')} | met |\n|---|${'---:|'.repeat(figures.length)}---|\n`
  const rows = lines.map(
    ({ found, goal }) =>
      `| ${found.page} | ${figures.map((figure) => found[figure]).join(' | ')} | ${goal} |\n`,
  )
  const notes = `Lighthouse, mobile, simulated slow 4G, processor four times slower; the median of ${runs} runs, each in a browser of its own. LCP and TBT in ms,
sizes in kB as transferred. The simulation takes the times of this machine as its base, and other work runs on it: its load at the end was ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')} (1, 5, 15 minutes). The floor is an empty static page, measured in the same run.
Goals: performance 98, the others 100, LCP under 1,500, CLS under 0.02, TBT under 100.`
  console.log(await writeText('pages', head + rows.join('') + '\n' + notes))
}
