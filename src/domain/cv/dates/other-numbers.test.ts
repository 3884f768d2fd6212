import { expect, test } from 'vitest'
import { isOtherNumber } from './other-numbers.ts'

const isOther = (text: string) => {
  const index = text.search(/(?:19|20)\d\d/)
  const [years = ''] = /^\d{4}(?:\D+\d{4})?/.exec(text.slice(index)) ?? []
  return isOtherNumber(text, { start: years.slice(0, 4), end: years.slice(-4), index, length: years.length })
}

test.each([
  ['S/. 2000'],
  ['US$ 1950'],
  ['de 1950 a 2000 soles'],
  ['más de 2000 clientes'],
  ['atendí a 2000 pacientes'],
  ['pág. 2015'],
  ['01 201 2019'],
  ['Office 2019'],
  ['Jr. Huallaga 2015'],
])('counts something else: %s', (text) => {
  expect(isOther(text)).toBe(true)
})

test.each([
  ['Analista 2019'],
  ['Trébol 2018 – 2020'],
  ['2019 Equipos del Norte'],
  ['Curso de Excel 2018 – 2020'],
  ['2018 - 2020 2017'],
])('is a year: %s', (text) => {
  expect(isOther(text)).toBe(false)
})
