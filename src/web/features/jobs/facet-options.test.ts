import { expect, test } from 'vitest'
import { categoryOptions, countOf, locationOptions } from './facet-options.ts'

test('categories stand in the order of the documents, with their counts', () => {
  const facet = [
    { value: 'Ventas', count: 1200 },
    { value: 'Tecnología', count: 3 },
  ]
  expect(categoryOptions(facet, '').map(({ label }) => label)).toEqual(['Tecnología (3)', 'Ventas (1,200)'])
})

test('places stand by the alphabet, remote work apart', () => {
  const facet = ['Puno', 'Áncash', 'Remoto', 'Cusco'].map((value) => ({ value, count: 1 }))
  expect(locationOptions(facet, '').map(({ value }) => value)).toEqual(['Remoto', 'Áncash', 'Cusco', 'Puno'])
})

test('what is chosen stays in the list when no job has it', () => {
  expect(locationOptions([{ value: 'Puno', count: 1 }], 'Tumbes').at(-1)).toEqual({
    value: 'Tumbes',
    label: 'Tumbes',
  })
  expect(categoryOptions([{ value: 'Ventas', count: 2 }], 'Ventas')).toHaveLength(1)
})

test('a value that the facet does not name leaves no job', () => {
  expect(countOf([{ value: 'remote', count: 4 }], 'remote')).toBe(4)
  expect(countOf([{ value: 'remote', count: 4 }], 'hybrid')).toBe(0)
})
