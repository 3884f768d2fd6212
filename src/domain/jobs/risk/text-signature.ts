import { foldText } from '#domain/text/plain-text.ts'

/** Words in a row that count as one piece of a text. */
const pieceLength = 3
/** A text with fewer pieces says too little: two bakeries may well write the same. */
export const fewestPieces = 20
/** Texts that share half of their pieces agree in one of the bands in 9 of 10 cases, those that share a tenth in 1 of 60. */
const bands = 16
const rowsPerBand = 3

/** The words of a text without accents, with their positions. */
export function wordsOf(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Each run of three words, once. */
export function piecesOf(text: string): Set<string> {
  const words = wordsOf(text).map(({ word }) => word)
  return new Set(words.slice(pieceLength - 1).map((_, index) => pieceAt(words, index)))
}

export const pieceAt = (words: readonly string[], index: number): string =>
  words.slice(index, index + pieceLength).join(' ')

/**
 * A stored signature of a text (MinHash): numbers of which two texts share at least one if they are much alike. Null for a text that is too
 * short to be compared.
 */
export function signatureOf(text: string): number[] | null {
  const pieces = piecesOf(text)
  if (pieces.size < fewestPieces) return null
  const least = new Uint32Array(bands * rowsPerBand).fill(0xff_ff_ff_ff)
  for (const piece of pieces) {
    const hash = hashOf(piece)
    for (let row = 0; row < least.length; row++)
      least[row] = Math.min(least[row]!, mixed(hash ^ mixed(row + 1)))
  }
  return Array.from({ length: bands }, (_, band) => {
    let key = band
    for (let row = 0; row < rowsPerBand; row++) key = mixed(key ^ least[band * rowsPerBand + row]!)
    return Math.trunc(key) | 0
  })
}

/** The pieces that both have, of all that either has: 0–1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((piece) => other.has(piece)).length
  return shared === 0 ? 0 : shared / (one.size + other.size - shared)
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.codePointAt(index)!, 0x01_00_01_93)
  return hash >>> 0
}

/** The finalizer of MurmurHash3: every bit depends on every other. */
function mixed(value: number): number {
  let mix = value
  mix = Math.imul(mix ^ (mix >>> 16), 0x85_eb_ca_6b)
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2_b2_ae_35)
  return (mix ^ (mix >>> 16)) >>> 0
}
