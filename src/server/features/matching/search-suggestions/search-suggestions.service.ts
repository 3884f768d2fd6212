import { mostSuggestions, type SearchSuggestion } from '#contracts/jobs/search-suggestions.contract.ts'
import { chooseSuggestions } from '#domain/jobs/search/choose-suggestions.ts'
import { readJobQuery } from '#domain/jobs/search/job-query.address.ts'
import { searchInPlace } from '#domain/jobs/search/suggested-phrases.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { findNewest, readAskedSearch } from '#server/features/jobs/list/jobs-search.service.ts'

type SuggestionDeps = Pick<Deps, 'db' | 'clock' | 'matching'>

/** Compared before the kinds are mixed: some are not found as they are written. */
const compared = 24
const mostPlaces = 3
/** 'soldador en piu': words, and the beginning of a place. */
const IN_PLACE = /^(.*\S)\s+en(?:\s+(.*))?$/i
/** 'soldador piu': the last word may begin a place. */
const BEFORE_LAST = /^(.*\S)\s+(\S+)$/

/**
 * The searches that somebody may be typing, best first. They are made of the phrases of active ads, so each finds at least one; words
 * with a place are looked up. Throws `unavailable` while the phrases are loaded.
 */
export async function suggestSearches(deps: SuggestionDeps, typed: string): Promise<SearchSuggestion[]> {
  const { phrases, follower } = deps.matching
  if (!phrases.isReady) throw new AppError('unavailable')
  // The reply is cached until an ad changes, so the index must include the last change.
  await follower.catchUp()
  const found = chooseSuggestions(phrases.find(typed, { most: compared }), mostSuggestions)
  const inPlaces = await searchesInPlaces(deps, typed, found.length === 0)
  return [...inPlaces, ...found].slice(0, mostSuggestions).map(({ kind, text, ads }) => ({ kind, text, ads }))
}

/** The typed words with each place that may follow. Without 'en' only if nothing else was found. */
async function searchesInPlaces(
  deps: SuggestionDeps,
  typed: string,
  isNothingFound: boolean,
): Promise<SearchSuggestion[]> {
  const inPlace = IN_PLACE.exec(typed) ?? (isNothingFound ? BEFORE_LAST.exec(typed) : null)
  if (!inPlace) return []
  const [, words = '', beginning = ''] = inPlace
  const { phrases } = deps.matching
  const places =
    beginning === ''
      ? phrases.largestPlaces(mostPlaces)
      : phrases.find(beginning, { most: mostPlaces, kinds: ['place'] })
  const searches = places.flatMap(({ text }) => searchInPlace(words, text) ?? [])
  const counted = await Promise.all(
    searches.map(async (text) => ({ kind: 'place' as const, text, ads: await countAds(deps, text) })),
  )
  return counted.filter(({ ads }) => ads > 0).toSorted((a, b) => b.ads - a.ads)
}

/** How many ads the list says that it has for this search. */
async function countAds(deps: SuggestionDeps, q: string): Promise<number> {
  const search = await readAskedSearch(deps, readJobQuery(new URLSearchParams({ q })))
  return (await findNewest(deps.db, search, { isRanked: false, bound: 1 })).total
}
