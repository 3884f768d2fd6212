import { foldText } from '#domain/text/plain-text.ts'
import { PhraseTrie } from '#domain/matching/words/phrase-trie.ts'
import { rankOfWord } from '#domain/matching/words/seniority.ts'
import { titleWords } from '#domain/matching/words/title-words.ts'
import { splitWords, subjectStems } from '#domain/matching/words/words.ts'
import {
  type OccupationLine,
  parseOccupationLine,
  parseSkillLine,
  type SkillCategory,
  type SkillLine,
} from './lines.ts'
import { genderStems } from './gender-stems.ts'
import { inOneStep, type Steps } from '#domain/matching/words/steps.ts'
import { occupationCloseness } from './occupation-closeness.ts'
import { type SkillCredit, skillCredits } from './skill-credits.ts'

export interface Skill {
  id: number
  name: string
  category: SkillCategory
  related: readonly number[]
  /** Skills that everyone with this one certainly has. */
  implies: readonly number[]
}

export interface Occupation {
  id: number
  /** The masculine form, used for both; people see the form that they wrote. */
  name: string
  feminine: string
  field: string
  /** Skills that people in this occupation usually have. */
  skills: readonly number[]
  /** Stems of the tools and objects of its work. */
  duties: readonly string[]
  related: readonly number[]
  /** Occupations that people move to or come from. */
  moves: readonly number[]
}

/** A name of a skill. A risky one has another meaning in running text ('Go', 'Access'). */
export interface SkillName {
  skill: number
  isRisky: boolean
}

export interface OccupationForm {
  occupation: number
  words: readonly { stem: string; isRank: boolean }[]
}

export interface Taxonomy {
  skills: readonly Skill[]
  occupations: readonly Occupation[]
  skillNames: PhraseTrie<SkillName>
  /** Every name of every skill, folded. */
  skillForms: readonly { skill: number; text: string }[]
  /** The stem for comparing words with skill names: singular, and one for both genders of a person. */
  stem: (word: string) => string
  occupationNames: PhraseTrie<number>
  /** Names that count as an occupation only as a whole title. */
  aloneNames: PhraseTrie<number>
  /** Every name of every occupation, as stems shared by both genders. */
  occupationForms: readonly OccupationForm[]
  /** The stems of all names of an occupation. */
  occupationStems(id: number): readonly string[]
  /** By skill: its credit for other skills, without itself. */
  credits: readonly (readonly SkillCredit[])[]
  /** The credit of one skill for another. */
  linkOf(held: number, asked: number): SkillCredit | undefined
  /** The other skills that give credit for a required one. */
  creditedBy(asked: number): readonly number[]
  /** How close two occupations are, 0-100. */
  closeness(a: number, b: number): number
  /** Ambiguous names and dangling references. A correct taxonomy has none. */
  faults: readonly string[]
}

export interface TaxonomyLines {
  skills: string
  occupations: string
  /** `Occupation: word word …`; a small taxonomy may have none. */
  duties?: string
  /** `Occupation: occupation, …`: moves between occupations. */
  moves?: string
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function* nameSkills(
  lines: readonly SkillLine[],
  stem: (word: string) => string,
  faults: string[],
): Steps<PhraseTrie<SkillName>> {
  const names = new PhraseTrie<SkillName>()
  for (const [skill, line] of lines.entries()) {
    if (skill % inOneStep === 0) yield
    const own = new Set<string>()
    for (const { name, isRisky } of [line.name, ...line.synonyms]) {
      const words = splitWords(name, stem)
      const before = names.add(words, { skill, isRisky })
      if (before !== undefined && before.skill !== skill)
        faults.push(`'${name}' names ${lines[before.skill]!.name.name} and ${line.name.name}`)
      if (words.length === 0) faults.push(`'${name}' of ${line.name.name} has no word`)
      own.add(name)
    }
  }
  return names
}

/** Fields that people write as a whole headline; within a text they are not names of a work ('la limpieza', 'años en ventas'). */
function nameAlone(
  lines: readonly OccupationLine[],
  names: PhraseTrie<number>,
  faults: string[],
): PhraseTrie<number> {
  const alone = new PhraseTrie<number>()
  for (const [occupation, line] of lines.entries())
    for (const name of line.alone) {
      const before = names.get(titleWords(name)) ?? alone.add(titleWords(name), occupation)
      if (before !== undefined) faults.push(`'${name}' of ${line.masculine} names something already`)
    }
  return alone
}

function* nameOccupations(lines: readonly OccupationLine[], faults: string[]) {
  const names = new PhraseTrie<number>()
  const forms: OccupationForm[] = []
  for (const [occupation, line] of lines.entries()) {
    if (occupation % inOneStep === 0) yield
    const seen = new Set<string>()
    for (const name of [line.masculine, line.feminine, ...line.synonyms]) {
      const words = titleWords(name)
      if (words.length === 0) faults.push(`'${name}' of ${line.masculine} has no word`)
      const before = names.add(words, occupation)
      if (before !== undefined && before !== occupation)
        faults.push(`'${name}' names ${lines[before]!.masculine} and ${line.masculine}`)
      const stems = words.map(({ stem }) => stem)
      if (seen.has(stems.join(' '))) continue
      seen.add(stems.join(' '))
      forms.push({
        occupation,
        words: words.map(({ text, stem }) => ({ stem, isRank: rankOfWord(text) !== null })),
      })
    }
  }
  return { names, forms, alone: nameAlone(lines, names, faults) }
}

function readDuties(
  lines: readonly string[],
  idOf: (name: string) => number | undefined,
  faults: string[],
): Map<number, string[]> {
  const duties = new Map<number, string[]>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon)
    const id = idOf(name)
    if (id === undefined || duties.has(id)) faults.push(`duties of '${name}': no such occupation, or twice`)
    else duties.set(id, subjectStems(line.slice(colon + 1)))
  }
  return duties
}

