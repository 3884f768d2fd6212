import { linesOf, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import type { Line } from './text-line.ts'
import { joinPassages, splitSentences } from './passages.ts'

const textsOf = (lines: readonly Line[]) => joinPassages(lines).map(({ text }) => text)
const sentencesOf = (text: string) =>
  joinPassages(textLines(text)).flatMap((passage) => splitSentences(passage).map((one) => one.text))

describe('paragraphs', () => {
  const full = 'Trabajé como analista de compras en una empresa de'

  test('go on below a full line, and where a small letter opens the next', () => {
    expect(textsOf(textLines(`${full}\nLima Norte`))).toEqual([`${full} Lima Norte`])
    expect(textsOf(textLines(`${full}\nLima\ny Callao`))).toEqual([`${full} Lima y Callao`])
  })

  test('a broken word is whole again', () => {
    expect(textsOf(textLines('Trabajé en la conta-\nbilidad'))).toEqual(['Trabajé en la contabilidad'])
  })

  test.each([
    ['white space', `${full}\n\nLima Norte`],
    ['an item', `${full}\n• Lima Norte`],
    ['a line that was ended on purpose', `Analista\nQuipu\n${full}`],
  ])('%s begins a new one', (_, text) => {
    expect(textsOf(textLines(text)).length).toBeGreaterThan(1)
  })

  test('goes on over the end of a page', () => {
    const above = linesOf(stack([full], 40, 60))
    const [below] = linesOf([run('Lima Norte', 40, 60)])
    expect(textsOf([...above, { ...below!, page: 2 }])).toEqual([`${full} Lima Norte`])
  })
})

describe('sentences', () => {
  test.each([
    ['stops', 'Trabajé en Quipu. Luego en Chira.', ['Trabajé en Quipu.', 'Luego en Chira.']],
    ['a year', 'Estudié hasta 2015. Después trabajé.', ['Estudié hasta 2015.', 'Después trabajé.']],
    [
      'a dash before what somebody did',
      'Auxiliar en Quipu - Trabajé en el almacén',
      ['Auxiliar en Quipu', '- Trabajé en el almacén'],
    ],
    [
      'a legal form that ends one',
      'Analista en Quipu S.A.C. Compras de insumos.',
      ['Analista en Quipu S.A.C.', 'Compras de insumos.'],
    ],
    [
      'one without stops',
      'Cajera en Quipu SAC. Luego en Chira.',
      ['Cajera en Quipu SAC.', 'Luego en Chira.'],
    ],
    ['a place of three letters', 'Viví en Ica. Luego en Lima.', ['Viví en Ica.', 'Luego en Lima.']],
  ])('end at %s', (_, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })

  test.each([
    ['a name', 'Cajera en Hnos. Ríos desde 2019'],
    ['a school', 'Docente en la I.E. José Olaya desde 2019'],
    ['a person', 'Asistente de la Dra. Ana Ríos'],
    ['an initial', 'Docente en la escuela J. Basadre'],
    ['a month', 'Cajera desde Feb. 2017 en Quipu'],
    ['a number of a list', '2. Cajera en Quipu'],
    ['a bracket', 'Cajera en Quipu. (Lima)'],
    ['a general', 'Docente en el colegio Gral. San Martín'],
    ['a hospital', 'Enfermera en el Hosp. Regional'],
    ['a post', 'Contratada como Asist. Administrativa'],
    ['a street', 'Botica en Psje. Los Pinos'],
  ])('the stop of %s ends none', (_, text) => {
    expect(sentencesOf(text)).toEqual([text])
  })

  test('a sentence knows the lines it stands on', () => {
    const [passage] = joinPassages(
      textLines('Trabajé como cajera de noche en Quipu. Luego fui\nla jefa de caja.'),
    )
    const pieces = splitSentences(passage!).map((one) => one.pieces.map(({ y }) => y))
    expect(pieces).toEqual([[60], [60, 74]])
  })
})
