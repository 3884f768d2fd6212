import { readFileSync } from 'node:fs'
import { workModeFromText } from '#domain/jobs/work-mode.ts'
import { writtenColumns } from '#server/features/jobs/jobs.queries.ts'
import { readJobFields } from '#server/features/jobs/posting/read-job-fields.ts'
import { createCompany } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'

export const halves = ['held-out', 'held-out-2', 'dev', 'dev-2'] as const
export type Half = (typeof halves)[number]

interface Ad {
  id: string
  title: string
  company: string
  place: string
  skills: string[]
  description: string
}

/** One judgement: whether a person who types `query` wants to find the ad. */
export interface Judgement {
  kind: string
  query: string
  ad: string
  isWanted: boolean
}

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim())
const itemsOf = (cell: string, separator: string): string[] =>
  cell
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean)

/** A set: first the ads, then by kind the queries with the ads to find and not to find. */
export function readSearches(half: Half): { ads: Ad[]; judgements: Judgement[] } {
  const text = readFileSync(new URL(`./${half}.txt`, import.meta.url), 'utf8')
  const [adLines = '', pairLines = ''] = text.split('\nPAIRS\n')
  const ads = adLines
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', title = '', company = '', place = '', skills = '', description = ''] = cellsOf(line)
      return { id, title, company, place, skills: itemsOf(skills, ','), description }
    })
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
  return { ads, judgements }
}

type World = Parameters<typeof createJob>[0] & Parameters<typeof createCompany>[0]
export type Judged = Judgement & { isFound: boolean }

/** Publishes the ads of a set in an empty product, searches each query, and says which of the judged ads were found. */
export async function judgeSearches(
  world: World,
  half: Half,
  search: (query: string) => Promise<readonly number[]>,
): Promise<Judged[]> {
  const { ads, judgements } = readSearches(half)
  const idOf = new Map<string, number>()
  for (const ad of ads) {
    const company = await createCompany(world, { name: ad.company })
    const fields = {
      title: ad.title,
      category: null,
      department: null,
      description: ad.description,
      requirements: '',
      benefits: '',
      location: ad.place,
      salaryText: '',
      mode: workModeFromText(`${ad.place} ${ad.title} ${ad.description}`),
      experience: null,
      skills: ad.skills,
    }
    idOf.set(ad.id, await createJob(world, company, writtenColumns(readJobFields(fields), ad.company)))
  }
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
