import { expect, test } from 'vitest'
import type { Experience } from '#contracts/career-fields.ts'
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

test('an experience goes into its form and comes out the same', () => {
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
  [{ startYear: '' }, { startYear: 'La fecha de inicio es requerida' }],
  [{ startYear: '', startMonth: '03' }, { startYear: 'Escribe la fecha como año y mes' }],
  [{ endYear: '2017' }, { endYear: 'La fecha de fin no puede ser anterior a la de inicio' }],
  [
    { company: ' ', position: '' },
    { company: 'El nombre de la empresa es requerido', position: 'El cargo es requerido' },
  ],
])('with %j says %j', async (changed, messages) => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await resolver({ ...valuesOf(experience), ...changed }, undefined, options)
  const said = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]))
  expect(said).toEqual(messages)
})
