import { expect, test } from 'vitest'
import { companySays } from './company.words.ts'

test.each([
  [{ size: null, places: [], responseDays: null }, []],
  [{ size: '11-50', places: [], responseDays: null }, ['Equipo de 11 a 50 personas.']],
  [
    { size: '500+', places: [], responseDays: 1 },
    ['Equipo de más de 500 personas.', 'Promete responder cada postulación en 1 día.'],
  ],
  [
    { size: null, places: ['Arequipa', 'Cusco', 'Piura'], responseDays: 5 },
    ['También está en Arequipa, Cusco y Piura.', 'Promete responder cada postulación en 5 días.'],
  ],
])('%j is said as %j', (company, said) => {
  expect(companySays(company)).toEqual(said)
})
