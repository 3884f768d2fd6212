import { linesOf, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import type { Line } from './text-line.ts'
import { joinWrappedLines } from './wrapped-lines.ts'

const textsOf = (lines: Line[]) => joinWrappedLines(lines).map(({ text }) => text)

describe('a text that is open goes on, wherever it broke', () => {
  test.each([
    ['a small word at its end', 'Analista de Compras y\nAlmacén', ['Analista de Compras y Almacén']],
    ['a small letter below', 'Analista\nen Quipu', ['Analista en Quipu']],
    ['a small word in capitals below', 'UNIVERSIDAD\nDEL PACÍFICO', ['UNIVERSIDAD DEL PACÍFICO']],
    ['a sign at its end', 'Analista |\nQuipu', ['Analista | Quipu']],
    ['the name of a saint', 'Municipalidad de San\nIsidro', ['Municipalidad de San Isidro']],
    ['a word that was broken', 'Progra-\nmador', ['Programador']],
    [
      'a legal form below, whatever stands behind it',
      'Importaciones Quipu\nS.A.C. (Callao), 2012 – 2015',
      ['Importaciones Quipu S.A.C. (Callao), 2012 – 2015'],
    ],
  ])('%s', (_, text, joined) => {
    expect(textsOf(textLines(text))).toEqual(joined)
  })

  test('but not behind the sign that an empty field leaves, below white space', () => {
    const lines = textLines('Cenfotur\nBachiller en Economía -\n\nUniversidad Andina')
    expect(textsOf(lines)).toHaveLength(3)
  })

  test.each([
    ['a date', 'Analista de\n2019 - 2021'],
    ['a label', 'Analista de\nEmpresa: Quipu'],
    ['an item', 'Analista de\n• Compras'],
  ])('but not in %s', (_, text) => {
    expect(textsOf(textLines(text))).toHaveLength(2)
  })
})

const bold = { bold: true }
const body = ['Compras de insumos para tres plantas', 'y control de sus inventarios']

test('a name in its own look goes on where its line was full', () => {
  const lines = linesOf([
    ...stack(['Municipalidad Distrital de Amarilis', 'Nuevo'], 40, 60, bold),
    ...stack(['Analista', ...body], 40, 88),
    ...stack(['Molinos Chira'], 40, 140, bold),
    ...stack(['Asistente', ...body], 40, 154),
  ])
  expect(textsOf(lines)).toEqual([
    'Municipalidad Distrital de Amarilis Nuevo',
    'Analista',
    body.join(' '),
    'Molinos Chira',
    'Asistente',
    body.join(' '),
  ])
})

test('two fields in one look stay two where one of them happens to fill its line', () => {
  const entry = (names: string[], y: number) => stack([...names, '2019 - 2021', ...body], 40, y)
  const lines = linesOf([
    ...entry(['Coordinadora de Calidad e Inocuidad', 'Trébol'], 60),
    ...entry(['Analista', 'Quipu'], 160),
    ...entry(['Asistente', 'Molinos Chira'], 260),
  ])
  expect(textsOf(lines).slice(0, 3)).toEqual(['Coordinadora de Calidad e Inocuidad', 'Trébol', '2019 - 2021'])
})

test('what opens a field of its own goes on with nothing', () => {
  const lines = textLines(`Coordinadora de Calidad e Inocuidad\nMinera Raura\n${body.join('\n')}`)
  expect(textsOf(lines).slice(0, 2)).toEqual(['Coordinadora de Calidad e Inocuidad', 'Minera Raura'])
})

test.each([
  ['a legal form', 'Importaciones de Granos del Sur S.A.C.'],
  ['a place', 'Importaciones de Granos, Arequipa'],
  ['a period', 'Importaciones de Granos 2019 - 2021'],
])('%s ends a text', (_, name) => {
  expect(textsOf(textLines(`${name}\nResponsable\n${body.join('\n')}`)).slice(0, 2)).toEqual([
    name,
    'Responsable',
  ])
})

test('a name beside its date has the room up to the date', () => {
  const lines = linesOf([
    run('Diagramadora Web', 40, 60, bold),
    run('2019 - 2021', 135, 60),
    run('Corporativa', 40, 74, bold),
    run('Quipu S.A.C.', 40, 102),
    run('Control de los inventarios de tres plantas', 40, 116),
  ])
  expect(textsOf(lines)[0]).toBe('Diagramadora Web Corporativa\t2019 - 2021')
})

test('entries hang over their later lines where all that are set in follow a full line', () => {
  const lines = linesOf([
    run('2018: Maestría en Derecho del Trabajo, Pontificia Universidad', 40, 60),
    run('Católica del Perú', 55, 74),
    run('2016: Título de Abogada', 40, 94),
  ])
  expect(textsOf(lines)).toEqual([
    '2018: Maestría en Derecho del Trabajo, Pontificia Universidad Católica del Perú',
    '2016: Título de Abogada',
  ])
})

test('lines of short names are no column', () => {
  expect(textsOf(textLines('Trébol\nInventarios\n\nMolinos\nDespacho'))).toHaveLength(4)
})

test('nothing is nothing', () => {
  expect(joinWrappedLines([])).toEqual([])
})

test('where one name in a column broke for sure, another had no more room', () => {
  const lines = linesOf([
    run('Asistente Técnico de', 40, 60, bold),
    run('2016', 290, 60),
    run('Supervisión', 40, 74, bold),
    run('Municipalidad de Amarilis', 40, 88),
    run('Nuevo', 40, 102),
    run('Cadista', 40, 130, bold),
    run('2014', 290, 130),
    run('Trazo Fino', 40, 144),
    run('• Planos de arquitectura y estructuras de tres edificios', 50, 158),
  ])
  expect(textsOf(lines)).toContain('Municipalidad de Amarilis Nuevo')
})
