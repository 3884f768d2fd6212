import { expect, test } from 'vitest'
import { jobCategories } from '#contracts/vocabulary.ts'
import { parsePlace } from '#domain/places/parse-place.ts'
import { labelledSearches } from './labelled-pairs.ts'

const { ads, pairs } = labelledSearches

test('the set is large enough to mean something', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(100)
  expect(pairs.filter(({ match }) => !match).length).toBeGreaterThanOrEqual(25)
})

test('every judgement is about a known ad and is not repeated', () => {
  const ids = new Set(ads.map(({ id }) => id))
  expect(ids.size).toBe(ads.length)
  expect(pairs.filter(({ ad }) => !ids.has(ad))).toEqual([])
  const keys = pairs.map(({ query, ad }) => `${query}|${ad}`)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('the ads are valid: a documented category, a place that can be resolved', () => {
  expect(ads.filter(({ category }) => !jobCategories.some((known) => known === category))).toEqual([])
  expect(ads.filter(({ place }) => parsePlace(place) === null)).toEqual([])
})
