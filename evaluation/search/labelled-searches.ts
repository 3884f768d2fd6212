import { readFileSync } from 'node:fs'
import { type Ad, cellsOf, itemsOf, publishAds, readAds, type World } from './publish-ads.ts'

export const halves = ['held-out', 'held-out-2', 'dev', 'dev-2'] as const
export type Half = (typeof halves)[number]

/** One judgement: whether a person who types `query` wants to find the ad. */
export interface Judgement {
  kind: string
  query: string
  ad: string
  isWanted: boolean
}

/** A set: first the ads, then by kind the queries with the ads to find and not to find. */
export function readSearches(half: Half): { ads: Ad[]; judgements: Judgement[] } {
  const text = readFileSync(new URL(`./${half}.txt`, import.meta.url), 'utf8')
  const [adLines = '', pairLines = ''] = text.split('\nPAIRS\n')
  const judgements: Judgement[] = []
  let kind = ''
  for (const line of pairLines.split('\n').filter(Boolean)) {
    if (line.startsWith('# ')) {
      kind = line.slice(2)
      continue
    }
    const [query = '', wanted = '', unwanted = ''] = cellsOf(line)
    for (const ad of itemsOf(wanted, ' ')) judgements.push({ kind, query, ad, isWanted: true })
    for (const ad of itemsOf(unwanted, ' ')) judgements.push({ kind, query, ad, isWanted: false })
  }
  return { ads: readAds(adLines), judgements }
}

export type Judged = Judgement & { isFound: boolean }

/** Publishes the ads of a set in an empty product, searches each query, and says which of the judged ads were found. */
export async function judgeSearches(
  world: World,
  half: Half,
  search: (query: string) => Promise<readonly number[]>,
): Promise<Judged[]> {
  const { ads, judgements } = readSearches(half)
  const idOf = await publishAds(world, ads)
  const found = new Map<string, ReadonlySet<number>>()
  for (const { query } of judgements) if (!found.has(query)) found.set(query, new Set(await search(query)))
  return judgements.map(({ kind, query, ad, isWanted }) => {
    const id = idOf.get(ad)
    if (id === undefined) throw new Error(`${query}: no ad is called ${ad}`)
    return { kind, query, ad, isWanted, isFound: found.get(query)!.has(id) }
  })
}

/** Recall: of the wanted, the share that was found. Precision: of the found among the judged, the share that is wanted. */
export function qualityOf(judged: readonly Judged[]) {
  const wanted = judged.filter(({ isWanted }) => isWanted).length
  const hits = judged.filter(({ isWanted, isFound }) => isWanted && isFound).length
  const wrong = judged.filter(({ isWanted, isFound }) => !isWanted && isFound).length
  return {
    wanted,
    hits,
    unwanted: judged.length - wanted,
    wrong,
    recall: hits / wanted,
    precision: hits / (hits + wrong),
  }
}
