import { setTimeout as sleep } from 'node:timers/promises'
import { sequence } from './load.ts'
import { recordStatements } from './record-sql.ts'
import type { Row } from './report.ts'
import type { Bench } from './run.ts'
import { get } from './search.ts'

const cases: { what: string; typed: string }[] = [
  { what: 'one letter', typed: 'a' },
  { what: 'a beginning', typed: 'vend' },
  { what: 'two words', typed: 'analista con' },
  { what: 'typing error', typed: 'bendedro' },
  { what: 'nothing alike', typed: 'xilofonista' },
  { what: 'place', typed: 'piu' },
  { what: 'words and a place', typed: 'soldador en pi' },
  { what: 'words and any place', typed: 'vendedor en' },
]
const samples = 150
/** In milliseconds. */
const limit = 20

/** One caller that asks for suggestions without the cache, beside the same statements through the bare driver. */
export async function measureSuggestions(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  await untilLoaded(bench)
  for (const { what, typed } of cases) {
    const path = (n: number | string) => `/api/jobs/suggestions?q=${encodeURIComponent(typed)}&n=${n}`
    const statements = await recordStatements(async () => {
      const reply = await bench.inside.app.inject(path('recorded'))
      if (reply.statusCode !== 200) throw new Error(`${path('')} answered ${reply.statusCode}`)
    })
    await bench.floor.give({ bytes: {}, statements: { it: statements } })
    const floor = await sequence(samples, () => get(`${bench.floor.url}/sql/it`))
    const product = await sequence(samples, (n) => get(bench.product + path(n)))
    rows.push({
      what: `suggestions: ${what}`,
      jobs: bench.jobs,
      product,
      floor,
      floorIs: 'bare SQL',
      goal: `${limit} ms at p95`,
      isMet: product.p95 < limit,
    })
    console.log(`${what}: p95 ${product.p95.toFixed(2)} ms, bare SQL ${floor.p95.toFixed(2)} ms`)
  }
  return rows
}

/** The phrases are loaded once the port is open. */
async function untilLoaded(bench: Bench): Promise<void> {
  const { follower } = bench.inside.deps.matching
  follower.start()
  await follower.settle()
  for (;;) {
    const { status } = await fetch(`${bench.product}/api/jobs/suggestions?q=a`)
    if (status === 200) return
    await sleep(200)
  }
}
