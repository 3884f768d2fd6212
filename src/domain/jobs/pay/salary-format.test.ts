import { expect, test } from 'vitest'
import { payLine } from './salary-format.ts'
import { parseSalary } from './salary.ts'

test.each([
  ['S/ 7000 - 9500', 'S/\u00A07,000 – 9,500'],
  ['s/6500 a 8000 mensual', 'S/\u00A06,500 – 8,000'],
  ['7000', 'S/\u00A07,000'],
  ['Desde 3000 soles', 'Desde S/\u00A03,000'],
  ['hasta S/ 5,000', 'Hasta S/\u00A05,000'],
  ['USD 1,400', '$1,400'],
  ['US$ 1,400 - 2,000 al mes', '$1,400 – 2,000'],
  ['S/ 25 por hora', 'S/\u00A025 por hora'],
  ['S/ 90,000 anuales', 'S/\u00A090,000 al año'],
  ['Sueldo competitivo + comisiones', 'No especificado'],
  ['', 'No especificado'],
])('pay typed as "%s" is "%s" wherever a job is named', (typed, line) => {
  expect(payLine(parseSalary(typed))).toBe(line)
})
