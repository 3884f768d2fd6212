import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fallen, rounded, sampleFigures } from '#evaluation/sample-figures.ts'

const committed = { of: '60 CVs', figures: { skills: 0.98, sections: 0.99 } }

test('an equal or higher figure is no fault', () => {
  expect(fallen('cv', committed, { ...committed, figures: { skills: 0.98, sections: 1 } })).toEqual([])
})

test.each([
  ['a figure below the committed one', { of: '60 CVs', figures: { skills: 0.97999, sections: 1 } }, 'skills'],
  ['a figure that is not measured', { of: '60 CVs', figures: { skills: 1 } }, 'sections'],
  ['figures of another sample', { of: '61 CVs', figures: { skills: 1, sections: 1 } }, '61 CVs'],
])('%s is a fault', (_, measured, what) => {
  expect(fallen('cv', committed, measured)).toEqual([expect.stringContaining(what)])
})

test('five digits count, and no more', () => {
  expect(rounded(0.123456789)).toBe(0.12346)
})

test('the committed figures of the engines and of the assistant exist and name their sample', () => {
  const file = join(import.meta.dirname, '../../evaluation/sample.json')
  const both = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  for (const name of ['cv', 'matching', 'assistant']) {
    const { of, figures } = sampleFigures.parse(both[name])
    expect(of).toMatch(/^\d+ (?:CVs|people|turns), /)
    expect(Object.keys(figures).length).toBeGreaterThan(2)
  }
})
