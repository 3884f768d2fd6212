import { linesOf, run, stack } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { evidenceOf, hadRoom, withPieces } from './text-line.ts'

test('a line with other pieces keeps its look and begins where they do', () => {
  const [line] = linesOf([run('2019 - 2021', 40, 60), run('Quipu S.A.C.', 200, 60, { bold: true })])
  const rest = withPieces(line!, line!.pieces.slice(1))
  expect(rest).toMatchObject({ text: 'Quipu S.A.C.', x: 200, size: line!.size, gap: line!.gap })
})

test.each([
  ['a short word would have fitted', 'Analista de', 'Compras de insumos para tres plantas', true],
  ['a long one would not', 'Compras de insumos para las tres', 'plantas', false],
  ['a word broken with a hyphen had none', 'Conta-', 'bilidad de insumos para tres plantas de', false],
])('%s', (_, first, second, had) => {
  const [line, next] = linesOf(stack([first, second, 'Compras de insumos para las tres pla'], 40, 60))
  expect(hadRoom(line!, next!)).toBe(had)
})

test('a value on two pages has a box on each', () => {
  const letters = { right: 140, size: 10 }
  expect(
    evidenceOf([
      { page: 1, x: 40, y: 800, text: 'Analista', ...letters },
      { page: 1, x: 60, y: 814, text: 'de', ...letters },
      { page: 2, x: 40, y: 60, text: 'Compras', ...letters },
    ]),
  ).toEqual([
    { page: 1, box: { x: 40, y: 790, width: 100, height: 26.5 }, text: 'Analista de' },
    { page: 2, box: { x: 40, y: 50, width: 100, height: 12.5 }, text: 'Compras' },
  ])
  expect(evidenceOf([])).toEqual([])
})
