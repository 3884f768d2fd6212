import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connection.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createCompany, createProfessional } from '#tests/support/actors.ts'
import { writeText } from './report.ts'
import { storeGeneratedJobs } from './store-jobs.queries.ts'

// node bench/following.ts [--sizes 10000,100000]: how long a process takes to load its index of jobs, and how soon a job
// that
// one process publishes is the first recommendation of another. Floor: a bare notification between two connections.
const { values } = parseArgs({ options: { sizes: { type: 'string', default: '10000,100000' } } })
const samples = 60

function percentile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1)
}

async function notifications(url: string): Promise<number[]> {
  const [ear, mouth] = [
    new pg.Client({ connectionString: url }),
    new pg.Client({ connectionString: url }),
  ] as const
  await Promise.all([ear.connect(), mouth.connect()])
  await ear.query('listen bench')
  const times: number[] = []
  for (let n = 0; n < samples; n++) {
    const notified = new Promise((resolve) => ear.once('notification', resolve))
    const start = performance.now()
    await mouth.query('notify bench')
    await notified
    times.push(performance.now() - start)
  }
  await Promise.all([ear.end(), mouth.end()])
  return times
}

async function measure(jobs: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'qhatu-bench-'))
  await chmod(folder, 0o755)
  const config = readConfig({ DATA_DIR: folder, RATE_LIMITS: 'off', HUMAN_CHECK: 'off', LOG_LEVEL: 'silent' })
  const opened = await openDatabase(config, { info: () => {}, warn: console.error })
  const database = connect(opened.url)
  console.log(`Writing ${jobs.toLocaleString('en')} jobs…`)
  await storeGeneratedJobs(database.pool, { count: jobs, seed: 1 })
  await database.close()

  const ready = { ...config, databaseUrl: opened.url }
  const publisher = await compose(ready)
  publisher.deps.matching.follower.start()
  await publisher.deps.matching.follower.settle()
  const start = performance.now()
  const reader = await compose(ready)
  reader.deps.matching.follower.start()
  await reader.deps.matching.follower.settle()
  const loading = performance.now() - start

  const company = await createCompany(
    { deps: publisher.deps, clock: publisher.deps.clock },
    { planType: 'premium' },
  )
  const person = await createProfessional(
    { deps: reader.deps, clock: reader.deps.clock },
    { title: 'Afinadora de charangos', skills: 'Afinación de charangos' },
  )
  const first = async () =>
    (await reader.app.inject({ url: '/api/recommendations/jobs?limit=1', headers: person.headers })).json<{
      recommendations: { id: number }[]
    }>().recommendations[0]?.id
  const times: number[] = []
  for (let n = 0; n < samples; n++) {
    const reply = await publisher.app.inject({
      method: 'POST',
      url: '/api/jobs/create-premium',
      headers: company.headers,
      payload: {
        title: 'Afinadora de charangos',
        mode: 'remote',
        experience: '0-1',
        description: `Afinarás los charangos de la temporada ${n} en un taller con buena luz y mejor compañía.`,
        salaryRange: 'S/ 3,000',
        location: 'Remoto',
        skills: '["Afinación de charangos"]',
      },
    })
    const { id } = reply.json<{ job: { id: number } }>().job
    const published = performance.now()
    while ((await first()) !== id) await new Promise((resolve) => setImmediate(resolve))
    times.push(performance.now() - published)
    // The next job must not share the first place.
    await publisher.app.inject({
      method: 'PATCH',
      url: `/api/jobs/${id}/status`,
      headers: company.headers,
      payload: { status: 'archived' },
    })
  }
  const floor = await notifications(opened.url)
  await reader.close()
  await publisher.close()
  await opened.release()
  await rm(folder, { recursive: true, force: true })
  const isMet = Math.max(...times) < 1000
  return `| ${jobs.toLocaleString('en')} | ${(loading / 1000).toFixed(2)} | ${percentile(times, 0.5)} | ${percentile(times, 0.95)} | ${percentile(times, 1)} | ${percentile(floor, 0.5)} | ${percentile(floor, 0.95)} | < 1000 ms | ${isMet ? 'yes' : '**no**'} |`
}

const lines = [
  '| active jobs | load s | visible p50 ms | p95 | worst | floor p50 | floor p95 | goal | met |',
  '|---:|---:|---:|---:|---:|---:|---:|---|---|',
]
for (const size of values.sizes.split(',').map(Number)) lines.push(await measure(size))
const notes = `Load: a second process from its start until its index holds every active job. Visible: from the answer to the publisher until the job is
the first recommendation of the other process, each try being a whole request. Floor: a bare notification between two connections.`
console.log(await writeText('following', `${lines.join('\n')}\n\n${notes}`))
