import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { storeGeneratedJobs } from '#bench/store-jobs.queries.ts'
import { readConfig } from '#server/config.ts'
import * as weights from '#domain/matching/weights.ts'
import { connect } from '#server/db/connection.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { showProgress } from './progress.ts'
import { withWeightTables } from './weight-tables.ts'

// npm run generate -- jobs N [--seed S]: synthetic ads for the benchmarks.
// npm run generate -- docs: the tables of docs/matching.md, generated from the weights.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
})
if (positionals[0] === 'docs') {
  const file = new URL('../docs/matching.md', import.meta.url)
  await writeFile(file, withWeightTables(await readFile(file, 'utf8'), weights))
  process.exit()
}
const count = Number(positionals[1])
const seed = Number(values.seed)
if (positionals[0] !== 'jobs' || !Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error('Usage: npm run generate -- jobs N [--seed S], or npm run generate -- docs')
  process.exit(2)
}

const opened = await openDatabase(readConfig(), { info: () => {}, warn: console.error })
const database = connect(opened.url, { applicationName: 'qhatu-generate' })
const progress = showProgress(count)
const start = performance.now()
await storeGeneratedJobs(database.pool, { count, seed, onProgress: progress.reach })
progress.stop()
await database.close()
await opened.release()
console.log(`${count} jobs in ${((performance.now() - start) / 1000).toFixed(1)} s`)
