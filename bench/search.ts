import { sequence } from './load.ts'
import { recordStatements } from './record-sql.ts'
import type { Row } from './report.ts'
import type { Bench } from './run.ts'

const cases: { what: string; query: string; withFacets?: true }[] = [
  { what: 'newest', query: '' },
  { what: 'common word', query: 'q=ventas' },
  { what: 'middling word', query: 'q=soldador' },
  { what: 'rare words', query: 'q=soldador+tig+tacna' },
  { what: 'typing error', query: 'q=contabildad' },
  { what: 'filtered', query: 'category=Ventas&location=Arequipa&mode=onsite' },
  { what: 'searched and filtered', query: 'q=excel&category=Finanzas&location=Lima' },
  { what: 'a district', query: 'location=miraflores-lima&mode=onsite' },
  { what: 'minimum pay', query: 'minPay=4000' },
  { what: 'high minimum pay and category', query: 'minPay=9400&category=Finanzas' },
  { what: 'last three days', query: 'days=3&experience=3-5' },
  { what: 'newest, with facets', query: '', withFacets: true },
  { what: 'province and remote, with facets', query: 'location=trujillo&withRemote=1', withFacets: true },
  { what: 'pay and days, with facets', query: 'minPay=3000&days=7&location=lima', withFacets: true },
]
const samples = 150
/** In milliseconds: the longest time that a list may take, whatever its size. */
const limit = 20

/** One caller that searches without the cache, beside the same statements through the bare driver. */
export async function measureSearch(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const { what, query, withFacets } of cases) {
    const path = (n: number | string) => `/api/jobs${withFacets ? '/search' : ''}?${query}&n=${n}`
    const statements = await recordStatements(async () => {
      const reply = await bench.inside.app.inject(path('recorded'))
      if (reply.statusCode !== 200) throw new Error(`${path('')} answered ${reply.statusCode}`)
    })
    await bench.floor.give({ bytes: {}, statements: { it: statements } })
    const floor = await sequence(samples, () => get(`${bench.floor.url}/sql/it`))
    const product = await sequence(samples, (n) => get(bench.product + path(n)))
    rows.push({
      what: `search: ${what}`,
      jobs: bench.jobs,
      product,
      floor,
      floorIs: 'bare SQL',
      goal: `1.5 × floor at p95, ${limit} ms`,
      isMet: product.p95 <= 1.5 * floor.p95 && product.p95 < limit,
    })
    console.log(`${what}: p95 ${product.p95.toFixed(2)} ms, bare SQL ${floor.p95.toFixed(2)} ms`)
  }
  return rows
}

/** Asks, and reads the answer. */
export async function get(url: string): Promise<void> {
  const response = await fetch(url)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
}
