import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { tokensOf } from './role-tokens.ts'

const cut = (text: string) => tokensOf(textLines(text)).map((token) => [token.text, token.boundary])

test('signs between words become the boundary of the next word, and a period is one token', () => {
  expect(cut('Cajera, Botica Andina (Lima) | 2019 - 2021')).toEqual([
    ['Cajera', 'loose'],
    ['Botica', 'comma'],
    ['Andina', 'space'],
    ['Lima', 'open'],
    ['2019 - 2021', 'bar'],
  ])
})

test('the full stop of an abbreviation stays, that of a sentence ends it', () => {
  expect(cut('Quipu S.A.C.. Ventas\nAtención de clientes')).toEqual([
    ['Quipu', 'loose'],
    ['S.A.C.', 'space'],
    ['Ventas', 'space'],
    ['Atención', 'line'],
    ['de', 'space'],
    ['clientes', 'space'],
  ])
})
