import { expect, test } from 'vitest'
import { payInWords, workBody } from './work-form.ts'

const body = (min: string, max = '', currency: 'PEN' | 'USD' = 'PEN') =>
  workBody.safeParse({
    category: '',
    subcategory: '',
    availability: '',
    payExpectation: { min, max, currency },
  })

test.each([
  ['', '', null],
  ['3500', '', { min: 3500, max: null, currency: 'PEN' }],
  ['S/ 3,500', ' 5 000 ', { min: 3500, max: 5000, currency: 'PEN' }],
  ['', '$1,200', { min: null, max: 1200, currency: 'PEN' }],
])('%j and %j are %j', (min, max, payExpectation) => {
  expect(body(min, max).data).toEqual({
    category: null,
    subcategory: null,
    availability: null,
    payExpectation,
  })
})

test.each([
  ['mucho', '', 'min', 'Escribe un monto en números'],
  ['1200.50', '', 'min', 'Escribe un monto sin decimales'],
  ['0', '', 'min', 'Escribe un monto mayor que cero'],
  ['3000', '2000', 'max', 'Escribe un máximo igual o mayor que el mínimo'],
])('%j and %j are refused at %s', (min, max, field, message) => {
  expect(body(min, max).error?.issues).toMatchObject([{ path: ['payExpectation', field], message }])
})

test.each([
  [null, null],
  [{ min: 3500, max: 5000, currency: 'PEN' as const }, 'S/ 3,500 a S/ 5,000 al mes'],
  [{ min: 3500, max: null, currency: 'PEN' as const }, 'Desde S/ 3,500 al mes'],
  [{ min: null, max: 900, currency: 'USD' as const }, 'Hasta US$ 900 al mes'],
])('%j reads %j', (pay, words) => {
  expect(payInWords(pay)).toBe(words)
})
