import { KINDS, SPOKEN_WORDS, STILL_WORDS } from './prose-sentence.data.ts'
import { NOT_SHORT } from '#domain/text/full-stops.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { findPeriods, type FoundPeriod, isRange } from '#domain/cv/dates/found-periods.ts'
import { isPlace, splitLikelyPlace, splitPlace } from '#domain/cv/names/places.ts'
import {
  hasLegalForm,
  institutionLikeness,
  organisationLikeness,
  positionLikeness,
} from '#domain/cv/names/words.ts'

/** What a sentence says about a job. Missing facts are null. */
export interface ProseFacts {
  position: string | null
  company: string | null
  place: string | null
  period: Pick<FoundPeriod, 'start' | 'end' | 'isCurrent'> | null
  /** Written in the first person or about the post held: not just a list of words. */
  isSpoken: boolean
  /** The position follows 'como', 'el cargo de' or 'fui'. */
  isNamed: boolean
}

/** A placeholder for the removed dates. */
const HOLE = '\uFFFC'
const DATE_WORDS = 'en|el|la|los|hacia|desde|hasta|entre|del?|a[nñ]os?|verano|y|por'
const BEFORE_HOLE = new RegExp(String.raw`(?:(?<![\p{L}])(?:${DATE_WORDS})\s+)+(?=\uFFFC)`, 'giu')

const SPOKEN = new RegExp(String.raw`(?<!\p{L})(?:${SPOKEN_WORDS.join('|')})(?!\p{L})`, 'u')
const NO_VERB = 'caf[eé]|ah[ií]|aqu[ií]|all[ií]|as[ií]'
const PAST = new RegExp(
  String.raw`(?<!\p{L})(?!${NO_VERB})(?:\p{Ll}{2,}|(?<=^)\p{Lu}\p{Ll}+)(?:é|í)(?=\s+[\p{Ll}\d]|[.,]|$)`,
  'u',
)
const STILL = new RegExp(String.raw`(?<!\p{L})(?:${STILL_WORDS.join('|')})(?!\p{L})`, 'u')

