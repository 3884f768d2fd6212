import { type Found, isDocumentTitle } from './contact-found.ts'
import { bareName } from './name-frame.ts'
import { isWhereabouts } from './contact-place.ts'
import { headingKind } from '#domain/cv/sections/headings.ts'
import { isPlace } from '#domain/cv/names/places.ts'
import { joinWords } from '#domain/cv/layout/join-words.ts'
import { labelOf } from '#domain/cv/sections/labels.ts'
import type { Section } from '#domain/cv/sections/sections.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { degreeLikeness, organisationLikeness, positionLikeness } from '#domain/cv/names/words.ts'

/** A name and the text after it on the same line: 'Rosa Quispe – Analista'. */
export interface FoundName extends Found {
  rest: string | null
}

/** Some designs set the name in lower case throughout. */
const SMALL_NAME = /^\p{Ll}{2,}(?: \p{Ll}{2,}){1,4}$/u
const NAME_WORD_WORDS = [
  String.raw`\p{Lu}[\p{L}'’-]+`,
  String.raw`["“(]\p{Lu}\p{Ll}+["”)]`,
  String.raw`\p{Lu}\.?`,
  'de',
  'del',
  'la',
  'las',
  'los',
  'y',
  'da',
  'dos',
  'von',
  'van',
  'san',
  'santa',
]
const NAME_WORD = new RegExp(`^(?:${NAME_WORD_WORDS.join('|')})$`, 'u')
const JOINT = /\s+[–—|·•-]\s+|:\s+/
/** Only names in larger letters than this may continue on the next line. In points. */
const LARGE = 13
const MOST_LINES = 5
/** The distance of two lines of one name, in letter heights: web pages set lines up to 1.8 apart. */
const NEXT_LINE = 1.9
/** The same, where the letters differ in size. */
const NEXT_LINE_OF_OTHER_SIZE = 1.6
/** The maximum penalty for lower lines and later pages: some CVs start with a letter or a cover page. */
const FAR = 3
const LATER_PAGE = 4

/** The number of words of a name, without short ones. */
export const nameWords = (text: string) => text.split(/\s+/).filter((word) => word.length > 2).length

/** The largest line at the top that looks like a name, with its continuation lines. */
export function findName(sections: readonly Section[]): FoundName | null {
  let best: FoundName | null = null
  let bestPoints = 0
  for (const section of sections.filter(({ kind }) => kind === 'header' || kind === 'contact')) {
    for (const [index, line] of section.lines.entries()) {
      const inLine =
        (index === 0 ? 3 : 0) - Math.min(index * 0.5, FAR) - Math.min(line.page - 1, 1) * LATER_PAGE
      // If the line has other text, the name may be one piece of it, in large letters.
      const whole = textOf(line)
      const others = whole === line.pieces[0]!.text ? line.pieces.slice(1) : []
      for (const { text: own, size } of others) {
        const points = size >= LARGE && nameWords(own) >= 2 ? namePoints(own, size) + inLine : 0
        if (points <= bestPoints || points < 4) continue
        best = { value: own, lines: [line], rest: null }
        bestPoints = points
      }
      const [text, rest] = cutName(whole)
      const points = namePoints(text, line.pieces[0]!.size) + inLine
      if (points <= bestPoints || points < 4) continue
      const lines = rest === null ? nameLines(line, section.lines.slice(index + 1)) : [line]
      const cuts = lines.slice(1).map((one) => cutName(one.pieces[0]!.text))
      const above = section.lines[index - 1]
      const isSurname = above !== undefined && lines.length === 1 && rest === null && isFirstName(above, line)
      if (isSurname) lines.unshift(above)
      best = {
        value: isSurname
          ? `${above.text} ${text}`
          : cuts.reduce((name, [more]) => joinWords(name, more), text),
        lines,
        rest: restBelow(rest ?? cuts.at(-1)?.[1] ?? null, section.lines, lines.at(-1)!),
      }
      bestPoints = points
    }
  }
  return best
}

/** Letter-spaced capitals: the gaps between words are wider than between letters. */
function textOf({ pieces, size }: Line): string {
  const [first, ...others] = pieces
  const end = others.findIndex(
    (piece) =>
      Math.abs(piece.size - first!.size) > 0.3 || !isNameLike(piece.text) || positionLikeness(piece.text) > 0,
  )
  const more = size > LARGE ? others.slice(0, end < 0 ? others.length : end) : []
  return [first!, ...more].map(({ text }) => text).join(' ')
}

