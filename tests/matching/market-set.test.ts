import { expect, test } from 'vitest'
import type { Split } from '../../evaluation/matching/labelled.ts'
import { labelledJobs, labelledProfiles } from '../../evaluation/matching/labelled-set.ts'
import { marketGrades, marketJobs, marketProfiles } from '../../evaluation/matching/market-set.ts'

const repeated = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index)

test('no job and no person of the market is there twice, nor in the ordinary set', () => {
  expect(repeated([...marketJobs, ...labelledJobs].map(({ key }) => key))).toEqual([])
  expect(repeated([...marketProfiles, ...labelledProfiles].map(({ key }) => key))).toEqual([])
})

test('grades name people and jobs that exist', () => {
  const people = new Set(marketProfiles.map(({ key }) => key))
  const jobs = new Set(marketJobs.map(({ key }) => key))
  const unknownPeople = Object.keys(marketGrades).filter((key) => !people.has(key))
  const unknownJobs = Object.values(marketGrades).flatMap((graded) =>
    Object.keys(graded).filter((key) => !jobs.has(key)),
  )
  expect([unknownPeople, unknownJobs]).toEqual([[], []])
})

test('everybody has a job to invite them to, and one that is a good choice with a gap', () => {
  const lacking = marketProfiles.filter(({ key }) => {
    const given = Object.values(marketGrades[key] ?? {})
    return !given.includes(3) || !given.includes(2)
  })
  expect(lacking.map(({ key }) => key)).toEqual([])
})

test('both halves have ten people, and all rank one pool of 120 jobs', () => {
  const of = (split: Split) => marketProfiles.filter((profile) => profile.split === split).length
  expect([of('dev'), of('held-out'), marketJobs.length]).toEqual([10, 10, 120])
})
