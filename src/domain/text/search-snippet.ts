import { foldText } from './plain-text.ts'

/** A found word with what stands around it. */
export interface SearchSnippet {
  before: string
  word: string
  after: string
}

/** How many letters are shown on each side. */
const around = 60
/** A longer word is cut. */
const longestWord = 60

/**
 * Where the first of these words begins a word of the text, whatever its accents and letter case; null: nowhere. The words come as typed.
 */
export function searchSnippet(text: string, typed: string): SearchSnippet | null {
  const wanted = (typed.match(/[\p{L}\p{N}]+/gu) ?? []).map(foldText).filter(Boolean)
  if (wanted.length === 0) return null
  const line = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  const at = firstPlace(line, wanted)
  if (at === null) return null
  const [word = ''] = /^[\p{L}\p{N}]+/u.exec(line.slice(at, at + longestWord)) ?? []
  const end = at + word.length
  const from = Math.max(0, at - around)
  const to = Math.min(line.length, end + around)
  const before = line.slice(from, at)
  const after = line.slice(end, to)
  return {
    before: from > 0 ? `…${before.replace(/^\S*\s/, '')}` : before,
    word,
    after: to < line.length ? `${after.replace(/\s\S*$/, '')}…` : after,
  }
}

/** Where the first of these folded words begins a word of the line. */
function firstPlace(line: string, wanted: readonly string[]): number | null {
  const folded = line.replaceAll(/\P{ASCII}|[A-Z]/gu, foldLetter)
  const { index } = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wanted.join('|')})`, 'u').exec(folded) ?? {}
  return index ?? null
}

/** One letter without accents in lower case; what would become none or several stays, so that places remain. */
function foldLetter(letter: string): string {
  const folded = foldText(letter)
  return folded.length === letter.length ? folded : letter
}
