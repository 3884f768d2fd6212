import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { readEducations } from './education.ts'
import { readProseStudies } from './prose-studies.ts'

const studies = (text: string) =>
  readProseStudies(textLines(text))?.map(({ degree, institution, period }) => [
    degree,
    institution,
    period?.start ?? null,
    period?.isCurrent ? 'now' : (period?.end ?? null),
  ])

test.each([
  [
    'Terminé la secundaria en el Colegio San Marcos de Léon en 2008.',
    [['secundaria', 'Colegio San Marcos de Léon', '2008', '2008']],
  ],
  [
    'Obtuve el Título de Técnico en Soldadura en la institución I.E.S.T.P. Rosa Merino, del 2013 al 2015.',
    [['Título de Técnico en Soldadura', 'I.E.S.T.P. Rosa Merino', '2013', '2015']],
  ],
  ['Primaria: I.E. 0094 Los Olivos', [['Primaria', 'I.E. 0094 Los Olivos', null, null]]],
  [
    'Mecánica automotriz, CEO Bellavista, no terminé',
    [['Mecánica automotriz', 'CEO Bellavista', null, null]],
  ],
  [
    'Soldadura básica (SENATI - Zonal Ica) 2010-2012',
    [['Soldadura básica', 'SENATI - Zonal Ica', '2010', '2012']],
  ],
  [
    'Estudié Contabilidad (trunco) en el Instituto Telles, 2013 a 2014\nSecundaria completa, I.E. Mercedes Indacochea, 2008',
    [
      ['Contabilidad (trunco)', 'Instituto Telles', '2013', '2014'],
      ['Secundaria completa', 'I.E. Mercedes Indacochea', '2008', '2008'],
    ],
  ],
])('%s', (text, expected) => {
  expect(studies(text)).toEqual(expected)
})

test('a line that says only one of the two belongs to an entry of several lines', () => {
  expect(readProseStudies(textLines('Contadora Pública\nUniversidad de Lima\n2010 - 2015'))).toBeNull()
})

test('studies without dates, each in its line', () => {
  const read = readEducations(
    textLines('PRIMARIA: I.E. 0094 LOS OLIVOS\nSECUNDARIA: I.E. ROSA MERINO - 2014'),
  )
  expect(read.map(({ degree, institution }) => [degree?.value, institution?.value])).toEqual([
    ['PRIMARIA', 'I.E. 0094 LOS OLIVOS'],
    ['SECUNDARIA', 'I.E. ROSA MERINO'],
  ])
})
