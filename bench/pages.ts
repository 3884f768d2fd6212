import { load, type LoadResult } from './load.ts'
import type { Row } from './report.ts'
import type { Bench } from './run.ts'

/** Pages and lists under 32 connections, rendered for each request and from the cache, beside a server of fixed bytes. */
export async function measurePages(bench: Bench): Promise<Row[]> {
  const [job] = (await (await fetch(`${bench.product}/api/jobs?limit=1`)).json()) as { id: number }[]
  const cases = [
    { what: 'list page', path: '/empleos' },
    { what: 'job page', path: `/jobs/${job?.id}` },
    { what: 'GET /api/jobs newest', path: '/api/jobs' },
  ]
  const rows: Row[] = []
  for (const { what, path } of cases) {
    const isPage = !path.startsWith('/api/')
    const floor = await fixedBytes(bench, path)
    const shared = { jobs: bench.jobs, floor, floorIs: 'fixed bytes' as const }
    const made = await load({
      url: bench.product + path,
      seconds: bench.seconds,
      vary: (n) => ({ path: `${path}?n=${n}` }),
    })
    rows.push({
      ...shared,
      what: `${what}, ${isPage ? 'rendered' : 'uncached'}`,
      product: made,
      goal: isPage ? '600 req/s' : '—',
      isMet: !isPage || made.requestsPerSecond >= 600,
    })
    const cached = await load({ url: bench.product + path, seconds: bench.seconds })
    rows.push({
      ...shared,
      what: `${what}, cached`,
      product: cached,
      goal: isPage ? '5,000 req/s' : '0.55 of the floor',
      isMet: isPage
        ? cached.requestsPerSecond >= 5000
        : cached.requestsPerSecond >= 0.55 * floor.requestsPerSecond,
    })
    console.log(
      `${what}: ${Math.round(made.requestsPerSecond)} made, ${Math.round(cached.requestsPerSecond)} kept per second`,
    )
  }
  return rows
}

async function fixedBytes({ product, floor, seconds }: Bench, path: string): Promise<LoadResult> {
  const response = await fetch(product + path)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  const body = await response.text()
  await floor.give({
    bytes: { it: { contentType: response.headers.get('content-type') ?? '', body } },
    statements: {},
  })
  return load({ url: `${floor.url}/bytes/it`, seconds })
}
