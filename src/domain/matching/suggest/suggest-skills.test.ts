import { expect, test } from 'vitest'
import { suggestSkills } from './suggest-skills.ts'

const namesFor = (typed: string, kind: 'skill' | 'language' = 'skill') =>
  suggestSkills(typed, kind).map(({ name }) => name)

test.each([
  ['exc', 'Microsoft Excel'],
  ['exel', 'Microsoft Excel'],
  ['analisis de dat', 'Análisis de datos'],
  ['fotoshop', 'Adobe Photoshop'],
  ['lidrazgo', 'Liderazgo'],
  ['PYTHON', 'Python'],
])('%s finds %s first', (typed, name) => {
  expect(namesFor(typed)[0]).toBe(name)
})

test('at most eight, none twice; nothing typed gives the most asked ones', () => {
  for (const typed of ['', 'a', 'de']) expect(new Set(namesFor(typed)).size).toBe(namesFor(typed).length)
  expect(namesFor('')).toHaveLength(8)
  expect(namesFor('')).toContain('Microsoft Excel')
})

test('languages are asked for apart', () => {
  expect(namesFor('quech', 'language')[0]).toMatch(/^Quechua/)
  expect(namesFor('python', 'language')).toEqual([])
})
