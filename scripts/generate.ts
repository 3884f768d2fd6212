import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { MarketRefused, storeMarket } from '#bench/market/market.ts'
import { storeGeneratedJobs } from '#bench/store-jobs.queries.ts'
import { readConfig } from '#server/config.ts'
import * as weights from '#domain/matching/weights.ts'
import { connect } from '#server/db/connection.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { showProgress } from './progress.ts'
import { withWeightTables } from './weight-tables.ts'

// npm run generate -- jobs N [--seed S]: synthetic ads for the benchmarks.
// npm run generate -- market [--scale 0.1] [--seed S] [--anyway]: a whole market; beside real accounts only with --anyway.
// npm run generate -- docs: the tables of docs/matching.md, generated from the weights.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    scale: { type: 'string', default: '1' },
    anyway: { type: 'boolean', default: false },
  },
})
const [what, number] = positionals
const count = Number(number)
const seed = Number(values.seed)
const scale = Number(values.scale)

function refuse(): never {
  console.error(
    'Usage: npm run generate -- jobs N [--seed S], npm run generate -- market [--scale 0.1] [--seed S] [--anyway], or npm run generate -- docs',
  )
  process.exit(2)
}

async function inDatabase(work: (pool: Pool) => Promise<string>): Promise<void> {
  const opened = await openDatabase(readConfig(), { info: () => {}, warn: console.error })
  const database = connect(opened.url, { applicationName: 'qhatu-generate' })
  const start = performance.now()
  try {
    console.log(`${await work(database.pool)} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  } finally {
    await database.close()
    await opened.release()
  }
}

async function writeDocs(): Promise<void> {
  const file = new URL('../docs/matching.md', import.meta.url)
  await writeFile(file, withWeightTables(await readFile(file, 'utf8'), weights))
}

async function writeJobs(pool: Pool): Promise<string> {
  const progress = showProgress(count)
  await storeGeneratedJobs(pool, { count, seed, onProgress: progress.reach })
  progress.stop()
  return `${count} jobs`
}

async function writeMarket(pool: Pool): Promise<string> {
  let last = ''
  const start = performance.now()
  const onProgress = (part: string, done: number, of: number) => {
    const line = `${part}: ${Math.floor((done / of) * 10) * 10} %`
    if (line !== last) console.log(`${Math.round((performance.now() - start) / 1000)} s | ${line}`)
    last = line
  }
  const counts = await storeMarket(pool, { scale, seed, now: new Date(), anyway: values.anyway, onProgress })
  return Object.entries(counts)
    .map(([of, rows]) => `${rows.toLocaleString('en')} ${of}`)
    .join(', ')
}

if (!Number.isInteger(seed)) refuse()
if (what === 'docs') await writeDocs()
else if (what === 'jobs' && Number.isInteger(count) && count >= 1) await inDatabase(writeJobs)
else if (what === 'market' && scale > 0)
  await inDatabase(writeMarket).catch((error: unknown) => {
    if (!(error instanceof MarketRefused)) throw error
    console.error(`${error.message}. --anyway adds a market beside it.`)
    process.exitCode = 1
  })
else refuse()
