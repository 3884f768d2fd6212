import { expect, test } from 'vitest'
import { wordsIn } from '#domain/coach/review/cv-facts.ts'
import { readJob } from '#domain/matching/engine.ts'
import type { CandidateTexts } from './candidate-lines.ts'
import { CONNECTORS, summarize } from './candidate-summary.ts'

const stored: Parameters<typeof readJob>[0] = {
  id: 1,
  title: 'Contador general',
  category: 'Finanzas',
  skills: ['NIIF', 'Power BI', 'Manejo de grúa pórtico azul'],
  description: 'Cierre contable mensual.',
  requirements: 'Inglés intermedio. SAP FI deseable.',
  experience: null,
  mode: 'onsite',
  placeDepartment: null,
  placeProvince: null,
  placeDistrict: null,
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: null,
  salaryPeriod: null,
}
const job = readJob(stored)

const texts: CandidateTexts = {
  title: 'Contadora',
  summary: 'Cierres mensuales con SAP FI.',
  skills: ['Excel', 'Power BI'],
  languages: [{ name: 'Inglés', level: 'advanced' }],
  works: [
    {
      position: 'Contadora general',
      company: 'Textil Andina',
      description: 'Cierre en cinco días.',
      startDate: '2021-03',
      endDate: null,
      current: true,
    },
    {
      position: 'Asistente contable',
      company: 'Molinos del Sur',
      description: null,
      startDate: '2018-01',
      endDate: '2021-02',
      current: false,
    },
    {
      position: 'Cajera',
      company: 'Bodega Rosa',
      description: null,
      startDate: '2016',
      endDate: '2017',
      current: false,
    },
  ],
  studies: [
    {
      degree: 'Bachiller',
      field: 'Contabilidad',
      institution: 'UNMSM',
      startDate: '2012',
      endDate: '2017',
      current: false,
    },
  ],
  cv: 'Rosa Quispe\nEstados financieros bajo NIIF para cuatro empresas.\nOtras cosas.',
}

test('the facts are those of the profile, each with the lines it rests on', () => {
  const { facts } = summarize(texts, job, '2026-11')
  expect(facts.map(({ text }) => text)).toEqual([
    'Trabaja ahora como Contadora general en Textil Andina (mar. 2021 – actualidad).',
    'Suma 8 años como Contadora general y Asistente contable, según las fechas.',
    'Suma 1 año como Cajera, según las fechas.',
    'Estudios: Bachiller, Contabilidad, UNMSM (2012 – 2017).',
    'Idiomas: Inglés, nivel avanzado.',
  ])
  for (const { sources } of facts) expect(sources.length).toBeGreaterThan(0)
})

test('what the ad asks has the line of the CV, else that of the profile, else nothing', () => {
  const { asked } = summarize(texts, job, '2026-11')
  const of = (name: string) => asked.find((one) => one.name === name)?.sources
  expect(of('NIIF')).toMatchObject([
    { from: 'cv', line: 'Estados financieros bajo NIIF para cuatro empresas.', mark: 1 },
  ])
  expect(of('Power BI')).toEqual([{ from: 'profile', line: 'Power BI', mark: null }])
  expect(of('Manejo de grúa pórtico azul')).toEqual([])
})

const demanding = readJob({
  ...stored,
  experience: '3-5',
  requirements: 'Título de contador público. Tres años de experiencia.',
})
const rows = (from: CandidateTexts, of = demanding) =>
  summarize(from, of, '2026-11')
    .asked.filter(({ name }) => /^\d|Título|Carrera|Maestría/.test(name))
    .map(({ name, sources }) => [name].concat(sources.map((source) => `${source.from}: ${source.line}`)))

test('years and studies that the ad asks have the lines of the works that count and of the degrees', () => {
  expect(rows(texts)).toEqual([
    [
      '3 años de experiencia afín',
      'profile: Contadora general, Textil Andina (mar. 2021 – actualidad)',
      'profile: Asistente contable, Molinos del Sur (ene. 2018 – feb. 2021)',
    ],
    ['Título profesional: Contabilidad', 'profile: Bachiller, Contabilidad, UNMSM (2012 – 2017)'],
  ])
})

