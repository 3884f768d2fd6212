import { expect, test } from 'vitest'
import { isKnownOccupation } from './known-occupation.ts'
import { positionLikeness } from './words.ts'

test.each(['Camionero', 'Dibujante CAD', 'Plomera', 'Azafata de eventos', 'Funcionario de negocios'])(
  '%j is an occupation of the taxonomy, and reads like a position',
  (text) => {
    expect(isKnownOccupation(text)).toBe(true)
    expect(positionLikeness(text)).toBe(1)
  },
)

test.each(['QF', 'Salón Kantu', 'Peluquero en Salón Kantu', 'Bachiller en Contabilidad', 'Peluquería Kantu'])(
  '%j is none, or more than one',
  (text) => {
    expect(positionLikeness(text)).toBe(0)
  },
)
