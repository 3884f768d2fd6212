import { labelOf } from '#domain/places/parse-place.ts'
import { placeOfSlug } from '#domain/places/place-slugs.ts'
import { type JobQuery, readJobQuery } from './job-query.address.ts'
import { searchWords } from './search.words.ts'

/** The narrowest place of the address, by its common name. */
function placeOf({ location, province, district }: JobQuery): string {
  const named = [district, province, location]
    .map((text) => placeOfSlug(text.toLowerCase()))
    .find((place) => place !== null)
  return named ? labelOf(named) : location
}

/** The query string of a list as a phrase. For the server only: it contains every place of the country. */
export function searchInWords(search: string): string {
  const query = readJobQuery(new URLSearchParams(search))
  return searchWords(query, placeOf(query))
}
