import type { LanguageLevel, PartialDate } from '../cv/cv.ts'
import {
  careerName,
  type EducationLevel,
  educationLevelOf,
  findCareers,
  occupationsOfCareer,
} from './education.ts'
import type { PlaceFacts, ProfessionalFacts } from './facts.ts'
import { findSkills, resolveSkill } from './find-skills.ts'
import { type AskedLevel, levelNumber, unlistedName } from './job-profile.ts'
import { monthlySoles } from './pay.ts'
import { withoutPersonalData } from './personal-data.ts'
import type { Rank } from './rank.ts'
import type { Taxonomy } from './taxonomy/taxonomy.ts'
import { readTitle, type Title } from './title.ts'
import { titleWords } from './title-words.ts'
import { evidenceWeights, keywordList, rankSteps, titleWeights } from './weights.ts'
import { subjectStems } from './words.ts'
import { relevantMonths } from './years-part.ts'

export type EvidenceSource =
  | 'listed'
  | 'certified'
  | 'experience'
  | 'summary'
  | 'title'
  | 'education'
  | 'claimed'
  | 'usual'

export interface HeldSkill {
  /** -1: the taxonomy does not know it; then `name` is what is compared. */
  skill: number
  name: string
  /** 0: not known. */
  level: AskedLevel
  source: EvidenceSource
  /** What this evidence is worth, 0-100. */
  strength: number
}

export interface HeldTitle {
  title: Title
  /** 0-100: less the longer ago. */
  weight: number
  source: 'headline' | 'current' | 'past' | 'studies'
}

/** How high somebody stands: one rank that a title names; or from a worker of the trade up to what the years make of one. */
export interface HeldRank {
  least: Rank
  most: Rank
}

export interface Position {
  title: Title
  months: number
}

/** A professional as the score sees them. Nothing in it tells name, age, sex, photo, civil status or nationality. */
export interface ProfessionalProfile {
  id: number
  titles: readonly HeldTitle[]
  /** Work with known dates; months that two positions share count once. */
  positions: readonly Position[]
  rank: HeldRank
  skills: readonly HeldSkill[]
  /** Stems of all that the person wrote, each once: where skills that the taxonomy does not know are looked for. */
  words: readonly string[]
  languages: readonly { skill: number; name: string; level: AskedLevel }[]
  place: PlaceFacts
  education: { level: EducationLevel | null; careers: readonly number[] } | null
  /** The least that is asked a month, in cents of a sol. */
  pay: number | null
}

type Experience = ProfessionalFacts['experiences'][number]

/** Months since year 0. A year alone stands for its middle, so that neither half is invented. */
function monthNumber(date: PartialDate): number | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(date) ?? []
  return year === undefined ? null : Number(year) * 12 + (month === undefined ? 6 : Number(month) - 1)
}

function monthsOf(experience: Experience, today: number): { from: number; to: number } | null {
  const from = experience.start === null ? null : monthNumber(experience.start)
  const end = experience.end === null ? null : monthNumber(experience.end)
  const to = experience.isCurrent ? today : end
  if (from === null || to === null) return null
  // Both ends are months that were worked; '2021 - 2021' is some half a year.
  const isYearOnly = from === to && experience.start?.length === 4
  return to < from ? null : { from, to: Math.min(today, isYearOnly ? to + 5 : to) }
}

/**
 * The title of a work. One that says no more than the person's headline does ('Operador', of an 'Operador de maquinaria
 * pesada') is read as the headline.
 */
function readWork(taxonomy: Taxonomy, position: string, headline: Title | null): Title {
  const own = readTitle(taxonomy, position)
  if (headline === null || headline.occupations.length === 0) return own
  const stems = titleWords(position).map(({ stem }) => stem)
  const said = new Set(titleWords(headline.text).map(({ stem }) => stem))
  const isWithin = stems.length > 0 && stems.length < said.size && stems.every((stem) => said.has(stem))
  return isWithin ? { ...own, occupations: headline.occupations } : own
}

function readPositions(
  taxonomy: Taxonomy,
  experiences: readonly Experience[],
  headline: Title | null,
  today: number,
): Position[] {
  const counted = new Set<number>()
  return experiences.flatMap((experience) => {
    const span = monthsOf(experience, today)
    if (span === null) return []
    let months = 0
    for (let month = span.from; month <= span.to; month++) {
      if (counted.has(month)) continue
      counted.add(month)
      months++
    }
    return [{ title: readWork(taxonomy, experience.position, headline), months }]
  })
}

function weightOfPast(experience: Experience, today: number): number {
  const end = experience.end === null ? null : monthNumber(experience.end)
  if (end === null) return titleWeights.undated
  const step = titleWeights.past.find(({ years }) => today - end <= years * 12)
  return step?.value ?? titleWeights.older
}