/** The first name above a surname in larger letters: 'Rosa' / 'QUISPE MAMANI'. */
const isFirstName = (above: Line, line: Line) =>
  above.size >= LARGE &&
  above.size < line.size &&
  line.gap < 1.6 &&
  nameWords(line.text) <= 2 &&
  nameWords(above.text) <= 2 &&
  isNameLike(above.text) &&
  positionLikeness(above.text) === 0 &&
  !isPlace(above.text)

/** The text after the name may continue in the next line. */
function restBelow(rest: string | null, lines: readonly Line[], above: Line): string | null {
  const next = lines[lines.indexOf(above) + 1]
  const goesOn =
    next && /^\p{Ll}[^@\d/]*$/u.test(next.text) && Math.abs(next.size - above.size) < 0.5 && next.gap < 1.7
  return rest !== null && goesOn ? joinWords(rest, next.text) : rest
}

/** Splits 'Rosa Quispe – Analista' in two, without the title of the document. */
function cutName(line: string): [string, string | null] {
  const text = bareName(line)
  const [, person = '', post = ''] = /^([^,]+),\s+(.+)$/u.exec(text) ?? []
  if (isWholeName(person) && (positionLikeness(post) >= 0.4 || degreeLikeness(post) === 1))
    return [person, post]
  if (isNameLike(text)) return [text, null]
  const [name = '', ...rest] = text.split(JOINT).filter((part) => !isDocumentTitle(part))
  return isWholeName(name) ? [name, rest.length > 0 ? rest.join(' – ') : null] : [line, null]
}

const isWholeName = (text: string) => isNameLike(text) && nameWords(text) >= 2 && positionLikeness(text) === 0

/** A long name continues in letters of similar size; lines of other header columns may stand in between. */
function nameLines(first: Line, below: readonly Line[]): Line[] {
  const lines = [first]
  const { x, right } = first.pieces[0]!
  if (first.size < LARGE + 1) return lines
  for (const line of below.slice(0, MOST_LINES * 3)) {
    if (lines.length === MOST_LINES) break
    const above = lines.at(-1)!
    if (line.x >= right || line.right <= x) continue
    // At the other end of the line contact data may stand.
    const { text, size } = line.pieces[0]!
    const isSame = Math.abs(size - first.size) < 0.5
    // A first name alone needs a surname, in any size.
    const isNear =
      (Math.abs(size - first.size) < first.size * 0.3 || nameWords(first.text) === 1) && nameWords(text) <= 2
    const words = nameWords(lines.map(({ text }) => text).join(' '))
    const goesOn =
      size >= LARGE &&
      (isSame || (isNear && lines.length === 1)) &&
      line.y - above.y < first.size * (isSame ? NEXT_LINE : NEXT_LINE_OF_OTHER_SIZE) &&
      (/\p{Ll}-$/u.test(above.text) ? /^\p{Ll}+(?: |$)/u.test(text) : isNameLike(cutName(text)[0])) &&
      positionLikeness(cutName(text)[0]) === 0 &&
      !(text.includes(',') && isPlace(text)) &&
      words <= (isSame ? 5 : 3) &&
      words + nameWords(text) <= 7
    if (!goesOn) break
    lines.push(line)
    if (!isNameLike(text)) break
  }
  return lines
}

function isNameLike(text: string): boolean {
  const words = text.replace(/,/g, ' ').trim().split(/\s+/)
  return (
    words.length <= 8 &&
    words.every((word) => NAME_WORD.test(word)) &&
    headingKind(text) === null &&
    !isDocumentTitle(text)
  )
}

function namePoints(text: string, size: number): number {
  const isSmall = size > LARGE && SMALL_NAME.test(text) && headingKind(text) === null
  if ((!isNameLike(text) && !isSmall) || labelOf(text) !== null) return 0
  const count = nameWords(text)
  const penalty =
    (positionLikeness(text) > 0.6 ? 6 : 0) +
    (organisationLikeness(text) > 0 ? 3 : 0) +
    (isPlace(text) || (text.includes(',') && isWhereabouts(text)) ? 4 : 0) +
    (count < 2 ? (size < LARGE ? 5 : 3) : 0)
  return 4 + size / 3 - penalty
}
