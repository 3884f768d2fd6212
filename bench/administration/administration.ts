import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { storeMarket } from '#bench/market/market.ts'
import { recordStatements, type Statement } from '#bench/record-sql.ts'
import { writeText } from '#bench/report.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connection.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createAdmin } from '#tests/support/actors.ts'
import { type Call, callsOn, goals } from './calls.ts'
import { dayWith, type ExportFigures, measureExport, measureSpreadsheet } from './exports.ts'
import { findSamples } from './samples.queries.ts'

/** Fewer samples of what takes long. */
const [mostSamples, fewestSamples] = [40, 3]

/** Longer than figures are kept. */
const later = 6 * MINUTE

export interface Options {
  /** Measures the generated market of DATA_DIR or DATABASE_URL; null: makes a small one and deletes it. */
  scale: number | null
  /** Only calls whose words contain this. */
  only: string
  /** For the samples of a call, and as many for its bare statements. */
  seconds: number
  name: string
}

interface Times {
  p50: number
  p95: number
}
type Measured = Call & {
  product: Times
  bare: Times
  samples: number
  statements: number
  /** With nothing kept, once; null: its figures are not kept. */
  first: number | null
}

/** Asks every list, card and report of the administration of a generated market, beside its bare statements. */
export async function measureAdministration({ scale, only, seconds, name }: Options): Promise<void> {
  const folder = scale === null ? null : await mkdtemp(join(tmpdir(), 'qhatu-bench-'))
  if (folder) await chmod(folder, 0o755)
  const config = readConfig({
    ...process.env,
    ...(folder ? { DATA_DIR: folder, DATABASE_URL: '' } : {}),
    RATE_LIMITS: 'off',
    HUMAN_CHECK: 'off',
    LOG_LEVEL: 'silent',
  })
  const opened = await openDatabase(config, { info: () => {}, warn: console.error })
  if (scale !== null) await makeMarket(opened.url, scale)
  let ahead = 0
  const clock = { now: () => new Date(Date.now() + ahead) }
  const { app, deps, close } = await compose({ ...config, databaseUrl: opened.url }, { clock })
  const bare = new pg.Client({
    connectionString: opened.url,
    options: '-c jit=off -c random_page_cost=1.1 -c timezone=UTC',
  })
  await bare.connect()
  await bare.query(`delete from admins where email like 'admin%@ejemplo.pe'`)
  const counts = await countRows(bare)
  const samples = await findSamples(bare)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const rows: Measured[] = []
  // Each administrator is looked for in every table when it is deleted at the end.
  let { headers } = await createAdmin({ deps, clock })
  for (const call of callsOn(samples).filter(({ what }) => what.includes(only))) {
    // The session ended while the figures of the call before became old.
    if (call.isKept) ({ headers } = await createAdmin({ deps, clock }))
    const measured = await measure(call, {
      url,
      headers,
      bare,
      seconds,
      wait: async () => {
        ahead += call.isKept ? later : 0
        await untilCounted(deps.pool)
      },
      forget: async () => {
        ahead += call.isKept ? later : 0
        await bare.query('delete from kept_figures')
      },
    })
    rows.push(measured)
    console.log(`${isMet(measured) ? ' ' : '!'} ${line(measured)}`)
  }
  ;({ headers } = await createAdmin({ deps, clock }))
  const files = await measureExports({ bare, url, headers, only })
  if ('export of applications'.includes(only))
    files.push(await measureSpreadsheet(deps, { url, cookie: headers.cookie }))
  await close()
  await bare.query(`delete from admins where email like 'admin%@ejemplo.pe'`)
  await bare.end()
  await opened.release()
  if (folder) await rm(folder, { recursive: true, force: true })
  console.log(await writeText(name, report(counts, rows, files)))
}

async function makeMarket(url: string, scale: number): Promise<void> {
  const database = connect(url)
  console.log(`Making a market of ${scale}…`)
  await storeMarket(database.pool, { scale, seed: 1, now: new Date() })
  await database.close()
}

async function countRows(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ what: string; rows: string }>(`
    select relname as what, reltuples::bigint::text as rows from pg_class
    where relname in ('users', 'companies', 'jobs', 'applications', 'application_events', 'payments', 'services', 'audit_entries', 'abuse_reports')
    order by reltuples desc`)
  return rows.map((row) => `${Number(row.rows).toLocaleString('en')} ${row.what}`).join(', ')
}

