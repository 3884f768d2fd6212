import { linesOf, row, run, stack, textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { findEntryDates } from './entry-dates.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'

const datedIn = (lines: readonly Line[]) =>
  findEntryDates(
    lines,
    lines.map(() => false),
  ).dates.map((index) => lines[index]!.text)

test('an item that is set in dates no entry', () => {
  const lines = linesOf([
    run('Tech Lead, Trébol (2022 - 2024)', 40, 60),
    run('Sistema de pedidos en línea (2022 - 2023)', 55, 74),
    run('Programador, Quipu (2019 - 2021)', 40, 100),
  ])
  expect(datedIn(lines)).toEqual(['Tech Lead, Trébol (2022 - 2024)', 'Programador, Quipu (2019 - 2021)'])
})

test('an item that is set in dates no entry, however short, where the others have their dates apart', () => {
  const lines = linesOf([
    ...row(['Técnico, Trébol S.A.C.', 'mayo 2010 - mayo 2014'], [40, 400], 60),
    run('en vacaciones (2012 y 2013)', 55, 74),
    ...row(['Practicante, Quipu', 'enero 2008 - julio 2008'], [40, 400], 100),
  ])
  expect(datedIn(lines)).toHaveLength(2)
})

test('a role that is set in below its company does', () => {
  const lines = linesOf([
    run('Quipu S.A.C.   2015 - 2021', 40, 60),
    run('Analista   2018 - 2021', 52, 74),
    run('Auxiliar   2015 - 2018', 52, 88),
  ])
  expect(datedIn(lines)).toHaveLength(3)
})

test('where dates stand alone, those behind a text date no entry', () => {
  const lines = linesOf([
    ...row(['2022 - 2024', 'Trébol'], [40, 140], 60),
    run('Migración de la tienda (2022 - 2023)', 140, 74),
    ...row(['2019 - 2021', 'Quipu'], [40, 140], 100),
  ])
  expect(datedIn(lines)).toEqual(['2022 - 2024\tTrébol', '2019 - 2021\tQuipu'])
})

test('a sentence that ends with a date is none where headers have no stop', () => {
  const texts = [
    'Analista en Quipu (2020 - 2022)',
    'Expedientes de saneamiento (2020 - 2021).',
    'Cadista en Trébol (2016 - 2018)',
  ]
  expect(datedIn(textLines(texts.join('\n')))).toEqual([texts[0], texts[2]])
})

test('a year behind what names both needs no sign', () => {
  const texts = [
    'Diplomado en Gestión, Escuela del Nudo 2019',
    'Bachiller en Marketing, Universidad del Nudo (2011 - 2015)',
  ]
  expect(datedIn(textLines(texts.join('\n')))).toEqual(texts)
})

test('the lines below the dated ones are set in, a column beside them is not', () => {
  const lines = linesOf(stack(['Analista (2019 - 2021)', 'Auxiliar (2017 - 2018)'], 40, 60))
  const { isSetIn } = findEntryDates(lines, [false, false])
  expect(isSetIn(linesOf([run('Compras', 55, 90)])[0]!)).toBe(true)
  expect(isSetIn(linesOf([run('Compras', 40, 90)])[0]!)).toBe(false)
  expect(isSetIn(linesOf([run('Compras', 200, 90)])[0]!)).toBe(false)
})
