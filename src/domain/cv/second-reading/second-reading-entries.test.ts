import { describe, expect, test } from 'vitest'
import { cv, education, experience, second, sure, unsure } from '#tests/support/read-cv.ts'
import type { ReadExperience } from '#domain/cv/cv.ts'
import { mergeSecondReading } from './second-reading.ts'

const TEXT = `Rosa Quispe Mamani
Arequipa

Trabajé como Asistente Contable en Comercial
Andina Sur desde marzo de 2019 hasta diciembre 2021, registrando compras.

Practicante de Tesorería · Textiles del Misti · 2017 - 2018

Bachiller en Contabilidad, Universidad Nacional del Altiplano, 2013 - 2017
Excel, SAP FI, trabajo en equipo. Inglés: intermedio (B1). Quechua.`

describe('experiences where the first reading found none', () => {
  const merged = (experiences: unknown) => mergeSecondReading(cv(), { experiences }, TEXT).experiences
  const trainee = {
    position: 'Practicante de Tesorería',
    company: 'Textiles del Misti',
    period: '2017 - 2018',
  }

  test('are taken over in the order of the text, with the dates that are printed', () => {
    const assistant = {
      position: 'asistente contable',
      company: 'Comercial Andina Sur',
      place: null,
      period: 'marzo de 2019 hasta diciembre 2021',
      description: 'registrando compras',
    }
    expect(merged([trainee, assistant])).toEqual([
      experience({
        position: second('Asistente Contable'),
        company: second('Comercial Andina Sur'),
        description: second('registrando compras'),
        start: second('2019-03'),
        end: second('2021-12'),
      }),
      experience({
        position: second('Practicante de Tesorería'),
        company: second('Textiles del Misti'),
        start: second('2017'),
        end: second('2018'),
      }),
    ])
  })

  test('are taken over once', () => {
    expect(merged([trainee, trainee])).toHaveLength(1)
  })

  test.each<[string, unknown]>([
    ['an invented one', { position: 'Gerente General', company: 'Google', period: '2015 - 2018' }],
    [
      'a company alone',
      { position: 'Gerente General', company: 'Textiles del Misti', period: '2001 - 2003' },
    ],
    ['a period alone', { position: null, company: null, period: '2017 - 2018' }],
    ['one value for two fields', { position: 'Textiles del Misti', company: 'Textiles del Misti' }],
  ])('%s is not', (_, offered) => {
    expect(merged([offered])).toEqual([])
  })

  test('values from far apart do not make one', () => {
    const text = `Cajera\n${'Otra línea de texto. '.repeat(30)}\nTiendas Rosales`
    const offered = { position: 'Cajera', company: 'Tiendas Rosales' }
    expect(mergeSecondReading(cv(), { experiences: [offered] }, text).experiences).toEqual([])
    expect(
      mergeSecondReading(cv(), { experiences: [offered] }, 'Cajera\nTiendas Rosales').experiences,
    ).toHaveLength(1)
  })

  test.each<[string, string, Partial<ReadExperience>]>([
    ['Marzo 2021 a la fecha', 'Marzo 2021 a la fecha', { start: second('2021-03'), isCurrent: true }],
    ['03/2019 – 12/2021', '03/2019 – 12/2021', { start: second('2019-03'), end: second('2021-12') }],
    ['2019 - 2021', '2019-03 - 2021-12', {}],
    ['2019 - 2021', '2019', { start: second('2019'), end: second('2021') }],
    ['2015 - 2016, 2018 - 2019', '2015 - 2016, 2018 - 2019', {}],
    ['hace tiempo', 'hace tiempo', {}],
    ['2019 - 2021', '2018 - 2021', {}],
  ])('where %j is printed, the period %j gives %j', (printed, period, dates) => {
    const text = `Cajera\nTiendas Rosales\n${printed}`
    const offered = { position: 'Cajera', company: 'Tiendas Rosales', period }
    expect(mergeSecondReading(cv(), { experiences: [offered] }, text).experiences).toEqual([
      experience({ position: second('Cajera'), company: second('Tiendas Rosales'), ...dates }),
    ])
  })
})

