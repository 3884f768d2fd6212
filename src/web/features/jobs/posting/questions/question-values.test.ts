import { expect, test } from 'vitest'
import { createJobBody } from '#contracts/jobs/job-forms.ts'
import { newQuestion, optionsIn, questionInput, questionValues, readyQuestions } from './question-values.ts'

test('options are lines, trimmed, empties dropped', () => {
  expect(optionsIn(' Lima \n\n  San  Isidro\n')).toEqual(['Lima', 'San Isidro'])
})

test('a question that was loaded is sent as it was', () => {
  const own = {
    id: 7,
    kind: 'number' as const,
    text: '¿Cuántos años?',
    isRequired: false,
    options: [],
    wantedAnswers: [],
    wantedMin: 2,
    wantedMax: null,
  }
  expect(questionInput(questionValues(own))).toEqual(own)
})

test('an answer that is no option any more is not looked for', () => {
  const values = {
    ...newQuestion('choice', '¿Turno?'),
    options: 'Mañana\nTarde',
    wantedAnswers: ['Tarde', 'Noche'],
  }
  expect(questionInput(values).wantedAnswers).toEqual(['Tarde'])
})

test.each([
  ['1,500', 1500],
  [' 2 ', 2],
  ['', null],
])('the number %s is %s', (wantedMin, expected) => {
  expect(questionInput({ ...newQuestion('number'), wantedMin }).wantedMin).toBe(expected)
})

test('each ready question is accepted as it is', () => {
  const read = createJobBody.shape.questions.safeParse(readyQuestions.map(questionInput))
  expect(read.error).toBeUndefined()
})
