import { expect, test } from 'vitest'
import { type AskedThing, type WayJob, wayOf } from './way.ts'

const owned = new Set(['Excel', 'SAP'])
const skill = (label: string): AskedThing => ({
  kind: 'skill',
  label,
  name: label,
  level: 0,
  isMet: owned.has(label),
  has: null,
})
const english = (level: number): AskedThing => ({
  kind: 'language',
  label: `Inglés ${level}`,
  name: 'Inglés',
  level,
  isMet: false,
  has: null,
})
const years = (asked: number, has: number): AskedThing => ({
  kind: 'years',
  label: `${asked} años`,
  name: '',
  level: asked,
  isMet: has >= asked,
  has,
})
const ad = (id: number, ...asked: (string | AskedThing)[]): WayJob => ({
  id,
  asked: asked.map((one) => (typeof one === 'string' ? skill(one) : one)),
})
const most = { skill: 5, language: 2, years: 2 }
const named = (steps: ReturnType<typeof wayOf>['steps']) =>
  steps.map(({ label, ads, opens }) => `${label}: ${ads}, ${opens}`)

const ads = [
  ad(1, 'Excel', 'SAP'),
  ad(2, 'Excel', 'Power BI'),
  ad(3, 'SAP', 'Power BI'),
  ad(4, 'Power BI', 'Python'),
  ad(5, 'Python', 'Power BI', 'SQL'),
  ad(6, 'SQL', 'Python'),
  ad(7),
  ad(8, 'Cobol'),
  ad(9, 'Excel'),
  ad(10, 'Excel'),
  ad(11, 'Excel'),
]

test('what opens most ads comes first, and each step counts on the ones before it', () => {
  expect(named(wayOf(ads, most).steps)).toEqual(['Power BI: 4, 2', 'Python: 3, 1', 'SQL: 2, 2'])
})

test('of few ads everything missing is a step', () => {
  expect(named(wayOf([ad(8, 'Cobol')], most).steps)).toEqual(['Cobol: 1, 1'])
})

test('what one of many ads alone asks is no step, but that ad is one thing away', () => {
  const { oneAway, ready } = wayOf(ads, most)
  expect(ready).toEqual([1, 9, 10, 11])
  expect(oneAway).toEqual([
    { id: 2, lacks: 'Power BI' },
    { id: 3, lacks: 'Power BI' },
    { id: 8, lacks: 'Cobol' },
  ])
})

test('what the person has is counted in ads', () => {
  expect(wayOf(ads, most).has).toEqual([
    { label: 'Excel', ads: 5 },
    { label: 'SAP', ads: 2 },
  ])
})

test('of years only the most that some ad asks are named', () => {
  expect(wayOf([ad(1, years(1, 4)), ad(2, years(3, 4)), ad(3, years(5, 4))], most).has).toEqual([
    { label: '3 años', ads: 2 },
  ])
})

test('nothing is invented of ads that ask nothing', () => {
  expect(wayOf([ad(7)], most)).toEqual({ ready: [], oneAway: [], has: [], steps: [] })
})

test('skills come before languages and languages before years, whatever opens more', () => {
  const { steps, oneAway } = wayOf(
    [ad(1, english(2)), ad(2, english(2)), ad(3, 'Python', years(3, 1)), ad(4, years(3, 2))],
    most,
  )
  expect(named(steps)).toEqual(['Python: 1, 0', 'Inglés 2: 2, 2', '3 años: 2, 2'])
  expect(steps.at(-1)?.has).toBe(2)
  expect(oneAway.map(({ lacks }) => lacks)).toEqual(['Inglés 2', 'Inglés 2', '3 años'])
})

test('a lower level comes before a higher one, which covers it', () => {
  const { steps } = wayOf(
    [ad(1, english(3)), ad(2, english(3)), ad(3, english(2)), ad(4, years(5, 0)), ad(5, years(3, 0))],
    most,
  )
  expect(named(steps)).toEqual(['Inglés 2: 1, 1', 'Inglés 3: 2, 2', '3 años: 1, 1', '5 años: 1, 1'])
})
