import { headingKind } from '#domain/cv/sections/headings.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { isKnownTool } from './known-skill.ts'
import { isLevelOnly } from './levels.ts'

/** Letters that are at least so much larger are another size, not another measure of the same. */
const LARGER = 1.06
const LONGEST_NAME = 45
/** The minimum number of texts below a name; with fewer, the names are the items and have a remark each. */
const FEWEST_BELOW = 1.7
/** A single row of names needs more below it. */
const FEWEST_BELOW_ONE = 3

const isLike = (one: Line, other: Line) =>
  Math.max(one.size, other.size) < Math.min(one.size, other.size) * LARGER &&
  one.isBold === other.isBold &&
  one.isItalic === other.isItalic

/** Set more strongly: larger, or as large and bold. */
const isStronger = (one: Line, other: Line) =>
  one.size >= other.size * LARGER || (one.size > other.size / LARGER && one.isBold && !other.isBold)

/** A sentence goes on in small letters behind its comma. */
const textsOf = ({ text }: Line) => text.split(/\t|[;|•·]\s|,\s(?!\p{Ll})/u)

/** On average, more words than a skill has: remarks, so what stands above each is a skill. */
const areRemarks = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + text.trim().split(/\s+/).length, 0) > texts.length * MOST_WORDS
const MOST_WORDS = 3.5

/** True if each text of the row can be the name of a group: short, no list, no level, no program. */
const hasNames = ({ text, isItem, pieces, size, isBold }: Line) =>
  !isItem &&
  pieces.every(({ spans }) => spans.every((span) => span.size * LARGER > size && span.isBold === isBold)) &&
  text
    .split('\t')
    .every(
      (name) =>
        name.length <= LONGEST_NAME &&
        !/[,;|]|\s[•·]\s|:\s*\S|^\p{Ll}/u.test(name) &&
        !isLevelOnly(name) &&
        (!isKnownTool(name) || headingKind(name) === 'skills'),
    )

/**
 * The rows that name the groups of a list, seen on the whole section before its columns are read: they are set alike and more strongly
 * than all between them, the list starts with one, and each has its items below it. A row may name several groups side by side.
 */
export function groupRows(lines: readonly Line[]): ReadonlySet<Line> {
  const [first, second] = lines
  const none = new Set<Line>()
  if (!first || !second) return none
  const rows = lines.filter((line) => isLike(line, first))
  const others = lines.filter((line) => !isLike(line, first))
  const areApart = lines.every(
    (line, at) => !isLike(line, first) || (lines[at + 1] && !isLike(lines[at + 1]!, first)),
  )
  if (!areApart || !rows.every(hasNames) || !others.every((line) => isStronger(first, line))) return none
  const below = others.flatMap(textsOf)
  if (areRemarks(below)) return none
  // A single row of names is told from a first item by more below it, set alike.
  if (rows.length === 1)
    return below.length >= FEWEST_BELOW_ONE && others.every((line) => isLike(line, second))
      ? new Set(rows)
      : none
  return below.length >= rows.flatMap(({ pieces }) => pieces).length * FEWEST_BELOW ? new Set(rows) : none
}
