import { expect, test } from 'vitest'
import { meantWords, readLegalForm } from './query-filler.ts'

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
  ['inka tops s a c', 'inka tops', 'tops'],
  ['textiles amaru eirl', 'textiles amaru', 'amaru'],
  ['textiles amaru sac ate', 'textiles amaru ate', 'amaru'],
  ['inka tops s a c arequipa', 'inka tops arequipa', 'tops'],
  ['soporte sa pe', 'soporte sa pe', null],
  ['sac', 'sac', null],
  ['s a c', 's a c', null],
])('%j is the company %j, whose name ends with %j', (typed, expected, companyWord) => {
  const read = readLegalForm(typed.split(' '))
  expect(read.words.join(' ')).toBe(expected)
  expect(read.companyWord).toBe(companyWord)
})
