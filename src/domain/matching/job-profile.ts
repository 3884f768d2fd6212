import type { ExperienceLevel, WorkMode } from '#contracts/vocabulary.ts'
import { type AskedEducation, readAskedEducation } from './education.ts'
import type { JobFacts, PlaceFacts } from './facts.ts'
import { findSkills, resolveSkill, type SkillMention } from './find-skills.ts'
import { type Level, levels } from './mention-context.ts'
import { monthlySoles } from './pay.ts'
import { noRarity, type RarityTable, rarityFactor } from './rarity.ts'
import type { Taxonomy } from './taxonomy/taxonomy.ts'
import { readTitle, type Title } from './title.ts'
import { requirementWeights } from './weights.ts'
import { isSmallWord, splitWords } from './words.ts'

/** 0: none is asked for; 1-3 basic, intermediate, advanced; 4 native (languages). */
export type AskedLevel = 0 | 1 | 2 | 3 | 4

export interface Requirement {
  /** -1: the taxonomy does not know it; then `name` is what is compared. */
  skill: number
  name: string
  /** As the company wrote it, or the taxonomy's name where it only stands in the text: what reasons call it. */
  label: string
  isOptional: boolean
  level: AskedLevel
  weight: number
}

export interface AskedLanguage {
  skill: number
  name: string
  level: AskedLevel
  isOptional: boolean
}

/** A job as the score sees it. Plain data of one taxonomy. */
export interface JobProfile {
  id: number
  title: Title
  requirements: readonly Requirement[]
  experience: ExperienceLevel | null
  place: PlaceFacts
  mode: WorkMode
  languages: readonly AskedLanguage[]
  education: AskedEducation | null
  /** The most that is offered a month, in cents of a sol. */
  pay: number | null
}

/** What an item that the taxonomy does not know is compared by. */
export function unlistedName(item: string): string {
  return splitWords(item)
    .filter(({ text }) => !isSmallWord(text))
    .map(({ stem }) => stem)
    .join(' ')
}

export function levelNumber(level: Level | null, years: number | null): AskedLevel {
  if (level !== null) return (levels.indexOf(level) + 1) as AskedLevel
  if (years === null || years < 2) return 0
  return years >= 5 ? 3 : 2
}

/** In characters. A longer item is a sentence about a skill, not its name. */
const LONGEST_LABEL = 40
const labelOf = (item: string): string => item.replaceAll(/\s+/g, ' ').trim()

type Source = 'listed' | 'title' | 'text'

interface Found {
  skill: number
  name: string
  label: string
  source: Source
  isOptional: boolean
  level: AskedLevel
}

function fromMentions(mentions: readonly SkillMention[], source: Source): Found[] {
  return mentions
    .filter(({ need }) => need !== 'negated')
    .map(({ skill, level, years, need }) => ({
      skill: skill.id,
      name: skill.name,
      label: skill.name,
      source,
      isOptional: need === 'optional',
      level: levelNumber(level, years),
    }))
}

function fromList(taxonomy: Taxonomy, items: readonly string[]): Found[] {
  return items.flatMap((item) => {
    const mentions = findSkills(taxonomy, item)
    if (mentions.length > 1) return fromMentions(mentions, 'listed')
    const resolved = resolveSkill(taxonomy, item)
    if (resolved === null) {
      const name = unlistedName(item)
      return name === ''
        ? []
        : [
            {
              skill: -1,
              name,
              label: labelOf(item),
              source: 'listed' as const,
              isOptional: false,
              level: 0 as const,
            },
          ]
    }
    const { skill, level, years } = resolved
    const isOptional = mentions[0]?.need === 'optional'
    return [
      {
        skill: skill.id,
        name: skill.name,
        label: item.length > LONGEST_LABEL ? skill.name : labelOf(item),
        source: 'listed' as const,
        isOptional,
        level: levelNumber(level, years),
      },
    ]
  })
}

/** Each thing once: its strongest source, the highest level that is named; optional only where nothing says otherwise. */
function mergeFound(found: readonly Found[]): Found[] {
  const merged = new Map<string, Found>()
  for (const one of found) {
    const before = merged.get(one.name)
    if (before === undefined) merged.set(one.name, { ...one })
    else {
      before.isOptional &&= one.isOptional
      if (one.source === 'listed') before.label = one.label
      if (one.level > before.level) before.level = one.level
    }
  }
  return [...merged.values()]
}

function weigh(taxonomy: Taxonomy, rarity: RarityTable, found: readonly Found[]): Requirement[] {
  return found
    .map(({ skill, name, label, source, isOptional, level }) => {
      const isSoft = skill >= 0 && taxonomy.skills[skill]!.category === 'soft'
      const share =
        requirementWeights[source] *
        (isOptional ? requirementWeights.optional / 100 : 1) *
        (isSoft ? requirementWeights.soft / 100 : 1)
      const weight = Math.max(1, Math.round((share * rarityFactor(rarity, name)) / 100))
      return { skill, name, label, isOptional, level: Math.min(3, level) as AskedLevel, weight }
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, requirementWeights.mostRequirements)
}

/** What the engine needs to know of a job. The same facts, taxonomy and table give the same profile. */
export function jobProfile(taxonomy: Taxonomy, facts: JobFacts, rarity: RarityTable = noRarity): JobProfile {
  const found = mergeFound([
    ...fromMentions(findSkills(taxonomy, facts.title), 'title'),
    ...fromList(taxonomy, facts.skills),
    ...fromMentions(findSkills(taxonomy, facts.text), 'text'),
  ])
  const isLanguage = ({ skill }: Found) => skill >= 0 && taxonomy.skills[skill]!.category === 'language'
  return {
    id: facts.id,
    title: readTitle(taxonomy, facts.title),
    requirements: weigh(
      taxonomy,
      rarity,
      found.filter((one) => !isLanguage(one)),
    ),
    experience: facts.experience,
    place: facts.place,
    mode: facts.mode,
    languages: found
      .filter((one) => isLanguage(one) && one.name !== MOTHER_TONGUE)
      .map(({ skill, name, level, isOptional }) => ({ skill, name, level, isOptional })),
    education: readAskedEducation(facts.text),
    pay: facts.pay === null ? null : monthlySoles(facts.pay, 'most'),
  }
}

const MOTHER_TONGUE = 'Español'
