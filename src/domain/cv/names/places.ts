import { parsePlace } from '../../places/parse-place.ts'
import { foldLetters } from './fold.ts'
import {
  degreeLikeness,
  hasLegalForm,
  institutionLikeness,
  organisationLikeness,
  positionLikeness,
} from './words.ts'

const COUNTRIES = new Set(
  `peru colombia chile argentina mexico ecuador bolivia espana spain venezuela brasil brazil uruguay paraguay panama usa eeuu estados unidos united states canada costa rica guatemala alemania germany francia france italia italy reino unido uk portugal
   latam cuba es pe suiza switzerland belgica belgium holanda netherlands austria suecia sweden noruega norway dinamarca denmark irlanda ireland israel japon japan china india corea australia honduras nicaragua salvador dominicana puerto`.split(
    /\s+/,
  ),
)
const ABROAD = new Set(
  `bogota medellin cali santiago buenos aires madrid barcelona valencia sevilla ciudad de mexico cdmx quito guayaquil la paz caracas montevideo sao paulo miami new york london londres berlin paris guadalajara monterrey cordoba
   porto lisboa lisbon ginebra geneva zurich lyon roma rome milan munich hamburgo amsterdam rotterdam bruselas brussels viena dublin toronto montreal vancouver boston chicago houston washington atlanta dallas seattle austin denver tokio tokyo shanghai sidney sydney
   cartagena barranquilla bucaramanga antofagasta valparaiso concepcion iquique mendoza rosario cuenca guayaquil cochabamba sucre brasilia curitiba asuncion maracaibo puebla queretaro tijuana bilbao zaragoza malaga granada salamanca`
    .split(/\s+(?=\S)/)
    .concat([
      'buenos aires',
      'santiago de chile',
      'bogota d c',
      'santa cruz de la sierra',
      'rio de janeiro',
      'san francisco',
      'los angeles',
      'reino unido',
      'corea del sur',
      'el salvador',
      'republica dominicana',
      'puerto rico',
      'ciudad de mexico',
      'la paz',
      'sao paulo',
      'new york',
      'estados unidos',
      'united states',
      'costa rica',
    ]),
)
const FAR = /^(?:remot[oa]|remote|teletrabajo|home office|hibrid[oa]|hybrid|presencial|a distancia|on-?site)$/

/** 'Lima, Perú (remoto)' */
const AWAY = /(?<=\p{L})\s*\((?:remot[oa]|remote|h[ií]brid[oa]|hybrid|presencial|home office)\)$/iu

/** True for what names a place and nothing else: 'Oyón, Lima', 'Medellín, Colombia', 'Remote'. */
export function isPlace(text: string): boolean {
  const clean = text.replace(AWAY, '').replace(/[().]/g, ' ').trim()
  if (clean.length < 2 || clean.length > 70 || /[\d@:]/.test(clean) || !/^\p{Lu}|^[a-z]+$/u.test(clean))
    return false
  const parts = clean.split(/\s*[,/–—-]\s+|\s*[,/–—]\s*|\s+(?:-|[ye])\s+/).filter((part) => part !== '')
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
    /^(?:lima metropolitana|(?:gran )?lima|lima (?:norte|sur|este|centro|provincias)|nacional)$/.test(
      folded,
    ) ||
    isCityAndCountry(folded) ||
    parsePlace(folded) !== null ||
    parsePlace(`${folded}, Lima`)?.district?.localeCompare(name.trim(), 'es', { sensitivity: 'base' }) === 0
  // Bounded: a text of a stranger must not fill the memory.
  if (known.size < 5_000) known.set(folded, isKnown)
  return isKnown
}

/** 'Lima Perú': nothing parts the two. */
function isCityAndCountry(folded: string): boolean {
  const at = folded.lastIndexOf(' ')
  return at > 0 && COUNTRIES.has(folded.slice(at + 1)) && parsePlace(folded.slice(0, at)) !== null
}