const WORKED = String.raw`est(?:oy|uve|aba)|trabaj\p{L}+|labor\p{L}+|entr[eé]|ingres[eé]|empec[eé]|comenc[eé]|qued[eé]`
const POST_WORDS = 'cargo|puesto|funci[oó]n|funciones|labor|labores|rol|plaza'
/** Words before a position: 'el cargo de', 'como', 'fui', 'estuve de'. */
const OPENERS: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})(?:${POST_WORDS})\s+de\s+(?!mi |su |la |el |salud|control )`, 'giu'),
  /(?<!\p{L})(?:como|en calidad de)\s+(?:el\s+|la\s+|una?\s+)?(?!parte |se |es )/giu,
  new RegExp(String.raw`(?<!\p{L})(?:${WORKED})\s+de\s+`, 'giu'),
  /(?<!\p{L})(?:soy|fui|era)\s+(?:el\s+|la\s+|una?\s+)?(?!en |a |de |parte )/giu,
  /(?:,|\uFFFC|(?<=\p{Lu}[\p{L}.]+))\s*de\s+(?=\p{Ll})/gu,
]
/** Always ends a phrase. */
const PHRASE_END = new RegExp(
  [
    String.raw`[,;:\uFFFC]`,
    String.raw`\.$`,
    String.raw`\s[–—]\s`,
    String.raw`\s(?:donde|que|quien|desde|hasta|durante|cuando|desempe\p{L}+|realiza\p{L}+)(?!\p{L})`,
    String.raw`\s(?:y|e)\s+(?:sigo|me|luego|despu[eé]s|tambi[eé]n|antes|hago)(?!\p{L})`,
  ].join('|'),
  'iu',
)
/** Also something without a name: 'en casas', 'con seis preventistas'. */
const AT_SOMETHING = /\s(?:en|para|con|por)\s+(?=(?:el |la |los |las |una? |mi |varias? )?[\p{Ll}\d])/u
/** Without a verb, 'en presupuesto' and 'por horas' belong to the post; 'en el aeropuerto' does not. */
const AT_THE = /\s(?:en|para|con|por)\s+(?=(?:el|la|los|las|una?|mi|varias?)\s)/u
const TO_COMPANY = /(?:entr[eé]|ingres[eé]|pas[eé]|vengo|volv[ií]|llegu[eé])$/iu
const KIND = `(?:${KINDS.join('|')})`
/** The words before an employer or a place, followed by a name. */
const AT = new RegExp(
  String.raw`\s(en|para|con|por|de|del|al?)\s+(?:(?:el|la|los|las|una?|mi)\s+)?(?:misma?\s+)?(?:(?:empresa|instituci[oó]n|entidad|compa[nñ][ií]a|organizaci[oó]n|establecimiento)\s+)?(?=(?:${KIND}\s+)?["“]?\p{Lu})`,
  'gu',
)
/** Lower-case words that continue a name. */
const LINK = String.raw`(?:de|del|la|las|los|el|y|e|&|-|–(?=\s+(?:Sede|Filial|Sucursal|Agencia|Planta|Oficina|EsSalud)\b)|N°|Nº|of|and|para|a|da|do|\p{Ll}{4,8}(?=\s+\d))`
const WORD = String.raw`["“]?[\p{Lu}\d&][^\s,;()\uFFFC]*`
/** 'Servicio particular': one more word if only a full stop follows. */
const TAIL = String.raw`(?:\s+\p{Ll}{5,}(?=\s*(?:[,(\uFFFC]|\.?$)))?`
const RUN = String.raw`(?:${KIND}\s+)?${WORD}(?:(?:\s+(?:${LINK}\s+){0,3}${WORD})+|${TAIL})`
const NAME = new RegExp(
  String.raw`^(?=[^\p{L}]{0,2}\p{L})${RUN}(?:\s*\((?:\p{Lu}[^()]*|\p{Ll}+)\))?(?:,\s+(?:en\s+)?(?:${RUN}|(?:calle|jr\.|av\.|jirón|avenida)\s+${RUN})(?:\s*\((?:\p{Lu}[^()]*|\p{Ll}+)\))?)*(?:,?\s+en\s+(?:la\s+ciudad\s+de\s+)?${RUN})?`,
  'u',
)
const STREET = /,\s+(?:av\.|avenida|jr\.|jir[oó]n|calle|psje\.|urb\.)\s[^,]*/i

/** The full stop of the sentence, not of an abbreviation. */
const LOOSE_STOP = new RegExp(String.raw`${NOT_SHORT}\.$`, 'u')

const isOrganisation = (text: string) =>
  Math.max(organisationLikeness(text), institutionLikeness(text)) >= 0.6

/** True for a text in the first person. */
export const speaks = (text: string, folded = foldLetters(text)) => SPOKEN.test(folded) || PAST.test(text)

/** One sentence about a job: its period, the position after 'como', 'el cargo de' or a verb of being, the company after 'en'. */
export function readProse(sentence: string): ProseFacts {
  const folded = foldLetters(sentence)
  const period = periodOf(sentence, folded)
  const text = withHoles(sentence)
  const isSpoken = speaks(sentence, folded)
  const found = findPosition(text, isSpoken)
  const before = found ? text.slice(0, found.index) : text
  const after = found ? text.slice(found.index + found.length) : ''
  const named =
    found?.company ??
    nameAfter(` ${before}`, isSpoken) ??
    (found && nameAfter(after.startsWith(' ') ? after : ` ${after}`, isSpoken)) ??
    (found ? nameBehind(after) : null) ??
    (isSpoken ? null : nameFirst(before))
  const { company, place } = parse(named)
  return {
    position: found ? found.text : null,
    company,
    place: place ?? (found ? placeApart(after, company) : null),
    period,
    isSpoken,
    isNamed: found?.isNamed ?? false,
  }
}

/** The name at the start of a sentence: 'Reserva Waqanki Alta.', 'Gobierno Regional de Junín, Huancayo: Analista'. */
const nameFirst = (text: string) => NAME.exec(text.replace(/^[\s,.:\uFFFC]+/u, ''))?.[0] ?? null

/** Parses a sentence as a company's name and its place. */
export const readName = (sentence: string) => parse(nameFirst(sentence))

function withHoles(sentence: string): string {
  let text = sentence
  for (const { index, length } of findPeriods(sentence).toReversed())
    text = `${text.slice(0, index)}${HOLE}${text.slice(index + length)}`
  return text
    .replace(BEFORE_HOLE, '')
    .replace(/^\d{1,2}[.)]\s+/, '')
    .replace(/[([][^()[\]]*\uFFFC[^()[\]]*[)\]]/gu, HOLE)
    .replace(/\s*\uFFFC[\s.]*/gu, ` ${HOLE} `)
    .trim()
}

