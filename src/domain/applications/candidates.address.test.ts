import { expect, test } from 'vitest'
import {
  candidateInListHref,
  everyJobsViews,
  listHref,
  listOf,
  readCandidateFilters,
  writeCandidateFilters,
} from './candidates.address.ts'

const canonical = (query: string) =>
  String(writeCandidateFilters(readCandidateFilters(new URLSearchParams(query))))

test.each([
  ['', ''],
  ['?q=%20sql%20&match=80', 'q=sql&match=80'],
  ['match=101&anios=0&espera=x&etapa=-1', ''],
  ['estado=hired&estado=pending&estado=otro', 'estado=pending&estado=hired'],
  ['tarde=1&activos=no', 'tarde=true'],
  ['foo=1&etiqueta=3&lugar=Lima', 'lugar=Lima&etiqueta=3'],
  ['respuesta=7%3Ayes', 'respuesta=7%3Ayes'],
])('%s is %s', (query, written) => {
  expect(canonical(query)).toBe(written)
})

test('the views of every job are canonical', () => {
  for (const { query } of everyJobsViews) expect(canonical(query)).toBe(query)
})

test('a list goes from the board to a candidate and back, without what is not about it', () => {
  const list = listOf(new URLSearchParams('candidato=5&q=sql&orden=recent&vista=tabla&columna=3&x=1'))
  expect(candidateInListHref(7, 5, list)).toBe(
    '/company-dashboard/candidatos/7/5?q=sql&orden=recent&vista=tabla&columna=3',
  )
  expect(listHref(7, 6, list)).toBe(
    '/company-dashboard/candidatos/7?q=sql&orden=recent&vista=tabla&candidato=6',
  )
  expect(candidateInListHref(7, 5, listOf(new URLSearchParams()))).toBe('/company-dashboard/candidatos/7/5')
})
