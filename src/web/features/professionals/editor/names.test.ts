import { expect, test } from 'vitest'
import { putBack, withNames } from './names.ts'

test('what is there is not added again, whatever its capitals and accents', () => {
  expect(withNames(['Gestión', 'SQL'], ['gestion', 'Python', 'python', 'sql'])).toEqual([
    'Gestión',
    'SQL',
    'Python',
  ])
})

test('what was taken away goes back to its place, or to the end when the list is shorter by now', () => {
  expect(putBack(['a', 'c'], 'b', 1)).toEqual(['a', 'b', 'c'])
  expect(putBack(['a'], 'd', 3)).toEqual(['a', 'd'])
})
