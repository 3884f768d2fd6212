import { expect, test } from 'vitest'
import { offersLodging } from './lodging.ts'

test.each([
  'Régimen 14x7 en mina.',
  'Sistema 20 x 10',
  'Obra con campamento: dormirás en campamento.',
  'Pasajes desde Lima y alimentación.',
  'Hospedaje y alimentación a cargo de la empresa.',
  'Trabajo en campo con alojamiento para quien no resida en Piura.',
])('who comes from elsewhere sleeps or travels at the cost of the employer: %s', (text) => {
  expect(offersLodging(text)).toBe(true)
})

test.each([
  'Soporte 24x7 a usuarios.',
  'Guardias de 12x12.',
  'Turnos 5x2.',
  'La vivienda y los pasajes corren por cuenta del trabajador. Régimen 20x10.',
  'Hotel que ofrece hospedaje a viajeros.',
  'Venta de pasajes aéreos y reservas de alojamiento.',
])('and here not: %s', (text) => {
  expect(offersLodging(text)).toBe(false)
})

test.each([
  ['S/ 1,900 y alojamiento', true],
  ['S/ 3,200 + bonos, 14x7', true],
  ['S/ 2,300 + alimentación y campamento', true],
  ['S/ 1,200 + pasajes', false],
  ['S/ 2,500 + viáticos', false],
])('pay that names lodging offers it: %s', (offer, isOffered) => {
  expect(offersLodging('Inspector de calidad', offer)).toBe(isOffered)
})
