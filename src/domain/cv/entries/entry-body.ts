import { NOT_SHORT } from '#domain/text/full-stops.ts'
import { SET_IN } from './entry-dates.ts'
import { usualGapOf } from './entry-starts.ts'
import { readLabel } from '#domain/cv/sections/labels.ts'
import { findPeriods, isDateOnly } from '#domain/cv/dates/found-periods.ts'
import { hadRoom, type Line } from '#domain/cv/layout/text-line.ts'
import { institutionLikeness, namesBoth, organisationLikeness } from '#domain/cv/names/words.ts'

/** A full stop that ends a sentence, not an abbreviation such as 'S.A.C.' or 'Hnos.'. */
const SENTENCE_END = new RegExp(String.raw`${NOT_SHORT}(?<!\b(?:etc|sas|sac|saa|eirl|srl))\.$`, 'iu')

/** The usual right edge of the lines: a line that reaches it continues below. */
function rightEdge(lines: readonly Line[]): number {
  const edges = lines.map(({ right }) => right).sort((a, b) => a - b)
  return edges[Math.floor(edges.length * 0.9)] ?? 0
}

const VERB_WORDS = [
  String.raw`\p{Lu}\p{Ll}{3,}[éí]`,
  String.raw`(?:Me|Se|Nos) \p{Ll}+`,
  String.raw`\p{Lu}\p{Ll}+ed`,
  'Led',
  'Built',
  'Wrote',
  'Ran',
  'Taught',
  'Oversaw',
  'Made',
]
/** A sentence recognised by its verb: 'Lideré el equipo de pagos', 'Managed a portfolio of grants'. */
export const VERB = new RegExp(String.raw`^(?!Comité(?!\p{L}))(?:${VERB_WORDS.join('|')}) [\p{Ll}\d]`, 'u')

/** Lines of descriptions: items, sentences, and their continuation lines. */
export function findBody(lines: readonly Line[], isEntry: (item: Line) => boolean): boolean[] {
  const edge = rightEdge(lines)
  const isBody: boolean[] = []
  const isListed = findListed(lines)
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const label = readLabel(line.text)
    const periods = findPeriods(line.text)
    const hasRange = periods.some(({ start, end, isCurrent }) => isCurrent || start !== end)
    const isDate = periods.length > 0 && (hasRange || isDateOnly(line.text) || line.pieces.length > 1)
    const words = line.text.split(/\s+/).length
    // In a margin a long date stands above its text.
    const isBelowDate = before !== undefined && isDateOnly(before.text)
    const endsSentence =
      words >= 3 &&
      SENTENCE_END.test(line.text) &&
      periods.length === 0 &&
      !(
        before &&
        !isBody[index - 1] &&
        (isBelowDate || !isSetIn(before, line)) &&
        namesOrganisation(line.text)
      ) &&
      !(isBelowDate && namesBoth(line.text))
    const isProse =
      line.text.length > 75 &&
      !namesBoth(line.text) &&
      !(before && !isBody[index - 1] && namesOrganisation(line.text)) &&
      !line.isBold &&
      !isDate &&
      !/\s[|·•]\s/.test(line.text) &&
      words >= 10
    const hasVerb = index > 0 && !isDate && VERB.test(line.text)
    const isWrap =
      before !== undefined &&
      !isBody[index - 1] &&
      (before.right > edge - before.size * 8 || !hadRoom(before, line))
    const startsSmall =
      /^\p{Ll}/u.test(line.text) &&
      !/^(?:puesto|cargo)\s/.test(line.text) &&
      !isWrap &&
      !isDate &&
      label === null &&
      !isDateOnly(line.text) &&
      words > 1
    const goesOn =
      before !== undefined &&
      isBody[index - 1] === true &&
      !line.isBold &&
      line.gap < 1.75 &&
      Math.abs(line.x - before.x) < before.size * 0.6 &&
      before.right > edge - Math.max(30, before.size * 7) &&
      !before.text.endsWith('.') &&
      line.size === before.size &&
      !isDate
    const isLabelled = label !== null && label.name !== 'body'
    // 'Clientes principales:' introduces the following lines.
    const next = lines[index + 1]
    const isHead =
      index > 0 && line.text.endsWith(':') && !isDate && !isLabelled && (!next || hadRoom(line, next))
    isBody.push(
      isListed[index]! ||
        (line.isItem && !isEntry(line)) ||
        label?.name === 'body' ||
        isHead ||
        (!isLabelled && (((endsSentence || isProse || hasVerb) && !line.isBold) || startsSmall || goesOn)),
    )
  }
  return isBody
}

/** Indented below all that the line above has. */
const isSetIn = (above: Line, line: Line) =>
  line.x > above.x + SET_IN && above.pieces.every(({ x }) => Math.abs(x - line.x) > SET_IN)

/** The lines below 'Funciones:' or 'Logros:', up to white space, bold text, or the lines of the next date or form field. */
function findListed(lines: readonly Line[]): boolean[] {
  const loose = usualGapOf(lines) * 1.2 + 0.1
  const isLoose = ({ gap }: Line) => Number.isFinite(gap) && gap > loose
  const isDated = ({ pieces, text }: Line) =>
    pieces.some((piece) => isDateOnly(piece.text)) || (readLabel(text)?.name ?? 'body') !== 'body'
  let head: Line | null = null
  return lines.map((line, index) => {
    const label = readLabel(line.text)
    if (label?.name === 'body') {
      if (label.value === '') head = line
      return false
    }
    if (!head) return false
    const next = lines.slice(index + 1, index + 1 + MOST_ABOVE_DATE)
    const end = next.findIndex(isLoose)
    const isOver =
      isLoose(line) ||
      (line.isBold && !line.isItem) ||
      line.x < head.x - line.size ||
      [line, ...(end < 0 ? next : next.slice(0, end))].some(isDated)
    if (isOver) head = null
    return !isOver
  })
}

/** The maximum number of header lines above the date. */
const MOST_ABOVE_DATE = 2

/** 'Universidad Nacional del Altiplano. Puno.': a name, not a sentence. */
const namesOrganisation = (text: string) => {
  const [name = ''] = text.split(/[.,]\s/)
  return Math.max(organisationLikeness(name), institutionLikeness(name)) >= 0.9
}
