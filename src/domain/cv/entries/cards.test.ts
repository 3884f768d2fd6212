import { linesOf, row, run, stack } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { cutCards } from './cards.ts'

const bold = { bold: true }
const textsOf = (lines: Parameters<typeof cutCards>[0]) =>
  cutCards(lines)?.map((card) => card.map(({ text }) => text)) ?? null

describe('cards', () => {
  test('side by side and in rows, each with its own time wherever it stands', () => {
    const lines = linesOf([
      ...row(['Jefa de Compras', 'Analista'], [40, 300], 60, bold),
      ...row(['Quipu S.A.C.', 'Banco Andino'], [40, 300], 73),
      run('2015 - 2018', 440, 86),
      run('2018 - 2024', 160, 99),
      run('Auxiliar', 40, 139, bold),
      run('Bodega Uros', 40, 152),
      run('2012 - 2014', 160, 165),
    ])
    expect(textsOf(lines)).toEqual([
      ['Jefa de Compras', 'Quipu S.A.C.', '2018 - 2024'],
      ['Analista', 'Banco Andino', '2015 - 2018'],
      ['Auxiliar', 'Bodega Uros', '2012 - 2014'],
    ])
  })

  test('a line of time with its texts below, white between them', () => {
    const lines = linesOf([
      ...row(['2015 - 2018', '2018 - 2024'], [40, 300], 60),
      ...row(['Analista', 'Jefa de Compras'], [40, 300], 90),
      ...row(['Banco Andino', 'Quipu S.A.C.'], [40, 300], 103),
    ])
    expect(textsOf(lines)).toEqual([
      ['2015 - 2018', 'Analista', 'Banco Andino'],
      ['2018 - 2024', 'Jefa de Compras', 'Quipu S.A.C.'],
    ])
  })

  test('names beside their dates are none, nor are lines of one column', () => {
    const names = stack(['Analista', 'Jefa de Compras', 'Auxiliar'], 40, 60)
    const dates = stack(['2015 - 2018', '2018 - 2024', '2012 - 2014'], 300, 60)
    expect(cutCards(linesOf([...names, ...dates]))).toBeNull()
    expect(cutCards(linesOf([...dates, ...names]))).toBeNull()
    expect(cutCards(linesOf(names))).toBeNull()
  })
})
