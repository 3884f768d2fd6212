import type {
  AskedLevel,
  EducationLevel,
  EvidenceSource,
  HeldSkill,
  HeldTitle,
  ProfessionalFacts,
  ProfessionalProfile,
} from '#domain/matching/types.ts'
import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'
import { educationLevelOf, findCareers } from './asked-education.ts'
import { findSkills, resolveSkill } from './find-skills.ts'
import { levelNumber, unlistedName } from './job-profile.ts'
import { readClaims, SHOWN_BY } from './keyword-list.ts'
import { monthlySoles } from './monthly-pay.ts'
import { withoutPersonalData } from './personal-data.ts'
import { monthNumber, readPositions, readRank, readTitles } from './work-history.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { type TextVector, textVector } from './text-vector.ts'
import { readTitle } from './title.ts'
import { readReach } from './reach.ts'
import { allMonths } from './worked-months.ts'
import { beginners, evidenceWeights } from '#domain/matching/weights.ts'
import { subjectStems } from '#domain/matching/words/words.ts'

/** The minimum closeness for a title to imply what is usual in its occupation. */
const NAMED = 80

function readSkills(taxonomy: Taxonomy, facts: ProfessionalFacts, titles: readonly HeldTitle[]): HeldSkill[] {
  const shown = new Set<number>()
  const held = new Map<string, HeldSkill>()
  const hold = (one: Omit<HeldSkill, 'strength'>) => {
    const strength = evidenceWeights[one.source]
    if (SHOWN_BY.has(one.source)) shown.add(one.skill)
    const before = held.get(one.name)
    if (before === undefined) held.set(one.name, { ...one, strength })
    else {
      if (one.level > before.level) before.level = one.level
      if (strength > before.strength) Object.assign(before, { strength, source: one.source })
    }
  }
  const fromText = (text: string, source: EvidenceSource) => {
    for (const { skill, level, years, need } of findSkills(taxonomy, text))
      if (need !== 'negated')
        hold({ skill: skill.id, name: skill.name, level: levelNumber(level, years), source })
  }
  for (const { name, years } of facts.skills) {
    const mentions = findSkills(taxonomy, name)
    if (mentions.length > 1) {
      fromText(name, 'listed')
      continue
    }
    const resolved = resolveSkill(taxonomy, name)
    if (resolved !== null) {
      const level = levelNumber(resolved.level, years ?? resolved.years)
      hold({ skill: resolved.skill.id, name: resolved.skill.name, level, source: 'listed' })
    } else if (unlistedName(name) !== '')
      hold({ skill: -1, name: unlistedName(name), level: levelNumber(null, years), source: 'listed' })
  }
  for (const certification of facts.certifications) fromText(certification, 'certified')
  for (const { position, description } of facts.experiences) {
    fromText(position, 'title')
    if (description !== null) fromText(description, 'experience')
  }
  if (facts.title !== null) fromText(facts.title, 'title')
  if (facts.summary !== null) fromText(facts.summary, 'summary')
  for (const { degree, field } of facts.educations) fromText(`${degree}. ${field ?? ''}`, 'education')
  for (const { title, source } of titles) {
    if (source === 'studies') continue
    for (const { id, closeness } of title.occupations) {
      if (closeness < NAMED) continue
      for (const skill of taxonomy.occupations[id]!.skills)
        hold({ skill, name: taxonomy.skills[skill]!.name, level: 0, source: 'usual' })
    }
  }
  return readClaims(taxonomy, facts, titles, [...held.values()], shown)
}

const LANGUAGE_LEVELS: Readonly<Record<LanguageLevel, AskedLevel>> = {
  basic: 1,
  intermediate: 2,
  advanced: 3,
  native: 4,
}

function readLanguages(taxonomy: Taxonomy, facts: ProfessionalFacts, skills: readonly HeldSkill[]) {
  const languages = new Map<string, { skill: number; name: string; level: AskedLevel }>()
  const add = (skill: number, name: string, level: AskedLevel) => {
    const before = languages.get(name)
    if (before === undefined || before.level < level) languages.set(name, { skill, name, level })
  }
  for (const { name, level } of facts.languages) {
    const resolved = resolveSkill(taxonomy, name)
    if (resolved?.skill.category === 'language')
      add(
        resolved.skill.id,
        resolved.skill.name,
        level === null ? levelNumber(resolved.level, null) : LANGUAGE_LEVELS[level],
      )
  }
  for (const { skill, name, level, source } of skills)
    if (skill >= 0 && source !== 'usual' && taxonomy.skills[skill]!.category === 'language')
      add(skill, name, level)
  return [...languages.values()]
}

const MOST_WORDS = 500

/** Words typical of a person's present or past work, even if they did not write them: 'horno' for a baker. */
function dutiesOf(taxonomy: Taxonomy, titles: readonly HeldTitle[]): string[] {
  const ids = titles
    .filter(({ source }) => source !== 'studies')
    .flatMap(({ title }) => title.occupations.filter(({ closeness }) => closeness >= NAMED))
    .map(({ id }) => id)
  return [...new Set(ids.flatMap((id) => taxonomy.occupations[id]!.duties))].toSorted()
}

