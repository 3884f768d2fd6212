import { fewestSearches, searchDays } from '#contracts/admin/analytics-figures.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { limaDay } from '#domain/time/dates.ts'
import { addDays } from '#domain/time/lima-days.ts'
import type { Deps } from '#server/deps.ts'
import { addSearches, deleteSearches, type SearchCount } from './search-counts.queries.ts'

type CountDeps = Pick<Deps, 'db' | 'pool' | 'clock'>

/** How long counts wait for others before they are written together, in milliseconds. */
const gathering = 5_000
/** More different words at once are robots: they are not kept. */
const mostWords = 500
/** Longer texts are no search. */
const longestWords = 60
/** For how many days rare words wait to become more. */
const rareDays = 7

const waiting = new WeakMap<Deps['pool'], Map<string, SearchCount>>()

/**
 * Counts a search of the job list, without who made it. Words are stored only if they found nothing, and never what looks like
 * an address or a number of somebody. It costs the search nothing: counts are gathered and written later, and a lost one is only
 * missing. A search that the public cache answers is not counted again.
 */
export function countSearch(
  deps: CountDeps,
  query: string | null,
  found: { total: number; correctedQuery: string | null },
): void {
  const words = foldText(query ?? '')
  if (words === '') return
  const day = limaDay(deps.clock.now())
  const counts = waiting.get(deps.pool) ?? begin(deps)
  const isMiss = found.total === 0 || found.correctedQuery !== null
  add(counts, day, '', isMiss)
  const isKept = words.length <= longestWords && !/@|\d{6}/.test(words.replaceAll(/[\s.-]/g, ''))
  if (isMiss && isKept && counts.size < mostWords) add(counts, day, words, true)
}

function begin(deps: CountDeps): Map<string, SearchCount> {
  const counts = new Map<string, SearchCount>()
  waiting.set(deps.pool, counts)
  setTimeout(() => void writeSearches(deps).catch(() => {}), gathering).unref()
  return counts
}

function add(counts: Map<string, SearchCount>, day: string, words: string, isMiss: boolean): void {
  const key = `${day} ${words}`
  const { searches, misses } = counts.get(key) ?? { searches: 0, misses: 0 }
  counts.set(key, { day, words, searches: searches + 1, misses: misses + (isMiss ? 1 : 0) })
}

/** Writes the counts that were gathered. */
export async function writeSearches(deps: Pick<Deps, 'db' | 'pool'>): Promise<void> {
  const counts = waiting.get(deps.pool)
  waiting.delete(deps.pool)
  if (counts) await addSearches(deps.db, [...counts.values()])
}

export function removeOldSearches({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = limaDay(clock.now())
  return deleteSearches(db, {
    before: addDays(today, -searchDays),
    rareBefore: addDays(today, -rareDays),
    fewest: fewestSearches,
  })
}
