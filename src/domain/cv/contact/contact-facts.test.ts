import { linesOf, row, run, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { contactFacts, factOfLabel } from './contact-facts.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'

const said = (lines: readonly Line[]) => contactFacts(lines).map(({ label, text }) => [label, text])

describe('a line says', () => {
  test.each([
    ['one fact', 'Cayma, Arequipa', [[null, 'Cayma, Arequipa']]],
    ['a fact behind its label', 'Celular: 987 654 321', [['phone', '987 654 321']]],
    ['what its cell asks for, without the sign between', 'DNI   : 45678912', [['private', '45678912']]],
    [
      'facts between bars',
      'Cayma, Arequipa | 987 654 321 | rosa@ejemplo.pe',
      [
        [null, 'Cayma, Arequipa'],
        [null, '987 654 321'],
        [null, 'rosa@ejemplo.pe'],
      ],
    ],
    [
      'facts between dots, some with a label',
      'DNI 45678912 · Cel.: 987 654 321 · Soltera',
      [
        [null, 'DNI 45678912'],
        ['phone', '987 654 321'],
        [null, 'Soltera'],
      ],
    ],
    [
      'facts between drawn signs',
      '987 654 321 ✉ rosa@ejemplo.pe ⌂ Cayma',
      [
        [null, '987 654 321'],
        [null, 'rosa@ejemplo.pe'],
        [null, 'Cayma'],
      ],
    ],
    ['a fact that a letter counts', 'b. Reside en: Cusco', [['address', 'Cusco']]],
    ['a fact with a label that nobody knows', 'Grupo sanguíneo: O+', [['unknown', 'O+']]],
    ['an address, whose colon names nothing', 'https://rosa.ejemplo.pe', [[null, 'https://rosa.ejemplo.pe']]],
    ['nothing behind an empty label', 'Celular:', []],
  ])('%s', (_, text, facts) => {
    expect(said(textLines(text))).toEqual(facts)
  })
})

describe('cells', () => {
  test('where one is a label every other one is', () => {
    const cells = ['N° de brevete', 'Q45678912', 'Teléfono', '987 654 321']
    expect(said(linesOf(row(cells, [40, 160, 300, 380], 60)))).toEqual([
      ['unknown', 'Q45678912'],
      ['phone', '987 654 321'],
    ])
  })

  test('labels stand over their values', () => {
    const lines = linesOf([
      ...row(['DIRECCIÓN', 'CELULAR'], [40, 240], 60),
      ...row(['Jr. Los Incas 118, Puno', '987 654 321'], [40, 240], 74),
    ])
    expect(said(lines)).toEqual([
      ['address', 'Jr. Los Incas 118, Puno'],
      ['phone', '987 654 321'],
    ])
  })

  test('a label over another, or far above, names nothing below it', () => {
    expect(said(textLines('CELULAR\nCORREO'))).toEqual([])
    const far = linesOf([run('CELULAR', 40, 60), run('Enfermera', 40, 120)])
    expect(said(far)).toEqual([[null, 'Enfermera']])
  })
})

test('of two facts that are asked for the label named first counts more, wherever it stands', () => {
  const facts = contactFacts(textLines('Lugar: Lima\nDomicilio: Cayma, Arequipa'))
  expect(factOfLabel(facts, ['address', 'place'])?.text).toBe('Cayma, Arequipa')
  expect(factOfLabel(facts, ['place', 'address'])?.text).toBe('Lima')
  expect(factOfLabel(facts, ['phone'])).toBeNull()
})

test('a fact knows its line', () => {
  const [line] = textLines('Celular: 987 654 321')
  expect(contactFacts([line!])[0]!.lines).toEqual([line])
})
