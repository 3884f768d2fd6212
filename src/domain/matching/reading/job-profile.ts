import { readYearsAsked } from './years-asked.ts'
import { subjectOf } from './distinctive-words.ts'
import type { AskedLevel, JobFacts, JobProfile, Requirement, Title } from '#domain/matching/types.ts'
import { readAskedEducation } from './asked-education.ts'
import { findSkills, resolveSkill, type SkillMention } from './find-skills.ts'
import { type Level, levels } from './mention-context.ts'
import { offersLodging } from './lodging.ts'
import { monthlySoles } from './monthly-pay.ts'
import { isPureRank, rankOfWord } from '#domain/matching/words/seniority.ts'
import { noFrequencies, type DocumentFrequencies, rareSkillFactor } from './document-frequency.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { placedByText, placedByYears } from './title-in-context.ts'
import { textVector } from './text-vector.ts'
import { readTitle } from './title.ts'
import { requirementWeights } from '#domain/matching/weights.ts'
import { servedPlaces } from './served-places.ts'
import { genderlessStem, isEmptyWord, splitWords, subjectStems } from '#domain/matching/words/words.ts'

const MOST_WORDS = 4

/** The comparison key of an item outside the taxonomy: its first stems with a subject. */
export function unlistedName(item: string): string {
  return splitWords(item, genderlessStem)
    .filter(({ text }) => !isEmptyWord(text))
    .map(({ stem }) => stem)
    .slice(0, MOST_WORDS)
    .join(' ')
}

export function levelNumber(level: Level | null, years: number | null): AskedLevel {
  if (level !== null) return (levels.indexOf(level) + 1) as AskedLevel
  if (years === null || years < 2) return 0
  return years >= 5 ? 3 : 2
}

type Source = 'listed' | 'title' | 'titleWord' | 'text'

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
              label: item.trim(),
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
        label: skill.name,
        source: 'listed' as const,
        isOptional,
        level: levelNumber(level, years),
      },
    ]
  })
}

/** The words of a title besides occupation, skills and place: 'mineral' in 'Conductor de mineral', a sector. */
function fromTitleWords(taxonomy: Taxonomy, title: Title, { title: text, place }: JobFacts): Found[] {
  const mentions = findSkills(taxonomy, text)
  const named = new Set([
    ...title.occupations.flatMap(({ id }) => taxonomy.occupationStems(id)),
    ...subjectStems(`${place.department ?? ''} ${place.province ?? ''} ${place.district ?? ''}`),
  ])
  return splitWords(text, genderlessStem)
    .filter(
      ({ text: word, stem, start }) =>
        !isEmptyWord(word) &&
        !isPureRank(word) &&
        rankOfWord(word) === null &&
        !named.has(stem) &&
        !mentions.some((mention) => mention.start <= start && start < mention.end),
    )
    .map(({ stem }) => ({
      skill: -1,
      name: stem,
      label: '',
      source: 'titleWord',
      isOptional: false,
      level: 0,
    }))
}

/** Merges duplicates: the strongest source, the highest level; optional only if nothing says otherwise. */
function mergeFound(found: readonly Found[]): Found[] {
  const merged = new Map<string, Found>()
  for (const one of found) {
    const before = merged.get(one.name)
    if (before === undefined) merged.set(one.name, { ...one })
    else {
      before.isOptional &&= one.isOptional
      if (one.source === 'listed') before.source = 'listed'
      if (one.level > before.level) before.level = one.level
    }
  }
  return [...merged.values()]
}

function weigh(taxonomy: Taxonomy, rarity: DocumentFrequencies, found: readonly Found[]): Requirement[] {
  return found
    .map(({ skill, name, label, source, isOptional, level }) => {
      const isSoft = skill >= 0 && taxonomy.skills[skill]!.category === 'soft'
      const share =
        requirementWeights[source] *
        (isOptional ? requirementWeights.optional / 100 : 1) *
        (isSoft ? requirementWeights.soft / 100 : 1)
      const weight = Math.max(1, Math.round((share * rareSkillFactor(rarity, name)) / 100))
      const isListed = source === 'listed'
      return { skill, name, label, isListed, isOptional, level: Math.min(3, level) as AskedLevel, weight }
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, requirementWeights.mostRequirements)
}

/** The facts of an ad without the mentions of skills that its company rejected. */
function withoutLeftOut(taxonomy: Taxonomy, facts: JobFacts): JobFacts {
  const { leftOut } = facts
  if (!leftOut) return facts
  const without = (text: string) =>
    findSkills(taxonomy, text)
      .filter(({ skill }) => leftOut.includes(skill.name))
      // From the end, so that earlier positions stay valid.
      .toSorted((a, b) => b.start - a.start)
      .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text.normalize('NFC'))
  return { ...facts, title: without(facts.title), text: without(facts.text) }
}

/** The profile of a job. The same facts, taxonomy and table give the same profile. */
export function jobProfile(
  taxonomy: Taxonomy,
  written: JobFacts,
  rarity: DocumentFrequencies = noFrequencies,
): JobProfile {
  const facts = withoutLeftOut(taxonomy, written)
  // The occupation follows from the title, whatever the title requires besides.
  const named = readTitle(taxonomy, written.title)
  const found = mergeFound([
    ...fromMentions(findSkills(taxonomy, facts.title), 'title'),
    ...fromList(taxonomy, facts.skills),
    ...fromTitleWords(taxonomy, named, facts),
    ...fromMentions(findSkills(taxonomy, facts.text), 'text'),
  ])
  const title = placedByText(
    taxonomy,
    placedByYears(taxonomy, named, facts.text),
    found,
    [...facts.skills, facts.text].join('\n'),
  )
  const isLanguage = ({ skill }: Found) => skill >= 0 && taxonomy.skills[skill]!.category === 'language'
  return {
    id: facts.id,
    title,
    requirements: weigh(
      taxonomy,
      rarity,
      found.filter((one) => !isLanguage(one)),
    ),
    experience: readYearsAsked(facts.experience, facts.text),
    place: facts.place,
    mode: facts.mode,
    isLodged: offersLodging(`${facts.title}\n${facts.text}`, facts.offer),
    served: servedPlaces(facts.text, facts.place),
    languages: found
      .filter((one) => isLanguage(one) && one.name !== MOTHER_TONGUE)
      .map(({ skill, name, level, isOptional }) => ({ skill, name, level, isOptional })),
    education: readAskedEducation(facts.text, facts.title),
    words: subjectOf([facts.title, ...facts.skills, facts.text]),
    subject: textVector([facts.title, ...facts.skills, facts.text]),
    pay: facts.pay === null ? null : monthlySoles(facts.pay, 'most'),
  }
}

const MOTHER_TONGUE = 'Español'
