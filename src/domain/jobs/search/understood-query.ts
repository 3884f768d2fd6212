import type { ExperienceLevel, WorkMode } from '#contracts/vocabulary.ts'
import type { PostedWithin } from '#contracts/jobs/job-filter-choices.ts'
import { experienceFromText, findDurations } from '#domain/jobs/experience-level.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { writtenOut } from '#domain/matching/words/title-words.ts'
import { splitWords } from '#domain/matching/words/words.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { spokenText } from '#domain/text/spoken-spanish.ts'
import { askedPay } from './asked-pay.ts'
import { type AskedPlace, askedPlaces, oneOf } from './asked-place.ts'
import { isKnown } from './expand-query.ts'
import * as say from './query-signs.ts'
import { isSentenceFiller, keptWords, meantWords, searchWords } from './query-filler.ts'

/** A typed search taken apart: the words for the ads, and what filters say better. */
export interface UnderstoodQuery {
  /** What must be in the ads: trade, skill, company. Folded, '' for none. */
  q: string
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
  const large = positions.filter(
    (at) => kept.has(at) || (!isSentenceFiller(words[at]!) && !/^\d+$/.test(words[at]!)),
  )
  const all = new Set(positions)
  const joined: string[] = []
  for (const [index, at] of large.entries()) {
    const last = large[index - 1]
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

/** Why somebody looks is in no ad, and neither is what is not wanted. */
const BECAUSE = /^((?:\S+ ){3,}?)(?:porque|ya que|debido a) .*$/
const UNWANTED =
  /(?<![\p{L}\d])(?:(?:que|y|pero) )*(?:no sean? (?:de |en )?(?:la |los )?\p{L}+|sin (?:los )?(?:fin|fines) de semana)/gu

/** 'Buenas noches' is no shift. */
const GREETED = /(?<![\p{L}\d])(?:muy )?(?:buen[oa]s?) (?:dias?|tardes?|noches?)(?![\p{L}\d])/gu

/** Longer texts are no search. In characters. */
const longestRead = 400

/** A text without what signs say, and what they say. */
function readSigns(text: string, modes: readonly say.Sign<WorkMode>[]) {
  const pay = askedPay(text)
  const none = say.take(pay.rest, say.NO_EXPERIENCE)
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
    isPayShown: pay.isShown,
    days: days.values[0] ?? null,
    isNewest: newest.values.length > 0 && days.values.length === 0,
  }
}

/** Takes what somebody writes or says in sentences apart. Whatever it cannot read stays in `q`. */
export function understandSentence(written: string): UnderstoodQuery {
  const source = written.slice(0, longestRead)
  const spoken = spokenText(source)
    .replaceAll(/\b(?:a|al) toque\b/g, ' ')
    .replace(GREETED, ' ')
    .replace(BECAUSE, '$1')
    .replace(UNWANTED, ' ')
  const { rest: unsigned, ...signs } = readSigns(spoken, say.MODES)
  const plain = say.take(unsigned.replace(say.NOT_TERM, ' '), [say.OF_ONESELF])
  const terms = say.take(plain.rest, say.TERMS)
  const words = wordsOf(terms.rest).map(writtenOut)
  const kept = new Set([...inNames(words), ...keptWords(words)])
  const { places, rest } = askedPlaces(words, kept)
  return {
    ...signs,
    q: asTyped(source, subject(words, rest, kept)),
    terms: terms.values,
    places,
    orRemote: say.OR_REMOTE.test(spoken) && places.length > 0,
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
  const { rest: unsigned, ...signs } = readSigns(inWords ? text.replace(inWords, ' ') : text, say.SURE_MODES)
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
