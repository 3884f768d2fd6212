import { expect, test } from 'vitest'
import { formatSalary, salaryPeriodLabel } from './salary-format.ts'
import { parseSalary } from './salary.ts'

test.each([
  ['S/ 3,500 - 4,500', 3500, 4500, 'PEN', 'month'],
  ['S/. 2,000.00', 2000, 2000, 'PEN', 'month'],
  ['S/971.85', 971.85, 971.85, 'PEN', 'month'],
  ['S/\u00A06,500\u00A0–\u00A08,000', 6500, 8000, 'PEN', 'month'],
  ['$1,800 - $2,400', 1800, 2400, 'USD', 'month'],
  ['US$ 1,800', 1800, 1800, 'USD', 'month'],
  ['USD 75 por hora', 75, 75, 'USD', 'hour'],
  ['$75/hora', 75, 75, 'USD', 'hour'],
  ['de 2500 a 3000 soles', 2500, 3000, 'PEN', 'month'],
  ['2500 a 3000 dólares', 2500, 3000, 'USD', 'month'],
  ['Entre S/ 1,200 y S/ 1,500 mensuales', 1200, 1500, 'PEN', 'month'],
  ['3k - 4k', 3000, 4000, 'PEN', 'month'],
  ['3 - 4k', 3000, 4000, 'PEN', 'month'],
  ['S/ 3.5k', 3500, 3500, 'PEN', 'month'],
  ['5 mil soles', 5000, 5000, 'PEN', 'month'],
  ['Hasta S/ 5,000', null, 5000, 'PEN', 'month'],
  ['Desde S/ 1,130', 1130, null, 'PEN', 'month'],
  ['0 - 3000', null, 3000, 'PEN', 'month'],
  ['1130', 1130, 1130, 'PEN', 'month'],
  ['2700.0', 2700, 2700, 'PEN', 'month'],
  ['2.500', 2500, 2500, 'PEN', 'month'],
  ['S/ 2.500,50', 2500.5, 2500.5, 'PEN', 'month'],
  ['S/ 1 500', 1500, 1500, 'PEN', 'month'],
  ['30,000 anuales', 30000, 30000, 'PEN', 'year'],
  ['S/ 60 por día', 60, 60, 'PEN', 'day'],
  ['S/ 350 semanales', 350, 350, 'PEN', 'week'],
  ['S/ 4,500 - 3,500', 3500, 4500, 'PEN', 'month'],
  ['S/ 1,500 + comisiones', 1500, 1500, 'PEN', 'month'],
  ['S/ 1,500, 30 vacantes', 1500, 1500, 'PEN', 'month'],
  ['S/ 1,800 por 8 horas, 6 días', 1800, 1800, 'PEN', 'month'],
  ['Sueldo S/ 1,500 del 15 al 20 de marzo', 1500, 1500, 'PEN', 'month'],
])('%j is read', (text, min, max, currency, period) => {
  const cents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100))
  expect(parseSalary(text)).toEqual({ min: cents(min), max: cents(max), currency, period })
})

test.each([
  '',
  'A convenir',
  'Según experiencia',
  'No especificado',
  '0',
  'S/ 0.00',
  '0 - 0',
  '987654321',
  '01 4567890',
  'WhatsApp 987 654 321',
  '+51 987654321',
  '15 al 20 de marzo',
  '15/03/2026',
  '5 años',
  '8:00 a 17:00',
  '100%',
  '12',
  'S/ 3,000 o $ 1,000',
  'S/ 1,500 - 90000',
  'S/ 600 quincenal',
  'S/ 99999999999',
  'Oficina 1204, piso 12',
  '😀'.repeat(500),
  '9'.repeat(5000),
])('%j is refused', (text) => {
  expect(parseSalary(text)).toBeNull()
})

test.each([
  ['S/ 6,500 - 8,000', 'S/\u00A06,500 – 8,000'],
  ['$1,800 - $2,400', '$1,800 – 2,400'],
  ['S/. 2,000.00', 'S/\u00A02,000'],
  ['S/971.85', 'S/\u00A0971.85'],
  ['2764.5', 'S/\u00A02,764.50'],
  ['Hasta S/ 5,000', 'Hasta S/\u00A05,000'],
  ['desde $800', 'Desde $800'],
])('%j is shown as %j', (text, shown) => {
  expect(formatSalary(parseSalary(text)!)).toBe(shown)
})

test('what is shown is read back as the same amounts', () => {
  for (const text of ['S/ 6,500 - 8,000', '$75', 'Hasta S/ 5,000', 'Desde S/ 971.85']) {
    const parsed = parseSalary(text)!
    expect(parseSalary(formatSalary(parsed))).toEqual(parsed)
  }
})

test('each period has its words', () => {
  expect((['hour', 'day', 'week', 'month', 'year'] as const).map(salaryPeriodLabel)).toEqual([
    'por hora',
    'por día',
    'por semana',
    'al mes',
    'al año',
  ])
})
