export const skillCategories = ['technical', 'tool', 'language', 'soft'] as const
export type SkillCategory = (typeof skillCategories)[number]

/** `Name | category | synonym, ... | related, ...`: '?' before a name marks it as ambiguous, '>' before a related one as implied. */
export interface SkillLine {
  name: { name: string; isRisky: boolean }
  category: SkillCategory
  synonyms: { name: string; isRisky: boolean }[]
  related: { name: string; isImplied: boolean }[]
}

/**
 * `Masculine / Feminine | field | synonym, ... | usual skill, ... | related occupation, ...`. A form for both genders stands
 * alone. The field is the closest of those that `taxonomy.test.ts` lists. A synonym, in Spanish or English and without
 * seniority, belongs to one occupation only; '=' before it: only as a whole title. Related occupations are named by their
 * first form and are symmetric.
 */
export interface OccupationLine {
  masculine: string
  feminine: string
  field: string
  synonyms: string[]
  /** Names that count only as a whole title, not inside a longer one: 'Limpieza', 'Ventas'. */
  alone: string[]
  skills: string[]
  related: string[]
}

function items(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function marked(item: string, mark: string): { name: string; hasMark: boolean } {
  const hasMark = item.startsWith(mark)
  return { name: hasMark ? item.slice(mark.length).trim() : item, hasMark }
}

const fieldsOf = (line: string): string[] => line.split('|').map((field) => field.trim())

/** Throws an Error with the line if its category is unknown. */
export function parseSkillLine(line: string): SkillLine {
  const [name = '', category = '', synonyms, related] = fieldsOf(line)
  const known = skillCategories.find((one) => one === category)
  if (name === '' || known === undefined) throw new Error(`Not a line of a skill: ${line}`)
  const named = (item: string) => {
    const { name: text, hasMark } = marked(item, '?')
    return { name: text, isRisky: hasMark }
  }
  return {
    name: named(name),
    category: known,
    synonyms: items(synonyms).map(named),
    related: items(related).map((item) => {
      const { name: text, hasMark } = marked(item, '>')
      return { name: text, isImplied: hasMark }
    }),
  }
}

/** Throws an Error with the line if it has no field. Without a slash, one name is used for both genders. */
export function parseOccupationLine(line: string): OccupationLine {
  const [names = '', field = '', synonyms, skills, related] = fieldsOf(line)
  const [masculine = '', feminine = masculine] = names.split(' / ').map((name) => name.trim())
  if (masculine === '' || field === '') throw new Error(`Not a line of an occupation: ${line}`)
  const named = items(synonyms).map((item) => marked(item, '='))
  return {
    masculine,
    feminine,
    field,
    synonyms: named.filter(({ hasMark }) => !hasMark).map(({ name }) => name),
    alone: named.filter(({ hasMark }) => hasMark).map(({ name }) => name),
    skills: items(skills),
    related: items(related),
  }
}
