import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compose, type Running } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connection.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { measureAdministration } from '#bench/administration/administration.ts'
import { measureHostile } from './hostile.ts'
import { measureWithLighthouse } from './lighthouse.ts'
import { measurePages } from './pages.ts'
import { startFloor, startProduct } from './processes.ts'
import { type Row, writeReport } from './report.ts'
import { measureSearch } from './search.ts'
import { measureSuggestions } from './suggestions.ts'
import { storeGeneratedJobs } from './store-jobs.queries.ts'
import { measureMoney } from './money.ts'
import { measureOrders } from './orders.ts'
import { measureTalent } from './talent.ts'
import { measureWrites } from './writes.ts'

// npm run bench [-- --sizes 10000,100000 | --million] [--seconds 4]: the product beside its floor, in the same run.
// npm run bench -- pages [--only /empleos]: Lighthouse on every public page.
// npm run bench -- hostile [--seconds 60] [--seed 1] [--only readJob]: the worst input of each function that processes
// user input.
// npm run bench -- administration [--scale 0.01] [--only payments] [--name administration]: every list, card and report of the
// administration, on the market of DATA_DIR or, with --scale, on a small one.
// npm run bench -- talent [--only word]: the search of talent on the market of DATA_DIR.
// npm run bench -- orders: orders agreed per second beside bare SQL, on the database of DATA_DIR.
// npm run bench -- money [--only fill]: payments booked per second, and the check of a ledger of 10,000,000 entries in DATA_DIR.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    million: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    scale: { type: 'string' },
    name: { type: 'string', default: 'administration' },
  },
})
const sizes = values.million ? [1_000_000] : values.sizes.split(',').map(Number)
const seconds = Number(values.seconds ?? 4)

/** What a measurement needs: the product under load, the floor, and an instance of the product in this process. */
export interface Bench {
  product: string
  floor: Awaited<ReturnType<typeof startFloor>>
  inside: Running
  jobs: number
  seconds: number
}

async function measure(jobs: number, isFirst: boolean): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'qhatu-bench-'))
  await chmod(folder, 0o755)
  const config = readConfig({ DATA_DIR: folder, RATE_LIMITS: 'off', HUMAN_CHECK: 'off', LOG_LEVEL: 'silent' })
  const opened = await openDatabase(config, { info: () => {}, warn: console.error })
  const database = connect(opened.url)
  console.log(`Writing ${jobs.toLocaleString('en')} jobs…`)
  await storeGeneratedJobs(database.pool, { count: jobs, seed: 1 })
  await database.close()

  const inside = await compose({ ...config, databaseUrl: opened.url })
  const product = await startProduct(opened.url, folder, 4173)
  const floor = await startFloor(opened.url)
  const bench: Bench = { product: product.url, floor, inside, jobs, seconds }
  const rows = [
    ...(isFirst ? await measurePages(bench) : []),
    ...(await measureSearch(bench)),
    ...(await measureSuggestions(bench)),
    ...(isFirst ? await measureWrites(bench) : []),
  ]
  await floor.stop()
  await product.stop()
  await inside.close()
  await opened.release()
  await rm(folder, { recursive: true, force: true })
  return rows
}

async function measureLoad(): Promise<void> {
  const rows: Row[] = []
  for (const [index, jobs] of sizes.entries()) rows.push(...(await measure(jobs, index === 0)))
  const notes = `Floors, measured in the same run on their own process: \`fixed bytes\` is a bare \`node:http\` server that sends the same body; \`bare SQL\` runs
the very statements of the request through \`pg\` and sends their rows as JSON. 'rendered' and 'uncached' requests each carry another parameter, so that
nothing kept can answer them. Load: 32 connections for pages and lists; one caller for search and writes. Percentiles are of all samples.`
  console.log(`\n${await writeReport(values.million ? 'bench-1m' : 'bench', rows, notes)}`)
}

if (positionals[0] === 'hostile')
  await measureHostile({
    seconds: Number(values.seconds ?? 60),
    seed: Number(values.seed),
    only: values.only ?? '',
  })
else if (positionals[0] === 'administration')
  await measureAdministration({
    scale: values.scale === undefined ? null : Number(values.scale),
    only: values.only ?? '',
    seconds,
    name: values.name,
  })
else if (positionals[0] === 'talent') await measureTalent({ only: values.only ?? '' })
else if (positionals[0] === 'money') await measureMoney({ only: values.only ?? '', seconds })
else if (positionals[0] === 'orders') await measureOrders({ seconds })
else if (positionals[0] === 'pages') await measureWithLighthouse(values.only)
else await measureLoad()
