import { expect, test } from 'vitest'
import { searchTokens } from '#domain/jobs/skill-signs.ts'
import { cleanTitle, indexText } from './search-text.ts'

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
