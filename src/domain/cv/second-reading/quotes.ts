/** A value as printed in a text. */
export interface Quote {
  /** In the original spelling, with the original line breaks. */
  text: string
  /** Its start in the NFC form of the text. */
  at: number
  /** Its start in the folded text, in characters: use it to measure distances between quotes. */
  index: number
  /** In the folded text. */
  length: number
}

const UNSEEN = /[\p{M}\p{Cf}]/gu
/** Characters that continue a word: 'C' does not match in 'C++', nor 'Go' in 'Google'. */
const PART_OF_WORD = /[\p{L}\p{N}#+]/u
const MOST_QUOTES = 50

/** Lower case without accents, ligatures and double spaces, and the original index of each character. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = ''
  const origins: number[] = []
  let at = 0
  for (const sign of text) {
    const bare = sign.normalize('NFKD').replace(UNSEEN, '').toLowerCase().replace(/\s/g, ' ')
    if (bare !== ' ' || !folded.endsWith(' ')) {
      folded += bare
      for (let index = 0; index < bare.length; index += 1) origins.push(at)
    }
    at += sign.length
  }
  return { folded, origins }
}

/** Returns a search for a value as whole words in `text`, ignoring accents, case and spaces. */
export function quotesIn(text: string): (value: string) => Quote[] {
  const source = text.normalize('NFC')
  const { folded, origins } = foldWithOrigins(source)
  return (value) => {
    const wanted = foldWithOrigins(value.normalize('NFC')).folded.trim()
    const quotes: Quote[] = []
    if (wanted === '') return quotes
    let index = folded.indexOf(wanted)
    while (index !== -1 && quotes.length < MOST_QUOTES) {
      const end = index + wanted.length
      const letters = source.slice(origins[index], origins[end]).trim()
      const isWhole = !PART_OF_WORD.test(folded[index - 1] ?? '') && !PART_OF_WORD.test(folded[end] ?? '')
      if (isWhole && letters !== '')
        quotes.push({ text: letters, at: origins[index]!, index, length: wanted.length })
      index = folded.indexOf(wanted, index + 1)
    }
    return quotes
  }
}
