import { parsePlace } from '#domain/places/parse-place.ts'
import { placesNamed } from '#domain/places/peru.ts'
import { NOT_SHORT } from '#domain/text/full-stops.ts'
import { foldLetters } from './fold.ts'
import { citiesAbroad, countries, statesAbroad, townsOfPeru } from '#domain/places/place-names.data.ts'
import {
  degreeLikeness,
  hasLegalForm,
  institutionLikeness,
  organisationLikeness,
  positionLikeness,
} from './words.ts'

const COUNTRIES = new Set(countries.trim().split(/\s*\|\s*/))
const ABROAD = new Set(citiesAbroad.trim().split(/\s*\|\s*/))
const TOWNS = new Set(townsOfPeru.trim().split(/\s*\|\s*/))
const STATES = new Set(statesAbroad.trim().split(/\s*\|\s*/))
const FAR_WORDS = [
  'remot[oa]',
  'remote',
  'teletrabajo',
  'home office',
  'hibrid[oa]',
  'hybrid',
  'presencial',
  'a distancia',
  'virtual',
  'on-?site',
]
const FAR = new RegExp(`^(?:(?:trabajo|modalidad|100 ?%|fully|full) )?(?:${FAR_WORDS.join('|')})$`)

/** 'Lima, Perú (remoto)' */
const AWAY = /(?<=\p{L})\s*\((?:remot[oa]|remote|h[ií]brid[oa]|hybrid|presencial|home office)\)$/iu

/** True for a text with only a place: 'Oyón, Lima', 'Medellín, Colombia', 'Remote'. */
export function isPlace(text: string): boolean {
  const clean = text
    .replace(AWAY, '')
    .replace(/[().[\]]/g, ' ')
    .trim()
  if (clean.length < 2 || clean.length > 70 || /[\d@:]/.test(clean) || !/^\p{Lu}|^[a-z]+$/u.test(clean))
    return false
  const parts = clean.split(/\s*[,/–—-]\s+|\s*[,/–—]\s*|\s+(?:-|[ye])\s+/).filter((part) => part !== '')
  return (
    parts.length > 0 &&
    parts.length <= 4 &&
    parts.every((part, index) => isPlaceName(part) || (index > 0 && isState(part)))
  )
}

/** 'Ithaca, NY': a US state is two capitals. */
const isState = (text: string) =>
  (text.length > 3 || /^\p{Lu}(?: ?\p{Lu})+$/u.test(text)) && STATES.has(foldLetters(text))

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
    /^(?:lima metropolitana|(?:gran )?lima|lima (?:norte|sur|este|centro|provincias)|nacional)$/.test(
      folded,
    ) ||
    TOWNS.has(folded) ||
    isCityAndCountry(folded) ||
    parsePlace(folded) !== null ||
    // Homonyms do not matter here. People often omit the first article ('Banda de Shilcayo').
    ['', 'la ', 'los ', 'el '].some((article) => placesNamed(`${article}${folded}`).length > 0)
  // Bounded, so that texts of strangers cannot fill the memory.
  if (known.size < 5_000) known.set(folded, isKnown)
  return isKnown
}

/** 'Lima Perú' without a separator. */
function isCityAndCountry(folded: string): boolean {
  const at = folded.lastIndexOf(' ')
  const city = folded.slice(0, at)
  return at > 0 && COUNTRIES.has(folded.slice(at + 1)) && (ABROAD.has(city) || parsePlace(city) !== null)
}

