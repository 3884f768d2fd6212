import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobWords } from '#server/db/schema/jobs.table.ts'

/** Those of the folded words that occur in a title, a company's name or a skill. */
export async function listKnownWords(db: Db, words: readonly string[]): Promise<string[]> {
  const rows = await db
    .select()
    .from(jobWords)
    .where(inArray(jobWords.word, [...words]))
  return rows.map(({ word }) => word)
}

/** Known words that share the most letters with this one, most similar first. */
export async function listSimilarWords(db: Db, word: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(jobWords)
    .where(sql`${jobWords.word} % ${word}`)
    .orderBy(sql`similarity(${jobWords.word}, ${word}) desc`, jobWords.word)
    .limit(20)
  return rows.map(({ word: known }) => known)
}
