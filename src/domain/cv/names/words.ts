import { foldLetters } from './fold.ts'
import { isKnownOccupation } from './known-occupation.ts'
import {
  degreeStems,
  institutionWords,
  noPositions,
  organisationOpeners,
  organisationWords,
  positionStems,
} from './words.data.ts'

const list = (text: string) => text.trim().split(/\s+/)
const stems = (text: string) =>
  new RegExp(
    `^(?:${list(text)
      .map((stem) => stem.replace(/(?<!\\)[.+&]/g, '\\$&'))
      .join('|')})`,
  )

const POSITION = stems(positionStems)
const DEGREE = stems(degreeStems)
const NO_POSITION = new Set(list(noPositions))
/** Endings of occupations: 'perforista', 'cardióloga', 'controlador'. Devices have them too, so only a first word counts. */
const DOER = /\p{L}{3}(?:istas?|olog[oa]s?|graf[oa]s?|[aei]dor(?:es)?)$/u
const FEMALE_DOER = /\p{L}{3}[aei]doras?$/u
/** 'panadería', 'asesoría': a place of work or trade, and the work itself. */
const TRADE = /\p{L}{2}[eo]rias?$/u
const NO_SHOP_WORDS = [
  'ingenieria',
  'enfermeria',
  'secretaria',
  'tesoreria',
  'mensajeria',
  'carpinteria',
  'soldadura',
  'asesoria',
  'consultoria',
  'auditoria',
  'contraloria',
  'categoria',
  'historia',
  'memoria',
  'teoria',
  'materias?',
  'galeria',
]
const NO_SHOP = new RegExp(`^(?:${NO_SHOP_WORDS.join('|')})`)
const ORGANISATION = new Set(list(organisationWords))
const OPENERS = new Set(list(organisationOpeners))
const INSTITUTION = new Set(list(institutionWords))
const LEGAL_FORM_WORDS = [
  String.raw`s\.?\s?a\.?\s?c`,
  String.raw`s\.?\s?a\.?\s?a`,
  String.raw`s\.?\s?r\.?\s?l`,
  String.raw`e\.?\s?i\.?\s?r\.?\s?l`,
  String.raw`s\.\s?a`,
  String.raw`s\.?a\.?s`,
  'ltda',
  'inc',
  'llc',
  'ltd',
  'corp',
  'gmbh',
  String.raw`s\.?\s?l`,
]
const LEGAL_FORM = new RegExp(String.raw`\b(?:${LEGAL_FORM_WORDS.join('|')})\b\.?(?:\s*\(.*\))?\s*$`)

const wordsOf = (text: string) => foldLetters(text).match(/[\p{L}&][\p{L}.&-]*/gu) ?? []

/** True for a text with the legal form of a company at its end: 'Quipu S.A.C.'. */
export const hasLegalForm = (text: string) => LEGAL_FORM.test(foldLetters(text))

const isPosition = (word: string) => POSITION.test(word) && !TRADE.test(word) && !NO_POSITION.has(word)

/** How likely a text is an occupation, from 0 to 1. The first word counts most. */
export function positionLikeness(text: string): number {
  const all = wordsOf(text)
  const at = all.findIndex(isPosition)
  if (at === 0) return 1
  const [first = ''] = all
  if (!NO_POSITION.has(first) && !ORGANISATION.has(first) && !OPENERS.has(first)) {
    if (DOER.test(first)) return 0.9
    if (FEMALE_DOER.test(first)) return 0.7
    // 'Dibujante CAD', 'Camionero': an occupation in the taxonomy, not a shop or a study.
    const isElse = (TRADE.test(first) && !NO_SHOP.test(first)) || DEGREE.test(first)
    if (!isElse && isKnownOccupation(text)) return 1
  }
  return at < 0 ? 0 : at <= 2 ? 0.7 : 0.4
}

/** How likely a text is an organisation, from 0 to 1. */
export function organisationLikeness(text: string): number {
  if (hasLegalForm(text)) return 1
  const all = wordsOf(text).map((word) => word.replace(/\.$/, ''))
  const [first] = all
  if (first === undefined) return 0
  // 'Software Developer' starts like 'Software Andino' but is a post.
  if (ORGANISATION.has(first) || OPENERS.has(first))
    return isPosition(all[1] ?? '') || (all.length <= 3 && isPosition(all.at(-1)!)) ? 0.4 : 0.9
  if (TRADE.test(first) && !NO_SHOP.test(first) && all.length > 1) return 0.7
  if (!all.some((word) => ORGANISATION.has(word))) return 0
  // 'Analista de Marketing Digital' is not a company.
  return isPosition(first) ? 0.3 : 0.6
}

/** 'I.E.S.T.P.', 'C.N.', 'C.E.P.': kinds of schools. */
const DOTTED = /^(?:i\.[es]|c\.[en])(?:\.[a-z]){0,4}$/

/** How likely a text is a school, from 0 to 1. */
export function institutionLikeness(text: string): number {
  const all = wordsOf(text).map((word) => word.replace(/\.$/, ''))
  if (all.length === 0) return 0
  if (INSTITUTION.has(all[0]!) || DOTTED.test(all[0]!)) return 1
  return all.some((word) => INSTITUTION.has(word)) ? 0.7 : 0
}

/** Longer words after the first: names write them with a capital. */
const NAMING = /(?<=\s)["“(]?\p{L}[\p{L}’']{3,}/gu

/** Two capitalised words at the end: 'Empresa de transportes urbanos Cruz Verde'. */
const FULL_NAME = /\p{Lu}[\p{L}.]*\s+(?:(?:de|del|la|el|y|&)\s+)*\p{Lu}[\p{L}.]*$/u

/** True for several words without capitals: 'Empresa dedicada a la venta de insumos'. Names have capitals. */
export function describes(text: string): boolean {
  const naming = text.match(NAMING)?.slice(0, 3) ?? []
  return naming.length === 3 && naming.every((word) => /^\p{Ll}/u.test(word)) && !FULL_NAME.test(text)
}

/** How likely a text is a degree or a career, from 0 to 1. */
export function degreeLikeness(text: string): number {
  const all = wordsOf(text)
  const at = all.findIndex((word) => DEGREE.test(word))
  if (at < 0) return 0
  return at === 0 ? 1 : 0.5
}

const LONGEST_NAME = 60

/** 'Analista de Comercio Exterior, Importaciones Puerto Nuevo S.A.C., Callao, Perú': long, but still a header. */
export function namesBoth(text: string): boolean {
  const parts = text.split(/,\s+|\s[–—|-]\s/).slice(0, 3)
  const where = (part: string) => Math.max(organisationLikeness(part), institutionLikeness(part))
  const what = (part: string) => Math.max(positionLikeness(part), degreeLikeness(part)) >= 0.9
  return (
    parts[0]!.length < LONGEST_NAME &&
    parts.some((part) => what(part) && parts.some((other) => other !== part && where(other) >= 0.6))
  )
}
