import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { readRegistrations } from './registrations.ts'

const registrations = (text: string) => readRegistrations(textLines(text), []).map(({ value }) => value)

test.each([
  ['CIP: 145 302', ['CIP: 145 302']],
  ['Obstetra – COP N° 21447', ['COP N° 21447']],
  ['Ingeniero Geólogo, CIP 167203', ['CIP 167203']],
  ['Ingeniera Sanitaria | CIP 201877', ['CIP 201877']],
  ['Colegiatura\t: CEP N° 058821', ['CEP N° 058821']],
  ['N° de colegiatura : C.Ps.P. 31774', ['C.Ps.P. 31774']],
  ['Colegio profesional (N° y habilitación)\tCAP N° 1188 – Habilitada', ['CAP N° 1188']],
  ['DNI 31000000. Nacido en Talavera. Licencia A-III C.', ['A-III C']],
  ['BREVETE\t: A-II B', ['A-II B']],
  // As part of the title, it is read with the title.
  ['Ingeniero Civil – CIP 999120', []],
  ['CEL: 987 654 321', []],
  ['CE N° 001234567', []],
  ['Licencia de conducir\tSí', []],
  ['Licenciada en Enfermería', []],
])('of %j: %j', (text, found) => {
  expect(registrations(text)).toEqual(found)
})

test('what the certifications name is not named twice', () => {
  const known = [{ value: 'Colegio de Ingenieros del Perú, CIP 145302', confidence: 0.8, from: [] }]
  expect(readRegistrations(textLines('CIP: 145 302'), known)).toEqual([])
})
