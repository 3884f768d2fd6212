import type { Read, ReadEducation, ReadExperience, ReadPeriod } from '#domain/cv/cv.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'

/**
 * The highest confidence of a name that only one reader read. Of such names about seven in ten are right on layouts that neither
 * reader has seen, of those that both read 98 in 100 (`evaluation/cv/learned.md`).
 */
const UNCONFIRMED = 0.7
/** Values behind a printed label need no second reader. */
const LABELLED = 0.97

const keyOf = (text: string) =>
  foldLetters(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
const datesOf = ({ start, end, isCurrent }: ReadPeriod) => `${start?.value}|${end?.value}|${isCurrent}`

/** Lowers the confidence of names that the other reader does not read in an entry of the same time. */
function confirm<T extends ReadPeriod>(
  entries: readonly T[],
  others: readonly T[],
  names: readonly (keyof T)[],
): T[] {
  const valueOf = (entry: T, name: keyof T) => entry[name] as Read<string> | null
  const read = new Set(
    others.flatMap((entry) =>
      names.map((name) => `${String(name)}|${datesOf(entry)}|${keyOf(valueOf(entry, name)?.value ?? '')}`),
    ),
  )
  return entries.map((entry) => {
    const checked = names.map((name) => {
      const own = valueOf(entry, name)
      const isSure =
        own === null ||
        own.confidence >= LABELLED ||
        read.has(`${String(name)}|${datesOf(entry)}|${keyOf(own.value)}`)
      return [name, isSure ? own : { ...own, confidence: Math.min(own.confidence, UNCONFIRMED) }]
    })
    return { ...entry, ...Object.fromEntries(checked) }
  })
}

/** Printed on one line. */
const isBeside = (one: Read<string>, other: Read<string>) => {
  const [a, b] = [one.from[0], other.from[0]]
  return a?.page === b?.page && Math.abs((a?.box.y ?? 0) - (b?.box.y ?? 0)) < 1
}

/**
 * Fills a name that one reader left out with what the other reads beside the name that both read, in an entry of the same time. What
 * stands on another line is as often a remark.
 */
function complete<T extends ReadPeriod>(
  entries: readonly T[],
  others: readonly T[],
  names: readonly [keyof T, keyof T],
): T[] {
  const valueOf = (entry: T, name: keyof T) => entry[name] as Read<string> | null
  const keyed = (entry: T, name: keyof T, value: string) =>
    `${String(name)}|${datesOf(entry)}|${keyOf(value)}`
  // Indexed, because a file may have hundreds of entries.
  const read = new Map<string, T>()
  for (const other of others)
    for (const name of names) {
      const value = valueOf(other, name)?.value
      if (value !== undefined) read.set(keyed(other, name, value), other)
    }
  return entries.map((entry) => {
    const empty = names.find((name) => valueOf(entry, name) === null)
    const shared = names.find((name) => valueOf(entry, name) !== null)
    if (empty === undefined || shared === undefined) return entry
    const other = read.get(keyed(entry, shared, valueOf(entry, shared)!.value))
    const found = other && valueOf(other, empty)
    return other && found && isBeside(valueOf(other, shared)!, found)
      ? { ...entry, [empty]: { ...found, confidence: Math.min(found.confidence, UNCONFIRMED) } }
      : entry
  })
}

/** Jobs without gaps that the other reader fills. */
export const completeJobs = (
  jobs: readonly ReadExperience[],
  others: readonly ReadExperience[],
): ReadExperience[] => complete(jobs, others, ['position', 'company'])

/** The same for studies. */
export const completeStudies = (
  studies: readonly ReadEducation[],
  others: readonly ReadEducation[],
): ReadEducation[] => complete(studies, others, ['degree', 'institution'])

/** Jobs with the confidence of their names after a second opinion. */
export const confirmJobs = (
  jobs: readonly ReadExperience[],
  others: readonly ReadExperience[],
): ReadExperience[] => confirm(jobs, others, ['position', 'company'])

/** The same for studies. */
export const confirmStudies = (
  studies: readonly ReadEducation[],
  others: readonly ReadEducation[],
): ReadEducation[] => confirm(studies, others, ['degree', 'institution'])
