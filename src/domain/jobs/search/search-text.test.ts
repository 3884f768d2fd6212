import { describe, expect, test } from 'vitest'
import { searchTokens } from '#domain/jobs/skill-signs.ts'
import { cleanTitle, expandQuery, indexText } from './search-text.ts'
import { SYNONYM_GROUPS } from './synonyms.data.ts'

test.each([
  ['Desarrollador/a (C#/.NET)', 'Desarrollador (C#/.NET)'],
  ['Enfermero(a)', 'Enfermero'],
  ['Coordinador (a) de ventas', 'Coordinador de ventas'],
  ['ENFERMERA/O', 'ENFERMERA'],
  ['Vendedores/as', 'Vendedores'],
  ['Compañer@s', 'Compañeros'],
  ['Diseñador UX/UI', 'Diseñador UX/UI'],
  ['Analista y/o asistente', 'Analista y/o asistente'],
  ['Escribe a ana@qhatu.pe', 'Escribe a ana@qhatu.pe'],
])('cleanTitle(%j) is %j', (title, expected) => {
  expect(cleanTitle(title)).toBe(expected)
})

test("the index gets TI spelled out and titles cleaned, and leaves 'para ti' alone", () => {
  expect(indexText('Jefe/a de TI')).toBe('Jefe de TI tecnologías de la información')
  expect(indexText('Diseñador UX/UI')).toBe('Diseñador UX UI')
  expect(indexText('Un empleo para ti')).toBe('Un empleo para ti')
})

test.each([
  ['C#, C++, .NET', ['.net', 'c#', 'c++']],
  ['Programación en C y C++; Node JS', ['c', 'c++', 'node.js']],
  ['Python, R, Go', ['go', 'python', 'r']],
  ['R', ['r']],
  ['Experiencia en Golang', ['go']],
  ['SAP FI/CO y SAP MM', ['sap co', 'sap fi', 'sap mm']],
  ['SAP', []],
  ['javascript, ReactJS', ['javascript', 'react']],
  ['usamos React.js.', ['react']],
  ['ASP.NET Core', ['.net']],
  ['Power BI, PL/SQL', ['pl/sql', 'power bi']],
  ['Vitamina C', []],
  ['Conductor con licencia categoría C', []],
  ['Let us go to Lima', []],
  ['Desarrollador, grupo C', []],
  ['soporte@red.net', []],
  ['', []],
])('searchTokens(%j) is %j', (text, expected) => {
  expect(searchTokens(text)).toEqual(expected)
})

describe('expandQuery', () => {
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
  ])('%j asks for %j and exactly %j', (query, plain, exactSkills) => {
    expect(expandQuery(query)).toMatchObject({ plain, exactSkills })
  })

  test.each([
    ['rrhh', 'recursos humanos'],
    ['RRHH', 'recursos humanos'],
    ['asistente rrhh', 'asistente recursos humanos'],
    ['mozos', 'mesero'],
    ['meseras lima', 'mozo lima'],
    ['choferes', 'conductor'],
    ['practicante de marketing', 'prácticas preprofesionales de marketing'],
    ['home office', 'remoto'],
    ['vendedora', 'ventas'],
    ['ventas', 'asesor de ventas'],
    ['tecnica en enfermeria', 'auxiliar de enfermería'],
    ['seguridad', 'vigilante'],
    ['delivery', 'motorizado'],
  ])('%j also searches %j', (query, alternative) => {
    expect(expandQuery(query).synonyms).toContain(alternative)
  })

  test('a field in company of other words is not a job', () => {
    expect(expandQuery('seguridad industrial').synonyms).toEqual([])
  })

  test('a phrase is understood whole, not word by word', () => {
    expect(expandQuery('atención al cliente').synonyms).toContain('servicio al cliente')
    expect(expandQuery('asesor de ventas').synonyms).not.toContain('asesor de vendedor')
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
    'İstanbul ﬁn',
  ])('%j becomes words and nothing else', (query) => {
    const { plain, synonyms } = expandQuery(query)
    for (const text of [plain, ...synonyms]) expect(text).toMatch(/^[\p{L}\p{N} ]*$/u)
    expect(plain.length).toBeLessThanOrEqual(200)
    expect(synonyms.length).toBeLessThanOrEqual(12)
  })
})

test('no term stands in two groups, where the second would never be reached', () => {
  const terms = SYNONYM_GROUPS.flatMap((group) => group.terms)
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
  expect(SYNONYM_GROUPS.length).toBeGreaterThanOrEqual(60)
})
