import { expect, test } from 'vitest'
import { tradeSpelling } from './trade-spelling.ts'

test.each([
  ['vijilante', 'vigilante'],
  ['almasenera', 'almacenera'],
  ['kosinero', 'cocinero'],
  ['contadro', 'contador'],
  ['electrisista', 'electricista'],
  ['mozo', 'mozo'],
  ['vendedora', 'vendedora'],
  ['inkafarma', 'inkafarma'],
  ['movistar', 'movistar'],
  ['juliaca', 'juliaca'],
  ['moquegua', 'moquegua'],
  ['falabella', 'falabella'],
  ['tottus', 'tottus'],
  ['paracas', 'paracas'],
])('%j is meant for %j', (word, meant) => {
  expect(tradeSpelling(word)).toBe(meant)
})
