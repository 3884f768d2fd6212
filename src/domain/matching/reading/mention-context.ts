import {
  ADVANCED,
  NEGATION_WORDS,
  OFFERED_WORDS,
  OF_WAGES_WORDS,
  OPTIONAL_WORDS,
} from './mention-context.data.ts'
import { findDurations } from '#domain/jobs/experience-level.ts'
import { GAP, isSmallWord, type Word } from '#domain/matching/words/words.ts'

export const levels = ['basic', 'intermediate', 'advanced'] as const
export type Level = (typeof levels)[number]
export type Need = 'required' | 'optional' | 'negated'

export interface Described {
  span: Span
  level: Level | null
  years: number | null
  need: Need
}

const LEVEL_WORDS: readonly [RegExp, Level][] = [
  [/^(?:basic[oa]s?|basic|elemental(?:es)?|principiante|beginner|a1|a2)$/, 'basic'],
  [/^(?:intermedi[oa]s?|intermediate|conversacional|b1|b2)$/, 'intermediate'],
  [new RegExp(`^(?:${ADVANCED.join('|')})$`), 'advanced'],
]
// Words that may stand between a skill and its level.
const FILLERS = new Set(
  'nivel level manejo uso hablado hablada escrito escrita oral y conocimiento conocimientos usuario knowledge de del en a al un con the of in ingles'.split(
    ' ',
  ),
)
/** Before a skill these mean that it is mastered: 'dominio de Excel'. 'Dominio intermedio' has its own level. */
const COMMAND = /^(?:dominio|domina|dominar|strong|mastery)$/
const FAR = 5
/** In a sentence of at most this many letters, two benefits make up most of it. */
const SHORT_LIST = 90
/** The maximum number of words on each side of a mention that count as its sentence: texts without full stops are long. */
const SENTENCE_REACH = 40

function levelOf(word: Word, before: Word | undefined): Level | null {
  if (word.text === 'medio' && before?.text === 'nivel') return 'intermediate'
  if (word.text === 'usuario' && before?.text === 'nivel') return 'basic'
  return LEVEL_WORDS.find(([pattern]) => pattern.test(word.text))?.[1] ?? null
}

/** The level after a skill: 'Excel avanzado', 'Excel (nivel intermedio)', 'inglés: B2'. */
function levelAfter(
  words: readonly Word[],
  span: Span,
  taken: Set<number>,
  named: ReadonlySet<number>,
): Level | null {
  for (let index = span.to; index < Math.min(words.length, span.to + FAR); index++) {
    const word = words[index]!
    // 'Quechua hablado y escrito, nivel avanzado'
    if (named.has(index) || word.gap > GAP.list || (word.gap === GAP.list && word.text !== 'nivel'))
      return null
    const level = levelOf(word, words[index - 1])
    if (level !== null) {
      taken.add(index)
      return level
    }
    if (!FILLERS.has(word.text) && !isSmallWord(word.text)) return null
  }
  return null
}

/** The level before a skill: 'nivel avanzado de Excel', 'conocimientos básicos en AutoCAD'. */
function levelBefore(
  words: readonly Word[],
  span: Span,
  taken: ReadonlySet<number>,
  named: ReadonlySet<number>,
): Level | null {
  for (let index = span.from - 1; index >= Math.max(0, span.from - FAR); index--) {
    const word = words[index]!
    if (named.has(index) || words[index + 1]!.gap > GAP.bind) return null
    const level = levelOf(word, words[index - 1]) ?? (COMMAND.test(word.text) ? 'advanced' : null)
    if (level !== null) return taken.has(index) ? null : level
    if (!FILLERS.has(word.text) && !isSmallWord(word.text)) return null
  }
  return null
}

function areListed(words: readonly Word[], left: Span, right: Span): boolean {
  const between = words.slice(left.to, right.from)
  return (
    words[right.from]!.gap <= GAP.list &&
    between.every(
      ({ text, gap }) => gap <= GAP.list && (text === 'y' || text === 'e' || text === 'o' || text === 'and'),
    )
  )
}

