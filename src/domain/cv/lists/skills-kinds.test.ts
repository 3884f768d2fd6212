import { expect, test } from 'vitest'
import { readCvText } from '../read-cv.ts'

const kindsOf = (items: string, heading = 'HABILIDADES') => {
  const { technical, soft, languages } = readCvText(
    `Rosa Huamán\nrosa@ejemplo.pe\n\n${heading}\n${items}\n`,
  ).skills
  return {
    technical: technical.map(({ value }) => value),
    soft: soft.map(({ value }) => value),
    languages: languages.map(({ value }) => value.name),
  }
}

test.each([
  ['Excel, Liderazgo, SAP', { technical: ['Excel', 'SAP'], soft: ['Liderazgo'], languages: [] }],
  [
    'Análisis de datos, Trabajo en equipo, Organización de eventos',
    {
      technical: ['Análisis de datos', 'Organización de eventos'],
      soft: ['Trabajo en equipo'],
      languages: [],
    },
  ],
  ['Excel, Inglés intermedio', { technical: ['Excel'], soft: [], languages: ['Inglés'] }],
])('of %j each goes to its kind', (items, kinds) => {
  expect(kindsOf(items)).toEqual(kinds)
})

test('what the taxonomy does not know follows its heading', () => {
  expect(kindsOf('Buen ánimo por las mañanas', 'HABILIDADES BLANDAS').soft).toEqual([
    'Buen ánimo por las mañanas',
  ])
})

test('what is named twice is one skill', () => {
  expect(kindsOf('Python, Automatización, SQL, Automatizacion, python').technical).toEqual([
    'Python',
    'Automatización',
    'SQL',
  ])
})
