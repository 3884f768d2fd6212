import { linesOf, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { findBody, VERB } from './entry-body.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'

/** The lines of the description. */
const bodyOf = (lines: readonly Line[], isEntry: (line: Line) => boolean = () => false) => {
  const isBody = findBody(lines, isEntry)
  return lines.filter((_, at) => isBody[at]).map(({ text }) => text)
}
/** The longest line of a section shows how long full lines are. */
const WIDE =
  '• Negociación con proveedores de insumos nacionales e importados y control de sus plazos de entrega.'
const HEADER = ['Jefa de Compras', 'Quipu S.A.C., Lima', '2018 - 2021']
const below = (...texts: string[]) => bodyOf(textLines([WIDE, ...HEADER, ...texts].join('\n'))).slice(1)

test('a sentence set in below its header describes, though it begins like an organisation', () => {
  const lines = linesOf([
    ...stack(['Jefe de práctica, Universidad del Sur, 2019 - 2021'], 40, 60),
    run('Laboratorio de programación para alumnos.', 60, 74),
  ])
  expect(bodyOf(lines)).toEqual(['Laboratorio de programación para alumnos.'])
})

test('below a long date in a margin a job on one line is no sentence', () => {
  const job = 'Maestro de obra, Consorcio Vial Costa Sur, Moquegua.'
  const lines = linesOf([
    run('ene. 2022 - nov. 2024', 40, 60),
    ...stack([job, 'Armado de fierro y encofrado de losas.'], 120, 74),
  ])
  expect(bodyOf(lines)).toEqual(['Armado de fierro y encofrado de losas.'])
})

describe('what describes', () => {
  test.each([
    ['an item', '• Compras para tres plantas', 'Compras para tres plantas'],
    ['a sentence', 'Compras para tres plantas y sus almacenes.', undefined],
    ['a verb', 'Lideré el equipo de compras', undefined],
    ['a verb with its pronoun', 'Me encargué de las compras', undefined],
    ['a verb in English', 'Managed a portfolio of grants', undefined],
    ['a label', 'Logros: menos mermas', undefined],
    ['what opens a list', 'Clientes principales:', undefined],
    ['small letters', 'compras para tres plantas', undefined],
    [
      'prose',
      'Compra de insumos nacionales e importados para las tres plantas de la empresa en Lima y Callao',
      undefined,
    ],
  ])('%s', (_, text, read) => {
    expect(below(text)).toEqual([read ?? text])
  })

  test('what goes on from it', () => {
    const texts = [
      'Lideré la negociación con proveedores de insumos nacionales e importados y el control de',
      'Plantas de la empresa',
      'Banco Andino',
    ]
    expect(below(...texts)).toEqual(texts.slice(0, 2))
  })

  test('is no header', () => {
    expect(below()).toEqual([])
  })
})

describe('what does not', () => {
  test.each([
    ['a name with a short form at its end', 'Importaciones Ríos Hnos.'],
    ['a legal form', 'Inversiones y Negocios Quipu S.A.C.'],
    ['a legal form without stops', 'Inversiones y Negocios Quipu EIRL.'],
    ['a sentence that is only names and dates', 'Universidad Nacional del Altiplano, 2011 - 2015.'],
    ['a name with a place behind its stop', 'Universidad Nacional del Altiplano. Puno.'],
    ['a field of a form', 'Cargo: Analista de Compras'],
    ['a committee, which ends like a verb', 'Comité de compras'],
  ])('%s', (_, text) => {
    expect(below(text)).toEqual([])
  })

  test('a bold line that ends with a stop', () => {
    const lines = linesOf([run('Analista de las compras de insumos.', 40, 60, { bold: true })])
    expect(bodyOf(lines)).toEqual([])
  })

  test('an item that is an entry', () => {
    expect(
      bodyOf(textLines('• Analista, Quipu, 2018 - 2021\n• Compras'), (line) => /\d/.test(line.text)),
    ).toEqual(['Compras'])
  })

  test('the rest of a long name', () => {
    const texts = ['Especialista en Contrataciones del Estado y Compras', 'de insumos y servicios']
    expect(bodyOf(textLines(texts.join('\n')))).toEqual([])
  })
})

describe('below ‘Funciones:’', () => {
  test('whatever is said describes, up to white space', () => {
    const texts = ['Funciones:', 'Compras nacionales', 'Inventarios', '', 'Banco Andino', 'Analista']
    expect(below(...texts)).toEqual(texts.slice(0, 3))
  })

  test.each([
    ['the lines of the next date', stack(['Analista', 'Banco Andino', '2015 - 2018'], 40, 130)],
    ['bold print', [run('Banco Andino', 40, 130, { bold: true })]],
    ['what stands further out', [run('Banco Andino', 20, 130)]],
    ['the lines of the next form field', stack(['Banco Andino', 'Puno', 'Cargo: Analista'], 40, 130)],
  ])('and up to %s', (_, next) => {
    const listed = stack([WIDE, ...HEADER.slice(1), 'Funciones:', 'Compras nacionales'], 40, 60)
    expect(bodyOf(linesOf([...listed, ...next])).slice(1)).toEqual(['Funciones:', 'Compras nacionales'])
  })
})

test.each([
  ['Coordiné tres equipos', true],
  ['Dirigí la planta', true],
  ['Se elaboró el plan', true],
  ['Led a team of three', true],
  ['Comité de Seguridad', false],
  ['Jefé', false],
  ['Café Andino', false],
  ['José Olaya', false],
  ['Analista de Compras', false],
])('%j opens with what somebody did: %s', (text, is) => {
  expect(VERB.test(text)).toBe(is)
})