function readMoves(
  lines: readonly string[],
  idOf: (name: string) => number | undefined,
  faults: string[],
): Map<number, number[]> {
  const moves = new Map<number, number[]>()
  for (const line of lines) {
    const [from = '', list = ''] = line.split(':')
    const [id, ...others] = [from, ...list.split(',')].map((name) => {
      const known = idOf(name.trim())
      if (known === undefined) faults.push(`moves of '${from}': no occupation '${name.trim()}'`)
      return known
    })
    if (id !== undefined)
      moves.set(id, [...(moves.get(id) ?? []), ...others.filter((other) => other !== undefined)])
  }
  return moves
}

/** Builds the taxonomy from its lines, in steps, for callers that must not block. */
export function* taxonomyInSteps(lines: TaxonomyLines): Steps<Taxonomy> {
  const faults: string[] = []
  const skillLines = linesOf(lines.skills).map(parseSkillLine)
  const occupationLines = linesOf(lines.occupations).map(parseOccupationLine)
  yield
  const stem = yield* genderStems(occupationLines, skillLines)
  const skillNames = yield* nameSkills(skillLines, stem, faults)
  const { names: occupationNames, forms, alone } = yield* nameOccupations(occupationLines, faults)
  yield

  const skillNamed = (name: string, where: string): number[] => {
    const found = skillNames.get(splitWords(name, stem))
    if (found === undefined) faults.push(`${where}: no skill '${name}'`)
    return found === undefined ? [] : [found.skill]
  }
  const skills = skillLines.map(({ name: { name }, category, related }, id): Skill => {
    const references = (isSure: boolean) =>
      related
        .filter(({ isImplied }) => isImplied === isSure)
        .flatMap((reference) => skillNamed(reference.name, name))
        .filter((other) => other !== id)
    return { id, name, category, related: references(false), implies: references(true) }
  })
  yield
  const idOf = (name: string) => occupationNames.get(titleWords(name))
  const duties = readDuties(
    linesOf(lines.duties ?? ''),
    (name) => occupationNames.get(titleWords(name)),
    faults,
  )
  const moves = readMoves(linesOf(lines.moves ?? ''), idOf, faults)
  yield
  const occupations = occupationLines.map((line, id): Occupation => {
    const related = line.related.flatMap((name) => {
      const found = occupationNames.get(titleWords(name))
      if (found === undefined) faults.push(`${line.masculine}: no occupation '${name}'`)
      return found === undefined || found === id ? [] : [found]
    })
    const usual = line.skills.flatMap((name) => skillNamed(name, line.masculine))
    return {
      id,
      name: line.masculine,
      feminine: line.feminine,
      field: line.field,
      skills: [...new Set(usual)],
      duties: duties.get(id) ?? [],
      related,
      moves: moves.get(id) ?? [],
    }
  })
  yield
  const credits = skillCredits(skills)
  const stems = occupations.map((): string[] => [])
  for (const { occupation, words } of forms) stems[occupation]!.push(...words.map(({ stem }) => stem))
  const creditors = skills.map((): number[] => [])
  for (const [held, links] of credits.entries())
    for (const asked of links.keys()) creditors[asked]!.push(held)
  yield
  return {
    skills,
    occupations,
    skillNames,
    skillForms: skillLines.flatMap((line, skill) =>
      [line.name, ...line.synonyms].map(({ name }) => ({ skill, text: foldText(name) })),
    ),
    stem,
    occupationNames,
    aloneNames: alone,
    occupationForms: forms,
    credits: credits.map((links) => [...links.values()]),
    occupationStems: (id) => stems[id]!,
    creditedBy: (asked) => creditors[asked]!,
    linkOf: (held, asked) => credits[held]!.get(asked),
    closeness: occupationCloseness(occupations, skills.length),
    faults,
  }
}
