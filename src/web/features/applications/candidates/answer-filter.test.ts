import { expect, test } from 'vitest'
import { answerOptions, missedInWords } from './answer-filter.ts'

test('missed questions are counted in words', () => {
  expect(missedInWords([])).toBeNull()
  expect(missedInWords(['¿Tienes licencia?'])).toBe('No cumple: ¿Tienes licencia?')
  expect(missedInWords(['¿Tienes licencia?', '¿Cuántos años?', '¿Dónde?'])).toBe(
    'No cumple: ¿Tienes licencia? y 2 más',
  )
})

test('the answers of the board are options, with the wishes only if there are any', () => {
  const questions = [{ id: 7, kind: 'yes_no' as const, text: '¿Tienes licencia?', answers: ['no', 'yes'] }]
  expect(answerOptions({ questions, hasWishes: false })).toEqual([
    { value: '7:no', label: '¿Tienes licencia? No' },
    { value: '7:yes', label: '¿Tienes licencia? Sí' },
  ])
  expect(answerOptions({ questions: [], hasWishes: true })).toHaveLength(2)
})
