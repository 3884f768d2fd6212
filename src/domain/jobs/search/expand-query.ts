import { occupationLines } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { findSkillMentions } from '#domain/jobs/skill-signs.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { confusedLemma, workTermForms } from './confusions.ts'
import { ABBREVIATIONS } from './query-filler.data.ts'
import { meantWords, readLegalForm } from './query-filler.ts'
import { cleanTitle } from './search-text.ts'
import { SYNONYM_GROUPS } from './synonyms.data.ts'

/**
 * A search as sent to the database. Of each slot one phrase must match, every word of it; the first is what was typed, abbreviations
 * spelled out. Each of `exactSkills` must be among the job's `searchTokens`. Both empty: nothing to search for. `companyWord`, before a
 * legal form ('yunque' of 'Yunque E.I.R.L.'), is of a company: a description that only mentions it is not meant.
 */
export interface ExpandedQuery {
  slots: readonly (readonly string[])[]
  exactSkills: readonly string[]
  companyWord: string | null
}

const LONGEST_QUERY = 200
const MOST_WORDS = 12
const MOST_ALTERNATIVES = 16
const MOST_OF_INNER = 5
const NOT_WORDS = /[^\p{L}\p{N}]+/gu
/** Words that say nothing by themselves. They belong to the word that follows. */
const LINKS = new Set('a al con de del e el en la las los o para por u y'.split(' '))

const wordsOf = (text: string): string[] => text.replace(NOT_WORDS, ' ').trim().split(' ').filter(Boolean)

/** One key for all genders and numbers of a word: 'vendedoras' and 'vendedor' share one, 'mesera' and 'mesero' too. */
export function wordKey(word: string): string {
  const confused = confusedLemma(word)
  if (confused) return confused
  const singular =
    word.length > 4 && /[^aeiou]es$/.test(word)
      ? word.slice(0, -2)
      : word.length > 3
        ? word.replace(/s$/, '')
        : word
  return singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular
}

/** The keys of the words that say something. */
export const phraseKeys = (phrase: string): string[] =>
  wordsOf(foldText(phrase))
    .filter((word) => !LINKS.has(word))
    .map(wordKey)

interface Entry {
  keys: readonly string[]
  alternatives: readonly string[]
  isOnlyWhole: boolean
  /** Of the words for one thing, or of the names of an occupation, which are less alike. */
  kind: 'word' | 'occupation'
}

/** By the first key of each term, longest first. */
const entries = new Map<string, Entry[]>()
function enter(term: string, entry: Omit<Entry, 'keys'>): void {
  const keys = phraseKeys(term)
  const [first = ''] = keys
  const list = entries.get(first) ?? []
  list.push({ ...entry, keys })
  entries.set(first, list)
}
for (const { terms, broad = [] } of SYNONYM_GROUPS) {
  for (const term of terms) enter(term, { alternatives: terms, isOnlyWhole: false, kind: 'word' })
  for (const term of broad) enter(term, { alternatives: terms, isOnlyWhole: true, kind: 'word' })
}
for (const forms of workTermForms)
  for (const form of forms) enter(form, { alternatives: forms, isOnlyWhole: false, kind: 'word' })
for (const { masculine, synonyms } of occupationLines()) {
  const alternatives = [masculine, ...synonyms]
  for (const name of alternatives) enter(name, { alternatives, isOnlyWhole: false, kind: 'occupation' })
}
for (const list of entries.values()) list.sort((a, b) => b.keys.length - a.keys.length)

/** A typed word with the links before it, what it may stand for, and its key. */
interface Token {
  typed: string
  meanings: readonly string[]
  key: string
}

/** An abbreviation of several words ('sjl') is as many tokens; the first of them is what was typed. */
function tokensOf(words: readonly string[]): Token[] {
  const tokens: Token[] = []
  let links = ''
  for (const word of words) {
    const folded = foldText(word)
    if (LINKS.has(folded)) {
      links += `${word} `
      continue
    }
    const [meaning = word, ...others] = ABBREVIATIONS[folded]?.split(' | ') ?? []
    const [first = '', ...rest] = wordsOf(meaning).filter((part) => !LINKS.has(foldText(part)))
    tokens.push({ typed: links + word, meanings: [first, ...others], key: wordKey(foldText(first)) })
    for (const part of rest) tokens.push({ typed: '', meanings: [part], key: wordKey(foldText(part)) })
    links = ''
  }
  const last = tokens.at(-1)
  if (last && links !== '') last.typed += ` ${links.trim()}`
  return tokens
}

