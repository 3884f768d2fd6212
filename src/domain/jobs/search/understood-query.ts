import type { PostedWithin } from '#contracts/jobs/job-filter-choices.ts'
import type { ExperienceLevel, WorkMode } from '#contracts/vocabulary.ts'
import { findOccupation } from '#domain/matching/reading/find-occupation.ts'
import { experienceFromText, findDurations } from '#domain/jobs/experience-level.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { writtenOut } from '#domain/matching/words/title-words.ts'
import { isWordOfAds } from '#domain/matching/reading/text-vector.ts'
import { genderlessStem, splitWords } from '#domain/matching/words/words.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { spokenText } from '#domain/text/spoken-spanish.ts'
import { type AskedPay, askedPay } from './asked-pay.ts'
import { type AskedPlace, askedPlaces, oneOf } from './asked-place.ts'
import { isKnown } from './expand-query.ts'
import * as say from './query-signs.ts'
import { ABBREVIATIONS } from './query-filler.data.ts'
import { isSentenceFiller, keptWords, meantWords, searchWords } from './query-filler.ts'
import { clausesOf } from './sentence-clauses.ts'
import { tradeSpelling } from './trade-spelling.ts'
import { partedByWish } from './unwanted-part.ts'

/** A typed search taken apart: the words for the ads, and what filters say better. */
export interface UnderstoodQuery {
  /** What must be in the ads: trade, skill, company. Folded, '' for none. */
  q: string
  /** What is not wanted, as it was said; '' for nothing. */
  unwanted: string
  /** Working terms, which are also words of ads: 'noche', 'medio tiempo'. */
  terms: string[]
  places: AskedPlace[]
  /** Everywhere in Peru was named. */
  isEverywhere: boolean
  mode: WorkMode[]
  /** Remote besides the place: 'en Lima o remoto'. */
  orRemote: boolean
  experience: ExperienceLevel | null
  /** The years of experience, as a number was named. */
  years: number | null
  minPay: number | null
  dollars: number | null
  /** What is named in soles, of any period. */
  soles: number | null
  isPayShown: boolean
  days: PostedWithin | null
  isNewest: boolean
  /** It says that work is looked for: 'busco', 'chamba'. */
  speaksOfWork: boolean
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/[^\p{L}\p{N}+#./]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^[./]+(?!net)|[./]+$/g, ''))
    .filter((word) => word !== '')

/** The positions of words in names of several words that the taxonomy knows: 'trabajo' in 'trabajo social' is no filler. */
function inNames(words: readonly string[]): Set<number> {
  const kept = new Set<number>()
  const { occupationNames } = productTaxonomy()
  const split = splitWords(words.join(' '))
  if (split.length !== words.length) return kept
  for (const from of split.keys()) {
    const found = occupationNames.longest(split, from)
    if (found && found.end - from > 1 && !SEARCH_VERBS.test(words[from]!))
      for (let at = from; at < found.end; at++) kept.add(at)
  }
  return kept
}
const SEARCH_VERBS = /^(?:busc|quier|necesit|hay|tien|soy|chamb|empleo)/

/** The words with a subject, and the small ones between two of them. */
function subject(words: readonly string[], positions: readonly number[], kept: ReadonlySet<number>): string {
  // Places are gone: what is near something else ('cerca al tren') is in no ad.
  let isNear = false
  const large = positions.filter((at) => {
    const isFiller = !kept.has(at) && (isSentenceFiller(words, at) || /^\d+$/.test(words[at]!))
    if (/^cerqu?ita$|^cerca$/.test(words[at]!)) isNear = true
    if (isFiller || isNear) isNear &&= isFiller
    else return true
    return false
  })
  const all = new Set(positions)
  const joined: string[] = []
  const said = withoutStray(words, large, kept)
  for (const [index, at] of said.entries()) {
    const last = said[index - 1]
    if (
      last !== undefined &&
      at - last === 2 &&
      all.has(at - 1) &&
      /^(?:de|del|en|y|para|a|al)$/.test(words[at - 1]!)
    )
      joined.push(words[at - 1]!)
    joined.push(words[at]!)
  }
  return joined.join(' ')
}

/** 'Buenas noches' is no shift. */
const GREETED = /(?<![\p{L}\d])(?:muy )?buen(?:[oa]s?)? (?:dias?|tardes?|noches?)(?![\p{L}\d])/gu

/** Longer texts are no search. In characters. */
const longestRead = 400

/** A text without what signs say, and what they say. */
function readSigns(text: string, pay: AskedPay, modes: readonly say.Sign<WorkMode>[]) {
  const none = say.take(text, say.NO_EXPERIENCE)
  const asked = say.EXPERIENCE.exec(none.rest)
  const mode = say.take(asked ? none.rest.replace(asked[0], ' ') : none.rest, modes)
  const days = say.take(mode.rest, say.DAYS)
  const newest = say.take(days.rest, [say.NEWEST])
  const everywhere = say.take(newest.rest, [say.EVERYWHERE])
  return {
    rest: everywhere.rest,
    isEverywhere: everywhere.values.length > 0,
    mode: mode.values,
    experience: none.values[0] ?? (asked ? experienceFromText(asked[0]) : null),
    years: asked ? (findDurations(asked[0])[0]?.years ?? null) : null,
    minPay: pay.minPay,
    dollars: pay.dollars,
    soles: pay.soles,
    isPayShown: pay.isShown,
    days: days.values[0] ?? null,
    isNewest: newest.values.length > 0 && days.values.length === 0,
  }
}

interface Clause {
  q: string
  terms: string[]
  places: AskedPlace[]
}

/** 'Mate' → 'matematica'; an abbreviation of several words or meanings stays as it is. */
function onlyMeaning(word: string): string {
  const meaning = ABBREVIATIONS[word.replace(/\.$/, '')]
  return meaning === undefined || /[ |]/.test(meaning) ? word : foldText(meaning)
}

/** Words that introduce a name, of a company or a tool. */
const BEFORE_NAME = /^(?:en|de|del|con|para|y|o)$/
const ANY = /^(?:algun|alguna|cualquier)$/
/** From here on, a text is no list of words. */
const ofSentence = 7

/**
 * Without the words that no ad has, if what is left is a trade: they only tell something. A name after 'en' or 'de' stays, and 'en algún
 * estudio' asks for no certain one.
 */
function withoutStray(
  words: readonly string[],
  positions: readonly number[],
  kept: ReadonlySet<number>,
): readonly number[] {
  if (words.length < ofSentence) return positions
  const leads = (at: number) =>
    /^(?:el|la|los|las|un|una)$/.test(words[at - 1] ?? '') ? words[at - 2] : words[at - 1]
  const isAny = (at: number) => ANY.test(words[at - 1] ?? '') && words[at - 2] === 'en'
  const isOfAds = (at: number) =>
    words[at]!.length < 4 ||
    BEFORE_NAME.test(leads(at) ?? '') ||
    isWordOfAds(genderlessStem(words[at]!)) ||
    isKnown(words[at]!)
  const certain = positions.filter((at) => kept.has(at) || !isAny(at))
  const left = certain.filter((at) => kept.has(at) || isOfAds(at))
  const isTrade = closenessOf(left.map((at) => words[at]).join(' ')) >= leastCloseness
  return isTrade ? left : certain.length > 0 ? certain : positions
}

function readClause(text: string): Clause {
  const terms = say.take(text, say.TERMS)
  const words = wordsOf(terms.rest).map((word, at, all) => {
    const meant = onlyMeaning(writtenOut(word))
    return isSentenceFiller(all, at) ? meant : tradeSpelling(meant)
  })
  const kept = new Set([...inNames(words), ...keptWords(words)])
  const { places, rest } = askedPlaces(words, kept)
  return { q: subject(words, rest, kept), terms: terms.values, places }
}

/** How certainly a text names a trade, 0-100. */
export const closenessOf = (title: string): number =>
  title === '' ? 0 : (findOccupation(productTaxonomy(), title)[0]?.closeness ?? 0)

/** A title is recognized from here on; below it only some words are alike. */
export const leastCloseness = 55
/** From here on the words are those of a trade. */
const certainly = 80

/** From here on the words are the name of a trade. */
const byName = 95
/** Words of a piece that may still belong to a trade that stands elsewhere: 'cama afuera', 'sistemas'. */
const fewWords = 3

/** What is asked for, without pieces of a story if one of them names a trade for sure: 'hace frío en Puno, trabajo de tractorista'. */
function wantedPieces(pieces: readonly string[]): Clause {
  const read = pieces.map((text) => ({ ...readClause(text), text }))
  const hasTrade = read.some(({ q }) => closenessOf(q) >= byName)
  const wanted = read.filter(
    ({ q, text }) =>
      !hasTrade ||
      closenessOf(q) >= byName ||
      text.split(' ').length <= fewWords ||
      /^(?:con|de|para|en|como|por|que)\b/.test(text),
  )
  const places = wanted.flatMap((piece) => piece.places)
  return {
    q: wanted.flatMap(({ q }) => q || []).join(' '),
    terms: [...new Set(wanted.flatMap(({ terms }) => terms))],
    places: places.length > 0 ? places : read.flatMap((piece) => piece.places),
  }
}

/**
 * The words that are looked for. Who asks for a trade wants that one, whatever else is told. 'Soy enfermera, busco algo en clínicas' is both.
 */
function wantedWords({ asks, is, tells }: Record<'asks' | 'is' | 'tells', Clause>, isAsked: boolean): string {
  if (closenessOf(asks.q) >= certainly) return asks.q
  const told = [is.q, tells.q]
  if (asks.q === '')
    return (
      told.find((q) => closenessOf(q) >= leastCloseness || (q !== '' && isKnown(q))) ??
      (isAsked ? '' : is.q || tells.q)
    )
  const trade = told.find((q) => closenessOf(q) >= certainly)
  return trade === undefined ? asks.q : `${trade} ${asks.q}`
}

/** Takes what somebody writes or says in sentences apart. Whatever it cannot read stays in `q`. */
export function understandSentence(written: string): UnderstoodQuery {
  const source = written.slice(0, longestRead)
  const spoken = spokenText(source)
    .replaceAll(/\b(?:a|al) toque\b/g, ' ')
    .replace(GREETED, ' ')
  const pay = askedPay(spoken)
  const { wanted, unwanted } = partedByWish(pay.rest)
  const { rest: unsigned, ...signs } = readSigns(wanted, pay, say.MODES)
  const clauses = clausesOf(say.take(unsigned, [say.OF_ONESELF]).rest)
  const read = {
    asks: wantedPieces(clauses.asks),
    is: readClause(clauses.is),
    tells: readClause(clauses.tells),
  }
  return {
    ...signs,
    q: asTyped(source, wantedWords(read, clauses.isAsked)),
    unwanted,
    terms: Object.values(read).find(({ terms }) => terms.length > 0)?.terms ?? [],
    places: Object.values(read).find(({ places }) => places.length > 0)?.places ?? [],
    orRemote: say.OR_REMOTE.test(spoken) && Object.values(read).some(({ places }) => places.length > 0),
    speaksOfWork: wordsOf(spoken).some((word) => searchWords.has(word)),
  }
}

/** Terms of work that ads say in words and not in fields: they stay words of the search. */
const SAID_IN_ADS =
  /(?<![\p{L}\d])(?:sin experiencia|con o sin experiencia|primer (?:empleo|trabajo))(?![\p{L}\d])/u

/**
 * Takes the few words of a search field apart. They are nearly all meant for the ads, so only what is sure is read: a place after
 * 'en', or behind a trade.
 */
export function understandSearch(typed: string): UnderstoodQuery {
  const source = typed.slice(0, longestRead)
  const text = spokenText(source)
  const inWords = SAID_IN_ADS.exec(text)?.[0] ?? ''
  const pay = askedPay(inWords ? text.replace(inWords, ' ') : text)
  const { rest: unsigned, ...signs } = readSigns(pay.rest, pay, say.SURE_MODES)
  const words = wordsOf(unsigned)
  const kept = new Set([...inNames(words), ...keptWords(words)])
  const found = askedPlaces(words, kept, { areFew: true })
  const meant = (positions: readonly number[]) =>
    meantWords(positions.map((at) => words[at]!)).map((at) => words[positions[at]!]!)
  const without = meant(found.rest)
  const place = oneOf(found.places)
  const isPlace = place !== null && (place.isSure || without.length === 0 || isKnown(without.join(' ')))
  const q = isPlace ? without : meant([...words.keys()])
  return {
    ...signs,
    q: asTyped(source, [...q, inWords].join(' ').trim()),
    unwanted: '',
    terms: [],
    places: isPlace ? [place] : [],
    orRemote: isPlace && say.OR_REMOTE.test(text),
    speaksOfWork: words.some((word) => searchWords.has(word)),
  }
}

/** Folded words with the accents that they were typed with. */
function asTyped(source: string, folded: string): string {
  const typed = new Map(wordsOf(source.normalize('NFC').toLowerCase()).map((word) => [foldText(word), word]))
  return folded
    .split(' ')
    .map((word) => typed.get(word) ?? word)
    .join(' ')
}
