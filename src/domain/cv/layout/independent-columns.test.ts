import { headingLook, regionsOf, run, stack } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'

const textsOf = (runs: Parameters<typeof regionsOf>[0]) =>
  regionsOf(runs).map(({ lines }) => lines.map(({ text }) => text))

const heading = (text: string, x: number, y: number) => run(text, x, y, headingLook)

describe('a line of time with entries at both sides', () => {
  const columns = [
    heading('HABILIDADES', 40, 400),
    ...stack(['Excel', 'SAP', 'Compras'], 40, 418),
    heading('IDIOMAS', 320, 400),
    ...stack(['Quechua', 'Inglés', 'Aimara'], 320, 418),
  ]

  test('stays below its heading, above the columns that follow', () => {
    const runs = [
      heading('EXPERIENCIA', 260, 200),
      ...stack(['2019 - 2024', 'Jefa de Compras', 'Quipu S.A.C.'], 320, 218),
      ...stack(['2017 - 2019', 'Analista', 'Banco Andino'], 40, 280),
    ]
    const regions = textsOf([...runs, ...columns])
    expect(regions.map(([first]) => first)).toEqual(['EXPERIENCIA', 'HABILIDADES', 'IDIOMAS'])
    expect(regions[0]).toHaveLength(7)
  })

  test('is read across where its heading stands at one side', () => {
    const runs = [
      heading('EXPERIENCIA', 40, 200),
      ...stack(['2019 - 2024', 'Jefa de Compras', 'Quipu S.A.C.', 'Compras de tres plantas'], 40, 218),
      ...stack(['2017 - 2019', 'Analista', 'Banco Andino'], 320, 270),
      ...stack(['2014 - 2017', 'Auxiliar', 'Bodega Uros'], 40, 320),
    ]
    expect(textsOf([...runs, ...columns]).map(([first]) => first)).toEqual([
      'EXPERIENCIA',
      'HABILIDADES',
      'IDIOMAS',
    ])
  })

  test('is read across where the times stand along it and one side begins lower', () => {
    const runs = [
      heading('EXPERIENCIA', 260, 200),
      ...stack(['Jefa de Compras', 'Quipu S.A.C.', 'Compras de tres plantas'], 340, 218),
      ...stack(['2019', '2024'], 290, 218),
      ...stack(['Analista', 'Banco Andino', 'Cobranzas'], 120, 280),
      ...stack(['2017', '2019'], 290, 280),
      ...stack(['Auxiliar', 'Bodega Uros', 'Despacho'], 340, 340),
      ...stack(['2014', '2017'], 290, 340),
    ]
    expect(regionsOf(runs)).toHaveLength(1)
  })
})
