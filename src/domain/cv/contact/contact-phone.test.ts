import { textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { findPhone } from './contact-phone.ts'

const phoneIn = (text: string) =>
  findPhone(textLines(text).map((line) => ({ text: line.text, lines: [line] })))?.value ?? null

test.each([
  ['987654321', '987654321'],
  ['987 654 321', '987 654 321'],
  ['987-654-321', '987-654-321'],
  ['987.654.321', '987.654.321'],
  ['+51987654321', '+51987654321'],
  ['(+51) 987 654 321', '(+51) 987 654 321'],
  ['0051 987 654 321', '0051 987 654 321'],
  ['(054) 23-4567', '(054) 23-4567'],
  ['01 456 7890', '01 456 7890'],
  ['074-234567', '074-234567'],
  ['Celular N° 987 654 321', '987 654 321'],
  ['Telf. Nro. 054-234567', '054-234567'],
  ['Enlace 987654321', '987654321'],
  ['RPM #987654321', '987654321'],
  ['Rosa: 987654321.', '987654321'],
  ['Cayma, Arequipa, 987 654 321', '987 654 321'],
])('%j is written as a phone: %s', (text, phone) => {
  expect(phoneIn(text)).toBe(phone)
})

test.each([
  ['987 654 321 / 912 345 678'],
  ['987 654 321 - 054 234567'],
  ['987 654 321 | 912 345 678'],
  ['987654321 y 912345678'],
  ['987 654 321, 912 345 678'],
])('of %j both are kept', (text) => {
  expect(phoneIn(text)).toBe(text)
})

describe('no phone is', () => {
  test.each([
    ['an identity document', 'DNI N° 45678912'],
    ['an identity document with dots', 'D.N.I. 45678912'],
    ['a tax number', 'RUC: 10456789121'],
    ['an identity document, its number announced', 'DNI N.º 45678912'],
    ['a driving licence', 'Brevete Q45678912'],
    ['a foreigner’s card', 'C.E. 001234567'],
    ['a register of engineers', 'CIP 201877123'],
    ['a date of birth', '12/05/1990'],
    ['a period', '2015 - 2019'],
    ['a period in months', '03/2015 – 11/2019'],
    ['a period in months with hyphens', '03-2015 - 11-2019'],
    ['a period in days', '01.03.2015 – 30.11.2019'],
    ['years in a row', '2015 2016 2017'],
    ['a sum', 'S/. 1 200 000'],
    ['the end of an address', 'linkedin.com/in/rosa-987654321'],
    ['an e-mail', 'rosa987654321@ejemplo.pe'],
    ['too short', '456 789'],
    ['too long', '1234 5678 9012 3456'],
  ])('%s', (_, text) => {
    expect(phoneIn(text)).toBeNull()
  })
})

test('a document beside it is passed over', () => {
  expect(phoneIn('DNI 45678912 | Cel. 987 654 321')).toBe('987 654 321')
  expect(phoneIn('DNI: 45678912   987 654 321')).toBe('987 654 321')
})

test('the first text with a phone tells, and where it stands', () => {
  const [first, second] = textLines('Cayma, Arequipa\n987 654 321')
  expect(
    findPhone([
      { text: first!.text, lines: [first!] },
      { text: second!.text, lines: [second!] },
    ]),
  ).toEqual({ value: '987 654 321', lines: [second] })
})
