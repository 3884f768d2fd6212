import { isShortForm } from '#domain/text/full-stops.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { RunningText } from './join-words.ts'
import { isPlace } from '#domain/cv/names/places.ts'
import { hadRoom, type Line, type Piece } from './text-line.ts'

/** Lines of one continuous text, and where each starts in it. */
export interface Passage {
  text: string
  lines: readonly Line[]
  starts: readonly number[]
}

/** One sentence of a passage with its pieces. */
export interface Sentence {
  text: string
  pieces: readonly Piece[]
}

/** The minimum space between paragraphs, as a multiple of the section's smallest. */
const APART = 1.35

/** Joins lines that reach the end of the column with the lines below: the original paragraphs. */
export function joinPassages(lines: readonly Line[]): Passage[] {
  const least = Math.min(...lines.slice(1).map(({ gap }) => gap), 2)
  const passages: { words: RunningText; lines: Line[]; starts: number[] }[] = []
  for (const line of lines) {
    const open = passages.at(-1)
    const above = open?.lines.at(-1)
    const lineText = line.text.replaceAll('\t', ' ')
    const goesOn =
      open !== undefined &&
      above !== undefined &&
      !line.isItem &&
      (line.page !== above.page || line.gap < least * APART + 0.05) &&
      (!hadRoom(above, line) || /^\p{Ll}/u.test(lineText)) &&
      !(/[.:]$/.test(open.words.tail) && above.right < above.columnRight - above.size * 4)
    if (!goesOn) {
      passages.push({ words: new RunningText(lineText), lines: [line], starts: [0] })
      continue
    }
    open.lines.push(line)
    open.starts.push(open.words.add(lineText).length - lineText.length)
  }
  return passages.map(({ words, lines: own, starts }) => ({ text: words.text, lines: own, starts }))
}

/** A possible end of a sentence: a full stop before a capital, a number or a bracket. */
const STOP = /(?<=(\S+)\.)\s+(?=[\p{Lu}\d¿(])/gu
/** A dash before a past verb: '… en Quipu - Trabajé en el desarrollo'. */
const DASH = /\s+[-–—]\s+(?=\p{Lu}\p{Ll}+[éí]\s\p{Ll})/gu
const MONTH = /^(?:ene|feb|mar|abr|may|jun|jul|ago|set|sept?|oct|nov|dic|en)$/

/** The sentences of a passage. The full stop of an abbreviation ('Hnos.', 'I.E.', 'Feb. 2017') does not end a sentence. */
export function splitSentences({ text, lines, starts }: Passage): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  let first = 0
  const take = (to: number) => {
    const sentence = text.slice(from, to).trim()
    // Sentences and lines have the same order.
    while ((starts[first + 1] ?? text.length + 1) <= from) first++
    let end = first
    while (end < lines.length && starts[end]! < to) end++
    if (sentence !== '')
      sentences.push({ text: sentence, pieces: lines.slice(first, end).flatMap(({ pieces }) => pieces) })
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
  // 'S.A.C.' ends a name, and may end a sentence; 'I.E.' and 'J.' start a name.
  if (/^(?:\p{L}\.){2,}\p{L}?$/u.test(bare)) return /(?:s\.?a|r\.?l|a\.?c)$/.test(folded)
  if (/[\d)\]°”"]$/.test(bare)) return true
  if (/^s(?:ac|aa|as|rl)$/.test(folded)) return true
  return bare.length > 3 || isPlace(bare) || (bare.length === 3 && /^\p{Ll}+$/u.test(bare))
}
