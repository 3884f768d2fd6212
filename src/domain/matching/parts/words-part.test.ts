import { distinctivenessOf, subjectOf } from '#domain/matching/reading/distinctive-words.ts'
import { describe, expect, test } from 'vitest'
import { wordsPart } from './words-part.ts'
import { subjectStems } from '#domain/matching/words/words.ts'

/** Words outside the table, so that each has maximum weight: 'palabraa', 'palabrab' … */
const rare = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `palabra${String.fromCharCode(97 + index)}`)
const asked = subjectOf([rare(20).join(' ')])
const value = (words: readonly string[], duties: readonly string[] = []) =>
  wordsPart(asked, { words, duties })

describe('words of an ad that a profile has', () => {
  test('six rare ones are enough, however long the ad', () => {
    expect(distinctivenessOf(asked[0]!)).toBe(4)
    expect(value(asked.slice(0, 6))?.value).toBe(1000)
    expect(value([...asked.slice(0, 3), ...subjectStems(rare(26).slice(20).join(' '))])?.value).toBe(500)
    const padded = subjectOf([`${rare(20).join(' ')} ${rare(26).slice(20).join('s ')}`])
    expect(wordsPart(padded, { words: asked.slice(0, 6), duties: [] })?.value).toBe(1000)
  })
  test('of the work itself they count half', () => {
    const others = subjectStems(rare(26).slice(20).join(' '))
    const own = wordsPart(asked, { words: [...others, ...asked.slice(0, 3)], duties: [] })!
    const ofWork = wordsPart(asked, { words: others, duties: asked.slice(0, 3) })!
    expect(ofWork.low * 2).toBe(own.low)
  })
  test('of a short profile the upper end says what more words could show', () => {
    const short = value(asked.slice(0, 4))!
    expect(short).toEqual({ value: 666, low: 666, high: 1000, isKnown: true })
  })
  test('a word more never lowers it', () => {
    const words = [...asked.slice(0, 3), ...subjectStems(rare(26).slice(20).join(' ')), ...asked.slice(3, 9)]
    const values = words.map((_, index) => value(words.slice(0, index + 1))!).filter(({ isKnown }) => isKnown)
    expect(values.map((one) => one.value)).toEqual(values.map((one) => one.value).toSorted((a, b) => a - b))
    expect(values).toHaveLength(words.length - 2)
  })
  test('of somebody who wrote next to nothing nobody knows; an ad of two words is not compared', () => {
    expect(value(asked.slice(0, 2))?.isKnown).toBe(false)
    expect(wordsPart(asked.slice(0, 2), { words: asked, duties: [] })).toBeNull()
  })
  test('what every ad says tells nothing', () => {
    expect(subjectOf(['años'])).toEqual([])
    expect(distinctivenessOf(subjectStems('años')[0]!)).toBe(0)
  })
})
