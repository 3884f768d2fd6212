import { linesOf, page, piecesOf, run, stack } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { findPieces } from './pieces.ts'

const textsOf = (...runs: Parameters<typeof piecesOf>[0]) => piecesOf(runs).map(({ text }) => text)

describe('gaps on one baseline', () => {
  test.each([
    ['touching letters are one word', 0, ['Analista']],
    ['a gap of a space parts words of one item', 2.5, ['Anal ista']],
    ['a gap wider than a letter is high begins a new item', 11, ['Anal', 'ista']],
  ])('%s', (_, gap, texts) => {
    expect(textsOf(run('Anal', 40, 60), run('ista', 60 + gap, 60))).toEqual(texts)
  })

  test('a run with three spaces inside is several items, each in its place', () => {
    expect(piecesOf([run('Empresa   Cargo', 40, 60)]).map(({ text, x }) => [text, x])).toEqual([
      ['Empresa', 40],
      ['Cargo', 90],
    ])
  })

  test('items come from left to right and from top to bottom, whatever the order in the file', () => {
    expect(textsOf(run('Lima', 200, 80), run('Rosa', 40, 60), run('Callao', 40, 80))).toEqual([
      'Rosa',
      'Callao',
      'Lima',
    ])
  })

  test('a raised letter stays on its line, the line below does not', () => {
    expect(textsOf(run('1', 60, 58, { size: 6 }), run('Nota', 40, 60), run('Otra', 40, 72))).toEqual([
      'Nota1',
      'Otra',
    ])
  })

  test('raised and lowered letters of one word are one line: the name of LaTeX', () => {
    const letters = [
      run('L', 36, 60, { width: 5 }),
      run('A', 37.6, 57.8, { size: 7, width: 3.2 }),
      run('T', 41, 60, { width: 4.2 }),
      run('E', 45.2, 62.5, { width: 4.4 }),
      run('X', 49.6, 60, { width: 6.4 }),
    ]
    expect(textsOf(...letters, run('Markdown', 74, 60))).toEqual(['LATEX', 'Markdown'])
  })

  test('letters that are drawn twice for weight are read once', () => {
    expect(textsOf(run('Rosa', 40, 60), run('Rosa', 40.4, 60))).toEqual(['Rosa'])
  })
})

describe('margins', () => {
  const rows = (count: number) =>
    stack(Array<string>(count).fill('Lima 2019'), 40, 60).flatMap(({ text, x, y }) => [
      run(text, x, y),
      run('Analista', x + 50, y),
    ])

  test('a narrow gap parts items where many lines begin behind it', () => {
    expect(textsOf(...rows(4)).slice(0, 2)).toEqual(['Lima 2019', 'Analista'])
  })

  test('text that runs into the next column ends there', () => {
    const long = [run('rosa.quispe@ejemplo.com', 40, 120), run('Contadora con diez años', 90, 120)]
    expect(textsOf(...rows(4), ...long).slice(-2)).toEqual(long.map(({ text }) => text))
  })

  test('a narrow gap is a space where only a few do', () => {
    expect(textsOf(...rows(3))[0]).toBe('Lima 2019 Analista')
  })

  test('letters of a typewriter stand under each other by chance', () => {
    const typed = (text: string, x: number, y: number) => run(text, x, y, { width: text.length * 6 })
    const lines = [60, 74, 88, 102].flatMap((y) => [typed('Lima 2019', 40, y), typed('Analista', 99, y)])
    expect(textsOf(...lines)[0]).toBe('Lima 2019 Analista')
  })
})

describe('letters set apart', () => {
  test.each([
    ['E X P E R I E N C I A', 'EXPERIENCIA'],
    ['R O S A   Q U I S P E', 'ROSA\tQUISPE'],
    ['Plan A y B', 'Plan A y B'],
  ])('%j within one run reads %j', (text, read) => {
    expect(textsOf(run(text, 40, 60)).join('\t')).toBe(read)
  })

  test('letters that the file sets one by one are words, parted where the distance is wider', () => {
    const runs = Array.from('ROSARÍOS', (letter, index) =>
      run(letter, 40 + index * 11 + (index > 3 ? 9 : 0), 60),
    )
    expect(textsOf(...runs).join(' ')).toBe('ROSA RÍOS')
  })
})

describe('bullets and icons', () => {
  test.each(['•', '-', '–', '➢', '✓', '\uF0B7', 'o'])('%s in front makes an item', (bullet) => {
    const [piece] = piecesOf([run(bullet, 40, 60), run('Control de inventarios', 58, 60)])
    expect(piece).toMatchObject({ text: 'Control de inventarios', isItem: true, x: 58 })
  })

  test('a bullet within the run is cut off', () => {
    expect(piecesOf([run('• Control de inventarios', 40, 60)])[0]).toMatchObject({
      text: 'Control de inventarios',
      isItem: true,
    })
  })

  test('an icon font is no text, whatever letter it uses', () => {
    const [piece, ...others] = piecesOf([
      run('h', 40, 60, { font: 'FontAwesome5Free' }),
      run('rosa@ejemplo.pe', 56, 60),
    ])
    expect(piece).toMatchObject({ text: 'rosa@ejemplo.pe', isItem: true })
    expect(others).toEqual([])
  })

  test('a dash between words is none', () => {
    expect(piecesOf([run('Lima - Perú', 40, 60)])[0]).toMatchObject({ text: 'Lima - Perú', isItem: false })
  })

  test('what has neither letter nor digit is no item, save a dash between dates', () => {
    expect(textsOf(run('____', 40, 60), run('|||', 40, 80))).toEqual([])
    expect(textsOf(run('2019', 40, 60), run('–', 75, 60), run('2020', 95, 60))).toContain('2020')
  })
})

test('a change of weight within an item is kept as spans', () => {
  const [piece] = piecesOf([run('Analista,', 40, 60, { bold: true }), run('Banco Andino', 88, 60)])
  expect(piece!.text).toBe('Analista, Banco Andino')
  expect(piece!.spans.map(({ text, isBold }) => [text, isBold])).toEqual([
    ['Analista,', true],
    ['Banco Andino', false],
  ])
})

test('items know their page, and a line joins those of one baseline with tabs', () => {
  expect(findPieces(page([run('Rosa', 40, 60)]), 3)[0]!.page).toBe(3)
  expect(linesOf([run('Lima', 40, 60), run('2019', 200, 60)]).map(({ text }) => text)).toEqual(['Lima\t2019'])
})

test('dates at the right end of several rows are items of their own', () => {
  const rows = ['Analista de Compras', 'Asistente'].flatMap((name, index) => [
    run(name, 40, 60 + index * 14),
    run('2019 - 2021', 140, 60 + index * 14, { bold: true }),
  ])
  expect(
    piecesOf([
      run('Analista de Compra', 45, 90),
      ...rows.slice(0, 2),
      run('Asistente del área', 46, 74),
      run('2017 - 2018', 140, 74, { bold: true }),
    ]).map(({ text }) => text),
  ).toEqual(['Analista de Compras', '2019 - 2021', 'Asistente del área', '2017 - 2018', 'Analista de Compra'])
})

test('a date that is a row of its own stays whole', () => {
  const rows = ['2022', '2021'].flatMap((year, index) => [
    run(`ene ${year}`, 40, 60 + index * 14, { width: 40 }),
    run('–', 84, 60 + index * 14, { width: 5 }),
    run('dic 2023', 93, 60 + index * 14, { width: 40 }),
  ])
  expect(piecesOf(rows).map(({ text }) => text)).toEqual(['ene 2022 – dic 2023', 'ene 2021 – dic 2023'])
})
