import { foldText } from '../text.ts'
import { findSkills, resolveSkill } from './find-skills.ts'
import { type AskedLevel, levelNumber } from './job-profile.ts'
import type { EvidenceSource, ProfessionalProfile } from './professional-profile.ts'
import { bestCredit } from './skill-part.ts'
import type { SkillCategory } from './taxonomy/lines.ts'
import type { Taxonomy } from './taxonomy/taxonomy.ts'

/** The skills that a job asks for: those that it lists or, where it lists none, those that its text names. */
export function requiredSkills(
  taxonomy: Taxonomy,
  job: { skills: readonly string[]; title: string; text: string },
): string[] {
  if (job.skills.length > 0) return unique(job.skills)
  const mentions = findSkills(taxonomy, `${job.title}\n${job.text}`).filter(({ need }) => need !== 'negated')
  return unique(mentions.map(({ skill }) => skill.name))
}

function unique(names: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const name of names) {
    const key = foldText(name)
    if (key !== '' && !byKey.has(key)) byKey.set(key, name.trim())
  }
  return [...byKey.values()]
}

/** Folded, one inside the other: how the documents compare two skills. */
function isWithin(a: string, b: string): boolean {
  const [one, other] = [foldText(a), foldText(b)]
  return one.includes(other) || other.includes(one)
}

export interface SkillAnalysis {
  skill: string
  required: boolean
  /** 0-100: how well the person masters it, by what there is to show. */
  proficiencyLevel: number
  /** 0-100: how near what the person has is to what is asked. */
  matchScore: number
  category: SkillCategory
  /** In Spanish: where both figures come from. */
  why: string
}

export interface Compatibility {
  /** The share of the required skills that are matched, 0-100; null where none is asked for. */
  score: number | null
  label: string
  analysis: SkillAnalysis[]
}

/**
 * Compares skills that somebody names with those that a job asks for. The score is the documented one: the share of required
 * skills of which one text is inside the other. The figures of each skill come from evidence, never from chance: the taxonomy,
 * the level that is written beside the skill and, with a `profile`, what the person's work, studies and certificates show.
 */
export function compatibility(
  whole: Taxonomy,
  required: readonly string[],
  named: readonly string[],
  profile: ProfessionalProfile | null,
): Compatibility {
  const taxonomy = reading(whole)
  const added = unique(named)
  const matched = required.filter((skill) => added.some((other) => isWithin(skill, other)))
  const score = required.length === 0 ? null : Math.round((100 * matched.length) / required.length)
  const extra = added.filter((skill) => !required.some((other) => isWithin(skill, other)))
  return {
    score,
    label: score === null ? '' : compatibilityLabel(score),
    analysis: [
      ...required.map((skill) => analyseRequired(taxonomy, skill, added, profile)),
      ...extra.map((skill) => analyseExtra(taxonomy, skill, required, profile)),
    ],
  }
}

/** The documented labels of the compatibility page. */
export function compatibilityLabel(score: number): string {
  if (score >= 90) return 'Excelente'
  if (score >= 80) return 'Muy bueno'
  if (score >= 60) return 'Bueno'
  return score >= 40 ? 'Regular' : 'Necesita mejorar'
}

/** The taxonomy with what it made of each text so far: every pair of skills is compared, and each text is read once. */
interface Reading {
  whole: Taxonomy
  resolve(text: string): ReturnType<typeof resolveSkill>
}

function reading(whole: Taxonomy): Reading {
  const read = new Map<string, ReturnType<typeof resolveSkill>>()
  return {
    whole,
    resolve(text) {
      let known = read.get(text)
      if (known === undefined) read.set(text, (known = resolveSkill(whole, text)))
      return known
    },
  }
}

/** How near two skills are, 0-100, and in what way. */
const nearness = { same: 100, synonym: 95, leastWithin: 60 }

interface Nearest {
  value: number
  /** The skill that the person named. */
  by: string
  how: 'same' | 'synonym' | 'within' | 'implied' | 'related'
}

function nearest(taxonomy: Reading, asked: string, added: readonly string[]): Nearest | null {
  let best: Nearest | null = null
  for (const by of added) {
    const found = compare(taxonomy, asked, by)
    if (found && found.value > (best?.value ?? 0)) best = { ...found, by }
  }
  return best
}

