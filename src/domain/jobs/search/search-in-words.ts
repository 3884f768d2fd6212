import { labelOf } from '#domain/places/parse-place.ts'
import { placeOfSlug } from '#domain/places/place-slugs.ts'
import { type JobQuery, readJobQuery } from './job-address.ts'
import { searchWords } from './search-words.ts'

/** The narrowest of the places that the address names, as people call it. */
function placeOf({ location, province, district }: JobQuery): string {
  const named = [district, province, location]
    .map((text) => placeOfSlug(text.toLowerCase()))
    .find((place) => place !== null)
  return named ? labelOf(named) : location
}

/** The query string of a list as a person says it. It knows every place of the country, so it is for the server. */
export function searchInWords(search: string): string {
  const query = readJobQuery(new URLSearchParams(search))
  return searchWords(query, placeOf(query))
}
