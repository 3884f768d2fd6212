import { expect, test } from 'vitest'
import { splitSpanishName } from './spanish-name.ts'

test.each([
  ['Rosa Quispe', 'Rosa', 'Quispe'],
  ['Rosa Quispe Huamán', 'Rosa', 'Quispe Huamán'],
  ['Ana María Torres', 'Ana María', 'Torres'],
  ['Juan Carlos Pérez García', 'Juan Carlos', 'Pérez García'],
  ['María del Carmen Quispe', 'María del Carmen', 'Quispe'],
  ['María del Carmen Quispe Huamán', 'María del Carmen', 'Quispe Huamán'],
  ['Juan de la Cruz Mamani', 'Juan', 'de la Cruz Mamani'],
  ['JOSÉ LUIS DE LA CRUZ DEL ÁGUILA', 'JOSÉ LUIS', 'DE LA CRUZ DEL ÁGUILA'],
  ['María de los Ángeles Flores', 'María de los Ángeles', 'Flores'],
  ['Quispe Huamán, Rosa', 'Rosa', 'Quispe Huamán'],
  ['  Rosa   Quispe  ', 'Rosa', 'Quispe'],
  ['Rosa', 'Rosa', ''],
  ['Rosa de', 'Rosa', 'de'],
  ['Rosa,', 'Rosa', ''],
])('%s', (fullName, firstName, lastName) => {
  expect(splitSpanishName(fullName)).toEqual({ firstName, lastName })
})
