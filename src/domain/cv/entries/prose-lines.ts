import { NOT_SHORT } from '#domain/text/full-stops.ts'
import type { ReadExperience } from '#domain/cv/cv.ts'
import { SET_IN } from './entry-dates.ts'
import { findPeriods } from '#domain/cv/dates/found-periods.ts'
import { readLabel } from '#domain/cv/sections/labels.ts'
import { joinPassages, type Sentence } from '#domain/cv/layout/passages.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { type Job, toExperience } from './prose-entries.ts'
import { readProse, type ProseFacts } from './prose-sentence.ts'
import { organisationLikeness, institutionLikeness, positionLikeness } from '#domain/cv/names/words.ts'

/** The end of a sentence or field, not of an abbreviation. */
const STOP = new RegExp(String.raw`(?<=\p{L}{3}|\d|\))${NOT_SHORT}\.\s+(?![\p{Ll}])(?=[\p{L}\d[])`, 'gu')

/** The maximum length of a line with a post, its dates and a little more: a description is longer. */
const LONGEST = 140

/**
 * The jobs of a section whose lines, or whose dated lines, are each a complete job ('Cajera, Bodega Paz, 2020 - hoy'); the lines
 * below describe them. Null if a line is not a complete job.
 */
export function readLineJobs(lines: readonly Line[]): ReadExperience[] | null {
  if (lines.some(({ text, pieces }) => pieces.length > 2 || (readLabel(text)?.value ?? '') !== ''))
    return null
  const edge = Math.min(...lines.map(({ x }) => x))
  const jobs: Job[] = []
  let isDescribed = false
  for (const passage of joinPassages(lines)) {
    const joined = { text: passage.text, pieces: passage.lines.flatMap(({ pieces }) => pieces) }
    // An indented line below a complete job belongs to it.
    const isOuter = ({ x }: Line) => x <= edge + SET_IN
    const outer = passage.lines.filter(isOuter)
    const inner = passage.lines.filter((line) => !isOuter(line))
    const outerJobs = outer.map((line) => readLine(textOf([line])))
    if (inner.length > 0 && outerJobs.every((job) => job !== null && job.period !== null)) {
      jobs.push(...outerJobs.filter((job) => job !== null))
      const above = jobs.at(-1)
      if (!above) return null
      above.body.push(textOf(inner))
      isDescribed = true
      continue
    }
    const each = passage.lines.map((line) => readLine(textOf([line])))
    const isOne = findPeriods(passage.text).length < 2
    const whole = each.every((job) => job !== null) ? each : [isOne ? readLine(joined) : null]
    for (const job of whole) {
      const above = jobs.at(-1)
      if (job) jobs.push(job)
      else if (!above || findPeriods(passage.text).length > 0) return null
      else {
        above.body.push(joined)
        isDescribed = true
      }
    }
  }
  const isDated = jobs.filter(({ period }) => period !== null).length >= jobs.length / 2
  // A description may also name the company of the job below, so each job must have its own.
  if (isDescribed && jobs.some(({ company, period }) => company === null || period === null)) return null
  return isDated && jobs.some(({ company }) => company !== null) ? jobs.map(toExperience) : null
}

/** More than a name: an enumeration, a label, the end of a sentence. */
const TOO_MUCH = new RegExp(String.raw`,\s+\p{Ll}|\p{L}{3}[:.]\s|(?<=\p{Ll}{3})${NOT_SHORT}\.$`, 'u')

/** True if a reading omits words of the lines, or contains more than a name. */
export function isPoorly(jobs: readonly ReadExperience[], inLines: readonly ReadExperience[]): boolean {
  if (jobs.length !== inLines.length) return jobs.length < inLines.length
  return jobs.some(({ position, company }, index) => {
    const other = inLines[index]!
    const lacks = (!position && other.position) || (!company && other.company)
    const names = [position?.value ?? '', company?.value ?? '']
    return lacks || names.some((name) => TOO_MUCH.test(name))
  })
}

/** Several lines as one text. */
const textOf = (lines: readonly Line[]): Sentence => ({
  text: lines.map(({ text }) => text).join(' '),
  pieces: lines.flatMap(({ pieces }) => pieces),
})

function readLine({ text, pieces }: Sentence): Job | null {
  if (text.length > LONGEST || findPeriods(text).length > 3) return null
  const clean = text
    .replace(/^(?:[-–*•]|\d{1,2}[.)])\s*/, '')
    .replaceAll('\t', ', ')
    .replace(/\s+,\s*/g, ', ')
    .replace(STOP, ', ')
  const facts = withSmallPost(readProse(clean), clean)
  if (!facts.position || facts.isSpoken || (!facts.company && !facts.period)) return null
  const { position } = facts
  if (Math.max(organisationLikeness(position), institutionLikeness(position)) > positionLikeness(position))
    return null
  return { ...facts, pieces: [...pieces], text: clean, body: [] }
}

/** 'Chifa Hong Lim, lavaplatos, 2024': the lower-case text after the name is the post, known or not. */
function withSmallPost(facts: ProseFacts, text: string): ProseFacts {
  const post = /^(?!En |Con |De )\p{Lu}[^,:]*[,:]\s+(\p{Ll}[\p{L} ]{3,40})(?=[,.]?\s*(?:[,(]|\d|$))/u.exec(
    text,
  )?.[1]
  if (
    facts.isSpoken ||
    !post ||
    (facts.position && !text.startsWith(`${facts.position}:`)) ||
    !/^\p{L}+(?: \p{L}+){0,3}$/u.test(post.trim())
  )
    return facts
  const company = facts.company ?? facts.position
  return { ...facts, company, position: post.replace(/\s+(?:desde|del?|en|hasta|entre)\s*$/, '').trim() }
}
