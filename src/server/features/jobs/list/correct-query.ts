import { type ExpandedQuery, expandQuery } from '#domain/jobs/search/search-text.ts'
import { closestWords, SHORTEST_CORRECTED } from '#domain/jobs/search/spelling.ts'
import { foldText } from '#domain/text/plain-text.ts'
import type { Db } from '#server/db/connection.ts'
import { listKnownWords, listSimilarWords } from './job-words.queries.ts'

/** Replaces mistyped words of a query by words that ads use; null when there is nothing to replace. */
export async function correctQuery(
  db: Db,
  { plain, exactSkills }: ExpandedQuery,
): Promise<{ text: string; query: ExpandedQuery } | null> {
  const words = plain.split(' ').map(foldText)
  const known = new Set(await listKnownWords(db, words))
  let corrected = 0
  for (const [index, word] of words.entries()) {
    if (known.has(word) || word.length < SHORTEST_CORRECTED) continue
    const [closest] = closestWords(word, await listSimilarWords(db, word))
    if (closest === undefined) continue
    words[index] = closest
    corrected++
  }
  if (corrected === 0) return null
  const text = words.join(' ')
  return { text, query: { ...expandQuery(text), exactSkills } }
}
