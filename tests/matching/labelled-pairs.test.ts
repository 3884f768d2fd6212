import { describe, expect, test } from 'vitest'
import { dailyGrades, dailyJobs, dailyProfiles } from '../../evaluation/matching/daily-set.ts'
import type { Grades, LabelledJob, LabelledProfile } from '../../evaluation/matching/labelled.ts'
import { labelledJobs, labelledProfiles } from '../../evaluation/matching/labelled-set.ts'
import { marketGrades, marketJobs, marketProfiles } from '../../evaluation/matching/market-set.ts'
import {
  seasonOfficesGrades,
  seasonOfficesJobs,
  seasonOfficesProfiles,
} from '../../evaluation/matching/season-offices.ts'
import {
  seasonWorksGrades,
  seasonWorksJobs,
  seasonWorksProfiles,
} from '../../evaluation/matching/season-works.ts'

const pools: { name: string; jobs: LabelledJob[]; people: LabelledProfile[]; grades: Grades }[] = [
  { name: 'as in the market', jobs: marketJobs, people: marketProfiles, grades: marketGrades },
  { name: 'an ordinary week', jobs: dailyJobs, people: dailyProfiles, grades: dailyGrades },
  {
    name: 'a season of works',
    jobs: seasonWorksJobs,
    people: seasonWorksProfiles,
    grades: seasonWorksGrades,
  },
  {
    name: 'a season of offices',
    jobs: seasonOfficesJobs,
    people: seasonOfficesProfiles,
    grades: seasonOfficesGrades,
  },
]

test('no job and no person is there twice, in one set or in two', () => {
  const repeated = (all: readonly { key: string }[]) =>
    all.map(({ key }) => key).filter((key, index, keys) => keys.indexOf(key) !== index)
  expect(repeated([...labelledJobs, ...pools.flatMap(({ jobs }) => jobs)])).toEqual([])
  expect(repeated([...labelledProfiles, ...pools.flatMap(({ people }) => people)])).toEqual([])
})

describe.each(pools)('$name', ({ jobs, people, grades }) => {
  test('grades name people and jobs that exist', () => {
    const [knownPeople, knownJobs] = [people, jobs].map((all) => new Set(all.map(({ key }) => key)))
    expect(Object.keys(grades).filter((key) => !knownPeople!.has(key))).toEqual([])
    const graded = Object.values(grades).flatMap((given) => Object.keys(given))
    expect(graded.filter((key) => !knownJobs!.has(key))).toEqual([])
  })

  test('everybody has a job to be invited to at once, and a lesser one', () => {
    const lacking = people.filter(({ key }) => {
      const given: readonly number[] = Object.values(grades[key] ?? {})
      return !given.includes(3) || given.every((grade) => grade === 3)
    })
    expect(lacking.map(({ key }) => key)).toEqual([])
  })

  test('somebody is of each half', () => {
    expect(new Set(people.map(({ split }) => split))).toEqual(new Set(['dev', 'held-out']))
  })
})
