import { printable } from '#domain/resume/printable.ts'

/** Between words that stay on one line: parts of a name, an amount with its currency, years with what they belong to. */
const TIE = '\u00A0'

/**
 * A text in lines of a width. Tied words stay together if a line can take them, and a word that is wider than a line is cut between
 * letters.
 */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  const ties = tied(text).split(/[^\S\u00A0]+/u)
  const words = ties.flatMap((unit) => {
    const whole = printable(unit)
    return widthOf(whole) <= width ? [whole] : whole.split(' ')
  })
  for (const word of words.filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = piecesOf(word, width, widthOf)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  if (line !== '') lines.push(line)
  return lines
}

/** How many words before a year stay on its line. */
const BEFORE_A_YEAR = 3
const YEAR = /^\(?(?:\p{L}+[.,]?)?(?:19|20)\d\d(?!\d)/u
/** A line does not begin with a dash, and an amount stays with its currency. */
const isTiedTo = (before: string, word: string): boolean =>
  /^[–—-]$/u.test(word) || (/(?:S\/|US\$|\$|€)$/u.test(before) && /^\d/u.test(word))

/** A line that began with years would look like the dates of an entry, to people and to readers of CVs. */
function tied(text: string): string {
  const words = text.split(/[^\S\u00A0]+/u).filter(Boolean)
  const years = words.map((word) => YEAR.test(word))
  return words
    .map((word, at) => {
      if (at === 0) return word
      const isNearYear = years.slice(at, at + BEFORE_A_YEAR).some(Boolean)
      return `${isNearYear || isTiedTo(words[at - 1] ?? '', word) ? TIE : ' '}${word}`
    })
    .join('')
}

function piecesOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const pieces = ['']
  for (const letter of word) {
    const piece = pieces.at(-1) ?? ''
    if (piece !== '' && widthOf(piece + letter) > width) pieces.push(letter)
    else pieces[pieces.length - 1] = piece + letter
  }
  return pieces
}
