import { expect, test } from 'vitest'
import { quoteOf } from './review-quote.ts'

test('the value is marked in the words of the CV, whatever its accents and capitals', () => {
  expect(quoteOf('ASISTENTE DE REPORTES, Banco Los Molles (2018 - 2020)', 'Asistente de Reportes')).toEqual({
    before: '',
    hit: 'ASISTENTE DE REPORTES',
    after: ', Banco Los Molles (2018 - 2020)',
  })
})

test('a long passage is cut to whole words around the value', () => {
  const { before, hit, after } = quoteOf(`${'uno '.repeat(60)}Lima ${'dos '.repeat(60)}`, 'Lima')
  expect([before.startsWith('…uno '), hit, after.endsWith(' dos…')]).toEqual([true, 'Lima', true])
  expect(before.length + after.length).toBeLessThan(125)
})

test('a value written in another way marks nothing', () => {
  expect(quoteOf('marzo 2018 - a la fecha', '2018-03')).toEqual({
    before: 'marzo 2018 - a la fecha',
    hit: '',
    after: '',
  })
})
