import type { Read, ReadEducation, ReadExperience, ReadPeriod } from '#domain/cv/cv.ts'
import { fieldOf, withLoneEnd } from '#domain/cv/entries/education.ts'
import { readPart } from '#domain/cv/entries/entry-fields.ts'
import { readDescription } from '#domain/cv/entries/experience.ts'
import { NOT_SHORT } from '#domain/text/full-stops.ts'
import { evidenceOf, type Line } from '#domain/cv/layout/text-line.ts'
import type { RoleEntry, RoleText } from './role-entries.ts'

/**
 * A full stop or comma that does not end an abbreviation, and a word that joins to what is not printed: templates write 'in' after each
 * degree, 'at' after each post.
 */
const LOOSE_END = new RegExp(String.raw`(?:${NOT_SHORT}\.|,|\s+(?:in|at|en|de|of|@|[-–—|·]))+$`, 'u')
const INHERITED = 0.75

const read = (text: RoleText | undefined): Read<string> | null =>
  text ? readPart(text.text.replace(LOOSE_END, ''), text.pieces, text.confidence) : null

function periodOf({ texts: { date } }: RoleEntry): ReadPeriod {
  const period = date?.first.period
  if (!period) return { start: null, end: null, isCurrent: false }
  const from = evidenceOf(date.pieces)
  const one = (value: string | null) => (value === null ? null : { value, confidence: 0.95, from })
  return { start: one(period.start), end: one(period.end), isCurrent: period.isCurrent }
}

/** A name that counts for the entries below it, too: it stands above its first entry. */
interface Above<T> {
  what: T | null
  where: T | null
}

const isBefore = (one: RoleText, other: RoleText) =>
  one.first.row < other.first.row ||
  (one.first.row === other.first.row && one.first.start < other.first.start)

/** The names of entries, with those that stand once above several. */
function withInherited(
  entries: readonly RoleEntry[],
): { entry: RoleEntry; what: Read<string> | null; where: Read<string> | null }[] {
  const all: { entry: RoleEntry; what: Read<string> | null; where: Read<string> | null }[] = []
  let above: Above<Read<string>> = { what: null, where: null }
  const lower = (one: Read<string> | null) =>
    one && { ...one, confidence: Math.min(one.confidence, INHERITED) }
  for (const [index, entry] of entries.entries()) {
    const { what, where, date } = entry.texts
    const own = { what: read(what), where: read(where) }
    const next = entries[index + 1]?.texts
    const isHead = !what && where && next?.what && !next.where
    if (!isHead)
      all.push({
        entry,
        what: own.what ?? (where ? null : lower(above.what)),
        where: own.where ?? lower(above.where),
      })
    if (what || where)
      above = {
        what: what && date && isBefore(what, date) ? own.what : null,
        where: where ? (!what || isBefore(where, what) ? own.where : null) : above.where,
      }
  }
  return all
}

/** The jobs of labelled entries. */
export const jobsOf = (entries: readonly RoleEntry[]): ReadExperience[] =>
  withInherited(entries)
    .filter(({ what, where }) => what || where)
    .map(({ entry, what, where }) => {
      const { start, end, isCurrent } = periodOf(entry)
      const place = read(entry.texts.place)
      return {
        position: what,
        company: where,
        place,
        description: readDescription(entry.body),
        start,
        end,
        isCurrent,
      }
    })

/** The studies of labelled entries; `saysOpen` is true for lines that say that a study goes on. */
export const studiesOf = (
  entries: readonly RoleEntry[],
  saysOpen: (line: Line) => boolean,
): ReadEducation[] =>
  withInherited(entries)
    .filter(({ what, where }) => what || where)
    .map(({ entry, what, where }) => {
      const { start, end, isCurrent } = periodOf(entry)
      const saysSo = entry.lines.some(
        (line) => saysOpen(line) || /\b(?:en curso|cursando|in progress)\b/i.test(line.text),
      )
      // 'en curso' beside a single date: that is the start.
      const isOpen = saysSo && (end === null || end.value === start?.value)
      const subject = what && fieldOf(what.value)
      return withLoneEnd({
        degree: what,
        institution: where,
        field:
          read(entry.texts.field) ?? (what && subject ? Object.assign({}, what, { value: subject }) : null),
        start,
        end: isOpen ? null : end,
        isCurrent: isCurrent || isOpen,
      })
    })