function textOf(facts: ProfessionalFacts): string {
  return [
    facts.title,
    facts.summary,
    ...facts.skills.map(({ name }) => name),
    ...facts.certifications,
    ...facts.experiences.flatMap(({ position, description }) => [position, description]),
    ...facts.educations.flatMap(({ degree, field }) => [degree, field]),
  ].join('\n')
}

/** What somebody is about now: what they say of themselves, and their present or latest work. What they did before is in the other parts. */
function presentSubject({ title, summary, experiences }: ProfessionalFacts): TextVector {
  const [latest] = experiences.toSorted((a, b) => endOf(b) - endOf(a))
  return textVector([title, summary, latest?.position ?? null, latest?.description ?? null])
}

const endOf = ({ isCurrent, end }: ProfessionalFacts['experiences'][number]): number =>
  isCurrent ? Number.MAX_SAFE_INTEGER : end === null ? 0 : (monthNumber(end) ?? 0)

/** The maximum number of positions, studies and certificates of one person, each. */
const MOST_ENTRIES = 30
/** The maximum number of characters of all descriptions; a long working life uses half of it. */
const MOST_DESCRIBED = 10_000

/** The facts within these limits, without age, civil status and other personal data. */
function impersonal(facts: ProfessionalFacts): ProfessionalFacts {
  const clean = (text: string | null) => (text === null ? null : withoutPersonalData(text))
  let left = MOST_DESCRIBED
  const descriptionOf = (text: string | null) => {
    if (text === null || left === 0) return null
    const read = text.slice(0, left)
    left -= read.length
    return clean(read)
  }
  return {
    ...facts,
    title: clean(facts.title),
    summary: clean(facts.summary),
    experiences: facts.experiences
      .slice(0, MOST_ENTRIES)
      .map(({ position, description, start, end, isCurrent }) => ({
        position,
        description: descriptionOf(description),
        start,
        end,
        isCurrent,
      })),
    educations: facts.educations.slice(0, MOST_ENTRIES),
    certifications: facts.certifications.slice(0, MOST_ENTRIES),
  }
}

/** 'Contadora pública colegiada', 'Bachiller en Derecho': studies in a headline, used if no diploma is listed. */
function educationOfTitle(title: string): ProfessionalProfile['education'] {
  const careers = findCareers(title)
  const level = educationLevelOf(title, null, false)
  return careers.length === 0 || level === null ? null : { level, careers }
}

/** Whether a title that somebody has now, or gives themselves, names a work. */
const namesTrade = ({ source, title: { occupations } }: HeldTitle): boolean =>
  source !== 'past' && (occupations[0]?.closeness ?? 0) >= NAMED

/** The profile of a professional. `today` is 'YYYY-MM', the end of current work. */
export function professionalProfile(
  taxonomy: Taxonomy,
  stored: ProfessionalFacts,
  today: string,
): ProfessionalProfile {
  const facts = impersonal(stored)
  const now = monthNumber(today) ?? 0
  const careers = [
    ...new Set(facts.educations.flatMap(({ degree, field }) => findCareers(`${degree}. ${field ?? ''}`))),
  ]
  const headline = facts.title === null || facts.title.trim() === '' ? null : readTitle(taxonomy, facts.title)
  const titles = readTitles(taxonomy, facts, headline, careers, now)
  const positions = readPositions(taxonomy, facts.experiences, headline, now)
  const words = subjectStems(textOf(facts)).slice(0, MOST_WORDS)
  const all = readSkills(taxonomy, facts, titles)
  const levels = facts.educations
    .map(({ degree, field, isCurrent }) => educationLevelOf(degree, field, isCurrent))
    .filter((level) => level !== null)
  return {
    id: facts.id,
    titles,
    positions,
    rank: readRank(taxonomy, titles, positions),
    skills: all.filter(({ skill }) => skill < 0 || taxonomy.skills[skill]!.category !== 'language'),
    words,
    duties: dutiesOf(taxonomy, titles).filter((stem) => !words.includes(stem)),
    subject: presentSubject(facts),
    languages: readLanguages(taxonomy, facts, all),
    place: { ...facts.place, reach: readReach(`${facts.title ?? ''}\n${facts.summary ?? ''}`) },
    education:
      facts.educations.length === 0
        ? educationOfTitle(facts.title ?? '')
        : { level: levels.length === 0 ? null : (Math.max(...levels) as EducationLevel), careers },
    pay: facts.pay === null ? null : monthlySoles(facts.pay, 'least'),
    isBeginner:
      facts.educations.length + positions.length > 0 &&
      careers.length === 0 &&
      Math.max(0, ...levels) <= beginners.studies &&
      positions.length === facts.experiences.length &&
      allMonths(positions) < beginners.months &&
      !titles.some(namesTrade),
  }
}
