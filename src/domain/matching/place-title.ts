import { findOccupation } from './find-occupation.ts'
import type { Taxonomy } from './taxonomy/taxonomy.ts'
import type { Title } from './title.ts'
import { placingWeights } from './weights.ts'

/** 'dos años de experiencia como …', '1 a 2 años en …': the trade that an ad asks for, whatever its title calls it. */
const YEARS_IN =
  /(?:\d+|un|dos|tres|cuatro|cinco|seis)\s+años?(?:\s+(?:mínimos?|como mínimo))?(?:\s+de\s+experiencia)?\s+(?:en|como|de)\s+([^\n,;.]+)/giu

/** A title that names its work hardly takes the occupation that years are asked in, where that one is named well. */
export function placedByYears(taxonomy: Taxonomy, title: Title, text: string): Title {
  const { named, yearsIn, closeness } = placingWeights
  if ((title.occupations[0]?.closeness ?? 0) > named) return title
  const [best] = [...text.matchAll(YEARS_IN)]
    .flatMap(([, trade = '']) => findOccupation(taxonomy, trade).slice(0, 1))
    .toSorted((a, b) => b.closeness - a.closeness)
  return best === undefined || best.closeness < yearsIn
    ? title
    : { ...title, occupations: [{ id: best.occupation.id, closeness }] }
}

interface AskedSkill {
  skill: number
  isOptional: boolean
}

/**
 * A title whose own words hardly name any work ('Responsable de levantamientos de terreno') is placed by the skills that the
 * job asks for: the occupation that usually has most of them. One that is named well stays as it is.
 */
export function placedBySkills(taxonomy: Taxonomy, title: Title, asked: readonly AskedSkill[]): Title {
  const { named, least, fewest, closeness } = placingWeights
  if ((title.occupations[0]?.closeness ?? 0) >= named) return title
  const skills = new Set(
    asked.filter(({ skill, isOptional }) => skill >= 0 && !isOptional).map(({ skill }) => skill),
  )
  let best: { id: number; hits: number; of: number } | null = null
  for (const { id, skills: usual } of taxonomy.occupations) {
    const hits = usual.filter((skill) => skills.has(skill)).length
    if (hits < fewest || hits < skills.size * least) continue
    if (best === null || hits > best.hits || (hits === best.hits && usual.length < best.of))
      best = { id, hits, of: usual.length }
  }
  return best === null ? title : { ...title, occupations: [{ id: best.id, closeness }] }
}
