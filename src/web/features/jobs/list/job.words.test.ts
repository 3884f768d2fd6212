import { expect, test } from 'vitest'
import { countOfJobs, payOf, placeAndMode } from './job.words.ts'

test('parsed pay is shown in the es-PE format, with its period', () => {
  const salaryParsed = { min: 650000, max: 800000, currency: 'PEN', period: 'month' } as const
  expect(payOf({ salary: 's/6500 a 8000 mensual', salaryParsed })).toEqual({
    kind: 'read',
    text: 'S/\u00A06,500 – 8,000',
    period: 'al mes',
  })
})

test('pay that could not be parsed is shown as written, and missing pay as missing', () => {
  expect(payOf({ salary: ' Comisiones + bono ', salaryParsed: null })).toEqual({
    kind: 'written',
    text: 'Comisiones + bono',
  })
  expect(payOf({ salary: ' ', salaryParsed: null })).toEqual({ kind: 'none', text: 'No especificado' })
})

test('a place precedes its mode, and remote appears only once', () => {
  expect(placeAndMode({ location: 'Puno', mode: 'hybrid' })).toBe('Puno · Híbrido')
  expect(placeAndMode({ location: 'REMOTO', mode: 'remote' })).toBe('Remoto')
})

test.each([
  [0, true, '0 empleos encontrados'],
  [1, true, '1 empleo encontrado'],
  [2136, true, '2,136 empleos encontrados'],
  [12_894, false, 'más de 12,000 empleos encontrados'],
  [987_654, false, 'más de 980,000 empleos encontrados'],
])('%i (exact: %s) reads "%s"', (total, isExact, expected) => {
  const { figure, words } = countOfJobs(total, isExact)
  expect(`${figure} ${words}`).toBe(expected)
})

test('the premium list names its kind', () => {
  expect(countOfJobs(3, true, 'premium').words).toBe('empleos premium encontrados')
})
