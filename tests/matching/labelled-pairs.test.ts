import { describe, expect, test } from 'vitest'
import type { LabelledSet } from '../../evaluation/matching/labelled.ts'
import { labelledSets } from '../../evaluation/matching/labelled-sets.ts'

const sets = Object.entries(labelledSets).flatMap(([name, all]: [string, readonly LabelledSet[]]) =>
  all.map((set, index) => ({ name: `${name}, ${index + 1}`, ...set })),
)
const keysOf = (all: readonly { key: string }[]) => all.map(({ key }) => key)

test('no job and no person is there twice, in one set or in two', () => {
  const repeated = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index)
  expect(repeated(sets.flatMap(({ jobs }) => keysOf(jobs)))).toEqual([])
  expect(repeated(sets.flatMap(({ profiles }) => keysOf(profiles)))).toEqual([])
})

describe.each(sets)('$name', ({ jobs, profiles, grades }) => {
  test('grades name people and jobs that exist', () => {
    const [knownPeople, knownJobs] = [profiles, jobs].map((all) => new Set(keysOf(all)))
    expect(Object.keys(grades).filter((key) => !knownPeople!.has(key))).toEqual([])
    const graded = Object.values(grades).flatMap((given) => Object.keys(given))
    expect(graded.filter((key) => !knownJobs!.has(key))).toEqual([])
  })

  test('everybody has a job to be invited to, and a lesser one', () => {
    const lacking = profiles.filter(({ key }) => {
      const given: readonly number[] = Object.values(grades[key] ?? {})
      return Math.max(0, ...given) < 2 || new Set(given).size === 1
    })
    expect(keysOf(lacking)).toEqual([])
  })
})
