import type { JobFacts, ProfessionalFacts } from '#domain/matching/types.ts'
import { describe, expect, test } from 'vitest'
import { arequipa, codes, lima, score } from '#tests/matching/accountant-scores.ts'

const ad = (facts: Partial<JobFacts>): Partial<JobFacts> => ({
  skills: [],
  text: 'Sin experiencia. Secundaria completa.',
  experience: '0-1',
  pay: null,
  ...facts,
})
const somebody = (facts: Partial<ProfessionalFacts>): Partial<ProfessionalFacts> => ({
  title: null,
  summary: null,
  skills: [],
  languages: [],
  experiences: [],
  educations: [],
  pay: null,
  ...facts,
})
const work = (position: string, start: string, end: string | null = null) => ({
  position,
  description: null,
  start,
  end,
  isCurrent: end === null,
})
const studies = (degree: string, field: string | null, isCurrent = false) => ({ degree, field, isCurrent })

/** Each row: who, the ads in the order that they should have. */
const order: readonly [string, Partial<ProfessionalFacts>, readonly Partial<JobFacts>[]][] = [
  [
    'who only finished school: ads for beginners nearby, then far away, then those of a trade',
    somebody({
      title: 'Busco mi primer empleo',
      summary: 'Terminé el colegio, aprendo rápido y no tengo problema de horario.',
      experiences: [work('Ayudaba en la bodega', '2024-01', '2024-08')],
      educations: [studies('Secundaria completa', null)],
    }),
    [
      ad({ title: 'Miembro de equipo de restaurante' }),
      ad({ title: 'Miembro de equipo de restaurante', place: arequipa }),
      ad({ title: 'Editor de textos', experience: '1-2', text: 'Corrección de estilo.', mode: 'remote' }),
    ],
  ],
  [
    'a student: practice in the own career, then an assistant of it, then practice in another',
    somebody({
      title: 'Estudiante de Contabilidad',
      educations: [studies('Universitaria en curso', 'Contabilidad', true)],
    }),
    [
      ad({ title: 'Practicante de contabilidad', text: 'Estudiante de Contabilidad de últimos ciclos.' }),
      ad({ title: 'Analista contable', experience: '1-2', text: 'Bachiller en Contabilidad.' }),
      ad({ title: 'Practicante de marketing', text: 'Estudiante de Marketing de últimos ciclos.' }),
    ],
  ],
  [
    'who studied another trade and says so: the new one before the old one',
    somebody({
      title: 'Técnico en computación e informática (hoy taxista)',
      summary: 'Estudié mientras manejaba. Quiero entrar a sistemas. Reparo laptops.',
      experiences: [work('Conductor', '2020-01')],
      educations: [studies('Profesional técnico', 'Computación e Informática')],
    }),
    [
      ad({ title: 'Técnico de soporte', text: 'Soporte a usuarios y reparación de laptops y computadoras.' }),
      ad({ title: 'Conductor', text: 'Reparto de mercadería en camioneta.' }),
    ],
  ],
  [
    'who would move: near, then far, as before',
    somebody({
      title: 'Cocinero',
      summary: 'Busco trabajo de cocina, puedo salir fuera de Lima.',
      experiences: [work('Cocinero', '2020-01')],
    }),
    [ad({ title: 'Cocinero' }), ad({ title: 'Cocinero', place: arequipa }), ad({ title: 'Costurero' })],
  ],
  [
    'who names a minimum pay: what reaches it, then what nearly does, then half of it',
    somebody({
      title: 'Cocinero',
      experiences: [work('Cocinero', '2020-01')],
      pay: { min: 200_000, max: null, currency: 'PEN' },
    }),
    [200_000, 170_000, 100_000].map((max) =>
      ad({ title: 'Cocinero', pay: { min: null, max, currency: 'PEN' } }),
    ),
  ],
]

test.each(order)('%s', (_, who, ads) => {
  const points = ads.map((one) => score(one, who).points)
  expect(points).toEqual(points.toSorted((a, b) => b - a))
  expect(new Set(points).size).toBe(points.length)
})

describe('readiness to move', () => {
  const cook = (summary: string) =>
    somebody({ title: 'Cocinero', summary, experiences: [work('Cocinero', '2020-01')] })
  const away = ad({ title: 'Cocinero', place: arequipa })
  test('makes a far place better, and its reason says so', () => {
    const willing = cook('Acepto salir a provincia.')
    expect(score(away, willing).points).toBeGreaterThan(score(away, cook('Cocino rico.')).points)
    expect(codes(away, willing)).toContain('place_willing')
  })
  test('changes nothing at home', () =>
    expect(codes(ad({ title: 'Cocinero', place: lima }), cook('Acepto salir a provincia.'))).toContain(
      'place_same',
    ))
})

describe('an ad for beginners', () => {
  const school = { educations: [studies('Secundaria completa', null)] }
  const short = [work('Ayudaba en la bodega', '2024-01', '2024-08')]
  const sewing = ad({ title: 'Ayudante de costura' })
  test('is not lowered by another work for whoever has none', () => {
    const beginner = somebody({ ...school, title: 'Busco mi primer empleo', experiences: short })
    expect(codes(sewing, beginner)).not.toContain('lowered_work')
  })
  test('but is for whoever has one, as before', () => {
    const driver = somebody({ ...school, title: 'Conductor', experiences: [work('Conductor', '2018-01')] })
    expect(codes(sewing, driver)).toContain('lowered_work')
  })
})