/** The longest terms that begin at a token: their length, and all that they offer. None: one token by itself. */
function termsAt(
  tokens: readonly Token[],
  start: number,
  isKnown: (entry: Entry) => boolean,
): { length: number; alternatives: string[]; isOccupation: boolean } {
  const matching = (entries.get(tokens[start]!.key) ?? []).filter(
    (entry) =>
      isKnown(entry) &&
      (!entry.isOnlyWhole || entry.keys.length === tokens.length) &&
      entry.keys.every((key, offset) => tokens[start + offset]?.key === key),
  )
  const length = matching[0]?.keys.length ?? 1
  const longest = matching.filter(({ keys }) => keys.length === length)
  return {
    length,
    alternatives: longest.flatMap(({ alternatives }) => alternatives),
    isOccupation: longest.length > 0 && longest.every(({ kind }) => kind === 'occupation'),
  }
}

const isAny = () => true
const isWord = ({ kind }: Entry) => kind === 'word'

function slotsOf(tokens: readonly Token[], isKnown: (entry: Entry) => boolean = isAny): string[][] {
  const slots: string[][] = []
  for (let start = 0; start < tokens.length;) {
    const { length, alternatives, isOccupation } = termsAt(tokens, start, isKnown)
    const span = tokens.slice(start, start + length)
    // An abbreviation is not torn apart.
    while (tokens[start + span.length]?.typed === '') span.push(tokens[start + span.length]!)
    // 'practicante de marketing' is the name of an occupation, and each of its words has other names, too.
    const inner = isOccupation && span.length > 1 ? combined(slotsOf(span, isWord)) : []
    slots.push(distinct([...namesOf(span), ...inner, ...alternatives]).slice(0, MOST_ALTERNATIVES))
    start += span.length
  }
  return slots
}

/** What was typed, abbreviations spelled out first, and what else one abbreviation may mean. */
function namesOf(span: readonly Token[]): string[] {
  const typed = span.map((token) => token.typed).filter(Boolean)
  const spelledOut = span.map(({ meanings: [meaning = ''] }) => meaning)
  const isSpelledOut = span.every((token) => token.typed.endsWith(token.meanings[0]!))
  const others = span.length === 1 ? span[0]!.meanings : []
  return [...(isSpelledOut ? [] : [spelledOut.join(' ')]), typed.join(' '), ...others]
}

/** The slots as phrases, each slot in turn with the first of the others. */
function combined(slots: readonly (readonly string[])[]): string[] {
  const firsts = slots.map(([first = '']) => first)
  return slots.flatMap((slot, index) =>
    slot.slice(1, MOST_OF_INNER).map((other) => firsts.with(index, other).join(' ')),
  )
}

function distinct(phrases: readonly string[]): string[] {
  const known = new Set<string>()
  return phrases.filter((phrase) => {
    const folded = foldText(phrase)
    return !known.has(folded) && known.add(folded)
  })
}

/** Parses any typed text: quotes, signs, emoji or a whole page only become words. */
export function expandQuery(query: string): ExpandedQuery {
  const typed = cleanTitle(query.normalize('NFC').slice(0, LONGEST_QUERY)).toLowerCase()
  const folded = foldText(typed)
  const mentions = findSkillMentions(folded)
  const exactSkills = [...new Set(mentions.map(({ token }) => token))]
  // Folding keeps the length of NFC text, so positions are valid in both.
  const rest = typed.length === folded.length ? cut(typed, mentions) : cut(folded, mentions)
  const words = wordsOf(rest)
  const meant = meantWords(words.map(foldText)).map((at) => words[at]!)
  const { words: named, companyWord } = readLegalForm(meant)
  return { slots: slotsOf(tokensOf(named.slice(0, MOST_WORDS))), exactSkills, companyWord }
}

/** The same; null when nothing is searched for: an empty text, or filler alone ('busco trabajo'). */
export function readQuery(typed: string): ExpandedQuery | null {
  const query = expandQuery(typed)
  const isFiller = query.slots.length === 0 && query.exactSkills.length === 0 && /\p{L}/u.test(typed)
  return typed === '' || isFiller ? null : query
}

/** What was typed, without filler and exact skills. */
export const plainOf = ({ slots }: ExpandedQuery): string => slots.map(([typed = '']) => typed).join(' ')

/** The same search for the typed words alone. */
export const asTyped = (query: ExpandedQuery): ExpandedQuery => ({
  ...query,
  slots: query.slots.map((slot) => slot.slice(0, 1)),
})

function cut(text: string, mentions: readonly { start: number; end: number }[]): string {
  return mentions
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
}

/** Whether words name a trade, a skill or anything else that the vocabulary of the search has. */
export function isKnown(words: string): boolean {
  const { slots, exactSkills } = expandQuery(words)
  return exactSkills.length > 0 || slots.some((slot) => slot.length > 1)
}
