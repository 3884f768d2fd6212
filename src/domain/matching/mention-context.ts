import { findDurations } from '../jobs/experience-level.ts'
import type { Span } from './find-skills.ts'
import { GAP, isSmallWord, type Word } from './words.ts'

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
  [
    /^(?:avanzad[oa]s?|advanced|expert[oa]?s?|fluid[oa]|fluente|fluent|nativ[oa]|native|proficient|c1|c2)$/,
    'advanced',
  ],
]
// Words that may stand between a skill and its level.
const FILLERS = new Set(
  'nivel level manejo dominio uso conocimiento conocimientos usuario knowledge de del en a al un con the of in ingles'.split(
    ' ',
  ),
)
const FAR = 4

function levelOf(word: Word, before: Word | undefined): Level | null {
  if (word.text === 'medio' && before?.text === 'nivel') return 'intermediate'
  if (word.text === 'usuario' && before?.text === 'nivel') return 'basic'
  return LEVEL_WORDS.find(([pattern]) => pattern.test(word.text))?.[1] ?? null
}

/** The level after a skill: 'Excel avanzado', 'Excel (nivel intermedio)', 'inglés: B2'. */
function levelAfter(words: readonly Word[], span: Span, taken: Set<number>): Level | null {
  for (let index = span.to; index < Math.min(words.length, span.to + FAR); index++) {
    const word = words[index]!
    if (word.gap > GAP.bind) return null
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
function levelBefore(words: readonly Word[], span: Span, taken: ReadonlySet<number>): Level | null {
  for (let index = span.from - 1; index >= Math.max(0, span.from - FAR); index--) {
    const word = words[index]!
    if (words[index + 1]!.gap > GAP.bind) return null
    const level = levelOf(word, words[index - 1])
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

/** 'Word, Excel y PowerPoint a nivel intermedio': the level at the end is that of the whole list. */
function shareLevels(words: readonly Word[], mentions: Described[]): void {
  let shared: Level | null = null
  for (let index = mentions.length - 1; index >= 0; index--) {
    const mention = mentions[index]!
    const next = mentions[index + 1]
    if (mention.level !== null) {
      const after = words.slice(mention.span.to, mention.span.to + 2)
      shared = after.some(({ text }) => text === 'nivel') ? mention.level : null
    } else if (next !== undefined && areListed(words, mention.span, next.span)) mention.level = shared
    else shared = null
  }
}

function yearsNear(
  mention: Span,
  durations: readonly { years: number; from: number; to: number }[],
): number | null {
  // 'Java (3 años)' and 'ventas de 2 años' are nearer than 'con 3 años de experiencia en Java'.
  const after = durations.find(({ from }) => from >= mention.to && from - mention.to <= 2)
  if (after !== undefined) return after.years
  return durations.findLast(({ to }) => to <= mention.from && mention.from - to <= 12)?.years ?? null
}

const NEGATION =
  /\b(?:no (?:se )?(?:requiere|requerid[oa]|exige|necesita|solicita|aplica|es (?:necesari[oa]|requisito|obligatori[oa]))|sin necesidad de|not required|no need)\b/
const NEGATION_AFTER =
  /^[^\p{L}]*(?:no (?:se )?(?:requiere|requerid[oa]|exige|necesari[oa]|aplica|es necesari[oa])|not required)\b/u
const OPTIONAL =
  /\b(?:deseables?|de preferencia|preferibles?|preferible(?:mente)?|preferentemente|un plus|es plus|plus|valorables?|se valor(?:a|ara)|opcional(?:es)?|nice to have|no indispensables?|no excluyentes?|ideal(?:mente)?)\b/

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
  if (isDenied || NEGATION_AFTER.test(after)) return 'negated'
  const near = textOf(Math.max(clause.from, span.from - 14), Math.min(clause.to, span.to + 8))
  return isUnderOptional || OPTIONAL.test(near) ? 'optional' : 'required'
}

/** Durations of a sentence, by the words that they stand between. */
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
    from: from + starts.findIndex((begin) => begin >= start),
    to:
      from +
      (starts.findIndex((begin) => begin >= end) === -1
        ? to - from
        : starts.findIndex((begin) => begin >= end)),
  }))
}

/** What the words around each skill say of it: its level, the years asked for or named, and whether it is asked at all. */
export function describeMentions(words: readonly Word[], spans: readonly Span[]): Described[] {
  const described: Described[] = []
  let next = 0
  let isUnderOptional = false
  for (const clause of sentences(words)) {
    const inside: Span[] = []
    while (next < spans.length && spans[next]!.from < clause.to) inside.push(spans[next++]!)
    // 'Deseable:' on a line of its own speaks for the lines below, until another such line.
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
    const durations = durationsOf(words, clause)
    const mentions = inside.map((span) => ({
      span,
      level: levelAfter(words, span, taken) ?? levelBefore(words, span, taken),
      years: durations.length === 0 ? null : yearsNear(span, durations),
      need: needOf(words, clause, span, isUnderOptional),
    }))
    shareLevels(words, mentions)
    described.push(...mentions)
  }
  return described
}
