import { expect, test } from 'vitest'
import { isSameName, nameKey } from './same-name.ts'

const same = (one: string, other: string) => [
  isSameName(nameKey(one), nameKey(other)),
  isSameName(nameKey(other), nameKey(one)),
]

test.each([
  ['Tupay S.A.C.', 'TUPAY SAC'],
  ['Tupay S. A. C.', 'Tupay'],
  ['PUCP', 'Pontificia Universidad Católica del Perú'],
  ['Pontificia Universidad Católica del Perú (PUCP)', 'PUCP'],
  ['PUCP - Pontificia Universidad Católica del Perú', 'Pontificia Universidad Católica del Perú'],
  ['U.N.M.S.M.', 'Universidad Nacional Mayor de San Marcos'],
  ['UNI', 'Universidad Nacional de Ingeniería'],
  ['SENATI', 'Servicio Nacional de Adiestramiento en Trabajo Industrial'],
  ['BCP', 'Banco de Crédito del Perú'],
  ['Banco de Crédito', 'BCP'],
  ['ATN', 'Asociación Tupay del Norte'],
])('%s is %s', (one, other) => {
  expect(same(one, other)).toEqual([true, true])
})

test.each([
  ['PUCP', 'Universidad Católica de Santa María'],
  // The letters match its words, but the acronym belongs to another school.
  ['UNC', 'Universidad Nacional del Callao'],
  ['UNI', 'Universidad Nacional de Ica'],
  ['UPC', 'UPCH'],
  ['UCV', 'UCSM'],
  ['Universidad de Piura', 'Universidad Nacional de Piura'],
  ['C', 'C++'],
  ['Tupay', 'Tupay Norte'],
  ['IDAT', 'Instituto de Arte Tupay'],
])('%s is not %s', (one, other) => {
  expect(same(one, other)).toEqual([false, false])
})
