import { expect, test } from 'vitest'
import { meantWords, withoutLegalForm } from './query-filler.ts'

const meant = (text: string) => {
  const words = text.split(' ')
  return meantWords(words)
    .map((at) => words[at])
    .join(' ')
}

test.each([
  ['busco trabajo de soldador', 'soldador'],
  ['estoy buscando empleo como vendedora de tienda', 'vendedora de tienda'],
  ['se necesita electricista', 'electricista'],
  ['ofertas laborales para abogado', 'abogado'],
  ['quiero chambear de chofer', 'chofer'],
  ['se busca mozo urgente', 'mozo'],
  ['enfermera empleos lima', 'enfermera lima'],
  ['soy cocinero busco trabajo', 'cocinero'],
  ['se requiere personal para limpieza', 'limpieza'],
  ['personal de limpieza', 'personal de limpieza'],
  ['trabajo social', 'trabajo social'],
  ['puesto de salud', 'puesto de salud'],
  ['busco trabajo social', 'trabajo social'],
  ['seguridad y salud en el trabajo', 'seguridad y salud en el trabajo'],
  ['plaza vea', 'plaza vea'],
  ['inka tops trabajo', 'inka tops'],
  ['tottus convocatorias', 'tottus'],
  ['trabajar en la empresa minera quilla', 'minera quilla'],
  ['salud en el trabajo', 'salud en el trabajo'],
  ['bolsa de trabajo', 'bolsa de trabajo'],
  ['nuevo chimbote', 'nuevo chimbote'],
  ['trabajo', ''],
  ['', ''],
])('of %j people mean %j', (typed, expected) => {
  expect(meant(typed)).toBe(expected)
})

test.each([
  ['inka tops s a c', 'inka tops'],
  ['textiles amaru eirl', 'textiles amaru'],
  ['textiles amaru sac ate', 'textiles amaru ate'],
  ['inka tops s a c arequipa', 'inka tops arequipa'],
  ['soporte sa pe', 'soporte sa pe'],
  ['sac', 'sac'],
  ['s a c', 's a c'],
])('%j is the company %j', (typed, expected) => {
  expect(withoutLegalForm(typed.split(' ')).join(' ')).toBe(expected)
})
