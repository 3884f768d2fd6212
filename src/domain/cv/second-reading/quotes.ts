/** A value as it stands in a text. */
export interface Quote {
  /** In the text's own letters; its lines end where the text's do. */
  text: string
  /** Where it begins in the text's NFC form. */
  at: number
  /** Where it begins in the folded text, in characters: distances between quotes of one text mean something. */
  index: number
  /** In the folded text. */
  length: number
}

const UNSEEN = /[\p{M}\p{Cf}]/gu
/** What makes another word of the one beside it: 'C' does not stand in 'C++', nor 'Go' in 'Google'. */
const PART_OF_WORD = /[\p{L}\p{N}#+]/u
const MOST_QUOTES = 50

/** Lowercase without accents, ligatures and doubled spaces, and for each character where it comes from. */
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

/** A search for the places of `text` where a value stands as whole words, whatever its accents, capitals and spaces. */
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
