import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { demoPassword } from '#contracts/demo-accounts.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { startProduct } from './processes.ts'
import { writeText } from './report.ts'

// node bench/first-view.ts: how soon a professional sees the panel on a phone with slow 4G, after signing in and when coming
// back. Floor in the same run: an empty page of a bare server over the same line.

const runs = 5
const port = 4176
const site = `http://localhost:${port}`
/** Lighthouse's slow 4G, on a processor four times slower. Bytes a second; latency in ms. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'es-PE' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** When the browser painted the first thing of the page that it shows. In ms since the navigation began. */
const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          if (paint) resolve(paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )

async function measureOnce(browser: Browser, floor: string) {
  const page = await slowPage(browser)
  await page.goto(floor)
  const empty = await firstPaint(page)

  await page.goto(`${site}/login`, { waitUntil: 'networkidle' })
  await page.getByLabel('Correo electrónico').fill('premium@demo.qhatu.pe')
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  const pressed = performance.now()
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('heading', { level: 1, name: /^Hola/ }).waitFor()
  const signedIn = performance.now() - pressed

  await page.waitForLoadState('networkidle')
  await page.goto('about:blank')
  await page.goto(`${site}/dashboard`)
  const back = await firstPaint(page)
  await page.context().close()
  return { empty, signedIn, back }
}

const folder = await mkdtemp(join(tmpdir(), 'qhatu-first-view-'))
await chmod(folder, 0o755)
const opened = await openDatabase(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), {
  info: () => {},
  warn: console.error,
})
const product = await startProduct(opened.url, folder, port, { PRODUCTION: 'off', DEMO: 'on' })
const bare = createServer((_request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end('<!doctype html><title>Floor</title><h1>Floor</h1>'),
)
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const found: Awaited<ReturnType<typeof measureOnce>>[] = []
for (let run = 0; run < runs; run++)
  found.push(await measureOnce(browser, `http://localhost:${(bare.address() as AddressInfo).port}/`))
await browser.close()
bare.close()
await product.stop()
await opened.release()
await rm(folder, { recursive: true, force: true })

const of = (key: 'empty' | 'signedIn' | 'back') => Math.round(middle(found.map((one) => one[key])))
const met = (ms: number) => (ms < 1000 ? 'yes' : '**no**')
console.log(
  await writeText(
    'first-view',
    `| what | ms | goal | met |
|---|---:|---|---|
| from pressing 'Iniciar Sesión' to the panel's heading | ${of('signedIn')} | 1,000 | ${met(of('signedIn'))} |
| the panel opened anew, its files kept by the browser: first paint | ${of('back')} | 1,000 | ${met(of('back'))} |
| floor: an empty page, first paint | ${of('empty')} | | |

The median of ${runs} runs in a browser as wide as a phone: 150 ms to and fro, 1.6 Mbit/s down, processor four times slower. The machine's load at the end
was ${loadavg()
      .map((value) => value.toFixed(1))
      .join(', ')}.`,
  ),
)
