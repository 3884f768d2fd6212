import { expect, test } from 'vitest'
import { people } from '#evaluation/cv/people.ts'
import { randomCvs } from '#evaluation/cv/train/random-layouts.ts'
import { samplesOf } from '#evaluation/cv/train/samples.ts'

const everybody = [...people.values()].slice(0, 40)
const pages = randomCvs(everybody, 60)

test('the same people give the same pages', () => {
  expect(randomCvs(everybody, 60)).toEqual(pages)
})

test('what a random page should say stands on it', () => {
  const counts = pages.flatMap((page) => [samplesOf(page, 'experience'), samplesOf(page, 'education')])
  const missed = counts.reduce((sum, one) => sum + one.missed, 0)
  const found = counts.reduce((sum, one) => sum + one.found, 0)
  expect(found).toBeGreaterThan(500)
  expect(missed / (missed + found)).toBeLessThan(0.04)
})

test('no two layouts are alike', () => {
  const looks = new Set(
    pages.map(({ pages: [page] }) =>
      page!.runs.map(({ x, font, height }) => `${x} ${font} ${height}`).join(),
    ),
  )
  expect(looks.size).toBe(pages.length)
})
