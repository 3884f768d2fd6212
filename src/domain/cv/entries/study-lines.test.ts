import { linesOf, row, run, textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { findStudies } from './study-lines.ts'
import { degreeLikeness, institutionLikeness } from '#domain/cv/names/words.ts'

const like = { what: degreeLikeness, where: institutionLikeness }
const studies = (lines: Parameters<typeof findStudies>[0]) =>
  findStudies(lines, like, () => false).map(({ header }) => header.map(({ text }) => text))

test('lines that name both things are a study each, dated or not', () => {
  const texts = [
    'PRIMARIA: I.E. 0094 ANTONIO RAIMONDI',
    'SECUNDARIA: I.E. JUAN JIMENEZ - 2014',
    'INSTITUTO NOR ORIENTAL - ENFERMERIA TECNICA - 2016',
  ]
  expect(studies(textLines(texts.join('\n')))).toEqual(texts.map((text) => [text]))
})

test('a study of one line follows one of several', () => {
  const text =
    'Maestría en Finanzas, 2016 – 2018\nUniversidad del Callao\n1996-2001 Ingeniería Mecánica, Universidad de San Agustín\nTECSUP: Diplomado en Vibraciones. 2011'
  expect(studies(textLines(text)).map((header) => header.length)).toEqual([2, 1, 1])
})

test('studies beside each other are read one after the other', () => {
  const lines = linesOf([
    ...row(['2014', '1990-1996'], [40, 300], 60),
    ...row(['Programa de Dirección', 'Bachiller en Administración'], [40, 300], 74),
    ...row(['Universidad de Piura', 'Universidad de Lima'], [40, 300], 88),
  ])
  expect(studies(lines)).toEqual([
    ['2014', 'Programa de Dirección', 'Universidad de Piura'],
    ['1990-1996', 'Bachiller en Administración', 'Universidad de Lima'],
  ])
})

test('a date beside each line of a study is no study beside it', () => {
  const lines = linesOf([
    ...row(['Bachiller en Derecho', '2014 - 2018'], [40, 300], 60),
    ...row(['Universidad de Lima', 'Lima'], [40, 300], 74),
  ])
  expect(studies(lines)).toEqual([['Bachiller en Derecho\t2014 - 2018', 'Universidad de Lima\tLima']])
})

test('bullets before the fields of a study are no description', () => {
  const item = (text: string, x: number, y: number) => [run('•', x - 12, y), run(text, x, y)]
  const lines = linesOf([
    ...item('Instituto Alto Mayo', 60, 60),
    ...item('Producción Agropecuaria', 80, 74),
    run('2013 - 2015', 80, 88),
    ...item('I.E. Los Andes', 60, 110),
    ...item('Secundaria técnica', 80, 124),
    run('2008 - 2012', 80, 138),
  ])
  expect(studies(lines)).toEqual([
    ['Instituto Alto Mayo', 'Producción Agropecuaria', '2013 - 2015'],
    ['I.E. Los Andes', 'Secundaria técnica', '2008 - 2012'],
  ])
})