/** A name of a few words with nothing in it that says otherwise. */
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|del|la|el|los)\s)*\p{Lu}[\p{L}'’-]+){0,2}`
const NAME_AT_END = new RegExp(`^(.*\\S),\\s+(${NAME})$`, 'su')
const NAME_BEHIND_DASH = new RegExp(`^(.*\\S)\\s+[–—-]\\s+(${NAME})$`, 'su')
const UNIT =
  /^(?:area|sede|unidad|division|gerencia|direccion|departamento|oficina|filial|sucursal|planta|proyecto|turno|grupo)\b/

/** What stands between an organisation and a known place, or behind its legal form, is a place that no list has: 'Museo Atlántico, Porto, Portugal'. */
function unknownPlace(text: string): [string, string] | null {
  const [, before, name] = NAME_AT_END.exec(text) ?? []
  if (!before || !name || UNIT.test(foldLetters(name))) return null
  const last = before.split(/,\s+/).at(-1)!
  const isWhere = Math.max(organisationLikeness(last), institutionLikeness(last)) >= 0.6
  const saysOtherwise =
    Math.max(
      organisationLikeness(name),
      institutionLikeness(name),
      positionLikeness(name),
      degreeLikeness(name),
    ) > 0
  return isWhere && !saysOtherwise ? [before, name] : null
}

/** 'I.E.P. Nuevo Amanecer, Aucayacu', where the names beside it end with their places: its last part is one, though no list has it. */
export function splitLikelyPlace(text: string): [string, string] | null {
  const [, before, name] =
    NAME_AT_END.exec(text) ?? /^(.*\S)\s+\(([^()]+)\)$/su.exec(text) ?? NAME_BEHIND_DASH.exec(text) ?? []
  if (!before || !name || UNIT.test(foldLetters(name)) || /\d|\p{Lu}{2}/u.test(name)) return null
  const opens = [organisationLikeness, institutionLikeness, positionLikeness, degreeLikeness]
  return opens.every((likeness) => likeness(name) === 0) ? [before, name] : null
}

const LEADING_PLACE = /[).,:;]\s+(?=\p{L})|\s+(?:en|[|·–—-])\s+/gu

/** Cuts a place off the beginning: 'Cusco. Recepcionista' → ['Recepcionista', 'Cusco']; what is left has to be known. */
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

/** Cuts a place off the end: 'Quipu S.A.C., Lima, Perú' → ['Quipu S.A.C.', 'Lima, Perú']. */
export function splitPlace(source: string): [string, string | null] {
  // 'Laboratorio Geosur (Arequipa).' ends a sentence.
  const text = source.replace(/(?<=\))[.,;]$/, '')
  const bracket = /^(.*\S)\s*\(([^()]+)\)$/.exec(text)
  // 'Museo del Sillar, Arequipa (Perú)'
  const [, whole, inside] = /^(.*\S),\s+([^,]*\([^()]+\))$/.exec(text) ?? []
  if (whole && inside && isPlace(inside)) return [whole, inside]
  // 'Misti Sur S.A. (Toquepala, Tacna)': no list has the smaller of the two.
  if (bracket?.[2]!.includes(',') && isPlace(bracket[2]!.split(/,\s*/).at(-1)!))
    return [bracket[1]!, bracket[2]!]
  // 'Softec (Rimac)' is at its client's.
  if (bracket && isPlace(bracket[2]!) && organisationLikeness(bracket[2]!) < 0.6)
    return [bracket[1]!, bracket[2]!]
  for (const match of text.matchAll(/\s*,\s+|\s+[-–—|·]\s+|\t|(?<=\p{Ll}{3}|[).])\.\s+/gu)) {
    if (match.index === 0 || !isPlace(text.slice(match.index + match[0].length))) continue
    const rest = text.slice(0, match.index).trim()
    const place = text.slice(match.index + match[0].length).trim()
    const wider = match[0].includes(',') ? unknownPlace(rest) : null
    return wider ? [wider[0], `${wider[1]}, ${place}`] : [rest, place]
  }
  const [, before = '', name = ''] = NAME_AT_END.exec(text) ?? []
  return hasLegalForm(before) && unknownPlace(text) ? [before, name] : [text, null]
}