/** One level for a list: a word before it applies to all ('dominio de Word y Excel'), and so does 'a nivel intermedio' at its end. */
function shareLevels(
  words: readonly Word[],
  mentions: Described[],
  hasLevelBefore: readonly boolean[],
): void {
  const shared = new Set<Described>()
  for (let index = 1; index < mentions.length; index++) {
    const mention = mentions[index]!
    const before = mentions[index - 1]!
    const isShared = before.level !== null && (hasLevelBefore[index - 1] || shared.has(before))
    if (mention.level !== null || !isShared || !areListed(words, before.span, mention.span)) continue
    mention.level = before.level
    shared.add(mention)
  }
  let level: Level | null = null
  for (let index = mentions.length - 1; index >= 0; index--) {
    const mention = mentions[index]!
    const next = mentions[index + 1]
    if (mention.level !== null) {
      const after = words.slice(mention.span.to, mention.span.to + 2)
      level = after.some(({ text }) => text === 'nivel') ? mention.level : null
    } else if (next !== undefined && areListed(words, mention.span, next.span)) mention.level = level
    else level = null
  }
}

interface Stretch {
  years: number
  from: number
  to: number
}

/** The index of the first item of a sorted list that passes a test; the list's length if none does. */
function firstThat<T>(ordered: readonly T[], test: (one: T) => boolean): number {
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (test(ordered[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

/** Whether a duration belongs to the following text ('3 años de experiencia en SAP'), not to the preceding ('Java (3 años)'). */
function isAhead(words: readonly Word[], duration: Stretch, span: Span): boolean {
  if (span.from < duration.to || span.from - duration.to > 12) return false
  return words.slice(duration.to, span.from + 1).every(({ gap }) => gap === GAP.soft)
}

/** The years of each mention: each duration applies to the mention ahead of it, or else to the last one, and to its list. */
function shareYears(words: readonly Word[], mentions: Described[], durations: readonly Stretch[]): void {
  for (const duration of durations) {
    // Mentions are in order: only the next one can be ahead, and only the last one before can be meant otherwise.
    const next = firstThat(mentions, ({ span }) => span.from >= duration.to)
    const last = firstThat(mentions, ({ span }) => span.to > duration.from) - 1
    const hasAhead = next < mentions.length && isAhead(words, duration, mentions[next]!.span)
    const hasBack = last >= 0 && duration.from - mentions[last]!.span.to <= 6
    if (!hasAhead && !hasBack) continue
    const first = hasAhead ? next : last
    const step = hasAhead ? 1 : -1
    for (let index = first; mentions[index] !== undefined && mentions[index]!.years === null; index += step) {
      const neighbour = mentions[index - step]
      const [left, right] = step === 1 ? [neighbour, mentions[index]] : [mentions[index], neighbour]
      if (index !== first && !areListed(words, left!.span, right!.span)) break
      mentions[index]!.years = duration.years
    }
  }
}

const NEGATION = new RegExp(String.raw`\b(?:${NEGATION_WORDS.join('|')})\b`)
const LACKS_KNOWLEDGE =
  '(?:no tengo|no cuento con|sin) (?:mucha |mayor )?(?:experiencia|conocimientos?|manejo|dominio)(?: previ[oa]s?)? (?:en|de|del|con)'
const DOES_NOT_USE = 'no (?:manejo|domino|conozco|uso|se usar|he (?:usado|manejado|trabajado con|llevado))'
/** What a person says they cannot do, directly before its name: 'no tengo experiencia en SAP', 'no manejo SAP'. */
const LACK = new RegExp(String.raw`\b(?:${LACKS_KNOWLEDGE}|${DOES_NOT_USE})(?: \S+){0,3}$`)
const NOT_NEEDED = 'requiere|requerid[oa]|exige|necesari[oa]|aplica|es necesari[oa]'
const NEGATION_AFTER = new RegExp(String.raw`^[^\p{L}]*(?:no (?:se )?(?:${NOT_NEEDED})|not required)\b`, 'u')
const OPTIONAL = new RegExp(String.raw`\b(?:${OPTIONAL_WORDS.join('|')})\b`)

const BENEFITS_HEADING = '^(?:(?:nuestros |los |otros )?beneficios(?! sociales)|benefits)'
const OFFER_VERB = String.raw`\b(?:(?:te|se) (?:ofrece|brinda)|ofrecemos|brindamos|te damos|we offer)`
/** What an employer offers: 'ofrecemos planilla, EPS y capacitación en SAP' requires none of it. */
const OFFER = new RegExp(`(?:${BENEFITS_HEADING}|${OFFER_VERB}) `)
const OFFERED = new RegExp(String.raw`\b(?:${OFFERED_WORDS.join('|')})\b`, 'g')
const OF_WAGES = new RegExp(String.raw`\b(?:${OF_WAGES_WORDS.join('|')})\b`)

interface Clause {
  from: number
  to: number
}

function sentences(words: readonly Word[]): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (let index = 1; index <= words.length; index++) {
    if (index < words.length && words[index]!.gap !== GAP.sentence) continue
    clauses.push({ from, to: index })
    from = index
  }
  return clauses
}

function needOf(words: readonly Word[], clause: Clause, span: Span, isUnderOptional: boolean): Need {
  const textOf = (from: number, to: number) => {
    let text = ''
    for (const word of words.slice(from, to)) text += `${word.gap === GAP.list ? ', ' : ' '}${word.text}`
    return text.trim()
  }
  const before = textOf(Math.max(clause.from, span.from - 6), span.from)
  const after = textOf(span.to, Math.min(clause.to, span.to + 5))
  const isDenied = NEGATION.test(before.slice(before.lastIndexOf(' pero ') + 1))
  if (isDenied || LACK.test(before) || NEGATION_AFTER.test(after)) return 'negated'
  const from = Math.max(clause.from, span.from - SENTENCE_REACH)
  const sentence = textOf(from, Math.min(clause.to, span.to + SENTENCE_REACH))
  if (isOffered(sentence, textOf(from, span.from))) return 'negated'
  const near = textOf(Math.max(clause.from, span.from - 14), Math.min(clause.to, span.to + 8))
  return isUnderOptional || OPTIONAL.test(near) ? 'optional' : 'required'
}

function isOffered(sentence: string, before: string): boolean {
  const offers = OFFER.test(`${before} `) ? Infinity : (sentence.match(OFFERED)?.length ?? 0)
  const isList = offers >= 3 || (offers === 2 && sentence.length <= SHORT_LIST)
  return isList && !OF_WAGES.test(sentence)
}

/** The durations in a sentence, with their word positions. */
function durationsOf(words: readonly Word[], { from, to }: Clause) {
  if (!words.slice(from, to).some(({ text }) => /^(?:anos?|mes|meses|years?|months?)$/.test(text))) return []
  const starts: number[] = []
  let text = ''
  for (let index = from; index < to; index++) {
    const word = words[index]!.text
    starts.push(text.length)
    text += `${word === 'year' || word === 'years' ? 'anos' : word} `
  }
  return findDurations(text).map(({ years, start, end }) => ({
    years,
    from: from + firstThat(starts, (begin) => begin >= start),
    to: from + firstThat(starts, (begin) => begin >= end),
  }))
}

/** What the words around each skill say about it: its level, its years, and whether it is required at all. */
export function describeMentions(words: readonly Word[], spans: readonly Span[]): Described[] {
  const described: Described[] = []
  let next = 0
  let isUnderOptional = false
  for (const clause of sentences(words)) {
    const inside: Span[] = []
    while (next < spans.length && spans[next]!.from < clause.to) inside.push(spans[next++]!)
    // 'Deseable:' on its own line applies to the lines below, up to the next such line.
    const isHeading = clause.to - clause.from <= 3 && inside.length === 0
    if (isHeading)
      isUnderOptional = OPTIONAL.test(
        words
          .slice(clause.from, clause.to)
          .map(({ text }) => text)
          .join(' '),
      )
    if (inside.length === 0) continue
    const taken = new Set<number>()
    // 'React Native' says nothing about the level of React beside it.
    const named = new Set<number>()
    for (const { from, to } of inside) for (let at = from; at < to; at++) named.add(at)
    const durations = durationsOf(words, clause)
    const after = inside.map((span) => levelAfter(words, span, taken, named))
    const before = inside.map((span, index) => after[index] ?? levelBefore(words, span, taken, named))
    const mentions = inside.map((span, index): Described => ({
      span,
      level: before[index]!,
      years: null,
      need: needOf(words, clause, span, isUnderOptional),
    }))
    shareLevels(
      words,
      mentions,
      before.map((level, index) => level !== null && after[index] === null),
    )
    shareYears(words, mentions, durations)
    described.push(...mentions)
  }
  return described
}

/** The words that a mention covers. */
export interface Span {
  skill: number
  from: number
  to: number
}
