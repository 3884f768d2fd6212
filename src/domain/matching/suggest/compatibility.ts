import { foldText } from '#domain/text/plain-text.ts'
import { compatibilityLabel } from '#domain/matching/score/bands.ts'
import { findSkills } from '#domain/matching/reading/find-skills.ts'
import { proficiency, type SkillProof } from './skill-proof.ts'
import { type Reading, reading } from '#domain/matching/reading/skill-reader.ts'
import type { SkillCategory } from '#domain/matching/taxonomy/lines.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'

/** The maximum number of skills of a job: a longer text is a word list, and anyone may send one. */
const mostRequired = 60

/** The skills that a job requires: its listed ones or, if it lists none, the first ones in its text. */
export function requiredSkills(
  taxonomy: Taxonomy,
  job: { skills: readonly string[]; title: string; text: string },
): string[] {
  if (job.skills.length > 0) return unique(job.skills)
  const mentions = findSkills(taxonomy, `${job.title}\n${job.text}`).filter(({ need }) => need !== 'negated')
  return unique(mentions.map(({ skill }) => skill.name)).slice(0, mostRequired)
}

function unique(names: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const name of names) {
    const key = foldText(name)
    if (key !== '' && !byKey.has(key)) byKey.set(key, name.trim())
  }
  return [...byKey.values()]
}

/** Folded, one contains the other: the documented comparison of two skills. */
function isWithin(taxonomy: Reading, a: string, b: string): boolean {
  const [one, other] = [taxonomy.fold(a), taxonomy.fold(b)]
  return one.includes(other) || other.includes(one)
}

export interface SkillAnalysis {
  skill: string
  required: boolean
  /** Whether it counts in the share: the documented comparison found it among the required skills. */
  matched: boolean
  /** 0-100: how well the person masters it, according to the evidence. */
  proficiencyLevel: number
  /** 0-100: how close the person's skill is to the required one. */
  matchScore: number
  category: SkillCategory
  /** In Spanish: the source of both figures. */
  why: string
}

export interface Compatibility {
  /** The percentage of the required skills that match, 0-100; null if none is required. */
  score: number | null
  label: string
  analysis: SkillAnalysis[]
}

/**
 * Compares given skills with those that a job requires. The score is the documented one: the share of required skills where one
 * text contains the other. Signs and words follow the same rule; what the taxonomy finds besides is shown as near and does not
 * count. The figures of each skill come from evidence, never from chance: the taxonomy, the level written beside the skill and,
 * with `proof`, the person's work, studies, certificates and endorsements.
 */
export function compatibility(
  whole: Taxonomy,
  required: readonly string[],
  named: readonly string[],
  proof: SkillProof | null,
): Compatibility {
  const taxonomy = reading(whole)
  const added = unique(named)
  const asked = required.map((skill) => analyseRequired(taxonomy, skill, added, proof))
  const matched = asked.filter((one) => one.matched).length
  const score = required.length === 0 ? null : Math.round((100 * matched) / required.length)
  // A skill that is required under another name is not listed again as additional.
  const extra = added.filter((skill) => !required.some((other) => isAsked(taxonomy, other, skill)))
  return {
    score,
    label: score === null ? '' : compatibilityLabel(score),
    analysis: [...asked, ...extra.map((skill) => analyseExtra(taxonomy, skill, required, proof))],
  }
}

const isAsked = (taxonomy: Reading, asked: string, by: string): boolean => {
  const how = compare(taxonomy, asked, by)?.how
  return how === 'same' || how === 'synonym' || isWithin(taxonomy, asked, by)
}

/** How close two skills are, 0-100, by kind of relation. */
const nearness = { same: 100, synonym: 95, leastWithin: 60 }

interface Nearest {
  value: number
  /** The skill that the person named. */
  by: string
  how: 'same' | 'synonym' | 'within' | 'implied' | 'related'
}

