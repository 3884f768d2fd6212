import { linesOf, run, stack } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { groupRows } from './group-rows.ts'
import { findItems } from './skill-items.ts'

const large = { size: 13, bold: true }
const small = { size: 10, bold: true }
const namesIn = (runs: Parameters<typeof linesOf>[0]) => [...groupRows(linesOf(runs))].map(({ text }) => text)

/** Two groups, each with a row of several items below its name. */
const list = (head: typeof large) => [
  run('Programas', 40, 60, head),
  run('Excel', 50, 80, small),
  run('Word', 120, 80, small),
  run('Gestión', 40, 100, head),
  run('Kardex', 50, 120, small),
  run('Documentos aduaneros', 120, 120, small),
]

test('larger rows above their items name groups, also where the items are in columns', () => {
  expect(namesIn(list(large))).toEqual(['Programas', 'Gestión'])
})

test('rows that are set like their items name nothing', () => {
  expect(namesIn(list(small))).toEqual([])
})

test('a row may name several groups side by side', () => {
  const names = [run('Software', 40, 60, large), run('Equipos', 240, 60, large)]
  const items = ['Civil 3D', 'ArcGIS', 'Nivel láser', 'Estación total'].map((text, at) =>
    run(text, 40 + (at % 2) * 200, 80 + Math.floor(at / 2) * 14, small),
  )
  expect(namesIn([...names, ...items])).toEqual(['Software\tEquipos'])
})

test('skills with a remark below each are no groups', () => {
  const skills = ['Liderazgo', 'Calma', 'Negociación'].flatMap((text, at) => [
    run(text, 40, 60 + at * 40, large),
    run('Cerré tres convenios sin ningún conflicto.', 40, 78 + at * 40, small),
  ])
  expect(namesIn(skills)).toEqual([])
})

test('programs above their details are no groups', () => {
  const tools = ['Docker', 'Kafka'].flatMap((text, at) => [
    run(text, 40, 60 + at * 60, large),
    run('Redes', 40, 78 + at * 60, small),
    run('Volúmenes', 40, 92 + at * 60, small),
  ])
  expect(namesIn(tools)).toEqual([])
})

test('a first word in larger letters on the row of its items names no row', () => {
  expect(
    namesIn([
      run('Aula', 40, 60, large),
      run('Títeres', 140, 60, small),
      run('Cuentacuentos', 240, 60, small),
      run('Paciencia', 40, 78, small),
      run('Canto', 140, 78, small),
      run('Danza', 240, 78, small),
    ]),
  ).toEqual([])
})

test('an empty list has no groups', () => {
  expect(groupRows([])).toEqual(new Set())
})

test('an item in capitals below the name of a group names no other', () => {
  const lines = linesOf([
    run('Técnicas', 40, 60, { bold: true }),
    ...stack(['IPERC', 'ISO 45001', 'ISO 14001', 'Ley de residuos'], 40, 74),
    run('Blandas', 40, 140, { bold: true }),
    ...stack(['Liderazgo', 'Comunicación'], 40, 154),
  ])
  expect(findItems(lines).map(({ group, text }) => `${group}: ${text}`)).toEqual([
    'Técnicas: IPERC',
    'Técnicas: ISO 45001',
    'Técnicas: ISO 14001',
    'Técnicas: Ley de residuos',
    'Blandas: Liderazgo',
    'Blandas: Comunicación',
  ])
})
