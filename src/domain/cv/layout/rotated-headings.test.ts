import { page, run, stack, turnedRun } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import type { TextRun, RotatedRun } from './page-text.ts'
import { findPieces } from './pieces.ts'

const headed = (runs: readonly TextRun[], ...rotated: RotatedRun[]) =>
  findPieces(page(runs, [], rotated), 1).map(({ text }) => text)

const jobs = (y: number) => [
  ...stack(['Analista de Compras, Quipu S.A.C.', 'Inventarios'], 100, y),
  ...stack(['Auxiliar, Banco Andino', 'Cobranza'], 100, y + 36),
]
const studies = (y: number) => stack(['Contadora Pública', 'Universidad del Altiplano'], 100, y)
const contact = stack(['Rosa Quispe', 'rosa@ejemplo.pe'], 100, 40)
const told = [...contact, ...jobs(120), ...studies(230)]
const read = [
  'Rosa Quispe',
  'rosa@ejemplo.pe',
  'EXPERIENCIA',
  'Analista de Compras, Quipu S.A.C.',
  'Inventarios',
  'Auxiliar, Banco Andino',
  'Cobranza',
  'EDUCACIÓN',
  'Contadora Pública',
  'Universidad del Altiplano',
]

describe('a heading that is rotated on its side comes above its section', () => {
  test.each([
    ['in the middle', 175, 265],
    ['at the top', 165, 270],
    ['at the bottom', 176, 300],
  ])('where it stands %s', (_, first, second) => {
    expect(headed(told, turnedRun('EXPERIENCIA', 60, first), turnedRun('EDUCACIÓN', 60, second))).toEqual(
      read,
    )
  })

  test('at the bottom of a section that is no higher than a box around the heading', () => {
    const name = run('Rosa Quispe, Contadora', 60, 60)
    const profile = stack(['Doce años de cierres contables', 'y auditorías.'], 100, 90)
    const [first, second] = [turnedRun('PERFIL', 60, 130), turnedRun('EXPERIENCIA', 60, 210)]
    expect(headed([name, ...profile, ...jobs(150)], first, second).slice(0, 3)).toEqual([
      'Rosa Quispe, Contadora',
      'PERFIL',
      'Doce años de cierres contables',
    ])
  })

  test('where sections stand no further apart than the entries in them', () => {
    const close = [...contact, ...jobs(120), ...studies(192)]
    expect(headed(close, turnedRun('EXPERIENCIA', 60, 175), turnedRun('EDUCACIÓN', 60, 229))).toEqual(read)
  })

  test('at the right of the page', () => {
    const down = [turnedRun('EXPERIENCIA', 540, 115, true), turnedRun('EDUCACIÓN', 540, 222, true)]
    expect(headed(told, ...down)).toEqual(read)
  })

  test('whose letters are set one by one, on two lines', () => {
    const letters = Array.from('LABORAL', (letter, at) => turnedRun(letter, 72, 175 - at * 6))
    const runs = headed(told, turnedRun('EXPERIENCIA', 60, 175), ...letters, turnedRun('EDUCACIÓN', 60, 265))
    expect(runs).toEqual(read.map((text) => (text === 'EXPERIENCIA' ? 'EXPERIENCIA LABORAL' : text)))
  })

  test('beside a column of upright ones', () => {
    const rail = stack(
      ['CONTACTO', '900 000 010', 'Cayma', '', 'IDIOMAS', 'Quechua', 'Inglés', 'Aimara'],
      400,
      125,
    )
    const rotated = [turnedRun('EXPERIENCIA', 60, 175), turnedRun('EDUCACIÓN', 60, 265)]
    expect(headed([...told, ...rail], ...rotated).filter((text) => read.includes(text))).toEqual(read)
  })

  test('with one in its look whose words are not known', () => {
    const other = turnedRun('MIS COSAS', 60, 270)
    expect(headed(told, turnedRun('EXPERIENCIA', 60, 175), other)).toContain('MIS COSAS')
  })
})

test('other text that is rotated is left out', () => {
  const stamp = turnedRun('COPIA CONTROLADA', 60, 300)
  expect(headed(told, stamp)).not.toContain('COPIA CONTROLADA')
  expect(headed([run('Rosa', 100, 60)], turnedRun('EXPERIENCIA', 60, 500))).toEqual(['Rosa'])
})
