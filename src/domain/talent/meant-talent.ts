import type { TalentFilters } from '#contracts/talent/talent-filters.ts'
import { type UnderstoodQuery, understandSearch } from '#domain/jobs/search/understood-query.ts'
import { readTalentWords } from './read-talent-query.ts'

/** What ads have and people do not: where it was named, the words are searched as they stand. */
const isOfAds = (found: UnderstoodQuery): boolean =>
  found.mode.length > 0 ||
  found.minPay !== null ||
  found.dollars !== null ||
  found.isPayShown ||
  found.days !== null ||
  found.isNewest

/**
 * The filters that a company means who typed `q`: 'contador en Arequipa con 5 años de experiencia' is the word 'contador', the place
 * and the years. What the words name counts more than a control. Words in quotes and those after a minus are searched as they stand.
 */
export function meantTalent(filters: TalentFilters): TalentFilters {
  const { all, phrases, none } = readTalentWords(filters.q)
  const found = understandSearch(all)
  const place = found.places[0]
  const years = Math.floor(found.years ?? 0)
  if ((!place && years < 1) || isOfAds(found)) return filters
  return {
    ...filters,
    ...(place ? { lugar: place.label } : {}),
    ...(years >= 1 ? { anios: years } : {}),
    q: [found.q, ...phrases.map(quoted), ...none.map((words) => `-${quoted(words)}`)].join(' ').trim(),
  }
}

const quoted = (words: string): string => `"${words}"`
