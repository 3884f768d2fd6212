import { linesOf, row, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { makeEntry } from './make-entry.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { organisationLikeness } from '#domain/cv/names/words.ts'

const isWhere = (text: string) => organisationLikeness(text) >= 0.6

/** The header and the body of the one entry in the lines; items are descriptions. */
const entryOf = (lines: readonly Line[], dates: readonly number[] = []) => {
  const isBody = lines.map(({ isItem }) => isItem)
  const { header, body, period, dateLine } = makeEntry(lines, isBody, 0, lines.length, isWhere, dates)
  const texts = (some: readonly Line[]) => some.map(({ text }) => text)
  return {
    header: texts(header),
    body: texts(body),
    years: period && [period.start, period.end],
    date: dateLine?.text ?? null,
  }
}
const told = (...texts: string[]) => entryOf(textLines(texts.join('\n')))

describe('the header', () => {
  test('is what stands above the items', () => {
    expect(told('Jefa de Compras', 'Quipu S.A.C.', '2018 - 2021', '• Compras', 'y más')).toEqual({
      header: ['Jefa de Compras', 'Quipu S.A.C.', '2018 - 2021'],
      body: ['Compras', 'y más'],
      years: ['2018', '2021'],
      date: '2018 - 2021',
    })
  })

  test('ends below the date where post and employer are told', () => {
    expect(told('Jefa de Compras', 'Quipu S.A.C.', '2018 - 2021', 'Tres plantas').body).toEqual([
      'Tres plantas',
    ])
  })

  test.each([
    ['the post', ['Quipu S.A.C.', '2018 - 2021', 'Jefa de Compras']],
    ['the employer', ['Jefa de Compras', '2018 - 2021', 'Quipu S.A.C.']],
    ['the place', ['Jefa de Compras', 'Quipu S.A.C.', '2018 - 2021', 'Cayma, Arequipa']],
  ])('goes on below the date with %s', (_, texts) => {
    expect(told(...texts).header).toEqual(texts)
  })

  test('takes labelled fields, though the description has begun', () => {
    const { header, body } = told('Quipu S.A.C.', '2018 - 2021', '• Compras', 'Cargo: Jefa de Compras')
    expect([header.at(-1), body]).toEqual(['Cargo: Jefa de Compras', ['Compras']])
  })

  test('takes no sentence about the company', () => {
    const about = 'Empresa dedicada a la venta de insumos'
    expect(told('Quipu S.A.C.', '2018 - 2021', about).body).toEqual([about])
  })

  test('but finds the bold post below one', () => {
    const about = 'Empresa dedicada a la venta de insumos.'
    const lines = linesOf([
      ...stack(['Quipu S.A.C.   2018 - 2021', about], 40, 60),
      run('Jefa de Planta', 40, 88, { bold: true }),
      run('• Tres plantas', 40, 102),
    ])
    expect(entryOf(lines)).toMatchObject({
      header: ['Quipu S.A.C.\t2018 - 2021', 'Jefa de Planta'],
      body: [about, 'Tres plantas'],
    })
  })

  test('has six lines at most', () => {
    expect(told('A', 'B', 'C', 'D', 'E', 'F', 'G').header).toHaveLength(6)
  })

  test('ends above what is set in and says nothing that is known', () => {
    const lines = linesOf([
      ...stack(['Quipu S.A.C.', '2018 - 2021'], 40, 60),
      ...stack(['Tres plantas', 'Cinco almacenes'], 55, 88),
    ])
    expect(entryOf(lines).body).toEqual(['Tres plantas', 'Cinco almacenes'])
  })
})

describe('the period', () => {
  test('is a range before a lone year', () => {
    const lines = textLines('Programa Talento 2015\nQuipu S.A.C.\n2018 - 2021')
    expect(entryOf(lines, [2])).toMatchObject({ years: ['2018', '2021'], date: '2018 - 2021' })
  })

  test('may come below the description, on a line that is known to be dated', () => {
    const lines = textLines('Quipu S.A.C.\nJefa de Compras\n• Compras\n2018 - 2021')
    expect(entryOf(lines, [3])).toMatchObject({ body: ['Compras'], date: '2018 - 2021' })
  })

  test('is not told by a description', () => {
    expect(told('Quipu S.A.C.', 'Jefa de Compras', '• Premio 2019')).toMatchObject({
      years: null,
      date: null,
    })
  })
})

test('a place below the dates in their margin is the entry’s, and what stands beside it its own', () => {
  const lines = linesOf([
    ...row(['2019 – 2021', 'Analista, Quipu S.A.'], [40, 160], 60),
    ...row(['Jaén', 'Control de calidad de los granos verdes'], [40, 160], 74),
  ])
  expect(entryOf(lines)).toMatchObject({
    header: ['2019 – 2021\tAnalista, Quipu S.A.', 'Jaén'],
    body: ['Control de calidad de los granos verdes'],
  })
})