/** The dates of a sentence: a range, a start and its end ('Empecé en 2012 … hasta 2014'), or a period that is still current. */
function periodOf(sentence: string, folded: string): ProseFacts['period'] {
  const periods = findPeriods(sentence)
  // '2011, 2012, 2013', '2015, 2016 y 2017': years in a row.
  const isRow = periods.every(
    ({ index }, at) =>
      at === 0 || /^[\s,y]*$/.test(sentence.slice(periods[at - 1]!.index + periods[at - 1]!.length, index)),
  )
  if (isRow && periods.length > 1 && periods.every(({ isCurrent }) => !isCurrent))
    return { start: periods[0]!.start, end: periods.at(-1)!.end, isCurrent: false }
  const range = periods.find(isRange)
  if (range) return range
  const [first, last] = [periods[0], periods.at(-1)]
  if (!first || !last) return null
  const isUntil =
    last.start === null || /(?:hasta|al?)\s+(?:\p{L}+\s+){0,2}$/u.test(folded.slice(0, last.index))
  if (first !== last && isUntil) return { start: first.start, end: last.end, isCurrent: false }
  return STILL.test(folded) ? { start: first.start, end: null, isCurrent: true } : first
}

interface Position {
  text: string
  index: number
  length: number
  company: string | null
  isNamed?: boolean
}

function findPosition(text: string, isSpoken: boolean): Position | null {
  let best: Position | null = null
  let bestPoints = 0
  for (const [order, pattern] of OPENERS.entries()) {
    if (order === OPENERS.length - 1 && !isSpoken) break
    for (const match of text.matchAll(pattern)) {
      const start = match.index + match[0].length
      const hasCompany = order < 2 && nameAfter(` ${text.slice(0, match.index)}`, true) !== null
      const found = phraseAt(text, start, match.index, hasCompany)
      if (!found || !/^\p{L}/u.test(found.text) || found.text.split(' ').length > 9) continue
      const likeness = positionLikeness(found.text)
      const points = likeness + (order === 0 ? 0.5 : order === 1 ? 0.4 : order < 4 ? 0.3 : -0.3)
      if (points > bestPoints && (likeness >= 0.9 || order < 4))
        [best, bestPoints] = [{ ...found, isNamed: order < 4 }, points]
    }
  }
  if (best) return best
  const bracket = !isSpoken ? null : /\((\p{Ll}[^()]+)\)/u.exec(text)
  if (bracket && positionLikeness(bracket[1]!) >= 0.7)
    return { text: bracket[1]!, index: bracket.index, length: bracket[0].length, company: null }
  // Without a verb or 'como': the phrase at the start of the sentence, or one between commas.
  for (const match of text.matchAll(/(?:^|[,:\uFFFC])\s*(?=\p{L})/gu)) {
    const start = match.index + match[0].length
    const found = phraseAt(text, start, match.index, isSpoken, !isSpoken)
    if (!found) continue
    const likeness = positionLikeness(found.text)
    // 'Grupo Logístico Frontera': the word that identifies it comes after the first.
    const [first = ''] = found.text.split(' ')
    const isOpened = !/^\p{Lu}/u.test(found.text) || positionLikeness(first) >= 0.7
    if (hasLegalForm(found.text) || likeness < 0.7 || !isOpened) continue
    if (likeness === 1 || organisationLikeness(found.text) < 0.6) return found
  }
  return null
}

/** The phrase from `start`, without a company at its end. */
function phraseAt(
  text: string,
  start: number,
  index: number,
  hasCompany: boolean,
  isBare = false,
): Position | null {
  const rest = text.slice(start)
  const end = PHRASE_END.exec(rest.replace(/\([^()]*\)/g, (inner) => '('.padEnd(inner.length, '_')))?.index
  const whole = rest.slice(0, end ?? rest.length)
  const cut = hasCompany ? null : companyIn(whole)
  const something = (isBare ? AT_THE : AT_SOMETHING).exec(whole)
  const to = Math.min(cut?.index ?? whole.length, something?.index ?? whole.length)
  const phrase = whole.slice(0, to).trim()
  if (phrase === '') return null
  const isCut = cut !== null && cut.index === to
  const name = isCut ? NAME.exec(rest.slice(cut.index + cut.length))?.[0] : undefined
  const company = name && isCut ? named(rest.slice(0, cut.index + cut.length), name) : null
  return {
    text: phrase,
    index,
    length: start - index + (isCut && name ? cut.index + cut.length + name.length : to),
    company,
  }
}

