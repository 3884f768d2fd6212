const MARKS = /\p{M}+/gu

/** Lowercase and without accents, letter for letter: an index in the answer is an index in `text` (which is made NFC by the reader). */
export function foldLetters(text: string): string {
  let folded = ''
  for (const letter of text.toLowerCase()) {
    const bare = letter.normalize('NFD').replace(MARKS, '')
    folded += bare.length === letter.length ? bare : letter
  }
  return folded
}
