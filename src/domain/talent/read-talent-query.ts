/** What the words of a search ask for. */
export interface TalentWords {
  /** All of these, in any order. */
  all: string
  /** Each of these in this order. */
  phrases: string[]
  /** None of these. */
  none: string[]
}

/** Words that are asked for at most; the others are not read. */
const most = 30

const wordsIn = (text: string): string => (text.match(/[\p{L}\p{N}+#.]+/gu) ?? []).join(' ')

/** Reads 'SQL Python "medios de pago" -practicante'. */
export function readTalentWords(typed: string): TalentWords {
  const words: TalentWords = { all: '', phrases: [], none: [] }
  const all: string[] = []
  for (const [, minus, quoted, bare] of [...typed.matchAll(/(-?)(?:"([^"]*)"|([^\s"]+))/gu)].slice(0, most)) {
    const text = wordsIn(quoted ?? bare ?? '')
    if (!/[\p{L}\p{N}]/u.test(text)) continue
    if (minus) words.none.push(text)
    else if (quoted === undefined) all.push(text)
    else words.phrases.push(text)
  }
  return { ...words, all: all.join(' ') }
}
