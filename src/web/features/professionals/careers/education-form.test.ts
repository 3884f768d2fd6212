import { expect, test } from 'vitest'
import type { EducationItem } from '#contracts/professionals/career-fields.ts'
import { bodyOf, fieldOf, resolver, valuesOf } from './education-form.ts'

const study: EducationItem = {
  id: 1,
  degree: 'Bachiller',
  institution: 'Universidad del Valle Blanco',
  field: 'General',
  startDate: null,
  endDate: '2017-12',
  current: false,
  gpa: '16.2',
  description: null,
  fromCv: false,
  createdAt: '2026-11-21T15:00:00Z',
}

test('a study is unchanged after its form; an unknown field is not shown', () => {
  expect(bodyOf(valuesOf(study))).toEqual({
    degree: 'Bachiller',
    institution: 'Universidad del Valle Blanco',
    field: '',
    startDate: '',
    endDate: '2017-12',
    current: false,
    gpa: '16.2',
    description: '',
  })
  expect([fieldOf(study), fieldOf({ field: 'Contabilidad' })]).toEqual([null, 'Contabilidad'])
})

test.each([
  [{}, {}],
  [{ startMonth: '03' }, { startYear: 'Escribe un año de cuatro cifras, como 2020' }],
  [{ startYear: '2018' }, { endYear: 'Elige una fecha de fin posterior a la de inicio' }],
  [{ startYear: '2018', current: true }, {}],
  [
    { degree: ' ', institution: '' },
    { degree: 'Escribe el título o grado', institution: 'Escribe el nombre de la institución' },
  ],
])('with %j says %j', async (changed, messages) => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await resolver({ ...valuesOf(study), ...changed }, undefined, options)
  const shown = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]))
  expect(shown).toEqual(messages)
})