/** Where the company starts in 'cajera en Supermercado La Perla' or 'maestro de obra de Consorcio Vial'. */
function companyIn(phrase: string): { index: number; length: number } | null {
  const ways = [...phrase.matchAll(AT)]
  const at = ways.find((way) => /^(?:en|para|con)$/.test(way[1]!) && !isNameOfPlace(phrase, way))
  const of = ways.find((way) => {
    const name = phrase.slice(way.index + way[0].length)
    return (
      /^(?:de|del)$/.test(way[1]!) &&
      // A single word is an occupation: 'Analista de Operaciones'.
      ((isOrganisation(name) && /\s/.test(name.trim())) || hasLegalForm(name)) &&
      positionLikeness(name) < 0.7
    )
  })
  const way = at ?? of
  return way ? { index: way.index, length: way[0].length } : null
}

const isNameOfPlace = (text: string, way: RegExpExecArray) =>
  isPlace(text.slice(way.index + way[0].length).replace(/[.\s]+$/, ''))

/** The name after 'en'; after 'a' and 'de' if somebody went there or comes from there. */
function nameAfter(text: string, isSpoken: boolean): string | null {
  for (const way of text.matchAll(AT)) {
    const name = NAME.exec(text.slice(way.index + way[0].length))?.[0]
    if (!name || isPlace(name)) continue
    const whole = named(way[0], name)
    const isAt = way[1] === 'en' || (isSpoken && (way[1] === 'para' || way[1] === 'con'))
    if (isAt && (isSpoken || isOrganisation(name))) return whole
    if (isSpoken && TO_COMPANY.test(text.slice(0, way.index))) return whole
  }
  return null
}

/** 'en la empresa Molino El Taymi de Ferreñafe': after 'empresa' the town is not part of the name. */
const named = (way: string, name: string) => (/empresa\s+$/i.test(way) ? `empresa ${name}` : name)

/** A name directly after the position: ', Independiente, …', ': Restaurante Y'. */
function nameBehind(text: string): string | null {
  const match = /^\s*[,:–—\uFFFC][\s,:–—\uFFFC]*(?=\p{Lu})/u.exec(text)
  const name = match && NAME.exec(text.slice(match[0].length))?.[0]
  return name && !isPlace(name) && positionLikeness(name) < 0.9 ? name : null
}

/** The place in a sentence that is not part of the company's name. */
function placeApart(text: string, company: string | null): string | null {
  const place = placeOf(text)
  return place !== null && company?.endsWith(place) ? null : place
}

/** 'en el aeropuerto de Tarapoto', ', en Pasco': the known place in a sentence. */
function placeOf(text: string): string | null {
  for (const way of ` ${text}`.matchAll(AT)) {
    const name = NAME.exec(` ${text}`.slice(way.index + way[0].length))?.[0]
    if (name && isPlace(name)) return name.replace(/\.$/, '')
  }
  return splitPlace(text.replace(/[\s\uFFFC.]+$/u, ''))[1]
}

function parse(name: string | null | undefined): { company: string | null; place: string | null } {
  if (!name) return { company: null, place: null }
  const isEmployer = name.startsWith('empresa ')
  const text = name
    .replace(/^empresa /, '')
    .replace(STREET, '')
    .replace(/(?:,\s+|\s+)en\s+(?:la\s+ciudad\s+de\s+)?(?=\p{Lu})/u, ', ')
    .replace(LOOSE_STOP, '')
  const [company, known] = splitPlace(text)
  if (known) return { company, place: known.replace(/\.$/, '') }
  const likely = splitLikelyPlace(text)
  if (likely) return { company: likely[0], place: likely[1] }
  const [, whole, town] = /^(.*\S)\s+de\s+(\p{Lu}[\p{L} ]+)$/u.exec(text) ?? []
  return whole && town && (isEmployer || hasLegalForm(whole)) && isPlace(town)
    ? { company: whole, place: town }
    : { company: text, place: null }
}
