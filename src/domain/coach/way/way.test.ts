import { expect, test } from 'vitest'
import { type WayJob, wayOf } from './way.ts'

const has = new Set(['Excel', 'SAP'])
const ad = (id: number, ...labels: string[]): WayJob => ({
  id,
  asked: labels.map((label) => ({ label, isMet: has.has(label) })),
})

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
  const { steps } = wayOf(ads, 5)
  expect(steps).toEqual([
    { label: 'Power BI', ads: 4, opens: 2 },
    { label: 'Python', ads: 3, opens: 1 },
    { label: 'SQL', ads: 2, opens: 2 },
  ])
})

test('of few ads every missing skill is a step', () => {
  expect(wayOf([ad(8, 'Cobol')], 5).steps).toEqual([{ label: 'Cobol', ads: 1, opens: 1 }])
})

test('what one of many ads alone asks is no step, but that ad is one skill away', () => {
  const { oneAway, ready } = wayOf(ads, 5)
  expect(ready).toEqual([1, 9, 10, 11])
  expect(oneAway).toEqual([
    { id: 2, lacks: 'Power BI' },
    { id: 3, lacks: 'Power BI' },
    { id: 8, lacks: 'Cobol' },
  ])
})

test('what the person has is counted in ads', () => {
  expect(wayOf(ads, 5).has).toEqual([
    { label: 'Excel', ads: 5 },
    { label: 'SAP', ads: 2 },
  ])
})

test('nothing is invented of ads that name no skill', () => {
  expect(wayOf([ad(7)], 5)).toEqual({ ready: [], oneAway: [], has: [], steps: [] })
})
