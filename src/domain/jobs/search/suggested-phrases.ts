import { labelOf } from '#domain/places/parse-place.ts'
import { understandSearch } from './understood-query.ts'
import { readQuery } from './expand-query.ts'
import { cleanTitle } from './search-text.ts'
import { meantFilters } from './meant-filters.ts'
import { readJobQuery } from './job-query.address.ts'

export type PhraseKind = 'title' | 'skill' | 'company' | 'place'

/** Something that an ad has and that a search field may suggest. */
export interface Phrase {
  kind: PhraseKind
  text: string
  /** What is compared with the typed words; the text itself unless it says more, as 'Miraflores, Lima' does. */
  name: string
}

/** What suggestions are made of. The company is null if readers of the ad may not know it. */
export interface SuggestedAd {
  title: string
  skills: readonly string[]
  company: string | null
  department: string | null
  province: string | null
  district: string | null
}

/** In characters and words: longer texts are sentences, which nobody types. */
const longest = 60
const mostWords = 6
const mostSkills = 10
/** Where the name of the work ends: 'Vendedor - turno noche', 'Cajero (Piura)', 'Chofer: urgente'. */
const END_OF_NAME = /\s[-–—|/*]+\s?|\s?[([|:;,!¡]|\.\s/

/** What of an ad a search field may suggest: the name of the work, its skills, its company and its places. */
export function phrasesOf(ad: SuggestedAd): Phrase[] {
  const { department, province, district } = ad
  const title = nameOfWork(ad.title)
  const skills = ad.skills.slice(0, mostSkills).filter(isShort).map(plain)
  const company = ad.company === null || !isShort(ad.company) ? [] : [plain(ad.company)]
  return [
    ...(title === null ? [] : [phrase('title', title)]),
    ...skills.map((text) => phrase('skill', text)),
    ...company.map((text) => phrase('company', text)),
    ...(department === null ? [] : placesOf(department, province, district)),
  ]
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const phrase = (kind: PhraseKind, text: string): Phrase => ({ kind, text, name: text })

const isShort = (text: string): boolean => {
  const written = plain(text)
  return /\p{L}/u.test(written) && written.length <= longest && written.split(' ').length <= mostWords
}

/** The name of the work at the beginning of a title, without the endings of genders and what follows it; null if it has none. */
export function nameOfWork(title: string): string | null {
  const name = cleanTitle(title).split(END_OF_NAME)[0]!.trim()
  if (name.length < 3 || !isShort(name)) return null
  const isShouted = name.length > 4 && name === name.toUpperCase()
  const said = isShouted ? name.toLowerCase() : name
  return said[0]!.toUpperCase() + said.slice(1)
}

/** An ad of a district is one of its province and department, too. */
function placesOf(department: string, province: string | null, district: string | null): Phrase[] {
  const places = [
    { department, province: null, district: null },
    ...(province === null ? [] : [{ department, province, district: null }]),
    ...(province === null || district === null ? [] : [{ department, province, district }]),
  ]
  const named = places.map((place) => ({
    kind: 'place' as const,
    text: labelOf(place),
    name: place.district ?? place.province ?? place.department,
  }))
  // A province that is called like its department is one suggestion: the wider one.
  return named.filter(({ text }, index) => named.findIndex((other) => other.text === text) === index)
}

/** Whether somebody who searches for this text is understood to mean these words, and so finds the ads that have them. */
export function isFoundAsWritten({ kind, text }: Pick<Phrase, 'kind' | 'text'>): boolean {
  const asked = readJobQuery(new URLSearchParams({ q: text }))
  const meant = meantFilters(asked)
  if (kind !== 'place') return meant === asked && readQuery(text) !== null
  const [place] = understandSearch(text).places
  return meant.q === '' && place?.label === text
}

/** The text of a search for words in a place; null if it would not be understood so. */
export function searchInPlace(words: string, place: string): string | null {
  const text = `${words} en ${place}`
  const found = understandSearch(text)
  return found.places[0]?.label === place && found.q !== '' ? text : null
}