interface Where {
  url: string
  headers: { cookie: string }
  bare: pg.Client
  seconds: number
  /** Before each sample. */
  wait(): Promise<void>
  /** Leaves no kept figures. */
  forget(): Promise<void>
}

/** What samples begin to count in the background ends before the next one; a person comes minutes later. */
async function untilCounted(pool: pg.Pool): Promise<void> {
  while (pool.totalCount > pool.idleCount) await sleep(20)
}

async function measure(call: Call, { url, headers, bare, seconds, wait, forget }: Where): Promise<Measured> {
  const ask = async () => {
    await Promise.all(
      call.paths.map(async (path) => {
        const reply = await fetch(url + path, { headers })
        const text = await reply.text()
        if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${text}`)
      }),
    )
  }
  const first = call.isKept ? (await forget(), await timed(ask)) : null
  await wait()
  await ask()
  await wait()
  const statements = await recordStatements(ask)
  const product = await times(seconds, ask, wait)
  const floor = await times(seconds, () => run(bare, statements))
  return { ...call, product, bare: floor, samples: product.samples, statements: statements.length, first }
}

async function run(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements)
    if (/^\s*(select|with)\b/i.test(text)) await client.query(text, values)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function times(
  seconds: number,
  work: () => Promise<void>,
  wait?: () => Promise<void>,
): Promise<Times & { samples: number }> {
  const taken: number[] = []
  const begun = performance.now()
  while (
    taken.length < mostSamples &&
    (taken.length < fewestSamples || performance.now() - begun < seconds * 1000)
  ) {
    await wait?.()
    taken.push(await timed(work))
  }
  taken.sort((a, b) => a - b)
  const at = (share: number) =>
    taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), samples: taken.length }
}

async function measureExports({
  bare,
  url,
  headers,
  only,
}: Pick<Where, 'url' | 'headers' | 'bare'> & { only: string }): Promise<ExportFigures[]> {
  const files: ExportFigures[] = []
  for (const [what, path, table, column] of [
    ['payments', '/api/admin/payments/export', 'payments', 'created_at'],
    ['audit', '/api/admin/audit/export', 'audit_entries', 'at'],
    ['reports', '/api/admin/reports/export', 'abuse_reports', 'created_at'],
  ] as const) {
    if (!`export of ${what}`.includes(only)) continue
    if (what !== 'reports') {
      const some = await dayWith(bare, table, column, 100_000)
      files.push(await measureExport(`${what}, some`, `${url}${path}?dateFrom=${some}`, headers.cookie))
    }
    files.push(
      await measureExport(
        `${what}, all`,
        `${url}${path}${what === 'reports' ? '?status=all' : ''}`,
        headers.cookie,
      ),
    )
  }
  return files
}

const ms = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en'))
const isMet = ({ kind, product }: Measured) => product.p95 < goals[kind]
const line = (row: Measured) =>
  `| ${row.what} | ${ms(row.product.p50)} | ${ms(row.product.p95)} | ${ms(row.bare.p50)} | ${ms(row.bare.p95)} | ${row.samples} | ${row.first === null ? '' : ms(row.first)} | ${goals[row.kind]} | ${isMet(row) ? 'yes' : '**no**'} |`

function report(counts: string, rows: readonly Measured[], files: readonly ExportFigures[]): string {
  const missed = rows.filter((row) => !isMet(row))
  const load = loadavg()[1]?.toFixed(1)
  return [
    `A generated market: ${counts}. Load of the machine over five minutes: ${load}; above 1 others used the cores, and the figures are provisional.`,
    '',
    `One caller through HTTP; in milliseconds. Bare SQL: the very statements of the request, one after the other, through the bare driver. Figures that are kept are asked for after their time is over; "first" is once with nothing kept, as before any process of a new release has counted.`,
    '',
    `${rows.length - missed.length} of ${rows.length} goals are met. Missed: ${missed.map(({ what, product }) => `${what} (${ms(product.p95)})`).join('; ') || 'none'}.`,
    '',
    '| call | p50 | p95 | bare SQL p50 | p95 | samples | first | goal | met |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---|',
    ...rows.map(line),
    '',
    '| export | rows | MB | seconds | memory before, MB | most | of it in use before | most |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...files.map(
      (file) =>
        `| ${file.what} | ${file.rows.toLocaleString('en')} | ${file.megabytes} | ${file.seconds.toFixed(1)} | ${file.before} | ${file.peak} | ${file.liveBefore} | ${file.livePeak} |`,
    ),
  ].join('\n')
}