function compare(taxonomy: Reading, asked: string, by: string): Omit<Nearest, 'by'> | null {
  const [one, other] = [foldText(asked), foldText(by)]
  if (one === other) return { value: nearness.same, how: 'same' }
  const known = [taxonomy.resolve(asked)?.skill, taxonomy.resolve(by)?.skill] as const
  if (known[0] && known[0] === known[1]) return { value: nearness.synonym, how: 'synonym' }
  if (isWithin(one, other)) {
    const share = Math.min(one.length, other.length) / Math.max(one.length, other.length)
    return {
      value: Math.round(nearness.leastWithin + (nearness.synonym - nearness.leastWithin) * share),
      how: 'within',
    }
  }
  const link = known[0] && known[1] && taxonomy.whole.linkOf(known[1].id, known[0].id)
  return link ? { value: link.value, how: link.kind === 'implied' ? 'implied' : 'related' } : null
}

const howWords: Record<Nearest['how'], (by: string) => string> = {
  same: () => 'La tienes tal como la piden',
  synonym: (by) => `${by} es lo mismo con otro nombre`,
  within: (by) => `Coincide con ${by}`,
  implied: (by) => `Quien sabe ${by} la conoce`,
  related: (by) => `Es cercana a ${by}`,
}

function analyseRequired(
  taxonomy: Reading,
  skill: string,
  added: readonly string[],
  profile: ProfessionalProfile | null,
): SkillAnalysis {
  const found = nearest(taxonomy, skill, added)
  const own = proficiency(taxonomy, skill, found, profile)
  const why = found ? howWords[found.how](found.by) : 'No está entre las que agregaste'
  return {
    skill,
    required: true,
    proficiencyLevel: own.level,
    matchScore: found?.value ?? 0,
    category: categoryOf(taxonomy, skill),
    why: own.why === null ? `${why}.` : `${why}. ${own.why}.`,
  }
}

function analyseExtra(
  taxonomy: Reading,
  skill: string,
  required: readonly string[],
  profile: ProfessionalProfile | null,
): SkillAnalysis {
  const near = required
    .map((asked) => ({ asked, found: compare(taxonomy, asked, skill) }))
    .toSorted((a, b) => (b.found?.value ?? 0) - (a.found?.value ?? 0))[0]
  const own = proficiency(taxonomy, skill, { value: 100, by: skill, how: 'same' }, profile)
  const why = near?.found ? `No la piden, pero es cercana a ${near.asked}` : 'No la piden en este empleo'
  return {
    skill,
    required: false,
    proficiencyLevel: own.level,
    matchScore: near?.found?.value ?? 0,
    category: categoryOf(taxonomy, skill),
    why: own.why === null ? `${why}.` : `${why}. ${own.why}.`,
  }
}

/** 0-100, by the level that is known: none, basic, intermediate, advanced, native. */
const byLevel: Readonly<Record<AskedLevel, number>> = { 0: 0, 1: 40, 2: 65, 3: 90, 4: 100 }
/** Where no level is known, what shows the skill stands for one. */
const bySource: Readonly<Record<EvidenceSource, [level: number, why: string]>> = {
  certified: [80, 'Tienes un certificado'],
  experience: [75, 'La usaste en tu trabajo'],
  title: [75, 'Está en tu cargo'],
  listed: [60, 'Está en tu perfil'],
  claimed: [60, 'Está en tu perfil'],
  summary: [60, 'Está en tu resumen'],
  education: [55, 'Viene de tus estudios'],
  usual: [45, 'Es usual en tu ocupación'],
}
const justNamed = 50
const levelWords = ['', 'básico', 'intermedio', 'avanzado', 'nativo']

/** How well the person masters a skill: a level that is written counts most, then what the profile shows, then the word alone. */
function proficiency(
  taxonomy: Reading,
  asked: string,
  found: Nearest | null,
  profile: ProfessionalProfile | null,
): { level: number; why: string | null } {
  const written = found && taxonomy.resolve(found.by)
  const level = written ? Math.min(4, levelNumber(written.level, written.years)) : 0
  if (level > 0)
    return { level: byLevel[level as AskedLevel], why: `Dices que tu nivel es ${levelWords[level]}` }
  const known = taxonomy.resolve(asked)?.skill
  const held =
    profile && known
      ? bestCredit(taxonomy.whole, profile.skills, { skill: known.id, name: known.name, level: 0 })
      : null
  if (held && (held.kind === 'exact' || held.kind === 'implied')) {
    if (held.level > 0)
      return { level: byLevel[held.level], why: `Tu perfil muestra un nivel ${levelWords[held.level]}` }
    const [value, why] = bySource[held.source]
    return { level: value, why }
  }
  return found ? { level: Math.round((justNamed * found.value) / 100), why: null } : { level: 0, why: null }
}

const categoryOf = (taxonomy: Reading, skill: string): SkillCategory =>
  taxonomy.resolve(skill)?.skill.category ?? 'technical'
