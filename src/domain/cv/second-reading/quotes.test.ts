import { expect, test } from 'vitest'
import { quotesIn } from './quotes.ts'

test.each([
  ['Gestión de  Almacén', 'GESTION DE ALMACEN', ['Gestión de  Almacén']],
  ['Jefa de\nTienda', 'jefa de tienda', ['Jefa de\nTienda']],
  ['Oﬁcina Técnica', 'oficina tecnica', ['Oﬁcina Técnica']],
  ['Ofi\u00adcina', 'oficina', ['Ofi\u00adcina']],
  ['Peña y Peña', 'pena', ['Peña', 'Peña']],
  ['Pen\u0303a', 'Peña', ['Peña']],
  ['C++, C#, C', 'c', ['C']],
  ['C++, C#', 'c#', ['C#']],
  ['Googleplex', 'Google', []],
  ['JavaScript', 'Java', []],
  ['Node.js', 'node.js', ['Node.js']],
  ['½ jornada', '1', []],
  ['algo', '', []],
  ['algo', '   ', []],
  ['', 'algo', []],
])('in %j, %j stands as %j', (text, value, quotes) => {
  expect(quotesIn(text)(value).map((quote) => quote.text)).toEqual(quotes)
})

test('distances are counted in folded text, where spaces are single', () => {
  const find = quotesIn('Árbol     verde')
  expect(find('verde')).toEqual([{ text: 'verde', at: 10, index: 6, length: 5 }])
})

test('a word that fills the text is not looked for without end', () => {
  expect(quotesIn('de '.repeat(10_000))('de').length).toBeLessThanOrEqual(50)
})
