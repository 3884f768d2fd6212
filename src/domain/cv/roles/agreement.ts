import type { Read, ReadEducation, ReadExperience, ReadPeriod } from '#domain/cv/cv.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'

/**
 * The highest confidence of a name that only the rules read. Of such names about seven in ten are right on layouts that neither
 * reader has seen, of those that both read 97 in 100 (`evaluation/cv/learned.md`).
 */
const UNCONFIRMED = 0.7
/** Values behind a printed label need no second reader. */
const LABELLED = 0.97

const keyOf = (text: string) =>
  foldLetters(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
const datesOf = ({ start, end, isCurrent }: ReadPeriod) => `${start?.value}|${end?.value}|${isCurrent}`

/** Lowers the confidence of names that the trained model does not read in an entry of the same time. */
function confirm<T extends ReadPeriod>(
  entries: readonly T[],
  learned: readonly T[],
  names: readonly (keyof T)[],
): T[] {
  const valueOf = (entry: T, name: keyof T) => entry[name] as Read<string> | null
  const read = new Set(
    learned.flatMap((entry) =>
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

/** Jobs with the confidence of their names after a second opinion. */
export const confirmJobs = (
  jobs: readonly ReadExperience[],
  learned: readonly ReadExperience[],
): ReadExperience[] => confirm(jobs, learned, ['position', 'company'])

/** The same for studies. */
export const confirmStudies = (
  studies: readonly ReadEducation[],
  learned: readonly ReadEducation[],
): ReadEducation[] => confirm(studies, learned, ['degree', 'institution'])
