import { describe, expect, test } from 'vitest'
import { enoughIn, enoughOf, subjectOf, tellingOf, wordsPart } from './words-part.ts'
import { subjectStems } from './words.ts'

/** Words that no table has seen, so that each tells as much as one can: 'palabraa', 'palabrab' … */
const rare = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `palabra${String.fromCharCode(97 + index)}`)
const asked = subjectOf([rare(20).join(' ')])
const value = (words: readonly string[], duties: readonly string[] = []) =>
  wordsPart(asked, { words, duties })

describe('words of an ad that a profile has', () => {
  test('six rare ones are enough, however long the ad', () => {
    expect(tellingOf(asked[0]!)).toBe(4)
    expect(value(asked.slice(0, 6))?.value).toBe(1000)
    expect(value([...asked.slice(0, 3), ...subjectStems(rare(26).slice(20).join(' '))])?.value).toBe(857)
    const padded = subjectOf([`${rare(20).join(' ')} ${rare(26).slice(20).join('s ')}`])
    expect(wordsPart(padded, { words: asked.slice(0, 6), duties: [] })?.value).toBe(1000)
  })
  test('of the work itself they count half', () => {
    const others = subjectStems(rare(26).slice(20).join(' '))
    const own = wordsPart(asked, { words: [...others, ...asked.slice(0, 3)], duties: [] })!
    const ofWork = wordsPart(asked, { words: others, duties: asked.slice(0, 3) })!
    expect(ofWork.low * 2).toBe(own.low)
  })
  test('of a short profile fewer are enough, and less is sure', () => {
    const short = value(asked.slice(0, 4))!
    expect(enoughIn(asked.slice(0, 4))).toBeLessThan(enoughOf(asked))
    expect(short.value).toBe(1000)
    expect(short.low).toBe(666)
    expect(short.isKnown).toBe(true)
  })
  test('of somebody who wrote next to nothing nobody knows; an ad of two words is not compared', () => {
    expect(value(asked.slice(0, 2))?.isKnown).toBe(false)
    expect(wordsPart(asked.slice(0, 2), { words: asked, duties: [] })).toBeNull()
  })
  test('what every ad says tells nothing', () => {
    expect(subjectOf(['años'])).toEqual([])
    expect(tellingOf(subjectStems('años')[0]!)).toBe(0)
  })
})
