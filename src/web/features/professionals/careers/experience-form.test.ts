import { expect, test } from 'vitest'
import type { Experience } from '#contracts/professionals/career-fields.ts'
import { bodyOf, resolver, valuesOf } from './experience-form.ts'

const experience: Experience = {
  id: 1,
  position: 'Analista',
  company: 'Tupay',
  location: null,
  startDate: '2018',
  endDate: '2020-03',
  current: false,
  description: null,
  fromCv: true,
  createdAt: '2026-11-21T15:00:00Z',
}

test('an experience is unchanged after its form', () => {
  expect(bodyOf(valuesOf(experience))).toEqual({
    position: 'Analista',
    company: 'Tupay',
    location: '',
    startDate: '2018',
    endDate: '2020-03',
    current: false,
    description: '',
  })
})

test('a current position has no end', () => {
  expect(bodyOf({ ...valuesOf(experience), current: true }).endDate).toBe('')
})

test.each([
  [{}, {}],
  [{ startYear: '' }, { startYear: 'Escribe el año de inicio, y el mes si lo sabes' }],
  [{ startYear: '', startMonth: '03' }, { startYear: 'Escribe un año de cuatro cifras, como 2020' }],
  [{ endYear: '2017' }, { endYear: 'Elige una fecha de fin posterior a la de inicio' }],
  [
    { company: ' ', position: '' },
    { company: 'Escribe el nombre de la empresa', position: 'Escribe el cargo' },
  ],
])('with %j says %j', async (changed, messages) => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await resolver({ ...valuesOf(experience), ...changed }, undefined, options)
  const shown = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]))
  expect(shown).toEqual(messages)
})
