import { parsePlace } from '../places/parse-place.ts'
import { foldLetters } from './fold.ts'

const COUNTRIES = new Set(
  `peru colombia chile argentina mexico ecuador bolivia espana spain venezuela brasil brazil uruguay paraguay panama usa eeuu estados unidos united states canada costa rica guatemala alemania germany francia france italia italy reino unido uk portugal
   latam cuba es pe`.split(/\s+/),
)
const ABROAD = new Set(
  `bogota medellin cali santiago buenos aires madrid barcelona valencia sevilla ciudad de mexico cdmx quito guayaquil la paz caracas montevideo sao paulo miami new york london londres berlin paris guadalajara monterrey cordoba`
    .split(/\s+(?=\S)/)
    .concat([
      'buenos aires',
      'ciudad de mexico',
      'la paz',
      'sao paulo',
      'new york',
      'estados unidos',
      'united states',
      'costa rica',
      'reino unido',
    ]),
)
const FAR = /^(?:remot[oa]|remote|teletrabajo|home office|hibrid[oa]|hybrid)$/

/** True for what names a place and nothing else: 'Oyón, Lima', 'Medellín, Colombia', 'Remote'. */
export function isPlace(text: string): boolean {
  const clean = text.replace(/[().]/g, ' ').trim()
  if (clean.length < 2 || clean.length > 70 || /[\d@:]/.test(clean) || !/^\p{Lu}|^[a-z]+$/u.test(clean))
    return false
  const parts = clean.split(/\s*[,/–—-]\s+|\s*[,/–—]\s*|\s+-\s+/).filter((part) => part !== '')
  return parts.length > 0 && parts.length <= 4 && parts.every(isPlaceName)
}

const known = new Map<string, boolean>()

function isPlaceName(name: string): boolean {
  const folded = foldLetters(name).trim()
  if (folded.split(' ').length > 5) return false
  const before = known.get(folded)
  if (before !== undefined) return before
  const isKnown =
    FAR.test(folded) ||
    COUNTRIES.has(folded) ||
    ABROAD.has(folded) ||
    /^(?:lima metropolitana|nacional)$/.test(folded) ||
    parsePlace(folded) !== null ||
    parsePlace(`${folded}, Lima`)?.district?.localeCompare(name.trim(), 'es', { sensitivity: 'base' }) === 0
  // Bounded: a text of a stranger must not fill the memory.
  if (known.size < 5_000) known.set(folded, isKnown)
  return isKnown
}

/** Cuts a place off the end: 'Quipu S.A.C., Lima, Perú' → ['Quipu S.A.C.', 'Lima, Perú']. */
export function splitPlace(text: string): [string, string | null] {
  const bracket = /^(.*\S)\s*\(([^()]+)\)$/.exec(text)
  if (bracket && isPlace(bracket[2]!) && !parsePlace(bracket[2]!)?.district) return [bracket[1]!, bracket[2]!]
  let cut = -1
  for (const match of text.matchAll(/\s*,\s+|\s+[-–—|·]\s+|\t/g)) {
    if (match.index > 0 && isPlace(text.slice(match.index + match[0].length))) {
      cut = match.index
      const rest = text.slice(cut + match[0].length)
      return [text.slice(0, cut).trim(), rest.trim()]
    }
  }
  return cut < 0 ? [text, null] : [text, null]
}