function nearest(taxonomy: Reading, asked: string, added: readonly string[]): Nearest | null {
  // If skills count, the explanation is about them.
  const counting = added.filter((by) => isWithin(taxonomy, asked, by))
  let best: Nearest | null = null
  for (const by of counting.length > 0 ? counting : added) {
    const found = compare(taxonomy, asked, by)
    if (found && found.value > (best?.value ?? 0)) best = { ...found, by }
  }
  return best
}

function compare(taxonomy: Reading, asked: string, by: string): Omit<Nearest, 'by'> | null {
  const [one, other] = [taxonomy.fold(asked), taxonomy.fold(by)]
  if (one === other) return { value: nearness.same, how: 'same' }
  const known = [taxonomy.resolve(asked)?.skill, taxonomy.resolve(by)?.skill] as const
  if (known[0] && known[0] === known[1]) return { value: nearness.synonym, how: 'synonym' }
  if (isWithin(taxonomy, asked, by)) {
    const share = Math.min(one.length, other.length) / Math.max(one.length, other.length)
    return {
      value: Math.round(nearness.leastWithin + (nearness.synonym - nearness.leastWithin) * share),
      how: 'within',
    }
  }
  const link = known[0] && known[1] && taxonomy.whole.linkOf(known[1].id, known[0].id)
  return link ? { value: link.value, how: link.kind === 'implied' ? 'implied' : 'related' } : null
}

/** The explanation for a skill that counts. */
const countingWords = ({ how, by }: Nearest): string =>
  how === 'same' ? 'La tienes tal como la piden' : `Cuenta: su nombre coincide con ${by}`

/** The explanation for a skill that is only near. */
const nearWords: Record<Nearest['how'], (by: string, asked: string) => string> = {
  same: (by) => `Es lo mismo que ${by}`,
  synonym: (by, asked) => `${by} es lo mismo con otro nombre, pero no cuenta: agrégala como “${asked}”`,
  within: (by) => `Se parece a ${by}`,
  implied: (by) => `Quien sabe ${by} la conoce: es relacionada, no cuenta`,
  related: (by) => `${by} es relacionada, no cuenta`,
}

function analyseRequired(
  taxonomy: Reading,
  skill: string,
  added: readonly string[],
  proof: SkillProof | null,
): SkillAnalysis {
  const matched = added.some((other) => isWithin(taxonomy, skill, other))
  const found = nearest(taxonomy, skill, added)
  const mastery = proficiency(taxonomy, skill, found, proof)
  const near = found ? nearWords[found.how](found.by, skill) : 'No está entre las que agregaste'
  const why = found && matched ? countingWords(found) : near
  return {
    skill,
    required: true,
    matched,
    proficiencyLevel: mastery.level,
    matchScore: found?.value ?? 0,
    category: categoryOf(taxonomy, skill),
    why: mastery.why === null ? `${why}.` : `${why}. ${mastery.why}.`,
  }
}

function analyseExtra(
  taxonomy: Reading,
  skill: string,
  required: readonly string[],
  proof: SkillProof | null,
): SkillAnalysis {
  const near = required
    .map((asked) => ({ asked, found: compare(taxonomy, asked, skill) }))
    .toSorted((a, b) => (b.found?.value ?? 0) - (a.found?.value ?? 0))[0]
  const mastery = proficiency(taxonomy, skill, { value: 100, by: skill }, proof)
  const why = near?.found
    ? `No la piden, pero es relacionada con ${near.asked}`
    : 'No la piden en este empleo'
  return {
    skill,
    required: false,
    matched: false,
    proficiencyLevel: mastery.level,
    matchScore: near?.found?.value ?? 0,
    category: categoryOf(taxonomy, skill),
    why: mastery.why === null ? `${why}.` : `${why}. ${mastery.why}.`,
  }
}

const categoryOf = (taxonomy: Reading, skill: string): SkillCategory =>
  taxonomy.resolve(skill)?.skill.category ?? 'technical'
