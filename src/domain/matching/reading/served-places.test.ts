import type { Reach } from '#domain/matching/types.ts'
import { expect, test } from 'vitest'
import { placePart } from '#domain/matching/parts/place-part.ts'
import { isServed, servedPlaces } from './served-places.ts'

const chilca = { department: 'Lima', province: 'Cañete', district: 'Chilca' }
const mala = { department: 'Lima', province: 'Cañete', district: 'Mala' }
const chincha = { department: 'Ica', province: 'Chincha', district: 'Chincha Alta' }

test.each([
  ['Movilidad desde Mala, Lurín y Villa El Salvador, comedor, utilidades.', mala, true],
  ['Transporte de personal desde Cañete y Chincha', chincha, true],
  ['Buses desde Chincha', chincha, true],
  ['Residir en Ica, Pisco o Chincha', chincha, true],
  ['Vivir en Mala', mala, true],
  ['Bus de la empresa desde Lurín.', mala, false],
  ['Movilidad interna. Desde Mala llegan pedidos.', mala, false],
  ['Movilidad de todos los centros poblados', mala, false],
  ['Movilidad a todo costo, planilla desde el primer día', mala, false],
])('whom %j counts on', (text, home, served) => {
  expect(isServed(home, servedPlaces(text, chilca))).toBe(served)
})

test('a name that many places share is one of the department of the job', () => {
  const places = servedPlaces('Movilidad desde Santa Rosa', chilca)
  expect(places.length).toBeGreaterThan(0)
  expect(places.every(({ department }) => department === 'Lima')).toBe(true)
})

test('a bare name of a department is its city', () => {
  const paita = { department: 'Piura', province: 'Paita', district: 'Paita' }
  const places = servedPlaces('Movilidad desde Piura', paita)
  expect(isServed({ department: 'Piura', province: 'Piura', district: null }, places)).toBe(true)
  expect(isServed({ department: 'Piura', province: 'Ayabaca', district: null }, places)).toBe(false)
})

test('transport makes another province and another department feasible, and never a near place worse', () => {
  const work = { place: chilca, mode: 'onsite', isLodged: false } as const
  const value = (home: typeof chilca, text: string, reach: Reach = 'home') =>
    placePart({ ...work, served: servedPlaces(text, chilca) }, { ...home, reach })
  expect(value(chincha, 'Movilidad desde Chincha')).toMatchObject({ match: 'served', value: 850 })
  expect(value(chincha, '')).toMatchObject({ match: 'elsewhere' })
  expect(value(chincha, '', 'anywhere')).toMatchObject({ match: 'willing' })
  expect(value(chincha, 'Movilidad desde Chincha', 'anywhere')).toMatchObject({ match: 'served' })
  expect(value(mala, 'Movilidad desde Mala')).toMatchObject({ match: 'province' })
})
