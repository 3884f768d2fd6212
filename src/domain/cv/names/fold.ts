/** Letters that may carry a mark; most lines of a CV have few or none of them. */
const MARKED = /[^\u0020-\u007E\t]/
const MARKS = /\p{M}+/gu

/** Lowercase and without accents, letter for letter: an index in the answer is an index in `text` (which is made NFC by the reader). */
export function foldLetters(text: string): string {
  // Small, 'İ' alone is two signs.
  const lower = text.replaceAll('İ', 'I').toLowerCase()
  if (!MARKED.test(lower)) return lower
  let folded = ''
  for (const letter of lower) {
    if (!MARKED.test(letter)) {
      folded += letter
      continue
    }
    const bare = letter.normalize('NFD').replace(MARKS, '')
    folded += bare.length === letter.length ? bare : letter
  }
  return folded
}
