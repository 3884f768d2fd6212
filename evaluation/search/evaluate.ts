import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { bootstrapInterval, mean } from '#evaluation/matching/evaluate-measures.ts'
import { judgeOrder, type Order, orders } from './graded-order.ts'
import { type Half, halves, type Judged, judgeSearches, qualityOf } from './labelled-searches.ts'
import type { World } from './publish-ads.ts'

// npm run evaluate -- search [--dev]: what the list of jobs finds for labelled queries, and in which order. With --dev the faults of the
// development sets are listed, nothing of the held-out ones is shown, and nothing is written.
const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })

type Search = (query: string) => Promise<number[]>

/** Judges on an empty product of its own. */
async function onEmptyProduct<Judgements>(
  judge: (world: World, search: Search) => Promise<Judgements>,
): Promise<Judgements> {
  const folder = await mkdtemp(join(tmpdir(), 'qhatu-searches-'))
  await chmod(folder, 0o755)
  const config = readConfig({ DATA_DIR: folder, RATE_LIMITS: 'off', HUMAN_CHECK: 'off', LOG_LEVEL: 'silent' })
  const opened = await openDatabase(config, { info: () => {}, warn: console.error })
  const { app, deps, close } = await compose({ ...config, databaseUrl: opened.url })
  try {
    return await judge({ deps, clock: deps.clock }, async (query) => {
      const reply = await app.inject({ url: `/api/jobs/search?limit=100&q=${encodeURIComponent(query)}` })
      return reply.json<{ jobs: { id: number }[] }>().jobs.map(({ id }) => id)
    })
  } finally {
    await close()
    await opened.release()
    await rm(folder, { recursive: true })
  }
}

const judge = (half: Half) => onEmptyProduct((world, search) => judgeSearches(world, half, search))
const judgeOrderOf = (order: Order) => onEmptyProduct((world, search) => judgeOrder(world, order, search))

function row(name: string, judged: readonly Judged[]): string {
  const { wanted, hits, unwanted, wrong, recall, precision } = qualityOf(judged)
  return `| ${name} | ${hits} of ${wanted} | ${wrong} of ${unwanted} | ${recall.toFixed(3)} | ${precision.toFixed(3)} |`
}

function table(half: Half, judged: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({ kind }) => kind))]
  return [
    `### ${half}: ${judged.length} pairs`,
    '',
    '| kind | found | wrongly found | recall | precision |',
    '|---|---:|---:|---:|---:|',
    row('**all**', judged),
    ...kinds.map((kind) =>
      row(
        kind,
        judged.filter((pair) => pair.kind === kind),
      ),
    ),
    '',
  ].join('\n')
}

function orderRow(order: Order, judged: readonly { ndcg: number }[]): string {
  const all = judged.map(({ ndcg }) => ndcg)
  const { low, high } = bootstrapInterval(all)
  return `| ${order} | ${all.length} | ${mean(all).toFixed(3)} | ${low.toFixed(3)}–${high.toFixed(3)} |`
}

if (values.dev) {
  for (const half of ['dev', 'dev-2'] as const) {
    const judged = await judge(half)
    for (const { kind, query, ad, isWanted, isFound } of judged)
      if (isWanted !== isFound) console.log(`${kind}: ${query} ${isWanted ? 'misses' : 'finds'} ${ad}`)
    console.log(table(half, judged))
  }
  const judged = await judgeOrderOf('order-dev')
  for (const { query, ndcg } of judged.toSorted((a, b) => a.ndcg - b.ndcg))
    console.log(`${ndcg.toFixed(3)} ${query}`)
  console.log(orderRow('order-dev', judged))
} else {
  const tables: string[] = []
  for (const half of halves) tables.push(table(half, await judge(half)))
  const rows: string[] = []
  for (const order of orders) rows.push(orderRow(order, await judgeOrderOf(order)))
  const report = [
    '# Search of jobs: what the evaluation says',
    '',
    "Written by `npm run evaluate -- search`: queries and ads by [README.md](README.md). 'held-out' is what counts.",
    '',
    ...tables,
    '### The order of what is found',
    '',
    '| set | queries | nDCG@10 | 95 % interval |',
    '|---|---:|---:|---:|',
    ...rows,
  ].join('\n')
  console.log(report)
  await writeFile(fileURLToPath(new URL('./results.md', import.meta.url)), `${report.trimEnd()}\n`)
}
