import { type SQL, sql } from 'drizzle-orm'
import { confusions, markOfWorkTerm } from '#domain/jobs/search/confusions.ts'
import type { ExpandedQuery } from '#domain/jobs/search/expand-query.ts'

/** An exact skill as a lexeme that no stem can equal. */
export const exactLexeme = (token: string): string => `=${token}`

/** Any of these phrases, every word of it, in either Spanish configuration. */
const wordsOf = (phrases: readonly string[]): SQL =>
  sql`job_search_query(${sql.param(phrases)}::text[], '{}')`

/** The words of a phrase, and none that the stemmer takes for one of them. Marks are letters and a digit. */
function unconfused(phrase: string): SQL {
  const conditions = confusions(phrase).map(({ own, others }) => `(${own} | !(${others.join(' | ')}))`)
  return sql`(${wordsOf([phrase])} && ${conditions.join(' & ')}::tsquery)`
}

function anyOf(phrases: readonly string[], hasMarks: boolean): SQL {
  if (!hasMarks) return wordsOf(phrases)
  const marked = [...new Set(phrases.map((phrase) => markOfWorkTerm(phrase) ?? phrase))]
  const plain = marked.filter((phrase) => confusions(phrase).length === 0)
  const confused = marked.filter((phrase) => confusions(phrase).length > 0)
  const parts = [...(plain.length > 0 ? [wordsOf(plain)] : []), ...confused.map(unconfused)]
  return sql`(${sql.join(parts, sql` || `)})`
}

/** A search for a text index: of each slot one phrase, and every exact skill. `hasMarks`: the texts were indexed with `withMarks`. */
export function textQuery(
  { slots, exactSkills }: Pick<ExpandedQuery, 'slots' | 'exactSkills'>,
  { hasMarks = false } = {},
): SQL {
  const parts = slots.map((slot) => anyOf(slot, hasMarks))
  if (exactSkills.length > 0 || parts.length === 0)
    parts.push(sql`job_search_query('{}', ${sql.param(exactSkills.map(exactLexeme))}::text[])`)
  return sql`(${sql.join(parts, sql` && `)})`
}
