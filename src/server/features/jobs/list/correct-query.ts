import { understandSentence } from '#domain/jobs/search/understood-query.ts'
import { type ExpandedQuery, expandQuery, plainOf, readQuery } from '#domain/jobs/search/expand-query.ts'
import { closestWords, halvesOf, SHORTEST_CORRECTED, soundAlikes } from '#domain/jobs/search/spelling.ts'
import { foldText } from '#domain/text/plain-text.ts'
import type { Db } from '#server/db/connection.ts'
import { listKnownWords, listSimilarWords } from './job-words.queries.ts'

interface Correction {
  text: string
  query: ExpandedQuery
}

/** What may have been meant by a query that finds nothing: with mistyped words corrected, or without the words of a sentence ('me den'). */
export async function otherQueries(db: Db, typed: string, query: ExpandedQuery): Promise<Correction[]> {
  const { q, terms } = understandSentence(typed)
  const text = [q, ...terms].join(' ').trim()
  const said = text === '' ? null : readQuery(text)
  return [
    await correctQuery(db, query),
    said && plainOf(said) !== plainOf(query) ? { text, query: said } : null,
  ].filter((found) => found !== null)
}

/** Replaces mistyped words of a query by words that ads use; null when there is nothing to replace. */
export async function correctQuery(db: Db, query: ExpandedQuery): Promise<Correction | null> {
  const words = plainOf(query).split(' ').map(foldText)
  const known = new Set(await listKnownWords(db, [...words, ...joinsOf(words)]))
  const others = new Map<string, readonly string[]>()
  for (const [index, word] of words.entries()) {
    if (known.has(word)) continue
    const joined = `${word}${words[index + 1] ?? ''}`
    if (joined !== word && known.has(joined)) {
      words.splice(index, 2, joined)
      others.set(joined, [])
      continue
    }
    if (word.length < SHORTEST_CORRECTED) continue
    const [closest, ...asClose] = await correctionsOf(db, word)
    if (closest === undefined) continue
    words[index] = closest
    others.set(closest, asClose)
  }
  if (others.size === 0) return null
  const text = words.join(' ')
  const { slots } = expandQuery(text)
  return {
    text,
    query: {
      slots: slots.map((slot) => withOthers(slot, others)),
      exactSkills: query.exactSkills,
      // It may be the word that was corrected.
      companyWord: null,
    },
  }
}

/** Each word with the next as one: 'plaza vea' may be 'Plazavea'. */
const joinsOf = (words: readonly string[]): string[] =>
  words.slice(0, -1).map((word, index) => `${word}${words[index + 1]}`)

/** What a word may have been meant to be, the best first; none when nothing is near. */
async function correctionsOf(db: Db, word: string): Promise<string[]> {
  const spellings = soundAlikes(word)
  const alike = new Set(await listKnownWords(db, spellings))
  if (alike.size > 0) return spellings.filter((spelling) => alike.has(spelling))
  const closest = closestWords(word, await listSimilarWords(db, word))
  if (closest.length > 0) return closest
  const halves = halvesOf(word)
  const knownHalves = new Set(await listKnownWords(db, halves.flat()))
  const whole = halves.find((pair) => pair.every((half) => knownHalves.has(half)))
  return whole ? [whole.join(' ')] : []
}

/** Also what was as near as the chosen correction. */
function withOthers(slot: readonly string[], others: ReadonlyMap<string, readonly string[]>): string[] {
  const [typed = ''] = slot
  const words = typed.split(' ')
  const more = words.flatMap((word, index) =>
    (others.get(word) ?? []).map((other) => words.with(index, other).join(' ')),
  )
  return [...slot, ...more]
}
