import type { Entry } from './make-entry.ts'
import { findPeriods, isRange, isYearOfName, withoutPeriods } from '#domain/cv/dates/found-periods.ts'
import { isPlace } from '#domain/cv/names/places.ts'
import type { Line, Piece } from '#domain/cv/layout/text-line.ts'
import {
  degreeLikeness,
  institutionLikeness,
  namesBoth,
  organisationLikeness,
  positionLikeness,
} from '#domain/cv/names/words.ts'

const SEPARATOR = /\t+|\s+[|·•→⇒»›>~\p{So}]+\s*|\s*[|·•]\s+|\s+(?:[–—-]|\/\/|\/|::|@)\s+|\s*—\s*|;\s+/gu

/** A line's texts, each with its piece and the separator after it. Dates are already removed. */
export function cutLine(line: Line, entry: Entry): [string, Piece, string][] {
  const cuts: [string, Piece, string][] = []
  for (const piece of line.pieces) {
    const texts = cutByWeight({ ...piece, text: withoutSentences(piece.text) }).flatMap((text) =>
      cutBySign(withoutPeriods(text, datesOf(text, entry))),
    )
    for (const [text, separator] of texts) cuts.push([text, piece, separator || '\t'])
  }
  return cuts
}

/** The dates of a text. If the entry has a separate range, a year may end a name: 'Programa Jóvenes Talento 2018'. */
const datesOf = (text: string, { period }: Entry) =>
  findPeriods(text).filter((found) => !(period && isRange(period) && isYearOfName(text, found)))

/** Removes a description after the header: 'Docente, Universidad de Lima, 2014-2019. Física General para ingenierías…'. */
function withoutSentences(text: string): string {
  const bracket = /\(([^()]+)\)\s+(?=\p{Lu}\p{Ll})/u.exec(text)
  if (bracket && isPlace(bracket[1]!)) return text.slice(0, bracket.index + bracket[0].trimEnd().length)
  if (text.length < LONG_HEADER) return text
  for (const end of text.matchAll(/(?:\p{Ll}{3}|\d{4}\)?|\))\.\s+(?=\p{Lu}\p{Ll}+\s+\p{L}+)/gu)) {
    const at = end.index + end[0].length
    const [next = ''] = text.slice(at).split(/[.,]\s/)
    const before = text.slice(0, end.index + end[0].trimEnd().length - 1)
    const isName = isPlace(next) || NAMES.some((likeness) => likeness(next) >= 0.6)
    if (end.index > 20 && (!isName || namesBoth(before))) return before
  }
  return text
}

/** Each tells how likely a text is a name of its kind. */
export const NAMES = [institutionLikeness, organisationLikeness, positionLikeness, degreeLikeness]
const LONG_HEADER = 80

/** 'Mecánico (SENATI - Zonal Áncash)': signs inside brackets separate nothing. */
const isInBrackets = (text: string, at: number) =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at) && text.indexOf(')', at) > 0

function cutBySign(text: string): [string, string][] {
  const cuts: [string, string][] = []
  let from = 0
  for (const match of text.matchAll(SEPARATOR)) {
    if (isInBrackets(text, match.index)) continue
    cuts.push([text.slice(from, match.index), match[0].trim() || '\t'])
    from = match.index + match[0].length
  }
  cuts.push([text.slice(from), ''])
  return cuts
}

/** 'Analista, **Banco Andino**': a change of weight separates texts that a sign may not. */
function cutByWeight(piece: Piece): string[] {
  const groups: string[] = []
  let weight: string | null = null
  let at = 0
  for (const span of piece.spans) {
    // The hyphen of a word that was broken at the end of a line is gone.
    const text = [span.text, span.text.replace(/-$/u, '')].find((one) => piece.text.includes(one, at))
    if (text === undefined) return [piece.text]
    const end = piece.text.indexOf(text, at) + text.length
    const spanWeight: string | null = /^[\s\p{P}]*$/u.test(span.text)
      ? weight
      : `${span.isBold}|${span.isItalic}`
    const isOpen = /\s(?:en|in|de|of|del|la|y|and|e)$/i.test(groups.at(-1) ?? '')
    if (groups.length > 0 && (spanWeight === weight || isOpen))
      groups[groups.length - 1] += piece.text.slice(at, end)
    else groups.push(piece.text.slice(at, end))
    weight = spanWeight
    at = end
  }
  if (groups.length === 0) return [piece.text]
  groups[groups.length - 1] += piece.text.slice(at)
  // A date in another weight is no cut: the rest stays together.
  return groups
}
