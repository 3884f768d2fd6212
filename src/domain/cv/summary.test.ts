import { linesOf, row, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import type { Section } from './sections.ts'
import { contactBelow, readSummary, summaryBeside } from './summary.ts'
import type { Line } from './text-line.ts'

const section = (kind: Section['kind'], lines: Line[]): Section => ({ kind, heading: null, lines })
const name = { value: 'Rosa Quispe Mamani', confidence: 0.9, from: [] }
const valueOf = (...sections: Section[]) => readSummary(sections, name)?.value ?? null
const TEXT = 'Contadora con diez años en empresas de exportación y en la banca.'

test.each([
  [TEXT, TEXT],
  [`a. ${TEXT}`, TEXT],
  ['Contadora con diez\naños en la banca.', 'Contadora con diez años en la banca.'],
])('below its heading %j is %s', (text, value) => {
  expect(valueOf(section('summary', textLines(text)))).toBe(value)
})

test('a list of words under a second heading is no more of it', () => {
  expect(
    valueOf(section('summary', textLines(TEXT)), section('summary', textLines('Creativa, amable'))),
  ).toBe(TEXT)
})

test('a contact below the summary is a section of its own', () => {
  const lines = linesOf([
    ...stack([TEXT], 40, 60),
    ...row(['TELÉFONO', 'UBICACIÓN'], [40, 200], 90, { size: 8 }),
    ...row(['987 654 321', 'Cayma, Arequipa'], [40, 200], 102),
  ])
  const [summary, contact] = contactBelow(section('summary', lines))
  expect(summary!.lines.map(({ text }) => text)).toEqual([TEXT])
  expect(contact).toMatchObject({ kind: 'header', lines: [{}, { text: '987 654 321\tCayma, Arequipa' }] })
})

test('a number that the text mentions is no contact', () => {
  const lines = textLines(
    `${TEXT}\nEscríbeme al 987 654 321 y conversamos sobre lo que necesites, con gusto.`,
  )
  expect(contactBelow(section('summary', lines))).toHaveLength(1)
})

test('text at the right of its heading is a section', () => {
  const lines = linesOf([
    run('rosa@ejemplo.pe', 120, 60),
    ...row(['PERFIL', 'Contadora con diez años en'], [40, 120], 80),
    run('empresas de exportación.', 120, 94),
    run('987 654 321', 40, 140),
  ])
  const [, summary, rest] = summaryBeside(section('contact', lines))
  expect(valueOf(summary!)).toBe('Contadora con diez años en empresas de exportación.')
  expect(rest!.lines).toHaveLength(1)
})

describe('without a heading', () => {
  const named = textLines('Rosa Quispe Mamani')
  const prose = textLines('Contadora con diez años en empresas de exportación y en la banca.')

  test('it is the running text below the name', () => {
    expect(valueOf(section('header', [...named, ...prose]))).toBe(TEXT)
  })

  test('it is not what stands over a form', () => {
    expect(valueOf(section('header', prose), section('contact', named))).toBeNull()
  })

  test('it is not a job', () => {
    const job = textLines('Asistente contable en la Corporación Altamar del Perú, Lima (2019 - 2020)')
    expect(valueOf(section('header', [...named, ...job]))).toBeNull()
  })
})