function readTitles(
  taxonomy: Taxonomy,
  facts: ProfessionalFacts,
  headline: Title | null,
  careers: readonly number[],
  today: number,
): HeldTitle[] {
  const titles: HeldTitle[] = []
  for (const experience of facts.experiences) {
    const title = readWork(taxonomy, experience.position, headline)
    titles.push(
      experience.isCurrent
        ? { title, weight: titleWeights.current, source: 'current' }
        : { title, weight: weightOfPast(experience, today), source: 'past' },
    )
  }
  for (const career of careers) {
    for (const name of occupationsOfCareer(career)) {
      const title = { ...readTitle(taxonomy, name), text: careerName(career), rank: null }
      titles.push({ title, weight: titleWeights.studies, source: 'studies' })
    }
  }
  return headline === null ? titles : [...readHeadline(taxonomy, headline, titles), ...titles]
}

/**
 * The headline as what the work and the studies bear out of it, and what nothing does: a claim. Somebody who names no work
 * is taken at their word.
 */
function readHeadline(taxonomy: Taxonomy, headline: Title, shown: readonly HeldTitle[]): HeldTitle[] {
  const isShown = (id: number) =>
    shown.some(({ title }) =>
      title.occupations.some((own) => taxonomy.closeness(own.id, id) >= titleWeights.shown),
    )
  const isTold = shown.some(({ source }) => source !== 'studies')
  const claimed = isTold ? headline.occupations.filter(({ id }) => !isShown(id)) : []
  const source = 'headline'
  if (claimed.length === 0) return [{ title: headline, weight: titleWeights.headline, source }]
  const rest = headline.occupations.filter((one) => !claimed.includes(one))
  const claim = {
    title: { ...headline, occupations: claimed },
    weight: titleWeights.claimed,
    source,
  } as const
  return rest.length === 0
    ? [claim]
    : [{ title: { ...headline, occupations: rest }, weight: titleWeights.headline, source }, claim]
}

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
      if (closeness < 80) continue
      for (const skill of taxonomy.occupations[id]!.skills)
        hold({ skill, name: taxonomy.skills[skill]!.name, level: 0, source: 'usual' })
    }
  }
  return readClaims(taxonomy, facts, titles, [...held.values()], shown)
}

const SHOWN_BY: ReadonlySet<EvidenceSource> = new Set(['certified', 'experience', 'title', 'education'])

/**
 * A list of which the greater part is borne out by nothing is a list of keywords: of it, what neither work, studies nor
 * certificates show, nor is usual in the occupations of the work or related to any of that, is worth less. Nobody's list is
 * judged where no work is told.
 */
function readClaims(
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
  const isLinked = (a: number, b: number) =>
    taxonomy.linkOf(a, b) !== undefined || taxonomy.linkOf(b, a) !== undefined
  const isClaim = ({ skill, source }: HeldSkill) =>
    (source === 'listed' || source === 'summary') &&
    skill >= 0 &&
    !shown.has(skill) &&
    ![...shown].some((one) => isLinked(one, skill))
  const named = skills.filter(({ source }) => source !== 'usual').length
  const claims = new Set(skills.filter(isClaim))
  if (claims.size < keywordList.fewest || claims.size < named * keywordList.least) return [...skills]
  return skills.map((one) =>
    claims.has(one) ? { ...one, source: 'claimed', strength: evidenceWeights.claimed } : one,
  )
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

/**
 * The rank that a person holds: of the present work and the headline, though it be none ('Topógrafo', once an assistant);
 * of the latest that names one where no present work is known.
 */
function readRank(
  taxonomy: Taxonomy,
  titles: readonly HeldTitle[],
  positions: readonly Position[],
): HeldRank {
  const work = titles.filter(({ source }) => source !== 'studies')
  const present = work.filter(({ source }) => source === 'current' || source === 'headline')
  const ranked = (some: readonly HeldTitle[]) => some.filter(({ title }) => title.rank !== null)
  const latest =
    ranked(present).length > 0 || work.some(({ source }) => source === 'current')
      ? ranked(present)
      : ranked(work)
          .toSorted((a, b) => b.weight - a.weight)
          .slice(0, 1)
  if (latest.length > 0) {
    const rank = Math.max(...latest.map(({ title }) => title.rank!)) as Rank
    return { least: rank, most: rank }
  }
  const months = Math.max(0, ...present.map(({ title }) => relevantMonths(taxonomy, title, positions) ?? 0))
  const grown = rankSteps.byYears.find(({ years }) => months >= years * 12)
  return { least: rankSteps.plain, most: grown?.rank ?? rankSteps.plain }
}

const MOST_WORDS = 500

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

/** The facts without what texts say of age, civil status and the like. */
function impersonal(facts: ProfessionalFacts): ProfessionalFacts {
  const clean = (text: string | null) => (text === null ? null : withoutPersonalData(text))
  return {
    ...facts,
    title: clean(facts.title),
    summary: clean(facts.summary),
    experiences: facts.experiences.map((one) => ({ ...one, description: clean(one.description) })),
  }
}

/** What the engine needs to know of a professional. `today` is 'YYYY-MM': present work is counted up to it. */
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
    words: subjectStems(textOf(facts)).slice(0, MOST_WORDS),
    languages: readLanguages(taxonomy, facts, all),
    place: facts.place,
    education:
      facts.educations.length === 0
        ? null
        : { level: levels.length === 0 ? null : (Math.max(...levels) as EducationLevel), careers },
    pay: facts.pay === null ? null : monthlySoles(facts.pay, 'least'),
  }
}
