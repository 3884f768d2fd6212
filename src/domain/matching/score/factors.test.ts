import type { HeldRank, Rank } from '#domain/matching/types.ts'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#tests/matching/random-profiles.ts'
import type { ExperienceLevel } from '#contracts/vocabulary.ts'
import { factoredPoints, levelFactor as combined, nearFactor } from './combined-factors.ts'
import { rampFactor } from './ramp-factor.ts'
import { rankFactor } from './rank-factor.ts'
import { type WorkedMonths, yearsFactor } from './years-factor.ts'
import { workFactor, workValue } from './work-factor.ts'

const levelFactor = (asked: ExperienceLevel | null, work: WorkedMonths, rank: Rank | null, held: HeldRank) =>
  combined(rankFactor(rank, held), yearsFactor(asked, work))

const worked = (years: number, isSame = true) => ({
  relevant: years * 12,
  all: years * 12,
  isSame,
  isGraduate: false,
})
const worker = { least: 2, most: 2 } as const

describe('the level', () => {
  test.each([
    ['the years that are asked', 4, null, 1000],
    ['one year short', 2, null, 1000],
    ['three years short', 0, null, 800],
    ['one rank above', 4, 3, 1000],
    ['two ranks above', 4, 4, 850],
    ['three ranks above', 4, 5, 650],
    ['five ranks above', 4, 7, 500],
    ['eight years too many', 13, null, 900],
    ['twenty years too many', 25, null, 800],
    ['three ranks above and three years short', 0, 5, 520],
  ] as const)('%s', (_, years, rank, factor) => {
    expect(levelFactor('3-5', worked(years), rank, worker)).toBe(factor)
  })

  test('of somebody who stands far above the job', () => {
    expect(levelFactor(null, worked(4), 1, { least: 4, most: 4 })).toBe(850)
    expect(levelFactor(null, worked(4), 1, { least: 7, most: 7 })).toBe(700)
  })

  test('practice is for who studies, and not for a worker of the trade', () => {
    expect(rankFactor(0, worker)).toBe(600)
    expect(rankFactor(0, { least: 1, most: 2 })).toBe(1000)
    expect(rankFactor(0, { least: 0, most: 0 })).toBe(1000)
  })

  test('of an unranked worker whose years make more of one', () => {
    expect(levelFactor('5+', worked(11), 5, worker)).toBe(650)
    expect(levelFactor('5+', worked(11), 5, { least: 2, most: 4 })).toBe(1000)
  })

  test('in work of another kind all years tell that they are too few, and none that they are too many', () => {
    const other = (relevant: number, all: number) => ({
      relevant: relevant * 12,
      all: all * 12,
      isSame: false,
      isGraduate: false,
    })
    expect(levelFactor('5+', other(0, 8), null, worker)).toBe(1000)
    expect(levelFactor('5+', other(0, 1), null, worker)).toBeLessThan(1000)
    expect(levelFactor('0-1', other(9, 20), null, worker)).toBe(1000)
  })

  test('whoever finished a career and has worked in it is past jobs for beginners', () => {
    const graduate = (years: number) => ({ ...worked(years, false), isGraduate: true })
    expect(yearsFactor('0-1', graduate(2))).toBe(1000)
    expect(yearsFactor('0-1', graduate(7))).toBe(600)
    expect(yearsFactor('0-1', worked(7, false))).toBe(1000)
    expect(yearsFactor('1-2', graduate(5))).toBe(1000)
  })

  test('without dates only the rank tells', () => {
    expect(levelFactor('5+', { relevant: null, all: 0, isSame: true, isGraduate: false }, null, worker)).toBe(
      1000,
    )
  })
})

test('a ramp lowers nothing from where it begins, and no more than its floor', () => {
  expect(rampFactor('place', 300)).toBe(1000)
  expect(rampFactor('place', 1000)).toBe(1000)
  expect(rampFactor('place', 0)).toBe(450)
  expect(rampFactor('place', 150)).toBe(725)
  expect(rampFactor('work', 0)).toBe(500)
})

test('the nearness of the work is the mean of what the job asks of it', () => {
  expect(workValue(1000, 0, 0, 0, 0)).toBe(1000)
  expect(workValue(0, 26, 1000, 0, 0)).toBe(500)
})

test('another trade is one however many tools and words the two share, where the title names it surely', () => {
  expect(workFactor(0, true, 900)).toBe(600)
  expect(workFactor(100, true, 900)).toBe(800)
  expect(workFactor(0, false, 900)).toBe(1000)
  expect(workFactor(1000, true, 0)).toBe(500)
})

test('a factor of 1000 instead of any other is a bound, and so is every value above', () => {
  const random = seededRandom(4)
  const any = () => 500 + Math.floor(501 * random())
  for (let round = 0; round < 2000; round++) {
    const points = Math.floor(10_001 * random())
    const [level, place, pay, education, work] = [any(), any(), any(), any(), any()]
    const exact = factoredPoints(points, nearFactor(level, place), pay, education, work)
    expect(Number.isInteger(exact)).toBe(true)
    expect(exact).toBeLessThanOrEqual(factoredPoints(points, nearFactor(level, place), 1000, education, 1000))
    expect(exact).toBeLessThanOrEqual(factoredPoints(points, nearFactor(level, 1000), pay, 1000, 1000))
    expect(exact).toBeLessThanOrEqual(
      factoredPoints(points + 1, nearFactor(level, place), pay, education, work),
    )
    expect(factoredPoints(points, 1000, 1000, 1000, 1000)).toBe(points)
  }
})
