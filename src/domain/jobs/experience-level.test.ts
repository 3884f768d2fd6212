import { experienceLabel } from '#contracts/vocabulary.ts'
import { expect, test } from 'vitest'
import { experienceFromText } from './experience-level.ts'

test.each([
  ['EXPERIENCIA MÍNIMA DE DOS (02) AÑOS EN INSTITUCIONES PÚBLICAS', '1-2'],
  ['(04) CUATRO AÑOS DE EXPERIENCIA GENERAL', '3-5'],
  ['EXPERIENCIA GENERAL: SEIS (06) AÑOS. ESPECÍFICA: TRES (3) AÑOS', '5+'],
  ['01 AÑO', '1-2'],
  ['3', '3-5'],
  ['02', '1-2'],
  ['SEIS (06) MESES DE EXPERIENCIA', '0-1'],
  ['18 meses', '1-2'],
  ['2 a 3 años', '1-2'],
  ['Mínimo 5 años', '5+'],
  ['Sin experiencia', '0-1'],
  ['NO REQUIERE', '0-1'],
  ['Curso en los últimos 5 años', null],
  ['Mayor de 18 años', null],
  ['NO APLICA', null],
  ['-', null],
  ['', null],
  ['DE ACUERDO A LAS BASES ADMINISTRATIVAS', null],
])('experienceFromText(%j) is %j', (text, expected) => {
  expect(experienceFromText(text)).toBe(expected)
})

test('a level is named in years', () => {
  expect(experienceLabel('0-1')).toBe('0-1 años')
  expect(experienceLabel('5+')).toBe('5+ años')
})
