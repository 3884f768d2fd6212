import type { ReadExperience } from './cv.ts'
import { findPeriods } from './periods.ts'
import { readLabel } from './labels.ts'
import { joinPassages, type Sentence } from './passages.ts'
import type { Line } from './text-line.ts'
import { type Job, toExperience } from './told-entries.ts'
import { readTold } from './told-sentence.ts'
import { organisationLikeness, institutionLikeness, positionLikeness } from './words.ts'

/** A post and its dates and at most so much more: a line that describes is longer. */
const LONGEST = 140

/** The jobs of a section of which every line tells one whole ('Cajera, Bodega Paz, 2020 - hoy'); null where one does not. */
export function readLineJobs(lines: readonly Line[]): ReadExperience[] | null {
  if (lines.some(({ text, pieces }) => pieces.length > 2 || (readLabel(text)?.value ?? '') !== ''))
    return null
  const jobs: Job[] = []
  for (const passage of joinPassages(lines)) {
    const each = passage.lines.map((line) => readLine({ text: line.text, pieces: line.pieces }))
    const whole = each.every((job) => job !== null)
      ? each
      : [readLine({ text: passage.text, pieces: passage.lines.flatMap(({ pieces }) => pieces) })]
    for (const job of whole) {
      if (job === null) return null
      jobs.push(job)
    }
  }
  const isDated = jobs.filter(({ period }) => period !== null).length >= jobs.length / 2
  return isDated && jobs.some(({ company }) => company !== null) ? jobs.map(toExperience) : null
}

/** True where a reading leaves out what the lines say, or holds more than a name. */
export function isPoorly(read: readonly ReadExperience[], told: readonly ReadExperience[]): boolean {
  if (read.length !== told.length) return read.length < told.length
  return read.some(({ position, company }, index) => {
    const other = told[index]!
    const lacks = (!position && other.position) || (!company && other.company)
    const names = [position?.value ?? '', company?.value ?? '']
    return lacks || names.some((name) => /,\s+\p{Ll}|\p{L}{3}[:.]\s|(?<=\p{Ll}{3})\.$/u.test(name))
  })
}

function readLine({ text, pieces }: Sentence): Job | null {
  if (text.length > LONGEST || findPeriods(text).length > 2) return null
  const clean = text.replace(/^(?:[-–*•]|\d{1,2}[.)])\s*/, '').replaceAll('\t', ', ')
  const told = readTold(clean)
  if (!told.position || told.isSpoken || (!told.company && !told.period)) return null
  if (
    Math.max(organisationLikeness(told.position), institutionLikeness(told.position)) >
    positionLikeness(told.position)
  )
    return null
  return { ...told, pieces: [...pieces], text: clean, body: [] }
}
