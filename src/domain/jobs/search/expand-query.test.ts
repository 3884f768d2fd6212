import { describe, expect, test } from 'vitest'
import { asTyped, expandQuery, plainOf, readQuery } from './expand-query.ts'
import { SYNONYM_GROUPS } from './synonyms.data.ts'

test.each([
  ['c#', '', ['c#']],
  ['programador c++', 'programador', ['c++']],
  ['Desarrollador .NET', 'desarrollador', ['.net']],
  ['nodejs', '', ['node.js']],
  ['consultor sap fi', 'consultor', ['sap fi']],
  ['java', '', ['java']],
  ['go', '', ['go']],
  ['distribuidora j & r', 'distribuidora j r', []],
  ['Ingeniería de Minas', 'ingeniería de minas', []],
  ['diseñador/a gráfico', 'diseñador gráfico', []],
  ['busco trabajo de soldador', 'soldador', []],
  ['ing. civil', 'ingeniero civil', []],
  ['tec. enfermería sjl', 'técnico enfermería san juan lurigancho', []],
  ['INKA TOPS S.A.C.', 'inka tops', []],
  ['sac', 'sac', []],
  ['trabajo social', 'trabajo social', []],
])('%j asks for %j and exactly %j', (query, plain, exactSkills) => {
  const expanded = expandQuery(query)
  expect(plainOf(expanded)).toBe(plain)
  expect(expanded.exactSkills).toEqual(exactSkills)
})

test.each([
  ['rrhh', 'recursos humanos'],
  ['RRHH', 'recursos humanos'],
  ['asistente rrhh', 'asistente recursos humanos'],
  ['mozos', 'mesero'],
  ['meseras lima', 'mozo'],
  ['choferes', 'conductor'],
  ['practicante de marketing', 'trainee de marketing'],
  ['home office', 'teletrabajo'],
  ['vendedora', 'ventas'],
  ['ventas', 'asesor de ventas'],
  ['tecnica en enfermeria', 'auxiliar de enfermería'],
  ['tec. enfermeria', 'técnico en enfermería'],
  ['seguridad', 'vigilante'],
  ['delivery', 'motorizado'],
  ['adm. de tienda', 'administración de tienda'],
  ['guachimán', 'vigilante'],
  ['cuzco', 'cusco'],
])('%j also searches %j', (query, alternative) => {
  expect(expandQuery(query).slots.flat()).toContain(alternative)
})

test('each part of a search has its own other names', () => {
  const { slots } = expandQuery('mozo rrhh sjl')
  expect(slots.map(([first]) => first)).toEqual(['mozo', 'rrhh', 'san juan lurigancho'])
  expect(slots[2]).toEqual(['san juan lurigancho', 'sjl'])
})

test('a field in company of other words is not a job', () => {
  expect(expandQuery('seguridad industrial').slots[0]).not.toContain('vigilante')
})

test('a phrase is understood whole, not word by word', () => {
  expect(expandQuery('atención al cliente').slots).toHaveLength(1)
  expect(expandQuery('asesor de ventas').slots).toHaveLength(1)
})

test('what is typed can be asked for alone', () => {
  expect(asTyped(expandQuery('mozo lima')).slots).toEqual([['mozo'], ['lima']])
})

describe('a search for nothing', () => {
  test.each(['', 'busco trabajo', 'chamba', 'ofertas de empleo', 'quiero trabajar ya'])('%j', (typed) => {
    expect(readQuery(typed)).toBeNull()
  })
  test('signs alone find nothing, not everything', () => {
    expect(readQuery('!!!')).toEqual({ slots: [], exactSkills: [], companyWord: null })
  })
})

test.each([
  '',
  '   ',
  '"',
  "'; drop table jobs; --",
  '%_\\',
  '!!! & | <-> :*',
  '<script>alert(1)</script>',
  '👩‍💻🚀',
  '\u0000\u0007',
  'ñandú ÁÉÍ',
  'x'.repeat(500),
  'mozo '.repeat(100),
  'sjl '.repeat(50),
  'İstanbul ﬁn',
])('%j becomes words and nothing else', (query) => {
  const expanded = expandQuery(query)
  expect(plainOf(expanded).length).toBeLessThanOrEqual(400)
  expect(expanded.slots.length).toBeLessThanOrEqual(12)
  for (const slot of expanded.slots) {
    expect(slot.length).toBeLessThanOrEqual(16)
    expect(slot[0]).toMatch(/^[\p{L}\p{N} ]+$/u)
  }
})

test('no term stands in two groups', () => {
  const terms = SYNONYM_GROUPS.flatMap((group) => group.terms)
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
  expect(SYNONYM_GROUPS.length).toBeGreaterThanOrEqual(60)
})
