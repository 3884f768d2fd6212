import { linesOf, run, stack } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { raiseCentredLabels } from './centred-labels.ts'

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
