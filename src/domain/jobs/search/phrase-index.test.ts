import { beforeAll, describe, expect, test } from 'vitest'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { chooseSuggestions } from './choose-suggestions.ts'
import { PhraseIndex } from './phrase-index.ts'
import { nameOfWork, phrasesOf, searchInPlace, type SuggestedAd } from './suggested-phrases.ts'

const ad = (title: string, more: Partial<SuggestedAd> = {}): SuggestedAd => ({
  title,
  skills: [],
  company: null,
  department: null,
  province: null,
  district: null,
  ...more,
})
const piura = { department: 'Piura', province: 'Piura', district: 'Castilla' }

function indexOf(...ads: SuggestedAd[]): PhraseIndex {
  const index = new PhraseIndex()
  for (const [at, one] of ads.entries()) index.put(at, phrasesOf(one))
  return index
}
const suggest = (index: PhraseIndex, typed: string) =>
  chooseSuggestions(index.find(typed, { most: 24 }), 8).map(({ text, ads }) => `${text} ${ads}`)

// It takes some seconds on a busy machine.
beforeAll(() => void productTaxonomy().occupationNames, 60_000)

describe('the name of the work is the beginning of a title', () => {
  test.each([
    ['Vendedor(a) de tienda - turno noche', 'Vendedor de tienda'],
    ['CAJERO (Piura)', 'Cajero'],
    ['Chofer: urgente', 'Chofer'],
    ['Diseñador/a UX | Remoto', 'Diseñador UX'],
    ['analista de datos', 'Analista de datos'],
    ['QA', null],
    ['Se busca persona con ganas de aprender todo sobre ventas', null],
    ['- - -', null],
  ])('%s: %s', (title, name) => expect(nameOfWork(title)).toBe(name))
})

const market = indexOf(
  ad('Vendedor(a) de tienda', { skills: ['Excel'], company: 'Tupay', ...piura }),
  ad('Vendedora de tienda', { company: 'Tupay', ...piura }),
  ad('Vendedor de campo'),
  ad('Jefe de tienda', { skills: ['Excel', 'Power BI'], company: 'Tiendas Amaru SAC' }),
  ad('Analista de datos', { skills: ['Excel', 'SQL'] }),
  ad('Enfermera', { department: 'Lima', province: 'Lima', district: 'Miraflores' }),
  ad('Técnico en enfermería', { department: 'Áncash', province: null, district: null }),
)

describe('suggestions are the phrases of ads by the words that are typed', () => {
  test.each([
    [
      'the beginning of a word, with the ads of all its genders',
      'vend',
      ['Vendedor de tienda 2', 'Vendedor de campo 1'],
    ],
    [
      'what begins so comes first',
      'tien',
      ['Tiendas Amaru SAC 1', 'Vendedor de tienda 2', 'Jefe de tienda 1'],
    ],
    ['every word counts', 'tienda vend', ['Vendedor de tienda 2']],
    ['small words do not', 'vendedor en la tienda', ['Vendedor de tienda 2']],
    ['another gender or number', 'vendedoras de ti', ['Vendedor de tienda 2']],
    ['accents', 'tecnico', ['Técnico en enfermería 1']],
    ['skills with their ads', 'exc', ['Excel 3']],
    ['one error', 'enfremera', ['Enfermera 1', 'Técnico en enfermería 1']],
    ['a letter that sounds alike', 'bendedor', ['Vendedor de tienda 2', 'Vendedor de campo 1']],
    ['places', 'miraf', ['Miraflores, Lima 1']],
    ['a province that is called like its department once', 'piu', ['Piura 2']],
    ['companies', 'tup', ['Tupay 2']],
    ['nothing alike', 'zzzz', []],
    ['nothing typed', '  ', []],
    ['signs', '%_\\"\'', []],
  ])('%s: %s', (_, typed, found) => expect(suggest(market, typed)).toEqual(found))

  test('a title counts the ads that have all its words', () => {
    const index = indexOf(ad('Contador'), ad('Contador senior'), ad('Contadora de costos'))
    expect(suggest(index, 'conta')[0]).toBe('Contador 3')
  })

  test('of a kind there are only so many', () => {
    const companies = Array.from({ length: 6 }, (_, at) =>
      ad('Chofer', { company: `Mercado ${'abcdef'[at]}x` }),
    )
    expect(suggest(indexOf(...companies, ad('Mercaderista')), 'merc')).toHaveLength(4)
  })

  test('a title that would be understood otherwise is none', () => {
    expect(suggest(indexOf(ad('Soldador Piura')), 'sold')).toEqual([])
  })
})

test('an ad that changes or goes takes its phrases along', () => {
  const index = indexOf(ad('Soldador', piura), ad('Soldador', { skills: ['TIG'] }))
  index.put(0, phrasesOf(ad('Gasfitero')))
  expect(suggest(index, 'sol')).toEqual(['Soldador 1'])
  index.remove(1)
  index.remove(1)
  for (const gone of ['sol', 'soldador', 'tig', 'piura']) expect(suggest(index, gone), gone).toEqual([])
  expect(suggest(index, 'gas')).toEqual(['Gasfitero 1'])
})

test('words that are added later are found among many', () => {
  const words = Array.from({ length: 500 }, (_, at) => `Pieza ${at.toString(36)}q`)
  const index = indexOf(...words.map((title) => ad(title)))
  expect(index.find('pieza', { most: 600 })).toHaveLength(500)
  index.put(1000, phrasesOf(ad('Operario')))
  expect(suggest(index, 'oper')).toEqual(['Operario 1'])
})

test.each([
  ['soldador', 'Piura', 'soldador en Piura'],
  ['soldador', 'Miraflores, Lima', 'soldador en Miraflores, Lima'],
  ['busco trabajo', 'Piura', null],
])('%s in %s is searched as %s', (words, place, text) => expect(searchInPlace(words, place)).toBe(text))
