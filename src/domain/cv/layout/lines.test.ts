import { piecesOf, run, stack } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { findLines } from './lines.ts'

const linesOf = (...runs: Parameters<typeof piecesOf>[0]) => findLines(piecesOf(runs))

test('items on one baseline are a line from left to right, those a little off it, too', () => {
  const lines = linesOf(run('2019 - 2021', 300, 61), run('Quipu S.A.C.', 40, 60), run('Analista', 40, 74))
  expect(lines.map(({ text }) => text)).toEqual(['Quipu S.A.C.\t2019 - 2021', 'Analista'])
})

test('small letters at the top of their box are on the row of the name beside them, not on that of a large title', () => {
  const date = run('mayo 2022 - octubre 2025', 300, 57, { size: 7.6 })
  const texts = (...runs: Parameters<typeof piecesOf>[0]) => linesOf(...runs).map(({ text }) => text)
  expect(
    texts(date, run('Experiencia', 40, 60, { size: 12.6 }), run('Quipu S.A.C.', 140, 60, { size: 10.8 })),
  ).toEqual(['Experiencia\tQuipu S.A.C.\tmayo 2022 - octubre 2025'])
  expect(texts(date, run('Rosa Quispe', 40, 60, { size: 24 }))).toHaveLength(2)
  // Above the letters, or over them.
  expect(
    texts(run('Puno', 300, 50, { size: 7.6 }), run('Quipu S.A.C.', 140, 60, { size: 10.8 })),
  ).toHaveLength(2)
  expect(
    texts(run('Puno', 130, 57, { size: 7.6 }), run('Quipu S.A.C.', 140, 60, { size: 10.8 })),
  ).toHaveLength(2)
})

test('the gap is told in heights of the letters, and begins anew with the page', () => {
  const [first, second] = linesOf(run('Rosa', 40, 60, { size: 20 }), run('Enfermera', 40, 84))
  expect([first!.gap, second!.gap]).toEqual([Infinity, 2.4])
  const [above, below] = piecesOf([run('Puno', 40, 40), run('Cusco', 40, 60)])
  expect(findLines([above!, { ...below!, page: 2 }]).map(({ gap }) => gap)).toEqual([Infinity, Infinity])
})

test('most of its letters tell how a line looks', () => {
  const [line] = linesOf(
    run('Cargo:', 40, 60),
    run('Jefa de Enfermería del turno de noche', 72, 60, { bold: true }),
  )
  expect(line).toMatchObject({ isBold: true, isItalic: false })
  const [other] = linesOf(run('Cargo:', 40, 60, { bold: true }), run('Jefa de Enfermería', 72, 60))
  expect(other!.isBold).toBe(false)
})

test.each([
  ['EXPERIENCIA LABORAL', true],
  ['EDUCACIÓN 2015 – 2019', true],
  ['Experiencia', false],
  ['TI', false],
  ['2015 - 2019', false],
])('%j is in capitals: %s', (text, is) => {
  expect(linesOf(run(text, 40, 60))[0]!.isCapitals).toBe(is)
})

test('all lines of a column end where its longest does', () => {
  const lines = linesOf(...stack(['Analista', 'Compras de insumos'], 40, 60))
  expect(lines.map(({ columnRight }) => columnRight)).toEqual([lines[1]!.right, lines[1]!.right])
  expect(findLines([])).toEqual([])
})
