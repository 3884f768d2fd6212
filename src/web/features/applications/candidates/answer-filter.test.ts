import { expect, test } from 'vitest'
import type { ReceivedAnswer } from '#contracts/applications/answer-fields.ts'
import { answerOptions, meetsWishes, missedInWords, passesAnswer } from './answer-filter.ts'

const answer = (values: Partial<ReceivedAnswer>): ReceivedAnswer => ({
  questionId: 4,
  kind: 'yes_no',
  question: '¿Tienes licencia?',
  answer: 'Sí',
  meetsWish: true,
  ...values,
})
const years = answer({ questionId: 5, kind: 'number', question: '¿Años?', answer: '3', meetsWish: null })
const withLicence = { answers: [answer({}), years] }
const without = { answers: [answer({ answer: 'No', meetsWish: false }), years] }
const silent = { answers: [] }

test('a candidate meets what is looked for if every answer does; without any it is unknown', () => {
  expect([withLicence, without, silent, { answers: [years] }].map(meetsWishes)).toEqual([
    true,
    false,
    null,
    null,
  ])
  expect([withLicence, without, silent].map(missedInWords)).toEqual([
    null,
    'No cumple: ¿Tienes licencia?',
    null,
  ])
  const twice = { answers: [...without.answers, ...without.answers] }
  expect(missedInWords(twice)).toBe('No cumple: ¿Tienes licencia? y 1 más')
})

test('the options are the answers that were given to choices', () => {
  expect(answerOptions([withLicence, without, silent])).toEqual([
    { value: 'cumple', label: 'Cumple con lo que buscas' },
    { value: 'no-cumple', label: 'No cumple' },
    { value: '4:No', label: '¿Tienes licencia? No' },
    { value: '4:Sí', label: '¿Tienes licencia? Sí' },
  ])
  expect(answerOptions([silent])).toEqual([])
  expect(answerOptions([{ answers: [answer({ meetsWish: null })] }])).toHaveLength(1)
})

test.each([
  ['', [true, true, true]],
  ['cumple', [true, false, false]],
  ['no-cumple', [false, true, false]],
  ['4:Sí', [true, false, false]],
  ['4:No', [false, true, false]],
  ['9:Sí', [false, false, false]],
  ['otra cosa', [true, true, true]],
])('the filter %s', (filter, expected) => {
  expect([withLicence, without, silent].map((candidate) => passesAnswer(candidate, filter))).toEqual(expected)
})
