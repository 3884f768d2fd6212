import { linesOf, run, stack } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { raiseCentredLabels, raiseLateHeadings } from './centred-labels.ts'

const textsOf = (runs: Parameters<typeof linesOf>[0]) =>
  raiseCentredLabels(linesOf(runs)).map(({ text }) => text)

test('labels in the middle of their cells stand before the first line of their values', () => {
  const values = [
    ...stack(['Lima', '900 000 010', 'rosa@ejemplo.pe'], 180, 60),
    ...stack(['Excel', 'SAP', 'Python'], 180, 116),
    ...stack(['Inglés: B2', 'Quechua: A2'], 180, 172),
  ]
  const labels = [run('Contacto', 60, 74), run('Habilidades', 60, 130), run('Idiomas', 60, 179)]
  expect(textsOf([...values, ...labels])).toEqual([
    'Contacto\tLima',
    '900 000 010',
    'rosa@ejemplo.pe',
    'Habilidades\tExcel',
    'SAP',
    'Python',
    'Idiomas\tInglés: B2',
    'Quechua: A2',
  ])
})

test('labels at the tops of their cells stay', () => {
  const runs = [
    ...stack(['Lima', '900 000 010', 'rosa@ejemplo.pe'], 180, 60),
    ...stack(['Excel', 'SAP', 'Python'], 180, 116),
    ...stack(['Inglés: B2', 'Quechua: A2'], 180, 172),
    run('Contacto', 60, 60),
    run('Habilidades', 60, 116),
    run('Idiomas', 60, 172),
  ]
  expect(textsOf(runs)).toEqual(linesOf(runs).map(({ text }) => text))
})

test('labels beside the first line below white space stay, though the middles would fit', () => {
  const runs = [
    ...stack(['Contadora con diez años', 'en la banca.', 'Busco un cambio.'], 180, 60),
    ...stack(['Analista, Quipu', 'Caja y bancos', 'Cierre', 'Planillas'], 180, 116),
    ...stack(['Bachiller', 'Derecho'], 180, 186),
    ...stack(['Inglés: B2', 'Quechua: A2', 'Aimara: A1'], 180, 228),
    run('Perfil', 60, 60),
    run('Experiencia', 60, 116),
    run('Educación', 60, 186),
    run('Idiomas', 60, 228),
  ]
  expect(textsOf(runs)).toEqual(linesOf(runs).map(({ text }) => text))
})

describe('a heading in a margin', () => {
  const raised = (runs: Parameters<typeof linesOf>[0]) =>
    raiseLateHeadings(linesOf(runs)).map(({ text }) => text.replaceAll('\t', ' / '))
  const label = (text: string, y: number) => run(text, 40, y, { bold: true })
  const text = ['Figma, Adobe XD,', 'pruebas de usabilidad', 'y prototipos']

  test.each([121, 130])('that is set lower than the first line of its text comes up to it (at %i)', (y) => {
    const runs = [
      ...stack(['Diseño productos', 'digitales'], 160, 60),
      label('HABILIDADES', y),
      ...stack(text, 160, 116),
    ]
    expect(raised(runs)).toEqual([
      'Diseño productos',
      'digitales',
      'HABILIDADES / Figma, Adobe XD,',
      text[1],
      text[2],
    ])
  })

  test('stays where its own row opens a text, or nothing opens one above it', () => {
    const opening = [run('Ica', 160, 60), label('HABILIDADES', 76), ...stack(text, 160, 76)]
    expect(raised(opening)[1]).toBe(`HABILIDADES / ${text[0]}`)
    const inside = [...stack(text, 160, 60), label('HABILIDADES', 79)]
    expect(raised(inside)).toHaveLength(4)
  })
})
