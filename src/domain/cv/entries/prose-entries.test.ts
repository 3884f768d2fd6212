import { textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { readProseExperiences } from './prose-entries.ts'

const jobs = (text: string) =>
  readProseExperiences(textLines(text))?.map(({ position, company, description }) => [
    position?.value ?? null,
    company?.value ?? null,
    description?.value ?? null,
  ])

describe('jobs told in sentences', () => {
  test('one in each paragraph, with what was done there', () => {
    expect(
      jobs(
        'Desde 2020 trabajo como asistente contable en Comercial Andina S.A.C., en Arequipa. Llevo los libros.\nAntes, de 2016 a 2019, fui cajera en Botica Santa Rita. Cuadraba la caja.',
      ),
    ).toEqual([
      ['asistente contable', 'Comercial Andina S.A.C.', 'Llevo los libros.'],
      ['cajera', 'Botica Santa Rita', 'Cuadraba la caja.'],
    ])
  })
  test('in several sentences', () => {
    expect(
      jobs(
        'Veterinaria Patitas, Cusco. Ocupé el cargo de Recepcionista (Ene. 2014 - Abr. 2015).\n2015 a 2018. Reserva Alta. Fui guía local; formé a otros.',
      ),
    ).toEqual([
      ['Recepcionista', 'Veterinaria Patitas', null],
      ['guía local', 'Reserva Alta', null],
    ])
  })
  test('a paragraph without a post of its own describes the job above', () => {
    expect(
      jobs('Desde 2020 trabajo como chofer en Transportes Lira.\nConozco toda la costa.')?.[0]?.[2],
    ).toBe('Conozco toda la costa.')
  })
})

test.each([
  [
    'a header with its date apart',
    'Cajera\nBotica Santa Rita   2016 - 2019\nTrabajé como cajera en dos turnos.',
  ],
  ['items', 'Cajera, Botica Santa Rita, 2016 - 2019\n• Fui responsable de la caja en 2018.'],
  ['headers of one line', 'Cajera, Botica Santa Rita, 2016 - 2019\nMoza, Hotel Sol, 2014 - 2015'],
  ['no date', 'Trabajé como cajera en Botica Santa Rita.'],
])('not told: %s', (_, text) => {
  expect(readProseExperiences(textLines(text))).toBeNull()
})
