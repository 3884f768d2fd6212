import type { Title } from '#domain/matching/types.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { findOccupation } from './find-occupation.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { occupationsOfText } from './occupations-of-text.ts'
import { placingWeights, textReading } from '#domain/matching/weights.ts'

const COUNT = String.raw`(?<!\d)\d+|un|dos|tres|cuatro|cinco|seis`
const MINIMUM = String.raw`(?:\s+(?:mínimos?|como mínimo))?`
/** 'dos años de experiencia como …', '1 a 2 años en …': the trade that an ad requires, whatever its title. */
const YEARS_IN = new RegExp(
  String.raw`(?:${COUNT})\s+años?${MINIMUM}(?:\s+de\s+experiencia)?\s+(?:en|como|de)\s+([^\n,;.]+)`,
  'giu',
)

/** In characters: a longer text is not a trade. */
const LONGEST_TRADE = 300
/** An ad requires years in a few trades; a longer list is something else. */
const MOST_TRADES = 20

/** If the title hardly names the work, the occupation of the required years is used, provided that it is named clearly. */
export function placedByYears(taxonomy: Taxonomy, title: Title, text: string): Title {
  const { named, yearsIn, closeness } = placingWeights
  if ((title.occupations[0]?.closeness ?? 0) > named) return title
  const [best] = [...text.matchAll(YEARS_IN)]
    .filter(([, trade = '']) => trade.length <= LONGEST_TRADE)
    .slice(0, MOST_TRADES)
    .flatMap(([, trade = '']) => findOccupation(taxonomy, trade).slice(0, 1))
    .toSorted((a, b) => b.closeness - a.closeness)
  return best === undefined || best.closeness < yearsIn
    ? title
    : { ...title, occupations: [{ id: best.occupation.id, closeness }] }
}

interface AskedSkill {
  skill: number
  isOptional: boolean
  source: 'listed' | 'title' | 'titleWord' | 'text'
}

/**
 * Trades about the goods or people of others: an ad for a seller, teacher or advertiser of cakes is full of cakes, so its title is
 * better evidence than its text.
 */
const ABOUT_OTHERS = new Set(['sales', 'marketing', 'education', 'human-resources'])
/** Sales work, whatever the goods: a line starts with selling, or the text asks the reader to sell. */
const SELLS = /^ventas?\b|\bvenderas\b|\bvender \b/m
const OF_SALES = new Set(['sales', 'customer-service'])

function spokenOf(
  taxonomy: Taxonomy,
  asked: readonly AskedSkill[],
  text: string,
): ReadonlyMap<number, number> {
  const skills = new Map<number, number>()
  for (const { skill, isOptional, source } of asked) {
    const category = taxonomy.skills[skill]?.category ?? 'soft'
    if (!isOptional && category !== 'soft' && category !== 'language')
      skills.set(skill, source === 'text' ? textReading.inText : 1)
  }
  const isSale = SELLS.test(foldText(text))
  const spoken = occupationsOfText(taxonomy, skills, text)
  return isSale
    ? new Map([...spoken].filter(([id]) => OF_SALES.has(taxonomy.occupations[id]!.field)))
    : spoken
}

/**
 * A title that is not exactly an occupation's name is read together with its text: 'Responsable de levantamientos de terreno' is a
 * surveyor by the requirements, 'Técnico en topografía corneal' is not. Title and text each count with their own closeness.
 */
export function placedByText(
  taxonomy: Taxonomy,
  title: Title,
  asked: readonly AskedSkill[],
  text: string,
): Title {
  const { exact, vague, titled, least, nearly, slope, most } = textReading
  const [first] = title.occupations
  const closest = first?.closeness ?? 0
  if (closest >= exact) return title
  if (closest >= vague && ABOUT_OTHERS.has(taxonomy.occupations[first!.id]!.field)) return title
  const named = new Map(title.occupations.map(({ id, closeness }) => [id, closeness]))
  const spoken = spokenOf(taxonomy, asked, text)
  const ranked = [...new Set([...named.keys(), ...spoken.keys()])]
    .map((id) => ({ id, score: (spoken.get(id) ?? 0) + (titled * (named.get(id) ?? 0)) / 100 }))
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
  const best = ranked[0]?.score ?? 0
  if (best < least) return closest < vague ? { ...title, occupations: [] } : title
  const occupations = ranked
    .slice(0, 2)
    .filter(({ score }) => score >= best * nearly)
    .map(({ id, score }) => ({
      id,
      closeness: Math.max(named.get(id) ?? 0, Math.min(most, Math.floor(slope * score) * 10)),
    }))
  return { ...title, occupations }
}
