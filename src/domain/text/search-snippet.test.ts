import { expect, test } from 'vitest'
import { searchSnippet } from './search-snippet.ts'

test.each([
  ['Programación en Python y SQL', 'programacion', ['', 'Programación', ' en Python y SQL']],
  ['Uso de Python', 'PYT', ['Uso de ', 'Python', '']],
  ['Sé C# y C++', 'c#', ['Sé ', 'C', '# y C++']],
  ['Cocina\n\n  peruana', 'peruana', ['Cocina ', 'peruana', '']],
] as const)('in %j, %s is found', (text, typed, [before, word, after]) => {
  expect(searchSnippet(text, typed)).toEqual({ before, word, after })
})

test.each([
  ['Uso de Python', 'ython'],
  ['Uso de Python', ''],
  ['Uso de Python', '%'],
  ['', 'python'],
])('in %j, %j is not found', (text, typed) => {
  expect(searchSnippet(text, typed)).toBeNull()
})

test('of a long text the words around it are whole', () => {
  const found = searchSnippet(`${'uno dos tres '.repeat(20)}excel ${'cuatro cinco '.repeat(20)}`, 'excel')
  expect(found?.before).toMatch(/^…(uno|dos|tres) .{20,60} $/)
  expect(found?.after).toMatch(/^ .{20,60}(cuatro|cinco)…$/)
})
