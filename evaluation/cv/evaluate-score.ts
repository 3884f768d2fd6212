import type { ReadCv } from '#domain/cv/cv.ts'
import { foldText } from '#domain/text/plain-text.ts'
import type { Gold } from './evaluate-gold.ts'

/** The numbers of correct, given and expected answers. */
export interface Count {
  right: number
  answered: number
  expected: number
}
export type Mode = 'strict' | 'lenient'
export type Counts = Map<string, Record<Mode, Count>>

const LENIENT_OVERLAP = 0.8

/** Only folded letters and digits, so that two spellings of one print are equal. */
export const bare = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}#+@]+/gu, ' ')
    .trim()

function isSame(a: string, b: string, mode: Mode): boolean {
  if (bare(a) === bare(b)) return true
  if (mode === 'strict') return false
  const [left, right] = [bare(a), bare(b)]
  if (left === '' || right === '') return false
  if (` ${left} `.includes(` ${right} `) || ` ${right} `.includes(` ${left} `)) return true
  const [one, other] = [new Set(left.split(' ')), new Set(right.split(' '))]
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(one.size, other.size) >= LENIENT_OVERLAP
}

/** Counts the correct answers; each expected value counts once. */
export function matchLists<T>(
  answers: readonly T[],
  expected: readonly T[],
  isMatch: (a: T, b: T) => boolean,
): Count {
  const left = [...expected]
  let right = 0
  for (const answer of answers) {
    const at = left.findIndex((one) => isMatch(answer, one))
    if (at < 0) continue
    left.splice(at, 1)
    right++
  }
  return { right, answered: answers.length, expected: expected.length }
}

/** Adds answers to the counts of a field. */
export function add(counts: Counts, field: string, mode: Mode, { right, answered, expected }: Count): void {
  const none = () => ({ right: 0, answered: 0, expected: 0 })
  const both = counts.get(field) ?? { strict: none(), lenient: none() }
  both[mode].right += right
  both[mode].answered += answered
  both[mode].expected += expected
  counts.set(field, both)
}

const present = <T>(values: readonly (T | null | undefined)[]): T[] =>
  values.filter((value): value is T => value !== null && value !== undefined)

interface Dated {
  start: string | null
  end: string | null
  isCurrent: boolean
}
const sameDates = (a: Dated, b: Dated) =>
  a.start === b.start && a.end === b.end && a.isCurrent === b.isCurrent

/** Compares one reading with its gold, field by field. */
export function score(cv: ReadCv, gold: Gold, counts: Counts): void {
  for (const mode of ['strict', 'lenient'] as const) {
    const same = (a: string, b: string) => isSame(a, b, mode)
    const sameOrNone = (a: string | null | undefined, b: string | null | undefined) =>
      a && b ? same(a, b) : !a && !b
    const list = (
      field: string,
      answers: readonly (string | null | undefined)[],
      expected: readonly (string | null | undefined)[],
    ) => add(counts, field, mode, matchLists(present(answers), present(expected), same))

    for (const field of ['name', 'title', 'email', 'phone', 'linkedin', 'place'] as const) {
      if (gold.contact[field] === undefined) continue
      list(field, [cv.contact[field]?.value], [gold.contact[field]])
    }
    if (gold.summary !== undefined) list('summary', [cv.summary?.value], [gold.summary])

    const jobs = cv.experiences.map((one) => ({
      position: one.position?.value ?? null,
      company: one.company?.value ?? null,
      place: one.place?.value ?? null,
      ...datesOf(one),
    }))
    list(
      'experience position',
      jobs.map(({ position }) => position),
      gold.experiences.map(({ position }) => position),
    )
    list(
      'experience company',
      jobs.map(({ company }) => company),
      gold.experiences.map(({ company }) => company),
    )
    if (gold.experiences.some(({ place }) => place !== undefined))
      list(
        'experience place',
        jobs.map(({ place }) => place),
        gold.experiences.map(({ place }) => place),
      )
    add(counts, 'experience dates', mode, matchLists<Dated>(jobs, gold.experiences, sameDates))
    const whole = matchLists(
      jobs,
      gold.experiences as typeof jobs,
      (a, b) => sameOrNone(a.position, b.position) && sameOrNone(a.company, b.company) && sameDates(a, b),
    )
    add(counts, 'experience triple', mode, whole)

    const studies = cv.educations.map((one) => ({
      degree: one.degree?.value ?? null,
      institution: one.institution?.value ?? null,
      field: one.field?.value ?? null,
      ...datesOf(one),
    }))
    list(
      'education degree',
      studies.map(({ degree }) => degree),
      gold.educations.map(({ degree }) => degree),
    )
    list(
      'education institution',
      studies.map(({ institution }) => institution),
      gold.educations.map(({ institution }) => institution),
    )
    if (gold.educations.some(({ field }) => field !== undefined))
      list(
        'education field',
        studies.map(({ field }) => field),
        gold.educations.map(({ field }) => field),
      )
    const triple = matchLists(
      studies,
      gold.educations as typeof studies,
      (a, b) => sameOrNone(a.degree, b.degree) && sameOrNone(a.institution, b.institution) && sameDates(a, b),
    )
    add(counts, 'education triple', mode, triple)

    list(
      'skills',
      [...cv.skills.technical, ...cv.skills.soft].map(({ value }) => value),
      gold.skills,
    )
    const { soft } = gold
    if (soft) {
      list(
        'technical skills',
        cv.skills.technical.map(({ value }) => value),
        gold.skills.filter((skill) => !soft.includes(skill)),
      )
      list(
        'soft skills',
        cv.skills.soft.map(({ value }) => value),
        soft,
      )
    }
    list(
      'languages',
      cv.skills.languages.map(({ value }) => value.name),
      gold.languages.map(({ name }) => name),
    )
    if (gold.languages.some(({ level }) => level !== undefined))
      list(
        'language with level',
        cv.skills.languages.map(({ value }) => `${value.name} ${value.level}`),
        gold.languages.map(({ name, level }) => `${name} ${level}`),
      )
    if (gold.certifications)
      list(
        'certifications',
        cv.skills.certifications.map(({ value }) => value),
        gold.certifications,
      )
    if (gold.sections)
      list(
        'sections',
        cv.sections.filter((kind) => kind !== 'other'),
        gold.sections,
      )
  }
}

const datesOf = (one: {
  start: { value: string } | null
  end: { value: string } | null
  isCurrent: boolean
}): Dated => ({
  start: one.start?.value ?? null,
  end: one.end?.value ?? null,
  isCurrent: one.isCurrent,
})

/** Harmonic mean of precision and recall; 1 if nothing was expected and nothing was answered. */
export function f1({ right, answered, expected }: Count): number {
  return answered + expected === 0 ? 1 : (2 * right) / (answered + expected)
}
