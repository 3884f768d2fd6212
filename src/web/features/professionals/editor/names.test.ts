import { expect, test } from 'vitest'
import { putBack, withNames } from './names.ts'

test('an existing name is not added again, whatever its capitals and accents', () => {
  expect(withNames(['Gestión', 'SQL'], ['gestion', 'Python', 'python', 'sql'])).toEqual([
    'Gestión',
    'SQL',
    'Python',
  ])
})

test('a removed item returns to its place, or to the end of a shorter list', () => {
  expect(putBack(['a', 'c'], 'b', 1)).toEqual(['a', 'b', 'c'])
  expect(putBack(['a'], 'd', 3)).toEqual(['a', 'd'])
})
