import { expect, test } from 'vitest'
import { isPlace, splitLeadingPlace, splitPlace } from './places.ts'

test.each([
  ['Lima'],
  ['Oyón, Lima'],
  ['Lima, Perú'],
  ['Medellín, Colombia'],
  ['Remote'],
  ['Jesús María, Lima'],
  ['Lima – Perú'],
  ['Lima Perú'],
  ['Porto, Portugal'],
  ['Presencial'],
  // Homonyms, a missing first article, a town that is not a district, a state.
  ['Bambamarca'],
  ['Banda de Shilcayo'],
  ['Aucayacu'],
  ['Ithaca, NY'],
  ['Remoto (Chile)'],
  ['Remoto desde Lima'],
  ['Trabajo remoto'],
  ['Wageningen, Países Bajos'],
])('%s is a place', (text) => expect(isPlace(text)).toBe(true))

test.each([['Analista'], ['Quipu S.A.C.'], ['Lima 2019'], ['Gerente General'], ['']])('%s is none', (text) =>
  expect(isPlace(text)).toBe(false),
)

test.each([
  ['Quipu S.A.C., Lima, Perú', 'Quipu S.A.C.', 'Lima, Perú'],
  ['TIENDAS NAZARENA S.A. - Lima', 'TIENDAS NAZARENA S.A.', 'Lima'],
  ['Kori Labs', 'Kori Labs', null],
  ['Caja Lima', 'Caja Lima', null],
  // No list has these places, but the names beside them identify them.
  [
    'Puesto de Salud Qochapampa, Vilcashuamán, Ayacucho',
    'Puesto de Salud Qochapampa',
    'Vilcashuamán, Ayacucho',
  ],
  ['Quipu S.A.C., Pampa Honda', 'Quipu S.A.C.', 'Pampa Honda'],
  ['Quipu S.A.C., Área de Compras', 'Quipu S.A.C., Área de Compras', null],
  ['Servicios Hnos. Lima', 'Servicios Hnos. Lima', null],
  ['Estudio Nudo, Lazo y Asociados, Lima', 'Estudio Nudo, Lazo y Asociados', 'Lima'],
  ['Tech Lead, Trébol, Lima', 'Tech Lead, Trébol', 'Lima'],
])('%s → %s + %s', (text, rest, place) => {
  expect(splitPlace(text)).toEqual([rest, place])
})

test('a place stands before a position, too, and in brackets with a larger one', () => {
  expect(splitLeadingPlace('Cusco. Recepcionista')).toEqual(['Recepcionista', 'Cusco'])
  expect(splitLeadingPlace('Recepcionista. Cusco')).toEqual(['Recepcionista. Cusco', null])
  expect(splitPlace('Misti Sur (Toquepala, Tacna)')).toEqual(['Misti Sur', 'Toquepala, Tacna'])
  expect(splitPlace('Museo del Sillar, Arequipa (Perú)')).toEqual(['Museo del Sillar', 'Arequipa (Perú)'])
})
