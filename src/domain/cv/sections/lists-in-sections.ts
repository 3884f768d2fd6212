import { isKnownSkill } from '#domain/cv/lists/known-skill.ts'
import { isSoft } from '#domain/cv/lists/skills.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { readLabel } from './labels.ts'
import type { Section } from './sections.ts'

/** The sections that a list without a heading of its own falls into: it stands below them in a narrow column, or beside them. */
const TAKES_LISTS: ReadonlySet<Section['kind']> = new Set(['header', 'summary', 'contact', 'other'])
/** The minimum number of skills that make a list. */
const FEWEST = 3
const LONGEST = 45
const MOST_WORDS = 5
/** No list is longer; a file of thousands of lines would take long. */
const MOST_LINES = 60

/** A text that may be a skill: short, no sentence, nothing to be reached at. */
const isItem = (text: string) =>
  text.length <= LONGEST &&
  text.split(/\s+/).length <= MOST_WORDS &&
  !/\.$|@|\d{4}|https?:|www\.|:\s*\S/.test(text)

/** The texts of a line: its pieces, or what stands between signs. */
const textsOf = ({ text }: Line) =>
  text
    .split(/\t|[,;|•·]\s/)
    .map((one) => one.trim())
    .filter(Boolean)

const isSkill = (text: string) => isKnownSkill(text) || isSoft(text)

/** The first and the last line of the longest list of skills in which at least every second text is known; null if there is none. */
function listIn(lines: readonly Line[]): { from: number; to: number } | null {
  const rows = lines.map((line) => {
    const texts = textsOf(line)
    const isOfItems = texts.every(isItem) && readLabel(line.text) === null
    return { all: texts.length, known: isOfItems ? texts.filter(isSkill).length : 0, isOfItems }
  })
  let best: { from: number; to: number; known: number } | null = null
  for (const [from, first] of rows.entries()) {
    if (first.known === 0) continue
    let [all, known] = [0, 0]
    for (let to = from; to < Math.min(rows.length, from + MOST_LINES); to++) {
      const row = rows[to]!
      if (!row.isOfItems) break
      all += row.all
      known += row.known
      if (row.known > 0 && known >= FEWEST && known * 2 >= all && known > (best?.known ?? 0))
        best = { from, to, known }
    }
  }
  return best
}

/** Takes a list of skills out of a section that says something else. */
export function withoutLists(section: Section): Section[] {
  const found = TAKES_LISTS.has(section.kind) ? listIn(section.lines) : null
  if (!found) return [section]
  const { kind, heading, lines } = section
  const after = lines.slice(found.to + 1)
  return [
    { kind, heading, lines: lines.slice(0, found.from) },
    { kind: 'skills', heading: null, lines: lines.slice(found.from, found.to + 1) },
    ...(after.length > 0 ? [{ kind, heading: null, lines: after }] : []),
  ]
}
