import { describe, expect, test } from 'vitest'
import { answerInWords, type Asked, meetsWish, readAnswer } from './answers.ts'

const yesNo: Asked = { kind: 'yes_no', isRequired: true, options: [] }
const choice: Asked = { kind: 'choice', isRequired: true, options: ['Lima', 'Callao'] }
const number: Asked = { kind: 'number', isRequired: true, options: [] }
const text: Asked = { kind: 'text', isRequired: true, options: [] }

describe('an answer is read by the kind of its question', () => {
  test.each([
    [yesNo, 'yes', 'yes'],
    [yesNo, ' no ', 'no'],
    [choice, 'Callao', 'Callao'],
    [number, '3', '3'],
    [number, '0', '0'],
    [number, '2.50', '2.5'],
    [number, '2,5', '2.5'],
    [number, '1,500', '1500'],
    [number, '1,500.75', '1500.75'],
    [number, 'S/ 2 500', '2500'],
    [number, 's/.2500', '2500'],
    [text, '  De lunes\na viernes ', 'De lunes\na viernes'],
  ])('%o: %s', (question, typed, answer) => {
    expect(readAnswer(question, typed)).toEqual({ answer })
  })

  test.each([
    [yesNo, 'sí', 'Elige sí o no'],
    [yesNo, 'toString', 'Elige sí o no'],
    [choice, 'lima', 'Elige una opción'],
    [choice, 'Lima, Callao', 'Elige una opción'],
    [number, 'tres', 'Escribe solo un número, sin letras'],
    [number, '-3', 'Escribe solo un número, sin letras'],
    [number, '1e9', 'Escribe solo un número, sin letras'],
    [number, '1.234.567', 'Escribe solo un número, sin letras'],
    [number, '999999999999', 'Escribe un número más pequeño'],
    [text, 'x'.repeat(601), 'Usa 600 caracteres como máximo'],
  ])('%o refuses %s', (question, typed, fault) => {
    expect(readAnswer(question, typed)).toEqual({ fault })
  })

  test.each([
    [yesNo, 'Elige sí o no'],
    [choice, 'Elige una opción'],
    [number, 'Escribe un número'],
    [text, 'Escribe tu respuesta'],
  ])('%o may be left out only if it is not required', (question, fault) => {
    for (const typed of [undefined, '', '  ']) {
      expect(readAnswer(question, typed)).toEqual({ fault })
      expect(readAnswer({ ...question, isRequired: false }, typed)).toEqual({ answer: null })
    }
  })
})

test('an answer is shown in words', () => {
  expect(answerInWords('yes_no', 'yes')).toBe('Sí')
  expect(answerInWords('yes_no', 'no')).toBe('No')
  expect(answerInWords('number', '12500.5')).toBe('12,500.5')
  expect(answerInWords('choice', 'Lima')).toBe('Lima')
})

const wish = (values: object) => ({ wantedAnswers: [], wantedMin: null, wantedMax: null, ...values })

test.each([
  ['yes_no', wish({}), 'no', null],
  ['yes_no', null, 'no', null],
  ['yes_no', wish({ wantedAnswers: ['yes'] }), 'yes', true],
  ['yes_no', wish({ wantedAnswers: ['yes'] }), 'no', false],
  ['choice', wish({ wantedAnswers: ['Lima', 'Callao'] }), 'Callao', true],
  ['choice', wish({ wantedAnswers: ['Lima'] }), 'Callao', false],
  ['number', wish({ wantedMin: 2 }), '2', true],
  ['number', wish({ wantedMin: 2 }), '1.99', false],
  ['number', wish({ wantedMax: 3000 }), '3000', true],
  ['number', wish({ wantedMax: 3000 }), '3000.01', false],
  ['number', wish({ wantedMin: 1, wantedMax: 3 }), '10', false],
  ['text', wish({}), 'cualquiera', null],
] as const)('%s with %o: %s meets the wish: %s', (kind, wanted, answer, expected) => {
  expect(meetsWish(kind, wanted, answer)).toBe(expected)
})
