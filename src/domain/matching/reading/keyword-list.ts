import type { EvidenceSource, HeldSkill, HeldTitle, ProfessionalFacts } from '#domain/matching/types.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { evidenceWeights, keywordList } from '#domain/matching/weights.ts'

/** Sources that prove a skill better than a list or a summary. */
export const SHOWN_BY: ReadonlySet<EvidenceSource> = new Set([
  'certified',
  'experience',
  'title',
  'education',
])

/**
 * A skill list with little evidence is a list of keywords: its skills are worth less unless work, studies or certificates show
 * them, or they are usual in the occupations of the work or related to those. A list is not judged if no work is described.
 */
export function readClaims(
  taxonomy: Taxonomy,
  facts: ProfessionalFacts,
  titles: readonly HeldTitle[],
  skills: readonly HeldSkill[],
  shownSkills: ReadonlySet<number>,
): HeldSkill[] {
  if (facts.experiences.length === 0) return [...skills]
  const shown = new Set(shownSkills)
  for (const { title, source } of titles)
    if (source !== 'headline')
      for (const { id } of title.occupations)
        for (const skill of taxonomy.occupations[id]!.skills) shown.add(skill)
  // Searched from the skill's own links, because a profile may show hundreds of others.
  const isNearShown = (skill: number) =>
    taxonomy.credits[skill]!.some((credit) => shown.has(credit.skill)) ||
    taxonomy.creditedBy(skill).some((one) => shown.has(one))
  const isClaim = ({ skill, source }: HeldSkill) =>
    (source === 'listed' || source === 'summary') && skill >= 0 && !shown.has(skill) && !isNearShown(skill)
  const named = skills.filter(({ source }) => source !== 'usual').length
  const claims = new Set(skills.filter(isClaim))
  if (claims.size < keywordList.fewest || claims.size < named * keywordList.least) return [...skills]
  return skills.map((one) =>
    claims.has(one) ? { ...one, source: 'claimed', strength: evidenceWeights.claimed } : one,
  )
}
