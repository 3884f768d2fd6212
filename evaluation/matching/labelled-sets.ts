import { join } from 'node:path'
import type { z } from 'zod'
import { type Line, readJsonLines } from '#evaluation/json-lines.ts'
import { type Grades, labelledJob, labelledPair, labelledProfile, type LabelledSet } from './labelled.ts'

/** The half in a file's name; without one the file belongs to both. */
const halves = ['', '-dev', '-held-out'] as const

/** Reads the set in a folder. A line with a duplicate or an unknown person or job is rejected with its number. */
export function readLabelledSet(folder: string): LabelledSet {
  const linesOf = <Schema extends z.ZodType>(kind: string, schema: Schema) =>
    halves.flatMap((half) =>
      readJsonLines(join(folder, `${kind}${half}.jsonl`), schema, { optional: true }).map(
        ({ value, at }) => ({ value, at, half }),
      ),
    )
  const jobs = linesOf('jobs', labelledJob)
  const people = linesOf('people', labelledProfile)
  for (const { value, half, at } of people)
    if (half !== '' && half !== `-${value.split}`) throw new Error(`${at}: ${value.key} is '${value.split}'`)
  const jobKeys = keysOf(jobs)
  const peopleKeys = keysOf(people)

  const gradesOf = (kind: string): Grades => {
    const grades: Grades = {}
    for (const { value, at } of linesOf(kind, labelledPair)) {
      if (!peopleKeys.has(value.person)) throw new Error(`${at}: nobody is ${value.person}`)
      if (!jobKeys.has(value.job)) throw new Error(`${at}: no job is ${value.job}`)
      const given = (grades[value.person] ??= {})
      if (given[value.job] !== undefined)
        throw new Error(`${at}: ${value.person} and ${value.job} have a grade`)
      given[value.job] = value.grade
    }
    return grades
  }
  return {
    jobs: jobs.map(({ value }) => value),
    profiles: people.map(({ value }) => value),
    grades: gradesOf('pairs'),
    secondGrades: gradesOf('second-pairs'),
  }
}

function keysOf(lines: readonly Line<{ key: string }>[]): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const { value, at } of lines) {
    if (keys.has(value.key)) throw new Error(`${at}: ${value.key} is there already`)
    keys.add(value.key)
  }
  return keys
}

const set = (folder: string) => readLabelledSet(join(import.meta.dirname, 'sets', folder))

/** Sets with the same name are reported together, in order of creation. README.md says how each was made. */
export const labelledSets = {
  'ordinary pairs': [set('ordinary')],
  'hard cases': [set('hard/dev'), set('hard/held-out')],
  'as in the market': [set('market')],
  'an ordinary week': [set('week')],
  'a season': [set('season/works'), set('season/offices')],
  'a month': [set('month/hands'), set('month/desks'), set('month/regions'), set('month/starts')],
  'a spring': [set('spring/hands'), set('spring/desks'), set('spring/regions'), set('spring/starts')],
} as const satisfies Record<string, readonly LabelledSet[]>

/** The first set: jobs and people of all fields. */
export const [ordinary] = labelledSets['ordinary pairs']
