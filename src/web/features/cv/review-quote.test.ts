import { expect, test } from 'vitest'
import { quoteOf } from './review-quote.ts'

test('the value is marked in the words of the CV, whatever its accents and capitals', () => {
  expect(quoteOf('ASISTENTE DE REPORTES, Banco Los Molles (2018 - 2020)', 'Asistente de Reportes')).toEqual({
    before: '',
    hit: 'ASISTENTE DE REPORTES',
    after: ', Banco Los Molles (2018 - 2020)',
  })
})

test('of a long passage only what stands around the value is shown, in whole words', () => {
  const { before, hit, after } = quoteOf(`${'uno '.repeat(60)}Lima ${'dos '.repeat(60)}`, 'Lima')
  expect([before.startsWith('…uno '), hit, after.endsWith(' dos…')]).toEqual([true, 'Lima', true])
  expect(before.length + after.length).toBeLessThan(125)
})

test('a value that is written in another way leaves its words unmarked', () => {
  expect(quoteOf('marzo 2018 - a la fecha', '2018-03')).toEqual({
    before: 'marzo 2018 - a la fecha',
    hit: '',
    after: '',
  })
})
