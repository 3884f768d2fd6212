import { expect, test } from 'vitest'
import { bareName } from './name-frame.ts'

test.each([
  'Ing. Rosa Quispe Mamani',
  'LIC. Rosa Quispe Mamani',
  'C.P.C. Rosa Quispe Mamani',
  'Mg. Ing. Rosa Quispe Mamani',
  'Currículum vitae de Rosa Quispe Mamani',
  'CV de Rosa Quispe Mamani',
  'Résumé of Rosa Quispe Mamani',
  'Hola, soy Rosa Quispe Mamani',
  'Me llamo Rosa Quispe Mamani',
  'Rosa Quispe Mamani, MBA',
  'Rosa Quispe Mamani, 25 años',
  'Rosa Quispe Mamani DNI: 45678912',
])('%j is the name and what is written around it', (text) => {
  expect(bareName(text).replace(/^ROSA/, 'Rosa')).toBe('Rosa Quispe Mamani')
})

test.each(['Rosa Quispe Mamani', 'Magaly Prado', 'Dora Inga Licas', 'Rosa "Rosita" Quispe', 'Ingrid Soto'])(
  '%j is a name as it stands',
  (text) => {
    expect(bareName(text)).toBe(text)
  },
)
