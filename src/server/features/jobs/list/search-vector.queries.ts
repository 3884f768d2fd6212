import { type SQL, sql } from 'drizzle-orm'
import { indexText } from '#domain/jobs/search/search-text.ts'
import { searchTokens } from '#domain/jobs/skill-signs.ts'
import { workTypeOf } from '#domain/jobs/work-mode.ts'
import type { JobFields } from '#server/features/jobs/posting/job-fields.ts'

/** In characters: text beyond this is not searched. */
const searchedOf = { requirements: 4000, description: 8000 }

/** The searched texts, by falling weight, and the lexemes of exact skills. */
export function searchTexts(fields: JobFields, companyName: string, placeDepartment: string | null) {
  const { title, skills, location, mode } = fields
  const body = `${fields.requirements.slice(0, searchedOf.requirements)}\n${fields.description.slice(0, searchedOf.description)}`
  const modeWord = mode === 'onsite' ? '' : workTypeOf(mode)
  return {
    title: indexText(title),
    companyAndSkills: indexText(`${companyName}\n${skills.join('\n')}`),
    place: `${location} ${placeDepartment ?? ''} ${modeWord}`,
    body: indexText(body),
    exact: [
      ...searchTokens([title, ...skills, body].join('\n')).map(exactLexeme),
      ...filterLexemes(fields, placeDepartment),
    ],
  }
}

/** The counted filters that the text index can combine with words, each a column of the job. */
export const indexedFilters = ['category', 'mode', 'experience'] as const
export type LexemeName = (typeof indexedFilters)[number] | 'department'

/** A filter value as a lexeme, so that the text index can combine it with words. */
export const filterLexeme = (name: LexemeName, value: string): string => `@${name}=${value}`

function filterLexemes(fields: JobFields, department: string | null): string[] {
  const values = { ...fields, department }
  return [...indexedFilters, 'department' as const].flatMap((name) => {
    const value = values[name]
    return value === null ? [] : filterLexeme(name, value)
  })
}

/** An exact skill as a lexeme that no stem can equal. */
export const exactLexeme = (token: string): string => `=${token}`

export function searchVector(fields: JobFields, companyName: string, placeDepartment: string | null): SQL {
  const { title, companyAndSkills, place, body, exact } = searchTexts(fields, companyName, placeDepartment)
  return sql`job_search_vector(${title}, ${companyAndSkills}, ${place}, ${body}, ${sql.param(exact)}::text[])`
}
