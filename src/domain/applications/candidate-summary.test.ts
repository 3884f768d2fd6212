import { expect, test } from 'vitest'
import { wordsIn } from '#domain/coach/review/cv-facts.ts'
import { readJob } from '#domain/matching/engine.ts'
import { type CandidateTexts, CONNECTORS, summarize } from './candidate-summary.ts'

const job = readJob({
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
})

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
    { degree: 'Contabilidad', institution: 'UNMSM', startDate: '2012', endDate: '2017', current: false },
  ],
  cv: 'Rosa Quispe\nEstados financieros bajo NIIF para cuatro empresas.\nOtras cosas.',
}

test('the facts are those of the profile, each with the lines it rests on', () => {
  const { facts } = summarize(texts, job, '2026-11')
  expect(facts.map(({ text }) => text)).toEqual([
    'Trabaja ahora como Contadora general en Textil Andina (mar. 2021 – actualidad).',
    'Suma 8 años como Contadora general y Asistente contable, según las fechas.',
    'Suma 1 año como Cajera, según las fechas.',
    'Estudios: Contabilidad, UNMSM (2012 – 2017).',
    'Idiomas: Inglés, nivel avanzado.',
  ])
  for (const { sources } of facts) expect(sources.length).toBeGreaterThan(0)
})

test('what the ad asks has the line of the CV, else that of the profile, else nothing', () => {
  const { asked } = summarize(texts, job, '2026-11')
  const of = (name: string) => asked.find((one) => one.name === name)?.source
  expect(of('NIIF')).toMatchObject({
    from: 'cv',
    line: 'Estados financieros bajo NIIF para cuatro empresas.',
    mark: 1,
  })
  expect(of('Power BI')).toEqual({ from: 'profile', line: 'Power BI', mark: null })
  expect(of('Manejo de grúa pórtico azul')).toBeNull()
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
        institution: phrase(),
        startDate: null,
        endDate: date(),
        current: false,
      })),
      cv: draw() < 0.2 ? null : many(phrase).join('\n'),
    }
    const whole = [drawn.cv, drawn.title, drawn.summary, ...drawn.skills, JSON.stringify(drawn)].join('\n')
    const { facts, asked } = summarize(drawn, job, '2026-11')
    for (const { kind, text, sources } of facts) {
      const told = new Set(wordsIn(sources.map(({ line }) => line).join(' ')))
      const added = wordsIn(text).filter((word) => !told.has(word) && !CONNECTORS.has(word))
      // Only the count of years is computed.
      expect(added.filter((word) => kind !== 'years' || !/^\d{1,2}$/.test(word))).toEqual([])
    }
    for (const { source } of asked)
      if (source) {
        const bare = new Set(wordsIn(whole))
        const added = wordsIn(source.line).filter((word) => !bare.has(word))
        expect(added.filter((word) => !/^(?:abr|actualidad|desde|hasta)$/.test(word))).toEqual([])
      }
  }
})
