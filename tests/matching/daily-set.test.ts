import { expect, test } from 'vitest'
import { dailyGrades, dailyJobs, dailyProfiles } from '../../evaluation/matching/daily-set.ts'
import type { Split } from '../../evaluation/matching/labelled.ts'
import { labelledJobs, labelledProfiles } from '../../evaluation/matching/labelled-set.ts'
import { marketJobs, marketProfiles } from '../../evaluation/matching/market-set.ts'

const repeated = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index)

test('no job and no person of the ordinary week is there twice, nor in another set', () => {
  expect(repeated([...dailyJobs, ...marketJobs, ...labelledJobs].map(({ key }) => key))).toEqual([])
  expect(repeated([...dailyProfiles, ...marketProfiles, ...labelledProfiles].map(({ key }) => key))).toEqual(
    [],
  )
})

test('grades name people and jobs that exist', () => {
  const people = new Set(dailyProfiles.map(({ key }) => key))
  const jobs = new Set(dailyJobs.map(({ key }) => key))
  const unknownPeople = Object.keys(dailyGrades).filter((key) => !people.has(key))
  const unknownJobs = Object.values(dailyGrades).flatMap((graded) =>
    Object.keys(graded).filter((key) => !jobs.has(key)),
  )
  expect([unknownPeople, unknownJobs]).toEqual([[], []])
})

test('everybody has a job to invite them to, one that is a good choice with a gap, and one that is a stretch', () => {
  const lacking = dailyProfiles.filter(({ key }) => {
    const given = Object.values(dailyGrades[key] ?? {})
    return !([1, 2, 3] as const).every((grade) => given.includes(grade))
  })
  expect(lacking.map(({ key }) => key)).toEqual([])
})

test('both halves have ten people, and all rank one pool of 197 jobs', () => {
  const of = (split: Split) => dailyProfiles.filter((profile) => profile.split === split).length
  expect([of('dev'), of('held-out'), dailyJobs.length]).toEqual([10, 10, 197])
})
