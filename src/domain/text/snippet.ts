import { foldText } from './plain-text.ts'

/** A found word with what stands around it. */
export interface Snippet {
  before: string
  word: string
  after: string
}

/** How many letters are shown on each side. */
const around = 60

/**
 * Where the first of these words begins a word of the text, whatever its accents and letter case; null: nowhere. The words come as typed.
 */
export function snippetOf(text: string, typed: string): Snippet | null {
  const wanted = (typed.match(/[\p{L}\p{N}]+/gu) ?? []).map(foldText)
  if (wanted.length === 0) return null
  const line = text.replaceAll(/\s+/g, ' ').trim()
  for (const { 0: word, index } of line.matchAll(/[\p{L}\p{N}]+/gu)) {
    const folded = foldText(word)
    if (!wanted.some((one) => folded.startsWith(one))) continue
    const end = index + word.length
    const from = Math.max(0, index - around)
    const to = Math.min(line.length, end + around)
    return {
      before: `${from > 0 ? '…' : ''}${line.slice(from, index).replace(from > 0 ? /^\S*\s/ : /^$/, '')}`,
      word,
      after: `${line.slice(end, to).replace(to < line.length ? /\s\S*$/ : /$^/, '')}${to < line.length ? '…' : ''}`,
    }
  }
  return null
}
