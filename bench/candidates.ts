import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createCompany } from '#tests/support/actors.ts'
import { sequence } from './load.ts'
import { recordStatements, type Statement } from './record-sql.ts'
import { writeText } from './report.ts'
import { storeCandidates } from './store-candidates.queries.ts'
import { storeGeneratedJobs } from './store-jobs.queries.ts'

// node bench/candidates.ts: the list of all candidates of a company with 5,000 of them, in every order, and the requests
// of each page
// of its panel. Floor: the same statements through the bare driver.
const [candidates, jobs, samples] = [5000, 25, 60]

const calls = [
  { what: 'every page of the panel: counts', path: '/api/company/candidates/counts' },
  { what: 'newest', path: '/api/company/candidates' },
  { what: 'best match', path: '/api/company/candidates?sort=score' },
  { what: 'waits longest', path: '/api/company/candidates?sort=waiting' },
  { what: 'by name', path: '/api/company/candidates?sort=name' },
  { what: 'match of 60 or more, at one stage', path: '/api/company/candidates?minScore=60&status=viewed' },
  { what: 'words', path: '/api/company/candidates?q=quispe+sql' },
  { what: 'by job: the overview', path: '/api/company/candidates/overview' },
]

const folder = await mkdtemp(join(tmpdir(), 'qhatu-bench-'))
await chmod(folder, 0o755)
const config = readConfig({ DATA_DIR: folder, RATE_LIMITS: 'off', HUMAN_CHECK: 'off', LOG_LEVEL: 'silent' })
const opened = await openDatabase(config, { info: () => {}, warn: console.error })
const { app, deps, close } = await compose({ ...config, databaseUrl: opened.url })
const floor = new pg.Client({ connectionString: opened.url })
await floor.connect()
const company = await createCompany({ deps, clock: deps.clock })
await storeGeneratedJobs(deps.pool, { count: jobs, seed: 1 })
await storeCandidates(deps.pool, company.id, candidates)
await floor.query('vacuum analyze')
deps.matching.follower.start()
await deps.matching.follower.settle()

const get = async (path: string) => {
  const reply = await app.inject({ url: path, headers: company.headers })
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`)
}
const run = async (statements: readonly Statement[]) => {
  for (const { text, values } of statements) await floor.query(text, values)
}
const ms = (value: number) => value.toFixed(1)

const cold = performance.now()
await get('/api/company/candidates?sort=score')
const first = performance.now() - cold
const rows: string[] = []
for (const { what, path } of calls) {
  // The first view of a candidate is stored; that must happen before the measurement.
  await get(path)
  const statements = await recordStatements(() => get(path))
  const product = await sequence(samples, () => get(path))
  const bareSql = await sequence(samples, () => run(statements))
  rows.push(`| ${what} | ${ms(product.p50)} | ${ms(product.p95)} | ${ms(bareSql.p50)} | ${ms(bareSql.p95)} |`)
  console.log(rows.at(-1))
}
await writeText(
  'candidates',
  [
    `A company with ${candidates.toLocaleString('en')} candidates on ${jobs} jobs. In milliseconds, one caller; bare SQL runs the very statements of the request in the same run. The first list by score, with nobody scored yet: ${Math.round(first)} ms.`,
    '',
    '| call | p50 | p95 | bare SQL p50 | p95 |',
    '|---|---:|---:|---:|---:|',
    ...rows,
    '',
  ].join('\n'),
)
await floor.end()
await close()
await opened.release()
await rm(folder, { recursive: true, force: true })
