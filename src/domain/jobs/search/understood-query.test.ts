import { beforeAll, expect, test } from 'vitest'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { understandSentence } from './understood-query.ts'

// Reading it takes seconds on a slow machine, and no single test should pay for it.
beforeAll(() => void productTaxonomy(), 60_000)

test.each([
  ['busco trabajo de soldador', { q: 'soldador' }],
  ['se necesita electricista', { q: 'electricista' }],
  ['ing. civil en Trujillo', { q: 'ingeniero civil', at: 'trujillo' }],
  ['vigilante SJL', { q: 'vigilante', at: 'san-juan-de-lurigancho-lima' }],
  ['trabajos en piura', { q: '', at: 'piura' }],
  ['aux. contable 2 mil', { q: 'auxiliar contable', minPay: 2000 }],
  ['S/ 2,500 a más, analista', { q: 'analista', minPay: 2500 }],
  ['mecánico dos mil soles', { q: 'mecánico', minPay: 2000 }],
  ['albañil 80 soles al día', { q: 'albañil', minPay: null }],
  ['chofer ISO 9001', { q: 'chofer iso', minPay: null }],
  ['mozo de noche', { q: 'mozo', terms: ['noche'] }],
  ['buenas noches, mozo', { q: 'mozo', terms: [] }],
  ['contador remoto', { q: 'contador', mode: ['remote'] }],
  ['contador en Cusco o remoto', { q: 'contador', at: 'cusco', orRemote: true }],
  ['cajera sin experiencia', { q: 'cajera', experience: '0-1' }],
  ['chef con 5 años de experiencia', { q: 'chef', experience: '5+' }],
  ['avisos de esta semana de chofer', { q: 'chofer', days: 7 }],
  ['cuánto gana un soldador', { q: 'soldador', isPayShown: true }],
  ['tengo 45 años y era albañil, quiero algo de portero', { q: 'portero' }],
  ['soy enfermera y busco trabajo en clínicas', { q: 'enfermera clínicas' }],
  ['soy de Piura y busco de mozo en Lima', { q: 'mozo', at: 'lima' }],
  ['cajera, que no sea de noche', { q: 'cajera', terms: [], unwanted: 'noche' }],
  ['auxiliar de colegio', { q: 'auxiliar de colegio' }],
  ['jefe de personal', { q: 'jefe de personal' }],
  ['especialista en compras', { q: 'especialista en compras' }],
  ['mozo por el cono norte', { q: 'mozo', at: 'lima' }],
  ['mozo Mollendo', { q: 'mozo', at: 'mollendo-islay' }],
  ['hay algo de costurera cerca al tren', { q: 'costurera' }],
  ['gasfitero, hasta 80 soles', { q: 'gasfitero', minPay: null, soles: 80 }],
  ['technical writer', { q: 'technical writer' }],
  ['niñera que paguen 1400 mínimo', { q: 'niñera', minPay: 1400 }],
  ['mecánico 2 500 soles', { q: 'mecánico', minPay: 2500 }],
  ['vigilante 900 000 000', { q: 'vigilante', minPay: null }],
  ['geólogo con más de cinco años', { q: 'geólogo', experience: '5+' }],
  ['tengo 54 años y soy sastre', { q: 'sastre', experience: null }],
  ['mozo, los que han salido hoy nomás', { q: 'mozo', days: 1, unwanted: '' }],
  ['chofer, algo nuevo en las últimas 24 hrs', { q: 'chofer', days: 1 }],
  ['cocinera, publicado hace menos de una semana', { q: 'cocinera', days: 7, unwanted: '' }],
  ['almacenero, los más nuevitos primero', { q: 'almacenero', isNewest: true }],
  ['cajera ate', { q: 'cajera', at: 'ate-lima' }],
  ['reponedor san juan lurigancho', { q: 'reponedor', at: 'san-juan-de-lurigancho-lima' }],
  ['estuve dos años en casa con mis hijos, algo de secretaria', { q: 'secretaria', mode: [] }],
  ['niñera en la casa de una familia', { mode: [] }],
  ['', { q: '', at: undefined }],
])('%j is understood', (typed, expected: Record<string, unknown>) => {
  const found = understandSentence(typed)
  expect({ ...found, at: found.places[0]?.slug }).toMatchObject(expected)
})

test('what is long or strange is understood at once', () => {
  for (const piece of ['de ', 'lima o ', 'san juan de ', '1 y ', 'con sueldo de ', '(', '👍'])
    expect(understandSentence(piece.repeat(2000).slice(0, 2000)).minPay).toBeNull()
})