describe('experiences that the first reading found', () => {
  const merged = (experiences: ReadExperience[], ...offered: unknown[]) =>
    mergeSecondReading(cv({ experiences }), { experiences: offered }, TEXT).experiences
  const trainee = {
    position: 'Practicante de Tesorería',
    company: 'Textiles del Misti',
    period: '2017 - 2018',
  }

  test('are completed where something is missing', () => {
    const known = experience({ company: sure('Textiles del Misti') })
    expect(merged([known], trainee)).toEqual([
      { ...known, position: second('Practicante de Tesorería'), start: second('2017'), end: second('2018') },
    ])
  })

  test('are known by their dates where nothing else was read', () => {
    const known = experience({ start: sure('2017'), end: sure('2018') })
    expect(merged([known], trainee)).toEqual([
      { ...known, position: second('Practicante de Tesorería'), company: second('Textiles del Misti') },
    ])
  })

  test.each<[string, ReadExperience, unknown]>([
    [
      'is sure of',
      experience({
        position: sure('Practicante'),
        company: sure('Textiles del Misti'),
        start: sure('2017-02'),
        end: sure('2018-03'),
      }),
      trainee,
    ],
    [
      'contradicts',
      experience({ position: sure('Asistente Contable'), company: sure('Textiles del Misti') }),
      trainee,
    ],
    ['dates otherwise', experience({ company: sure('Textiles del Misti'), start: sure('2016') }), trainee],
    ['does not know', experience({ company: sure('Comercial Andina Sur') }), trainee],
    ['has nothing in common with', experience({}), trainee],
    [
      'stands far from an invented value of',
      experience({ company: sure('Textiles del Misti') }),
      { company: 'Textiles del Misti', position: 'Gerente General' },
    ],
  ])('stay as they are where the first reading %s the offer', (_, known, offered) => {
    expect(merged([known], offered)).toEqual([known])
  })

  test('are never removed, and none is added to them', () => {
    const known = experience({ position: sure('Asistente Contable'), company: sure('Comercial Andina Sur') })
    expect(merged([known])).toEqual([known])
    expect(merged([known], trainee)).toEqual([known])
  })

  test('a date that stands twice is read where it fits', () => {
    const text = 'Cajera\nTiendas Rosales\n2013 - 2017\n2017 - 2018'
    const known = experience({ position: sure('Cajera'), start: sure('2017') })
    const offered = { position: 'Cajera', period: '2017' }
    const merged = mergeSecondReading(cv({ experiences: [known] }), { experiences: [offered] }, text)
    expect(merged.experiences).toEqual([{ ...known, end: second('2018') }])
  })

  test('a description keeps its lines, a name does not', () => {
    const text = 'Cajera\nTiendas\nRosales\n• Cobros  y vueltos \n• Arqueo de caja'
    const known = experience({ position: sure('Cajera') })
    const offered = {
      position: 'Cajera',
      company: 'Tiendas Rosales',
      description: 'Cobros y vueltos • Arqueo de caja',
    }
    const merged = mergeSecondReading(cv({ experiences: [known] }), { experiences: [offered] }, text)
    expect(merged.experiences).toEqual([
      {
        ...known,
        company: second('Tiendas Rosales'),
        description: second('Cobros y vueltos\n• Arqueo de caja'),
      },
    ])
  })

  test('a single date beside a known start does not say when it ended', () => {
    const text = 'Cajera\nTiendas Rosales\n2017'
    const known = experience({ position: sure('Cajera'), start: sure('2017') })
    const offered = { position: 'Cajera', company: 'Tiendas Rosales', period: '2017' }
    const merged = mergeSecondReading(cv({ experiences: [known] }), { experiences: [offered] }, text)
    expect(merged.experiences).toEqual([{ ...known, company: second('Tiendas Rosales') }])
  })

  test('stay as they are where two offers could be meant, or two entries', () => {
    const known = experience({ company: sure('Textiles del Misti') })
    const cashier = { position: 'Bachiller', company: 'Textiles del Misti', period: null }
    expect(merged([known], { ...trainee, period: null }, cashier)).toEqual([known])
    expect(merged([known, known], trainee)).toEqual([known, known])
  })

  test.each<[string, Partial<ReadExperience>, string, Partial<ReadExperience>]>([
    [
      'an end is added to a start',
      { start: sure('2017') },
      '2017 - 2018',
      { start: sure('2017'), end: second('2018') },
    ],
    ['half of what is printed is read whole', {}, '2017', { start: second('2017'), end: second('2018') }],
    [
      'an unsure start is replaced',
      { start: unsure('2013') },
      '2017 - 2018',
      { start: second('2017'), end: second('2018') },
    ],
    [
      'what goes on does not end',
      { start: sure('2017'), isCurrent: true },
      '2017 - 2018',
      { start: sure('2017'), isCurrent: true },
    ],
  ])('%s', (_, known, period, dates) => {
    const entry = experience({
      position: sure('Practicante de Tesorería'),
      company: sure('Textiles del Misti'),
      ...known,
    })
    expect(merged([entry], { ...trainee, period })).toEqual([{ ...entry, ...dates }])
  })
})

test('studies are read by the same rules', () => {
  const offered = {
    degree: 'Bachiller en Contabilidad',
    institution: 'Universidad Nacional del Altiplano',
    field: 'Contabilidad',
    period: '2013 - 2017',
  }
  expect(mergeSecondReading(cv(), { educations: [offered] }, TEXT).educations).toEqual([
    education({
      degree: second('Bachiller en Contabilidad'),
      institution: second('Universidad Nacional del Altiplano'),
      start: second('2013'),
      end: second('2017'),
    }),
  ])
})
