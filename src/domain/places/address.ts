import { foldText } from '#domain/text/plain-text.ts'
import { isAddressCode, isStreetSign, isStreetSignBehind } from './address-signs.ts'
import { cityNamed, labelOf, parsePlace, placesMeant } from './parse-place.ts'
import { citiesAbroad, countries, townsOfPeru } from './place-names.data.ts'

/** A place without street, number, neighbourhood or lot, with its official names as far as they are listed. */
export interface BarePlace {
  text: string
  department: string | null
  province: string | null
  district: string | null
}

const split = (names: string) => names.trim().split(/\s*\|\s*/)
const HERE = new Set(['peru', 'pe', 'es', 'salvador'])
const COUNTRIES = new Set(split(countries).filter((name) => !HERE.has(name)))
const KNOWN = new Set([...split(citiesAbroad), ...split(townsOfPeru)])

/**
 * The part of a written address or place that may be shown: the district and what surrounds it, or city and country abroad. Null if
 * it contains only street, number or neighbourhood.
 */
export function barePlace(written: string): BarePlace | null {
  const text = written.slice(0, 200).replace(/\s+/g, ' ').trim()
  if (text === '') return null
  const parts = text
    .split(/[,/|;()•·:\n]|\s+[-–—]\s*|\s*[-–—]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const abroad = parts.findLastIndex((part) => COUNTRIES.has(foldText(part.replace(/\./g, ''))))
  if (abroad >= 0) return unlisted(cityBefore(parts, abroad))

  const namesByPart = parts.map(namesIn)
  const place = agreed(namesByPart.flatMap(({ sure }) => sure))
  // Only places: as the person wrote it.
  if (place && namesByPart.every(({ isPlace }) => isPlace)) return { ...place, text }
  if (place) return place
  const behindStreet = agreed(namesByPart.flatMap(({ likely }) => likely))
  if (behindStreet && isWellKnown(behindStreet)) return behindStreet
  if (!looksLikeAddress(text)) return unlisted(text)
  const known = parts.filter((part) => KNOWN.has(foldText(part)))
  return known.length > 0 ? unlisted(known.join(', ')) : null
}

/** Whether a text contains a street, a number, a lot or a neighbourhood. */
export const looksLikeAddress = (text: string): boolean =>
  addressWords(text).some((word) => /\d/.test(word) || isStreetSign(word) || isStreetSignBehind(word))

/** The place of work that a company gave: unchanged, unless it is an address. */
export const workPlace = (text: string): string | null =>
  looksLikeAddress(text) ? (barePlace(text)?.text ?? null) : text

const unlisted = (text: string): BarePlace => ({ text, department: null, province: null, district: null })

/** 'Calle Mayor 5, 28013 Madrid, España' → 'Madrid, España'. */
function cityBefore(parts: readonly string[], country: number): string {
  const city = (parts[country - 1] ?? '').replace(/^\d[\d-]*\s+|\s+\d[\d-]*$/g, '')
  return city === '' || looksLikeAddress(city) ? parts[country]! : `${city}, ${parts[country]!}`
}

function agreed(names: readonly string[]): BarePlace | null {
  const place = names.length > 0 ? parsePlace(names.join(', ')) : null
  if (place?.scope !== 'place') return null
  const { department, province, district } = place
  const city = district === null ? names.map(cityNamed).find((name) => name !== undefined) : undefined
  if (city !== undefined) return { text: `${city}, ${department!}`, department, province, district }
  return { text: labelOf({ department: department!, province, district }), department, province, district }
}

/** After a street name, a district may belong to the street ('Jr. Ramón Castilla'), unless it is a district of the capital. */
const isWellKnown = ({ department, province, district }: BarePlace): boolean =>
  district === null || department === 'Callao' || province === 'Lima'

/** Folded, with dotted abbreviations in one word: 'AA.HH.' → 'aahh', 'S.J.L.' → 'sjl'. */
export const addressWords = (part: string): string[] =>
  foldText(part)
    .replace(/\b(?:aa\.? ?hh|pp\.? ?jj|a\.h|p\.j)\b\.?/g, (sign) => `${sign.replace(/[. ]/g, '')} `)
    .replace(/\b(?:[a-z]\.){2,}/g, (letters) => `${letters.replaceAll('.', '')} `)
    .match(/[a-z0-9]+/g) ?? []

/**
 * The names of places in one part of an address. `sure`: words that form only places; `likely`: places at the end of a text that
 * starts with a street name ('Av. Los Incas Cusco'); `isPlace`: there is no other text.
 */
function namesIn(part: string): { sure: string[]; likely: string[]; isPlace: boolean } {
  const sure: string[] = []
  const likely: string[] = []
  const words = addressWords(part)
  let run: string[] = []
  let isNamed = false
  const end = (next: string | undefined) => {
    // 'Arequipa 1234' is a street; five digits are a postal code, one or two after Lima the old one.
    const isStreet =
      next !== undefined &&
      (isAddressCode(next) || isStreetSignBehind(next)) &&
      !/^\d{5}$/.test(next) &&
      !(run.at(-1) === 'lima' && /^\d{1,2}$/.test(next))
    if (!isStreet) {
      const { names, rest } = placesAtEnd(run, isNamed)
      if (rest === 0) sure.push(...names)
      else likely.push(...names)
    }
    run = []
    isNamed = false
  }
  for (const [index, word] of words.entries()) {
    const isLast = index === words.length - 1
    if (isFlat(word, words[index + 1]) || isAddressCode(word)) end(word)
    else if (isStreetSignBehind(word) && isLast && run.length > 0) end(word)
    else if (isStreetSign(word) || (isStreetSignBehind(word) && !isLast)) {
      end(undefined)
      isNamed = true
    } else run.push(word)
  }
  end(undefined)
  return { sure, likely, isPlace: !looksLikeAddress(part) && placesAtEnd(words, false).rest === 0 }
}

/** 'Dpto. 402' is a flat, 'Dpto. Lima' a department. */
export const isFlat = (word: string, next: string | undefined): boolean =>
  /^(?:dpto|depto|dep|departamento)$/.test(word) && (next === undefined || isAddressCode(next))

const JOINING = new Set([
  'y',
  'distrito',
  'dist',
  'provincia',
  'prov',
  'departamento',
  'dpto',
  'depto',
  'dep',
  'region',
  'ciudad',
  'peru',
])

/** The places at the end of a run of words, and the number of words before them. `isNamed`: the first word belongs to a street. */
function placesAtEnd(run: readonly string[], isNamed: boolean): { names: string[]; rest: number } {
  const names: string[] = []
  let end = run.length
  while (end > 0) {
    const start = placeStart(run, end, isNamed ? 1 : 0)
    if (start >= 0) {
      names.unshift(run.slice(start, end).join(' '))
      end = start
    } else if (JOINING.has(run[end - 1]!)) end -= 1
    else break
  }
  return { names, rest: isNamed ? Math.max(end, 1) : end }
}

/** The maximum number of words of a place name, including 'distrito de'. */
const MOST_WORDS = 10

/** The start of the longest place name that ends before `end`; -1 if there is none. */
function placeStart(run: readonly string[], end: number, first: number): number {
  for (let start = Math.max(first, end - MOST_WORDS); start < end; start += 1)
    // 'Santa Rosa de Lima' is not Lima.
    if (run[start - 1] !== 'de' && placesMeant(run.slice(start, end).join(' ')).length > 0) return start
  return -1
}