test('the lines of the CV come before those of the profile', () => {
  const cv = [
    'Contadora con ocho años de experiencia en textiles',
    'Contadora general en Textil Andina, marzo 2021 a la fecha',
    'Cajera en Bodega Rosa, 2016 a 2017',
    'Títulos y grados',
    'Bachiller en Contabilidad, UNMSM, 2017',
  ].join('\n')
  expect(rows({ ...texts, cv })).toEqual([
    [
      '3 años de experiencia afín',
      'cv: Contadora con ocho años de experiencia en textiles',
      'cv: Contadora general en Textil Andina, marzo 2021 a la fecha',
      'profile: Asistente contable, Molinos del Sur (ene. 2018 – feb. 2021)',
    ],
    ['Título profesional: Contabilidad', 'cv: Bachiller en Contabilidad, UNMSM, 2017'],
  ])
})

test('what the ad does not ask has no row, and what nobody says has no line', () => {
  expect(rows(texts, job)).toEqual([])
  expect(rows({ ...texts, works: [], studies: [], cv: null })).toEqual([
    ['3 años de experiencia afín'],
    ['Título profesional: Contabilidad'],
  ])
})

/** The same numbers at every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

const pool =
  'Contador Cajera NIIF SAP FI excelente líder Textil Andina 2019 Excel Power BI Inglés obra S/ 300 “Ñandú” 😀 mejor candidata; (2020) – Ingeniería Instituto iglesia'.split(
    ' ',
  )

test('every word of a sentence stands in its sources or joins them: no word about the person', () => {
  const next = numbers(19)
  const draw = (): number => next.next().value
  const phrase = () =>
    Array.from({ length: 1 + Math.floor(draw() * 5) }, () => pool[Math.floor(draw() * pool.length)]!).join(
      ' ',
    )
  const date = () =>
    draw() < 0.3 ? null : (`${2000 + Math.floor(draw() * 26)}${draw() < 0.5 ? '-04' : ''}` as never)
  const many = <T>(make: () => T): T[] => Array.from({ length: Math.floor(draw() * 4) }, make)
  for (let run = 0; run < 300; run++) {
    const drawn: CandidateTexts = {
      title: phrase(),
      summary: many(phrase).join('\n'),
      skills: many(phrase),
      languages: many(() => ({ name: phrase(), level: draw() < 0.5 ? null : ('basic' as const) })),
      works: many(() => ({
        position: phrase(),
        company: draw() < 0.2 ? '' : phrase(),
        description: phrase(),
        startDate: date(),
        endDate: date(),
        current: draw() < 0.3,
      })),
      studies: many(() => ({
        degree: phrase(),
        field: draw() < 0.5 ? null : phrase(),
        institution: phrase(),
        startDate: null,
        endDate: date(),
        current: false,
      })),
      cv: draw() < 0.2 ? null : many(phrase).join('\n'),
    }
    const whole = [drawn.cv, drawn.title, drawn.summary, ...drawn.skills, JSON.stringify(drawn)].join('\n')
    const { facts, asked } = summarize(drawn, demanding, '2026-11')
    for (const { kind, text, sources } of facts) {
      const told = new Set(wordsIn(sources.map(({ line }) => line).join(' ')))
      const added = wordsIn(text).filter((word) => !told.has(word) && !CONNECTORS.has(word))
      // Only the count of years is computed.
      expect(added.filter((word) => kind !== 'years' || !/^\d{1,2}$/.test(word))).toEqual([])
    }
    for (const { sources } of asked)
      for (const source of sources) {
        const bare = new Set(wordsIn(whole))
        const added = wordsIn(source.line).filter((word) => !bare.has(word))
        expect(added.filter((word) => !/^(?:abr|actualidad|desde|hasta)$/.test(word))).toEqual([])
      }
  }
})
