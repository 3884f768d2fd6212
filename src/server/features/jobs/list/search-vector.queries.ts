import { type SQL, sql } from 'drizzle-orm'
import { withMarks } from '#domain/jobs/search/confusions.ts'
import { indexText } from '#domain/jobs/search/search-text.ts'
import { searchTokens } from '#domain/jobs/skill-signs.ts'
import { workTypeOf } from '#domain/jobs/work-mode.ts'
import { exactLexeme } from '#server/db/text-query.ts'
import type { JobFields } from '#server/features/jobs/posting/job-fields.ts'

/** In characters: text beyond this is not searched. */
const searchedOf = { requirements: 4000, description: 8000 }

/** What of a job is searched. */
type SearchedFields = Pick<
  JobFields,
  'title' | 'skills' | 'location' | 'mode' | 'requirements' | 'description' | 'category' | 'experience'
>

/** The searched texts, by falling weight, and the lexemes of exact skills. */
export function searchTexts(fields: SearchedFields, companyName: string, placeDepartment: string | null) {
  const { title, skills, location, mode } = fields
  const body = `${fields.requirements.slice(0, searchedOf.requirements)}\n${fields.description.slice(0, searchedOf.description)}`
  const modeWord = mode === 'onsite' ? '' : workTypeOf(mode)
  return {
    title: withMarks(indexText(title)),
    companyAndSkills: withMarks(indexText(`${companyName}\n${skills.join('\n')}`)),
    place: withMarks(`${location} ${placeDepartment ?? ''} ${modeWord}`),
    body: withMarks(indexText(body)),
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

function filterLexemes(fields: SearchedFields, department: string | null): string[] {
  const values = { ...fields, department }
  return [...indexedFilters, 'department' as const].flatMap((name) => {
    const value = values[name]
    return value === null ? [] : filterLexeme(name, value)
  })
}

/** The text index of a job. */
export function searchVector(
  fields: SearchedFields,
  companyName: string,
  placeDepartment: string | null,
): SQL {
  const { title, companyAndSkills, place, body, exact } = searchTexts(fields, companyName, placeDepartment)
  return sql`job_search_vector(${title}, ${companyAndSkills}, ${place}, ${body}, ${sql.param(exact)}::text[])`
}
