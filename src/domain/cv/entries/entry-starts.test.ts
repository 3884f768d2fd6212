import { linesOf, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { findStarts, look, saysSomething, usualGapOf } from './entry-starts.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { findPeriods } from '#domain/cv/dates/found-periods.ts'

/** The first lines of the entries; `body` matches the lines of descriptions. */
const startsOf = (lines: readonly Line[], body: RegExp = /^•|\.$/) => {
  const isBody = lines.map(({ text, isItem }) => isItem || body.test(text))
  const dates = [...lines.keys()].filter((at) => !isBody[at] && findPeriods(lines[at]!.text).length > 0)
  return findStarts(lines, dates, isBody).map((at) => lines[at]!.text)
}
const bold = { bold: true }

describe('an entry begins', () => {
  test('as far above its date as the first one does', () => {
    const lines = textLines(
      [
        'Quipu S.A.C.',
        'Jefa de Compras',
        '2018 - 2021',
        '• Compras',
        'Banco Andino',
        'Analista',
        '2015 - 2018',
        '• Cobranzas',
      ].join('\n'),
    )
    expect(startsOf(lines)).toEqual(['Quipu S.A.C.', 'Banco Andino'])
  })

  test('with its date, where the first one does', () => {
    const lines = textLines(
      ['2018 - 2021', 'Jefa de Compras, Quipu', '• Compras', '2015 - 2018', 'Analista, Banco Andino'].join(
        '\n',
      ),
    )
    expect(startsOf(lines)).toEqual(['2018 - 2021', '2015 - 2018'])
  })

  test('with the line that looks like the first one, wherever the dates stand', () => {
    const lines = linesOf([
      run('Quipu S.A.C.', 40, 60, bold),
      ...stack(['Jefa de Compras', '2018 - 2021', 'Compras para tres plantas.'], 40, 74),
      run('Banco Andino', 40, 116, bold),
      ...stack(['Analista', 'Agencia de Puno', '2015 - 2018'], 40, 130),
    ])
    expect(startsOf(lines)).toEqual(['Quipu S.A.C.', 'Banco Andino'])
  })

  test('behind white, where that parts the dates', () => {
    const lines = textLines(
      [
        'Jefa de Compras',
        '2018 - 2021',
        'Quipu',
        '',
        'Banco Andino',
        'Analista',
        '2015 - 2018',
        '',
        'Auxiliar',
        'Bodega Uros',
        'Puno',
        '2012 - 2015',
      ].join('\n'),
    )
    expect(startsOf(lines)).toEqual(['Jefa de Compras', 'Banco Andino', 'Auxiliar'])
  })

  test('not with the end of a description in small letters, nor with a place', () => {
    const lines = textLines(
      [
        'Jefa de Compras (2018 - 2021)',
        'Quipu S.A.C.',
        'compras y almacén',
        'Analista (2015 - 2018)',
        'Banco Andino',
        'Puno, Perú',
        'Auxiliar (2012 - 2015)',
      ].join('\n'),
    )
    expect(startsOf(lines)).toEqual([
      'Jefa de Compras (2018 - 2021)',
      'Analista (2015 - 2018)',
      'Auxiliar (2012 - 2015)',
    ])
  })

  test('without a date, where it stands behind white, looks like the others and names a post', () => {
    const lines = textLines(
      [
        'Jefa de Compras',
        'Quipu S.A.C., 2018 - 2021',
        '',
        'Cajera',
        'Botica Sur, 8 meses',
        '',
        'Analista',
        'Banco Andino, 2015 - 2018',
      ].join('\n'),
    )
    expect(startsOf(lines)).toEqual(['Jefa de Compras', 'Cajera', 'Analista'])
  })
})

test('the roles at one employer begin with themselves', () => {
  const lines = linesOf([
    run('Quipu S.A.C. 2015 - 2021', 40, 60, bold),
    ...stack(['Jefa de Compras 2018 - 2021', '• Compras', 'Analista 2015 - 2018', '• Inventarios'], 40, 74),
  ])
  expect(startsOf(lines)).toEqual([
    'Quipu S.A.C. 2015 - 2021',
    'Jefa de Compras 2018 - 2021',
    'Analista 2015 - 2018',
  ])
})

describe('the look', () => {
  test.each([
    ['weight', run('Quipu', 40, 60, bold)],
    ['size', run('Quipu', 40, 60, { size: 12 })],
    ['slant', run('Quipu', 40, 60, { italic: true })],
    ['capitals', run('QUIPU', 40, 60)],
    ['a bullet', run('• Quipu', 40, 60)],
  ])('differs by %s', (_, other) => {
    expect(look(linesOf([other])[0]!)).not.toBe(look(linesOf([run('Quipu', 40, 60)])[0]!))
  })

  test('is that of the text, not of the date in its margin', () => {
    const dated = (date: string) => linesOf([run(date, 40, 60, bold), run('Quipu', 140, 60)])[0]!
    expect(look(dated('2018 - 2021'))).toBe(look(dated('ENE. 2018')))
    expect(look(dated('2018 - 2021'))).not.toBe(look(linesOf([run('Quipu', 140, 60)])[0]!))
  })
})

test('the usual distance is that of most lines, and a common one where there are none', () => {
  expect(usualGapOf(textLines('Uno\nDos\nTres\n\nCuatro'))).toBe(1.4)
  expect(usualGapOf(textLines('Uno'))).toBe(1.2)
})

test.each([
  ['Analista de Compras', true],
  ['Quipu S.A.C.', true],
  ['Universidad Nacional del Altiplano', true],
  ['Bachiller en Derecho', true],
  ['Recuperación de cartera', false],
  ['Cayma', false],
])('%j says something that is known: %s', (text, says) => {
  expect(saysSomething(text)).toBe(says)
})
