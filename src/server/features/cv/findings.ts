import type { ReadAs } from '#domain/cv/new-in-cv.ts'
import type { FoundInCv } from '#domain/cv/found-in-cv.ts'
import type { Skill } from '#domain/cv/new-skills.ts'
import type { Finding, NewFinding } from './findings.queries.ts'

type EntryKind = 'experience' | 'education'

/** The profile's rows, each with everything that CVs ever contained about it. */
export function withReadings<Row extends { id: number }>(
  kind: EntryKind,
  rows: readonly Row[],
  findings: readonly Finding[],
): (Row & { readAs: ReadAs[] })[] {
  const readings = new Map<number, ReadAs[]>()
  for (const finding of findings) {
    const id = entryOf(kind, finding)
    if (id !== null) readings.set(id, [...(readings.get(id) ?? []), readingOf(finding)])
  }
  return rows.map((row) => Object.assign({}, row, { readAs: readings.get(row.id) ?? [] }))
}

/** Entries found in this CV before that are not in the profile: the person deleted them. */
export const deletedEntries = (kind: EntryKind, findings: readonly Finding[], cvId: string): ReadAs[] =>
  findings
    .filter((one) => one.kind === kind && one.cvId === cvId && entryOf(kind, one) === null)
    .map(readingOf)

/** The skills found in this CV before, whether or not the person kept them, with the name used. */
export const readSkills = (findings: readonly Finding[], cvId: string): Pick<Skill, 'kind' | 'name'>[] =>
  findings.flatMap(({ kind, what: name, ...one }) =>
    kind === 'experience' || kind === 'education' || one.cvId !== cvId ? [] : [{ kind, name }],
  )

const entryOf = (kind: EntryKind, { experienceId, educationId }: Finding): number | null =>
  kind === 'experience' ? experienceId : educationId

const readingOf = ({ what, place, startDate, endDate, isCurrent }: Finding): ReadAs => ({
  what,
  where: place ?? '',
  startDate,
  endDate,
  current: isCurrent,
})

type Own = Pick<NewFinding, 'professionalId' | 'createdAt'> & { cvId: string | null }

/** The CV's facts with the id of the entry for each; facts without an entry are not stored. */
export function entryFindings(
  kind: EntryKind,
  owner: Own,
  facts: readonly { reading: ReadAs | null; id: number | null | undefined }[],
): NewFinding[] {
  const rows = facts.flatMap(({ reading, id }): NewFinding[] => {
    if (!reading || !id) return []
    const { what, where: place, startDate, endDate, current: isCurrent } = reading
    const entry = kind === 'experience' ? { experienceId: id } : { educationId: id }
    return [{ ...owner, ...entry, kind, what, place, startDate, endDate, isCurrent }]
  })
  return withoutDuplicates(rows)
}

export function skillFindings(
  owner: Own,
  { technical, soft, languages, certifications, readAs = [] }: FoundInCv['skills'],
): NewFinding[] {
  const rows = (kind: Skill['kind'], names: readonly string[]): NewFinding[] =>
    names.map((what) => ({ ...owner, kind, what }))
  return withoutDuplicates([
    ...rows('technical', technical),
    ...rows('soft', soft),
    ...rows(
      'language',
      languages.map(({ name }) => name),
    ),
    ...rows('certification', certifications),
    ...readAs.map(({ kind, name: what }): NewFinding => ({ ...owner, kind, what })),
  ])
}

/** Removes duplicates: one insert must not contain the same fact twice. */
function withoutDuplicates(rows: readonly NewFinding[]): NewFinding[] {
  const keyOf = ({ kind, what, place, startDate, endDate, isCurrent }: NewFinding) =>
    JSON.stringify([kind, what, place, startDate, endDate, isCurrent])
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}
