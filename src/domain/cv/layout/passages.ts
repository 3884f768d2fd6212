import { isShortForm } from '#domain/cv/names/abbreviations.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { RunningText } from './join-words.ts'
import { isPlace } from '#domain/cv/names/places.ts'
import { hadRoom, type Line, type Piece } from './text-line.ts'

/** Lines that are read on without a break, and where in the text each begins. */
export interface Passage {
  text: string
  lines: readonly Line[]
  starts: readonly number[]
}

/** One sentence of a passage and the pieces it stands in. */
export interface Sentence {
  text: string
  pieces: readonly Piece[]
}

/** More white than this above a line, as a multiple of the least in the section, parts paragraphs. */
const APART = 1.35

/** Joins lines that end where the column ends with what goes on below them: paragraphs as they were written. */
export function joinPassages(lines: readonly Line[]): Passage[] {
  const least = Math.min(...lines.slice(1).map(({ gap }) => gap), 2)
  const passages: { words: RunningText; lines: Line[]; starts: number[] }[] = []
  for (const line of lines) {
    const open = passages.at(-1)
    const above = open?.lines.at(-1)
    const own = line.text.replaceAll('\t', ' ')
    const goesOn =
      open !== undefined &&
      above !== undefined &&
      !line.isItem &&
      (line.page !== above.page || line.gap < least * APART + 0.05) &&
      (!hadRoom(above, line) || /^\p{Ll}/u.test(own)) &&
      !(/[.:]$/.test(open.words.tail) && above.right < above.columnRight - above.size * 4)
    if (!goesOn) {
      passages.push({ words: new RunningText(own), lines: [line], starts: [0] })
      continue
    }
    open.lines.push(line)
    open.starts.push(open.words.add(own).length - own.length)
  }
  return passages.map(({ words, lines: own, starts }) => ({ text: words.text, lines: own, starts }))
}

/** Where a sentence may end: a stop and a capital, a number or a bracket behind it. */
const STOP = /(?<=(\S+)\.)\s+(?=[\p{Lu}\d¿(])/gu
/** A dash with somebody's doing behind it: '… en Quipu - Trabajé en el desarrollo'. */
const DASH = /\s+[-–—]\s+(?=\p{Lu}\p{Ll}+[éí]\s\p{Ll})/gu
const MONTH = /^(?:ene|feb|mar|abr|may|jun|jul|ago|set|sept?|oct|nov|dic|en)$/

/** The sentences of a passage. The stop of an abbreviation ('Hnos.', 'I.E.', 'Feb. 2017') ends none. */
export function splitSentences({ text, lines, starts }: Passage): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  let first = 0
  const take = (to: number) => {
    const own = text.slice(from, to).trim()
    // Sentences follow each other, and so do lines.
    while ((starts[first + 1] ?? text.length + 1) <= from) first++
    let end = first
    while (end < lines.length && starts[end]! < to) end++
    if (own !== '')
      sentences.push({ text: own, pieces: lines.slice(first, end).flatMap(({ pieces }) => pieces) })
    from = to
  }
  const ends = [...text.matchAll(STOP), ...text.matchAll(DASH)].sort((a, b) => a.index - b.index)
  for (const match of ends) {
    const next = text.slice(match.index).trimStart()
    if (match[1] === undefined || endsSentence(match[1], next, match.index - match[1].length - 1))
      take(match.index)
  }
  take(text.length)
  return sentences
}

function endsSentence(word: string, next: string, from: number): boolean {
  if (next.startsWith('(')) return false
  if (/^\d{1,2}$/.test(word) && from === 0) return false
  const bare = word.replace(/^[("“]+/, '')
  const folded = foldLetters(bare)
  if (isShortForm(bare)) return false
  if (/^\d/.test(next) && MONTH.test(folded)) return false
  // 'S.A.C.' ends a name, and may end a sentence; 'I.E.' and 'J.' open one.
  if (/^(?:\p{L}\.){2,}\p{L}?$/u.test(bare)) return /(?:s\.?a|r\.?l|a\.?c)$/.test(folded)
  if (/[\d)\]°”"]$/.test(bare)) return true
  if (/^s(?:ac|aa|as|rl)$/.test(folded)) return true
  return bare.length > 3 || isPlace(bare) || (bare.length === 3 && /^\p{Ll}+$/u.test(bare))
}
