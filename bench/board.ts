import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createCompany } from '#tests/support/actors.ts'
import { sequence } from './load.ts'
import { startProduct } from './processes.ts'
import { writeText } from './report.ts'
import { openSlowLine } from './slow-line.ts'
import { storeCandidates, storeTextsAndTelephones } from './store-candidates.queries.ts'
import { storeGeneratedJobs } from './store-jobs.queries.ts'

// node bench/board.ts: the board of one job with 5,000 applications: its calls, moves of one and of 2,000, and its first view in a
// browser behind slow 4G. Floor of the view: the same page without any candidate. Needs the build.
const [candidates, many, samples, views] = [5000, 2000, 40, 5]

const folder = await mkdtemp(join(tmpdir(), 'qhatu-bench-'))
await chmod(folder, 0o755)
const config = readConfig({ DATA_DIR: folder, RATE_LIMITS: 'off', HUMAN_CHECK: 'off', LOG_LEVEL: 'silent' })
const opened = await openDatabase(config, { info: () => {}, warn: console.error })
const { app, deps, close } = await compose({ ...config, databaseUrl: opened.url })
const company = await createCompany({ deps, clock: deps.clock })
await storeGeneratedJobs(deps.pool, { count: 2, seed: 1 })
await storeCandidates(deps.pool, company.id, candidates)
const { rows: jobs } = await deps.pool.query('select id from jobs order by id')
const [busy, empty] = [jobs[0]?.id ?? 0, jobs[1]?.id ?? 0]
await deps.pool.query('update applications set job_id = $1', [busy])
await storeTextsAndTelephones(deps.pool)
await deps.pool.query('vacuum analyze')
deps.matching.follower.start()
await deps.matching.follower.settle()

const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const reply = await app.inject({ method, url, ...(payload ? { payload } : {}), headers: company.headers })
  if (reply.statusCode >= 300) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`)
  return reply.json()
}
const ms = (value: number) => value.toFixed(1)
const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await run()
  return performance.now() - from
}

const board = `/api/jobs/${busy}/board`
const first = await timed(() => call('GET', board))
const one = (await call('GET', `${board}/selection`)).people[7].id
const calls = [
  ['the board', board],
  ['words', `${board}?q=quispe+sql`],
  ['words of CVs', `${board}?q=kubernetes`],
  ['words of profiles and CVs', `${board}?q=quispe+kubernetes`],
  ['match, years, skill and stage', `${board}?match=40&anios=2&habilidad=sql&etapa=1`],
  ['late', `${board}?tarde=1`],
  ['a page of a stage', `${board}/candidates?column=1&limit=50`],
  ['the table by name', `${board}/candidates?sort=name&limit=50`],
  ['everybody', `${board}/selection`],
  ['a candidate with the neighbours', `/api/applications/${one}?sort=waiting&whole=1`],
  ['a candidate with the neighbours of a search', `/api/applications/${one}?q=sql+kubernetes`],
  ['the doubles of a candidate', `/api/applications/${one}/doubles`],
] as const
const rows: string[] = []
for (const [what, path] of calls) {
  await call('GET', path)
  const { p50, p95 } = await sequence(samples, () => call('GET', path))
  rows.push(`| ${what} | ${ms(p50)} | ${ms(p95)} |`)
  console.log(rows.at(-1))
}

const everybody: { id: number; stage: number }[] = (await call('GET', `${board}/selection`)).people
let next = 0
const moves = await sequence(samples, () =>
  call('POST', `/api/applications/${everybody[next++]?.id}/stage`, { stage: next % 2 ? 3 : 4 }),
)
rows.push(`| a move | ${ms(moves.p50)} | ${ms(moves.p95)} |`)
console.log(rows.at(-1))
const now: typeof everybody = (await call('GET', `${board}/selection`)).people
const people = now.filter(({ stage }) => stage !== 4).slice(0, many)
let undo = { actId: 0 }
const bulk = await timed(async () => {
  ;({ undo } = await call('POST', `/api/jobs/${busy}/moves`, { stage: 4, people }))
})
const undone = await timed(() => call('POST', `/api/acts/${undo.actId}/undo`))

await close()
const port = 4177
const line = await openSlowLine(port)
const product = await startProduct(opened.url, folder, port, { PUBLIC_URL: `http://localhost:${line.port}` })
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
/** In ms since the press of a link on the page before, with the scripts of the panel in the cache, as in a day of work. */
async function view(jobId: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-PE' })
  const [name = '', value = ''] = company.headers.cookie.split('=')
  const site = `http://localhost:${line.port}`
  await context.addCookies([{ name, value, url: site }])
  const page = await context.newPage()
  await page.goto(`${site}/company-dashboard/candidatos/${empty}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const shown = page.getByRole('heading', { level: jobId === busy ? 3 : 1 }).first()
  const time = await timed(async () => {
    await page.goto(`${site}/company-dashboard/candidatos/${jobId}`, { waitUntil: 'commit' })
    await shown.waitFor()
  })
  await context.close()
  return time
}
const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
const times: number[] = []
const floors: number[] = []
for (let n = 0; n < views; n++) {
  times.push(await view(busy))
  floors.push(await view(empty))
}
await browser.close()
line.close()
await product.stop()
await writeText(
  'board',
  [
    `One job with ${candidates.toLocaleString('en')} applications. In milliseconds, one caller. The first board, with nobody scored yet: ${Math.round(first)} ms.`,
    '',
    '| call | p50 | p95 |',
    '|---|---:|---:|',
    ...rows,
    '',
    `${many.toLocaleString('en')} moved at once: ${Math.round(bulk)} ms; undone: ${Math.round(undone)} ms.`,
    '',
    `First view of the board on slow 4G, from the press to the first card, scripts in the cache: ${Math.round(median(times))} ms (${views} views); the same page of a job without candidates: ${Math.round(median(floors))} ms.`,
    '',
  ].join('\n'),
)
await opened.release()
await rm(folder, { recursive: true, force: true })
