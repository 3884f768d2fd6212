import { expect, test } from 'vitest'
import { tradeNamed } from '#domain/coach/way/trade.ts'
import { type InterviewQuestion, questionsFor } from './questions.ts'
import { judgeAnswer } from './rubric.ts'
import { SITUATIONS } from './situations.data.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'

const job = { title: 'Contador general', company: 'Textil Andina' }
const questions = questionsFor({
  title: tradeNamed(job.title),
  jobTitle: job.title,
  company: job.company,
  asked: [
    { label: 'NIIF', isMet: true },
    { label: 'Power BI', isMet: false },
  ],
  against: ['Piden 3-5 años de experiencia y tu perfil no dice cuántos'],
})
const of = (id: string): InterviewQuestion => questions.find((one) => one.id === id)!
const judged = (id: string, answer: string) =>
  Object.fromEntries(
    judgeAnswer(of(id), answer, job).map(({ name, points, quote }) => [name, { points, quote }]),
  )

test('questions come from what the ad asks, what the profile lacks, and the work', () => {
  expect(questions.map(({ id }) => id)).toEqual([
    'reason',
    'skill:NIIF',
    'situation',
    'gap:Power BI',
    'against',
  ])
  expect(of('situation').text).toBe(SITUATIONS['finance']![0])
  expect(of('gap:Power BI').why).toContain('tu perfil no lo menciona')
})

test('every field of work has its situation', () => {
  expect(new Set(productTaxonomy().occupations.map(({ field }) => field))).toEqual(
    new Set(Object.keys(SITUATIONS)),
  )
})

const full = `En 2022 el cierre de Textil Andina tardaba 12 días. Revisé con NIIF cada asiento y propuse un calendario por área.
Hablé con los cuatro jefes para que enviaran sus datos antes del día tres, y armé una lista de control que todos llenaban cada semana sin falta.
Al final bajamos el cierre a 5 días y dejamos de pagar multas.`

test('a whole answer has a situation, an own action and a result with a figure, each quoted', () => {
  const found = judged('skill:NIIF', full)
  expect(found['situation']).toMatchObject({ points: 4, quote: expect.stringContaining('En 2022') })
  expect(found['action']).toMatchObject({ points: 4, quote: expect.stringContaining('Revisé') })
  expect(found['result']).toMatchObject({ points: 4, quote: expect.stringContaining('5 días') })
  expect(found['skill']!.points).toBe(4)
  expect(found['length']!.points).toBe(4)
})

test('an answer about the team, without an end, hears what is missing', () => {
  const found = judged('skill:NIIF', 'Cuando era fin de mes hicimos el cierre entre todos.')
  expect(found['action']).toMatchObject({ points: 2 })
  expect(found['result']).toMatchObject({ points: 1, quote: null })
  expect(found['length']!.points).toBe(1)
})

test('a gap asks for a plan, and a reason for the ad', () => {
  expect(
    judged('gap:Power BI', 'Usé tablas dinámicas y llevo un curso de Power BI que termina en dos meses.')[
      'plan'
    ]!.points,
  ).toBe(4)
  expect(judged('reason', 'Busco trabajo.')['bond']!.points).toBe(1)
  expect(judged('reason', 'Me interesa porque Textil Andina exporta.')['bond']!.points).toBe(4)
})

test.each(['', '   ', '.'.repeat(10_000), '😀', 'a '.repeat(5000)])(
  'odd answers are judged, too',
  (answer) => {
    for (const question of questions)
      for (const { quote } of judgeAnswer(question, answer, job))
        if (quote !== null) expect(answer).toContain(quote)
  },
)
