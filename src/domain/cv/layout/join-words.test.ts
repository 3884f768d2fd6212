import { expect, test } from 'vitest'
import { joinWords } from './join-words.ts'

test.each([
  ['progra-', 'mación', 'programación'],
  ['Full-', 'Stack', 'Full-Stack'],
  ['PLAME, T-', 'Registro', 'PLAME, T-Registro'],
  ['Compras -', 'Lima', 'Compras - Lima'],
  ['empresas medianas', 'del sur', 'empresas medianas del sur'],
])('%j and %j are %j', (above, below, joined) => {
  expect(joinWords(above, below)).toBe(joined)
})
