import { foldText } from '#domain/text/plain-text.ts'

/** A piece of a suggestion: typed already, or what completes it. */
export interface Piece {
  text: string
  isTyped: boolean
}

/** A suggestion as pieces: the beginnings of its words that were typed, and the rest. Accents do not count. */
export function piecesOf(suggestion: string, typed: string): Piece[] {
  const words = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const pieces: Piece[] = []
  const add = (text: string, isTyped: boolean) => {
    const last = pieces.at(-1)
    if (text === '') return
    if (last?.isTyped === isTyped) last.text += text
    else pieces.push({ text, isTyped })
  }
  for (const part of suggestion.normalize('NFC').split(/(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}])/u)) {
    const folded = foldText(part)
    const length = Math.max(0, ...words.filter((word) => folded.startsWith(word)).map((word) => word.length))
    add(part.slice(0, length), true)
    add(part.slice(length), false)
  }
  return pieces
}
