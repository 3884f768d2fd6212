/** Letters that may have an accent; most lines of a CV have few or none. */
const MARKED = /[^\u0020-\u007E\t]/
const MARKS = /\p{M}+/gu

/**
 * Lower case without accents, letter for letter: an index in the result is an index in `text`, which the reader has normalised to
 * NFC.
 */
export function foldLetters(text: string): string {
  // Only 'İ' becomes two characters in lower case.
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
