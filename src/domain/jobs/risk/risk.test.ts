import { expect, test } from 'vitest'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import { monthlyPay } from './pay-level.ts'
import { evidenceInWords } from './evidence.words.ts'
import { type AdFacts, judgeAd } from './risk.ts'

const description =
  'Atenderás a los huéspedes de un hotel de veinte habitaciones junto a la plaza, harás reservas por teléfono y correo, llevarás la caja del turno y ayudarás en el desayuno.'
const texts = {
  title: 'Recepcionista de hotel',
  description,
  requirements: 'Un año de experiencia.',
  benefits: '',
  salaryRange: 'S/ 1,500',
  questionTexts: '',
}
const facts: AdFacts = {
  isVerified: false,
  pay: parseSalary('S/ 1,500'),
  level: { ads: 40, median: 140_000, high: 200_000 },
  others: [],
  own: [],
  companyDays: 400,
  adsOfTheDay: 1,
}
const codes = (change: Partial<AdFacts>, words: Partial<typeof texts> = {}) => {
  const { reasons, remarks } = judgeAd({ ...texts, ...words }, { ...facts, ...change })
  return [reasons.map(({ code }) => code), remarks.map(({ code }) => code)]
}

test('an honest ad has nothing against it', () => {
  expect(codes({})).toEqual([[], []])
})

test.each([
  ['S/ 5,000', []],
  ['S/ 5,001', ['pay_far_off']],
  ['S/ 300 por día', ['pay_far_off']],
  ['S/ 190 por día', []],
  ['US$ 2,000', ['pay_far_off']],
  ['S/ 1,500 - 9,000', []],
  ['S/ 60 por hora', []],
  ['A convenir', []],
])('%s beside trades that pay up to S/ 2,000: %j', (salaryRange, expected) => {
  expect(codes({ pay: parseSalary(salaryRange) }, { salaryRange })[0]).toEqual(expected)
})

test('few paid ads judge nobody', () => {
  const pay = parseSalary('S/ 90,000')
  expect(codes({ pay, level: { ...facts.level!, ads: 29 } })[0]).toEqual([])
  expect(codes({ pay, level: null })[0]).toEqual([])
})

test('pay is compared by the month', () => {
  const monthly = (text: string) => monthlyPay(parseSalary(text))! / 100
  expect(['S/ 100 por día', 'S/ 600 por semana', 'S/ 24,000 anuales'].map(monthly)).toEqual([
    2600, 2600, 2000,
  ])
})

test('the text of another company holds, its own only is noticed, and the same passage is quoted', () => {
  const other = { jobId: 7, description: `Buscamos gente. ${description}`, requirements: '' }
  expect(codes({ others: [other] })).toEqual([['copied_text'], []])
  expect(codes({ own: [other] })).toEqual([[], ['repeated_text']])
  const [copied] = judgeAd(texts, { ...facts, others: [other] }).reasons
  expect(copied!.evidence).toEqual({ jobId: 7, percent: 82 })
  for (const { field, start, end, term } of copied!.finds) expect(texts[field].slice(start, end)).toBe(term)
  expect(copied!.finds.map(({ term }) => term)).toEqual([description.slice(0, -1)])
})

test('another text of the same trade is no copy', () => {
  const other = {
    jobId: 7,
    description:
      'Hotel de doce habitaciones busca a quien reciba a los huéspedes por la noche, cobre, cuide la puerta y deje todo listo para el turno de la mañana siguiente.',
    requirements: 'Un año de experiencia.',
  }
  expect(codes({ others: [other] })).toEqual([[], []])
})

test.each([
  [6.9, 6, ['many_ads']],
  [6.9, 5, []],
  [7, 50, []],
])('%d days after it registered, with %d ads in a day: %j', (companyDays, adsOfTheDay, expected) => {
  expect(codes({ companyDays, adsOfTheDay })[0]).toEqual(expected)
})

test('a company that Qhatu checked passes with a remark, but not with money or words against somebody', () => {
  const words = {
    description: `${description} Informes al WhatsApp 987 654 321. Pago de S/ 50 por inscripción.`,
    requirements: 'Señorita. CV a hotel.wari@gmail.com, con foto.',
  }
  expect(codes({}, words)).toEqual([
    ['payment_asked', 'sex', 'messenger_only'],
    ['free_mail', 'photo'],
  ])
  expect(codes({ isVerified: true }, words)).toEqual([
    ['payment_asked', 'sex'],
    ['messenger_only', 'free_mail', 'photo'],
  ])
})

test.each([
  [{ jobId: 7, percent: 82 }, 'El 82 % del texto es igual.'],
  [
    { ads: 40, median: 140_000, high: 200_000 },
    'Nueve de cada diez avisos parecidos pagan hasta S/ 2,000 al mes; la mitad, hasta S/ 1,400.',
  ],
  [{ ads: 8, days: 0 }, '8 avisos en un día, el mismo día en que se creó la cuenta.'],
  [{ ads: 8, days: 3 }, '8 avisos en un día, con la cuenta creada hace 3 días.'],
])('%j reads as %j', (evidence, words) => {
  expect(evidenceInWords(evidence).replaceAll('\u00A0', ' ')).toBe(words)
})
