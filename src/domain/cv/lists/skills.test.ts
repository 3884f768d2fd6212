import { describe, expect, test } from 'vitest'
import { headingLook, page, run, stack } from '#tests/support/cv-page.ts'
import { readCv, readCvText } from '#domain/cv/read-cv.ts'
import { isSoft } from './skills.ts'

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

describe('soft is', () => {
  test.each([
    // Skills in the taxonomy.
    ['Empatía', [], true],
    ['Análisis de datos', [], false],
    ['Aprendizaje automático', [], false],
    // Unknown ones: decided by their first words, because longer names may mean something else.
    ['Reserva', [], true],
    ['Reservas hoteleras', [], false],
    ['Trabajo por metas', [], true],
    ['Orden y limpieza', [], true],
    ['Órdenes de compra', [], false],
    ['Analisis de suelos', [], false],
    ['Síntesis orgánica', [], false],
    // Decided by the heading above; a tool is never soft.
    ['Mente de artesana', ['Habilidades blandas'], true],
    ['Mente de artesana', ['Otras', 'Soft skills'], true],
    ['Redacción', ['Personales'], true],
    ['Excel', ['Habilidades blandas'], false],
    ['Ahumados', ['Fortalezas'], true],
    ['Redacción', ['Fortalezas'], false],
    // 'Software' does not mean soft skills; neither do social networks.
    ['CADe SIMU', ['SOFTWARE'], false],
    ['Programación de contenidos propios', ['Redes sociales'], false],
    ['Muestreo de agua', ['FORTALEZAS TÉCNICAS'], false],
    // The nearest heading that names a kind counts; the Europass form has one heading above all of them.
    ['Origin', ['Competencias informáticas', 'Capacidades y competencias personales'], false],
    ['Inseminación artificial', ['Capacidades y competencias personales'], false],
  ] as const)('%j below %j: %s', (skill, headings, soft) => {
    expect(isSoft(skill, headings)).toBe(soft)
  })
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

test.each([
  ['Excel nivel avanzado', 'Excel'],
  ['R (usuario básico)', 'R'],
  ['Planos (lo básico)', 'Planos'],
  ['Excel a nivel intermedio', 'Excel'],
  ['Flujo de caja (5 años)', 'Flujo de caja'],
  ['Recuperaciones (Menos de 1 año)', 'Recuperaciones'],
  ['Concar (nociones)', 'Concar'],
  ['Word ......... Intermedio', 'Word'],
  ['Linux (Medium level)', 'Linux'],
  ['Uso de escáner', 'Uso de escáner'],
  ['Lectura de diagramas también', 'Lectura de diagramas'],
  ['Atención al usuario', 'Atención al usuario'],
  ['SAP R/3.', 'SAP R/3'],
  ['Mecánica básica', 'Mecánica básica'],
])('%j is a skill without its level', (item, name) => {
  expect(kindsOf(`${item}, SAP`).technical[0]).toBe(name)
})

test('a level behind a comma is none of the skills', () => {
  expect(kindsOf('Workday, nivel intermedio').technical).toEqual(['Workday'])
  expect(kindsOf('- Excel: avanzado\n- SAP MM: usuario').technical).toEqual(['Excel', 'SAP MM'])
  expect(kindsOf('Excel: 5 años\nSAP: 3 años').technical).toEqual(['Excel', 'SAP'])
})

test('how many vouch for a skill on a network is none', () => {
  expect(kindsOf('Excel\n13 validaciones\nSAP\n4 validaciones').technical).toEqual(['Excel', 'SAP'])
})

test('what closes the document far below a list is none of it, also on its second page', () => {
  const first = page([
    run('Rosa Huamán', 40, 60, { size: 18 }),
    run('HABILIDADES', 40, 700, headingLook),
    ...stack(['Excel', 'SAP'], 40, 720),
  ])
  const second = page([run('Trabajo en equipo', 40, 60), run('Declaro que todo es veraz, Lima', 40, 120)])
  expect(readCv([first, second]).skills.technical.map(({ value }) => value)).toEqual(['Excel', 'SAP'])
})
