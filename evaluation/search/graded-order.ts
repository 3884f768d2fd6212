import { readFileSync } from 'node:fs'
import { ndcg } from '#evaluation/matching/evaluate-measures.ts'
import { type Ad, cellsOf, itemsOf, publishAds, readAds, type World } from './publish-ads.ts'

export const orders = ['order-held-out', 'order-dev'] as const
export type Order = (typeof orders)[number]

interface GradedQuery {
  query: string
  /** By ad, 0 to 3. */
  grades: ReadonlyMap<string, number>
}

/** Queries with twenty ads each, graded by how much who typed it wants to see them. Throws when a line cannot be read. */
function readGradedQueries(order: Order): { ads: Ad[]; queries: GradedQuery[] } {
  const text = readFileSync(new URL(`./${order}.txt`, import.meta.url), 'utf8')
  const [adLines = '', queryLines = ''] = text.split('\nQUERIES\n')
  const ads = readAds(adLines)
  const known = new Set(ads.map(({ id }) => id))
  const queries = queryLines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [query = '', ...cells] = cellsOf(line)
      const grades = new Map<string, number>()
      for (const cell of cells) {
        const [grade = '', list = ''] = cell.split(':')
        for (const id of itemsOf(list, ' ')) {
          if (!known.has(id) || grades.has(id) || !/^[0-3]$/.test(grade))
            throw new Error(`${query}: ${id} ${grade}`)
          grades.set(id, Number(grade))
        }
      }
      return { query, grades }
    })
  return { ads, queries }
}

/**
 * nDCG@10 of each query, 0 to 1: the graded ads in the order in which the search shows them. What it does not find comes last.
 */
export async function judgeOrder(
  world: World,
  order: Order,
  search: (query: string) => Promise<readonly number[]>,
): Promise<{ query: string; ndcg: number }[]> {
  const { ads, queries } = readGradedQueries(order)
  const idOf = await publishAds(world, ads)
  const judged: { query: string; ndcg: number }[] = []
  for (const { query, grades } of queries) {
    const found = await search(query)
    const scores = [...grades.keys()].map((id) => {
      const place = found.indexOf(idOf.get(id)!)
      return -(place < 0 ? found.length : place)
    })
    const value = ndcg({ grades: [...grades.values()], scores })
    if (value === null) throw new Error(`${query}: no ad is good`)
    judged.push({ query, ndcg: value })
  }
  return judged
}
