import { textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import type { Section } from './sections.ts'
import { readSummary } from './summary.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'

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

describe('without a heading', () => {
  const named = textLines('Rosa Quispe Mamani')
  const prose = textLines('Contadora con diez años en empresas de exportación y en la banca.')

  test('it is the running text below the name', () => {
    expect(valueOf(section('header', [...named, ...prose]))).toBe(TEXT)
  })

  test('it is a paragraph without a heading of its own below the last list', () => {
    expect(valueOf(section('header', named), section('other', prose))).toBe(TEXT)
    const [heading] = textLines('Disponibilidad')
    const headed: Section = { kind: 'other', heading: heading!, lines: prose }
    expect(valueOf(section('header', named), headed)).toBeNull()
  })

  test('its last line may lie in another region of the page', () => {
    const lines = textLines('Contadora con diez años en empresas de exportación y en\nla banca.')
    const [first, last] = lines
    expect(valueOf(section('header', [...named, first!, { ...last!, gap: Infinity }]))).toBe(
      'Contadora con diez años en empresas de exportación y en la banca.',
    )
  })

  test('it is not what stands over a form', () => {
    expect(valueOf(section('header', prose), section('contact', named))).toBeNull()
  })

  test('it is not a job', () => {
    const job = textLines('Asistente contable en la Corporación Altamar del Perú, Lima (2019 - 2020)')
    expect(valueOf(section('header', [...named, ...job]))).toBeNull()
  })
})
