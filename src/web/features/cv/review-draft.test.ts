import { expect, test } from 'vitest'
import type { ReviewValue } from '#domain/cv/review.ts'
import { draftFieldOf, draftOf, valueOf } from './review-draft.ts'

const work: ReviewValue = {
  kind: 'experience',
  entry: {
    position: 'Analista',
    company: null,
    location: 'Lima',
    startDate: '2018-02',
    endDate: '2020',
    current: false,
    description: null,
  },
}

test('an experience is corrected in its fields', () => {
  const draft = draftOf(work)
  expect(draft).toMatchObject({
    what: 'Analista',
    where: '',
    beside: 'Lima',
    start: '02/2018',
    end: '2020',
  })
  expect(valueOf(work, { ...draft, where: 'Tupay', beside: ' Cusco ', current: true })).toEqual({
    value: {
      kind: 'experience',
      entry: { ...work.entry, company: 'Tupay', location: 'Cusco', endDate: null, current: true },
    },
  })
})

test.each<[object, object]>([
  [{}, { where: 'Escribe el nombre de la empresa' }],
  [{ where: 'Tupay', start: 'ayer' }, { start: 'Escribe el mes y el año, como 03/2021' }],
  [{ where: 'Tupay', beside: 'L'.repeat(121) }, { beside: 'Usa 120 caracteres como máximo' }],
  [{ where: 'Tupay', end: '2017' }, { end: 'Elige una fecha de fin posterior a la de inicio' }],
])('with %j says %j', (changed, errors) => {
  expect(valueOf(work, { ...draftOf(work), ...changed })).toEqual({ errors })
})

test('an address outside LinkedIn is refused', () => {
  const value: ReviewValue = { kind: 'field', field: 'linkedin', text: 'linkedin.com/in/rosa' }
  expect(valueOf(value, { ...draftOf(value), what: 'ejemplo.pe/rosa' })).toEqual({
    errors: { what: 'Escribe la dirección de tu perfil, como linkedin.com/in/tu-nombre' },
  })
})

test('the field of a study is corrected, or removed', () => {
  const study: ReviewValue = {
    kind: 'education',
    entry: {
      degree: 'Bachiller',
      institution: 'Universidad de Ica',
      field: 'Estadistica',
      startDate: null,
      endDate: '2017',
      current: false,
    },
  }
  const draft = draftOf(study)
  expect(draft.beside).toBe('Estadistica')
  expect(valueOf(study, { ...draft, beside: 'Estadística' })).toEqual({
    value: { kind: 'education', entry: { ...study.entry, field: 'Estadística' } },
  })
  expect(valueOf(study, { ...draft, beside: '' })).toEqual({
    value: { kind: 'education', entry: { ...study.entry, field: null } },
  })
})

test('the place of the person is a text of its own, the place of a job is not', () => {
  expect([draftFieldOf('field', 'location'), draftFieldOf('experience', 'location')]).toEqual([
    'what',
    'beside',
  ])
})
