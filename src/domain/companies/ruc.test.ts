import { expect, test } from 'vitest'
import { isValidRuc } from './ruc.ts'

test.each(['20131312955', '20100070970', '20100047218', '10254824220'])('%s is a RUC', (value) => {
  expect(isValidRuc(value)).toBe(true)
})

test.each([
  ['a wrong check digit', '20131312954'],
  ['an unknown prefix', '30131312955'],
  ['ten digits', '2013131295'],
  ['twelve digits', '201313129550'],
  ['letters', '2013131295X'],
  ['spaces', ' 20131312955'],
  ['nothing', ''],
])('%s is refused', (_, value) => {
  expect(isValidRuc(value)).toBe(false)
})

test('only one check digit fits the first ten', () => {
  const fitting = Array.from({ length: 10 }, (_, digit) => `2010007097${digit}`).filter(isValidRuc)
  expect(fitting).toEqual(['20100070970'])
})
