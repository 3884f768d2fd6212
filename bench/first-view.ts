import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { demoPassword } from '#contracts/accounts/demo-accounts.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { startProduct } from './processes.ts'
import { writeText } from './report.ts'
import { openSlowLine } from './slow-line.ts'

// node bench/first-view.ts: how soon a person sees the panel on a phone with slow 4G, after signing in and on a later
// visit.
// Floor in the same run: an empty page of a bare server over the same line.

const runs = 5
const port = 4176

/** One keystroke of a good typist (Card, Moran and Newell's keystroke-level model; the average is 280). In ms. */
const keyTime = 200

const people = {
  professional: { email: 'premium@demo.qhatu.pe', content: 'Tus postulaciones' },
  company: { email: 'empresa@demo.qhatu.pe', content: 'Tus últimos empleos' },
}
type Person = (typeof people)[keyof typeof people]

/**
 * Runs in the page: records when the button was pressed, when the frame with the heading and the first row of content was
 * drawn, and when React rendered the heading. All in ms since the epoch, because another document may follow.
 */
function watch(content: string) {
  const now = () => performance.timeOrigin + performance.now()
  const note = (name: string) => sessionStorage.getItem(name) ?? sessionStorage.setItem(name, String(now()))
  const pressed = (event: Event) =>
    (event.target as Element).closest('button[type=submit]') && note('pressed')
  addEventListener('click', pressed, { capture: true })

  const isShown = (heading: Element | null) =>
    heading?.textContent?.startsWith('Hola') &&
    [...document.querySelectorAll('main h2')].some(
      (title) => title.textContent === content && title.closest('section')?.querySelector('li'),
    )
  const answer = (heading: Element) => {
    if (Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) note('answers')
    else requestAnimationFrame(() => answer(heading))
  }
  const look = () => {
    const heading = document.querySelector('main h1')
    if (heading && isShown(heading)) {
      setTimeout(() => note('seen'))
      answer(heading)
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function phone(browser: Browser, { content }: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'es-PE' })
  await context.addInitScript(watch, content)
  return context
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** When the browser first painted content of the current page. In ms since the start of the navigation. */
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

async function noted(page: Page, name: string): Promise<number> {
  await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, name, { polling: 100 })
  return Number(await page.evaluate((key) => sessionStorage.getItem(key), name))
}

async function signIn(browser: Browser, site: string, person: Person, way: 'typed' | 'pasted') {
  const context = await phone(browser, person)
  const page = await slowPage(context)
  await page.goto(`${site}/login`, { waitUntil: 'networkidle' })
  const email = page.getByLabel('Correo electrónico')
  const password = page.getByLabel('Contraseña', { exact: true })
  if (way === 'typed') {
    await email.pressSequentially(person.email, { delay: keyTime })
    await password.pressSequentially(demoPassword, { delay: keyTime })
  } else {
    await email.fill(person.email)
    await password.fill(demoPassword)
  }
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  const seen = await noted(page, 'seen')
  const answers = await noted(page, 'answers')
  const pressed = await noted(page, 'pressed')

  await page.waitForLoadState('networkidle')
  await page.goto('about:blank')
  await page.goto(`${site}/${person === people.company ? 'company-' : ''}dashboard`)
  const back = await firstPaint(page)
  await context.close()
  return { seen: seen - pressed, answers: answers - pressed, back }
}

async function emptyPage(browser: Browser, floor: string): Promise<number> {
  const page = await slowPage(await browser.newContext())
  await page.goto(floor)
  const painted = await firstPaint(page)
  await page.context().close()
  return painted
}

const folder = await mkdtemp(join(tmpdir(), 'qhatu-first-view-'))
await chmod(folder, 0o755)
const opened = await openDatabase(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), {
  info: () => {},
  warn: console.error,
})
const line = await openSlowLine(port)
const site = `http://localhost:${line.port}`
const product = await startProduct(opened.url, folder, port, {
  DEMO: 'on',
  PUBLIC_URL: site,
})
const emptyServer = createServer((_request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end('<!doctype html><title>Floor</title><h1>Floor</h1>'),
)
await new Promise<void>((resolve) => emptyServer.listen(0, '127.0.0.1', resolve))
const emptyLine = await openSlowLine((emptyServer.address() as AddressInfo).port)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const found = new Map<string, number[]>()
const add = (name: string, ms: number) => found.set(name, [...(found.get(name) ?? []), ms])
for (let run = 0; run < runs; run++) {
  add('floor', await emptyPage(browser, `http://localhost:${emptyLine.port}/`))
  for (const [kind, person] of Object.entries(people))
    for (const way of ['typed', 'pasted'] as const) {
      const { seen, answers, back } = await signIn(browser, site, person, way)
      add(`${kind} ${way} seen`, seen)
      add(`${kind} ${way} answers`, answers)
      if (way === 'typed') add(`${kind} back`, back)
    }
}
await browser.close()
line.close()
emptyLine.close()
emptyServer.close()
await product.stop()
await opened.release()
await rm(folder, { recursive: true, force: true })

const goal = 1000
function row(what: string, name: string): string {
  const values = (found.get(name) ?? []).map(Math.round).toSorted((a, b) => a - b)
  const ms = values[Math.floor(values.length / 2)] ?? NaN
  const isGoal = name.endsWith('seen') || name.endsWith('back')
  return `| ${what} | ${ms} | ${values[0]}–${values.at(-1)} | ${isGoal ? `1,000 | ${ms < goal ? 'yes' : '**no**'}` : '|'} |`
}
const rowsOf = (kind: string) => [
  row(`${kind}, typed: from pressing to the panel's heading and first rows`, `${kind} typed seen`),
  row(`${kind}, filled in at once by a password manager: the same`, `${kind} pasted seen`),
  row(`${kind}, typed: until it answers to a press by script`, `${kind} typed answers`),
  row(`${kind}, filled in at once: until it answers`, `${kind} pasted answers`),
  row(`${kind}: the panel opened anew, first paint`, `${kind} back`),
]
console.log(
  await writeText(
    'first-view',
    `| what | median ms | all | goal | met |
|---|---:|---|---:|---|
${Object.keys(people).flatMap(rowsOf).join('\n')}
${row('floor: an empty page, first paint', 'floor')}

${runs} runs each in a browser as wide as a phone, on a processor four times slower, over a line of 150 ms to and fro and 1.6 Mbit/s that stands
in front of the whole product, its service worker too; a new connection costs a round trip. Pressed is 'Iniciar Sesión'; seen is the frame with the heading
'Hola, …' and the rows of ${Object.values(people)
      .map(({ content }) => `'${content}'`)
      .join(' or ')}. Who types takes ${keyTime} ms a key: ${Object.values(people)
      .map(({ email }) => ((email.length + demoPassword.length) * keyTime) / 1000)
      .join(' and ')} s for
both fields. The machine's load at the end was ${loadavg()
      .map((value) => value.toFixed(1))
      .join(', ')}.`,
  ),
)