/** A name of a few words without any sign of another meaning. */
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|del|la|el|los)\s)*\p{Lu}[\p{L}'’-]+){0,2}`
const NAME_AT_END = new RegExp(`^(.*\\S),\\s+(${NAME})$`, 'su')
const NAME_BEHIND_DASH = new RegExp(`^(.*\\S)\\s+[–—-]\\s+(${NAME})$`, 'su')
const UNIT_WORDS = [
  'area',
  'sede',
  'unidad',
  'division',
  'gerencia',
  'direccion',
  'departamento',
  'oficina',
  'filial',
  'sucursal',
  'planta',
  'proyecto',
  'turno',
  'grupo',
  'edificio',
  'obra',
  'torre',
  'condominio',
]
const UNIT = new RegExp(String.raw`^(?:${UNIT_WORDS.join('|')})\b`)

/** Text between an organisation and a known place, or after its legal form, is an unlisted place: 'Museo Atlántico, Porto, Portugal'. */
function unknownPlace(text: string): [string, string] | null {
  const [, before, name] = NAME_AT_END.exec(text) ?? NAME_BEHIND_DASH.exec(text) ?? []
  if (!before || !name) return null
  const last = before.split(/,\s+/).at(-1)!
  const isWhere = Math.max(organisationLikeness(last), institutionLikeness(last)) >= 0.6
  return isWhere && isBareName(name) ? [before, name] : null
}

const BARE_NAME = new RegExp(`^${NAME}$`, 'u')
const opens = [organisationLikeness, institutionLikeness, positionLikeness, degreeLikeness]

/** An unknown name that is not a unit: it may be an unlisted place. */
export const isBareName = (text: string) =>
  BARE_NAME.test(text) &&
  !/\p{Lu}{2}/u.test(text) &&
  !UNIT.test(foldLetters(text)) &&
  opens.every((likeness) => likeness(text) === 0)

/** 'I.E.P. Nuevo Amanecer, Aucayacu': if the other names end with places, the last part is an unlisted place. */
export function splitLikelyPlace(text: string): [string, string] | null {
  const [, before, name] =
    NAME_AT_END.exec(text) ?? /^(.*\S)\s+\(([^()]+)\)$/su.exec(text) ?? NAME_BEHIND_DASH.exec(text) ?? []
  if (!before || !name || UNIT.test(foldLetters(name)) || /\d|\p{Lu}{2}/u.test(name)) return null
  return opens.every((likeness) => likeness(name) === 0) ? [before, name] : null
}

const LEADING_PLACE = /[).,:;]\s+(?=\p{L})|\s+(?:en|[|·–—-])\s+/gu

/** Cuts a place off the start: 'Cusco. Recepcionista' → ['Recepcionista', 'Cusco']; the rest must be a known name. */
export function splitLeadingPlace(text: string): [string, string | null] {
  let cut: [string, string | null] = [text, null]
  for (const match of text.matchAll(LEADING_PLACE)) {
    const place = text.slice(0, match.index).replace(/^\(|\)$/g, '')
    const rest = text.slice(match.index + match[0].length)
    if (!isPlace(place)) break
    if (Math.max(positionLikeness(rest), organisationLikeness(rest)) >= 0.6) cut = [rest, place]
  }
  return cut
}

const WORK = /^(?:consorcio|proyecto|carretera|corredor|tramo|interoceanica|autopista|canal)(?!\p{L})/u

/** Public works are named after their two ends: 'Proyecto Especial Chira - Piura', 'Consorcio Vial Majes - Siguas'. */
export const isWork = (text: string) => WORK.test(foldLetters(text)) && !/[,(]/.test(text)

const BEFORE_PLACE = new RegExp(
  String.raw`\s*,\s+|\s+[-–—|·]\s+|\t|(?<=\p{L}{3}|[).])${NOT_SHORT}\.\s+`,
  'gu',
)

/** Cuts a place off the end: 'Quipu S.A.C., Lima, Perú' → ['Quipu S.A.C.', 'Lima, Perú']. */
export function splitPlace(source: string): [string, string | null] {
  // 'Laboratorio Geosur (Arequipa).' ends a sentence.
  const text = source.replace(/(?<=\))[.,;]$/, '')
  const bracket = /^(.*\S)\s*\(([^()]+)\)$/.exec(text)
  // 'Museo del Sillar, Arequipa (Perú)'
  const [, whole, inside] = /^(.*\S),\s+([^,]*\([^()]+\))$/.exec(text) ?? []
  if (whole && inside && isPlace(inside)) return [whole, inside]
  // 'Misti Sur S.A. (Toquepala, Tacna)': the smaller place is on no list.
  if (bracket?.[2]!.includes(',') && isPlace(bracket[2]!.split(/,\s*/).at(-1)!))
    return [bracket[1]!, bracket[2]!]
  // 'Softec (Rimac)' names the client.
  if (bracket && isPlace(bracket[2]!) && organisationLikeness(bracket[2]!) < 0.6)
    return [bracket[1]!, bracket[2]!]
  for (const match of text.matchAll(BEFORE_PLACE)) {
    if (match.index === 0 || !isPlace(text.slice(match.index + match[0].length))) continue
    if (/[-–—]/.test(match[0]) && isWork(text.slice(0, match.index)) && !text.includes(',', match.index))
      continue
    const rest = text.slice(0, match.index).trim()
    const place = text.slice(match.index + match[0].length).trim()
    const wider = match[0].includes(',') ? unknownPlace(rest) : null
    return wider ? [wider[0], `${wider[1]}, ${place}`] : [rest, place]
  }
  const [, before = '', name = ''] = NAME_AT_END.exec(text) ?? []
  return hasLegalForm(before) && unknownPlace(text) ? [before, name] : [text, null]
}
