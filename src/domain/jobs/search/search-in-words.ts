import { experienceLevels, workModes } from '#contracts/vocabulary.ts'
import { labelOf } from '#domain/places/parse-place.ts'
import { placeOfSlug } from '#domain/places/place-slugs.ts'
import { categoryOfSlug } from '#domain/jobs/category-slugs.ts'
import { searchWords } from './search-words.ts'

const isOn = (value: string | null) => ['true', '1', 'on'].includes(value ?? '')

/** The narrowest of the places that the address names, as people call it. */
function placeOf(params: URLSearchParams): string {
  const texts = ['district', 'province', 'location'].map((name) => (params.get(name) ?? '').trim())
  const named = texts.map((text) => placeOfSlug(text.toLowerCase())).find((place) => place !== null)
  return named ? labelOf(named) : (texts[2] ?? '')
}

/** The query string of a list as a person says it. It knows every place of the country, so it is for the server. */
export function searchInWords(search: string): string {
  const params = new URLSearchParams(search)
  const category = (params.get('category') ?? '').trim()
  const place = placeOf(params)
  const isRemote = place.toLowerCase() === 'remoto'
  const modes = params.getAll('mode')
  return searchWords({
    q: (params.get('q') ?? '').trim(),
    category: categoryOfSlug(category) ?? category,
    place: isRemote ? '' : place,
    withRemote: isOn(params.get('withRemote')),
    mode: workModes.filter((mode) => modes.includes(mode) || (mode === 'remote' && isRemote)),
    experience: experienceLevels.filter((level) => params.getAll('experience').includes(level)),
    minPay: Number(params.get('minPay')) || null,
    withSalary: isOn(params.get('withSalary')),
  })
}
