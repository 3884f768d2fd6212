import { expect, test } from 'vitest'
import type { LabelledSet } from '#evaluation/matching/labelled.ts'
import { labelledSets } from '#evaluation/matching/labelled-sets.ts'

const sets = Object.entries(labelledSets).flatMap(([name, all]: [string, readonly LabelledSet[]]) =>
  all.map((set, index) => ({ name: `${name}, ${index + 1}`, ...set })),
)
const keysOf = (all: readonly { key: string }[]) => all.map(({ key }) => key)

test('no job and no person is in two sets', () => {
  const repeated = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index)
  expect(repeated(sets.flatMap(({ jobs }) => keysOf(jobs)))).toEqual([])
  expect(repeated(sets.flatMap(({ profiles }) => keysOf(profiles)))).toEqual([])
})

test.each(sets)(
  '$name: every person has a job worth an invitation, and a lesser one',
  ({ profiles, grades }) => {
    const lacking = profiles.filter(({ key }) => {
      const given: readonly number[] = Object.values(grades[key] ?? {})
      return Math.max(0, ...given) < 2 || new Set(given).size === 1
    })
    expect(keysOf(lacking)).toEqual([])
  },
)
