import type {
  AskedLevel,
  Credit,
  HeldSkill,
  JobProfile,
  ProfessionalProfile,
  Requirement,
  SkillPart,
} from '#domain/matching/types.ts'
import { missing } from './part.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import {
  DUTY_WORD,
  halfOfSkillWeight,
  levelWeights,
  missingValues,
  OWN_WORD,
  partWeights,
  wordWeights,
} from '#domain/matching/weights.ts'

export const NO_CREDIT = 0

function levelFactor(held: AskedLevel, asked: AskedLevel): number {
  if (asked === 0 || held >= asked) return 100
  return held === 0 ? levelWeights.unknown : (levelWeights.below[asked - held] ?? levelWeights.below.at(-1)!)
}

/** The credit of a held skill for a required one: integers only, so that every order of addition gives the same sum. */
export function creditValue(strength: number, link: number, held: AskedLevel, asked: AskedLevel): number {
  return Math.floor((strength * link * levelFactor(held, asked)) / 10_000)
}

/** A related skill says nothing about the level in the required one. */
export function linkedLevel(kind: Credit['kind'], held: AskedLevel): AskedLevel {
  return kind === 'exact' || kind === 'implied' ? held : 0
}

function creditOf(held: HeldSkill, link: number, kind: Credit['kind'], asked: AskedLevel): Credit {
  const level = linkedLevel(kind, held.level)
  const value = creditValue(held.strength, link, level, asked)
  const isUncertain = held.source === 'usual'
  const isUnknownLevel = asked > 0 && level === 0
  return {
    value,
    low: isUncertain
      ? 0
      : isUnknownLevel
        ? Math.floor((value * levelWeights.unknownLow) / levelWeights.unknown)
        : value,
    high: isUncertain ? 100 : isUnknownLevel ? Math.floor((value * 100) / levelWeights.unknown) : value,
    kind,
    by: held.name,
    source: held.source,
    level,
  }
}

/** The credit for a share of a requirement's words in a profile, 0-100; `found` in halves of a word. */
export function wordCredit(found: number, all: number): number {
  return found < OWN_WORD * all * wordWeights.leastShare
    ? 0
    : Math.floor((wordWeights.all * found) / (OWN_WORD * all))
}

/** The number of the words that were found, in halves. */
export function wordsFound(
  asked: readonly string[],
  words: ReadonlySet<string>,
  duties: ReadonlySet<string>,
): number {
  return asked.reduce((sum, word) => sum + (words.has(word) ? OWN_WORD : duties.has(word) ? DUTY_WORD : 0), 0)
}

function creditOfWords(name: string, held: ReadonlySet<string>, duties: ReadonlySet<string>): Credit | null {
  const stems = name.split(' ')
  const value = wordCredit(wordsFound(stems, held, duties), stems.length)
  if (value === 0) return null
  return { value, low: 0, high: 100, kind: 'words', by: '', source: 'experience', level: 0 }
}

/**
 * The best credit of a professional for one requirement; null: none. `words` and `duties` only matter for requirements outside the
 * taxonomy.
 */
export function bestCredit(
  taxonomy: Taxonomy,
  skills: readonly HeldSkill[],
  { skill, name, level }: Pick<Requirement, 'skill' | 'name' | 'level'>,
  words: ReadonlySet<string> = new Set(),
  duties: ReadonlySet<string> = new Set(),
): Credit | null {
  let best: Credit | null = skill < 0 ? creditOfWords(name, words, duties) : null
  const consider = (held: HeldSkill, link: number, kind: Credit['kind']) => {
    const credit = creditOf(held, link, kind, level)
    if (credit.value > (best?.value ?? NO_CREDIT)) best = credit
  }
  for (const held of skills) {
    if (held.skill === skill && held.name === name) consider(held, 100, 'exact')
    else if (held.skill >= 0 && skill >= 0) {
      const link = taxonomy.linkOf(held.skill, skill)
      if (link !== undefined) consider(held, link.value, link.kind)
    }
  }
  return best
}

/** The weight of the part in this job: a job that names few skills gives them less weight. 0: the job names none. */
export function skillWeight(requirements: readonly { weight: number }[]): number {
  const total = requirements.reduce((sum, { weight }) => sum + weight, 0)
  return total === 0 ? 0 : Math.round((partWeights.skills * total) / (total + halfOfSkillWeight))
}

/** The met share of the weighted requirements, in thousandths, from the sum of weight × credit. */
export function skillShare(sum: number, totalWeight: number): number {
  return Math.floor((10 * sum) / totalWeight)
}

/** A profile without any listed or described skill leaves skills unknown. */
export function hasSkills(professional: ProfessionalProfile): boolean {
  return professional.skills.some(({ source }) => source !== 'usual')
}

export function skillPart(
  taxonomy: Taxonomy,
  job: JobProfile,
  professional: ProfessionalProfile,
): SkillPart | null {
  if (job.requirements.length === 0) return null
  const words = new Set(professional.words)
  const duties = new Set(professional.duties)
  const met = job.requirements.map((requirement) => ({
    requirement,
    credit: bestCredit(taxonomy, professional.skills, requirement, words, duties),
  }))
  if (!hasSkills(professional)) return { ...missing(missingValues.skills), met }
  const total = job.requirements.reduce((sum, { weight }) => sum + weight, 0)
  const share = (end: 'value' | 'low' | 'high') =>
    skillShare(
      met.reduce((sum, { requirement, credit }) => sum + requirement.weight * (credit?.[end] ?? 0), 0),
      total,
    )
  return { value: share('value'), low: share('low'), high: share('high'), isKnown: true, met }
}
