import { linesOf, row, run, stack } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { joinContactLines } from './contact-lines.ts'

const joined = (runs: Parameters<typeof linesOf>[0]) =>
  joinContactLines(linesOf(runs)).map(({ text }) => text)

describe('what broke at the end of a narrow column is whole again', () => {
  test.each([
    ['an e-mail', ['rosa.quispe.mamani@', 'ejemplo.pe'], ['rosa.quispe.mamani@ejemplo.pe']],
    ['the end of its domain', ['rosa.quispe@ejemplo.co', 'm'], ['rosa.quispe@ejemplo.com']],
    ['a profile', ['linkedin.com/in/rosa-', 'quispe-mamani'], ['linkedin.com/in/rosa-quispe-mamani']],
    [
      'a profile behind its path',
      ['linkedin.com/in/', 'rosa (LinkedIn)'],
      ['linkedin.com/in/rosa (LinkedIn)'],
    ],
    ['a phone', ['987 654', '321'], ['987 654 321']],
    ['a phone with the code of the country', ['(+51) 987 654', '321'], ['(+51) 987 654 321']],
    ['a second phone', ['987 654 321 /', '054 234567'], ['987 654 321 / 054 234567']],
    ['a word', ['Urbanización La Flori-', 'da'], ['Urbanización La Florida']],
  ])('%s', (_, texts, lines) => {
    expect(joined(stack(texts, 40, 60))).toEqual(lines)
  })

  test('in its own column of two', () => {
    const runs = [
      ...row(['Jr. Los Incas 118, Puno', 'rosa.quispe@'], [40, 240], 60),
      ...row(['Enfermera', 'ejemplo.pe'], [40, 240], 74),
    ]
    expect(joined(runs)).toEqual(['Jr. Los Incas 118, Puno\trosa.quispe@ejemplo.pe', 'Enfermera'])
  })
})

describe('two facts stay two', () => {
  test.each([
    ['a phone below an e-mail', ['rosa@ejemplo.pe', '987654321']],
    ['a phone below a phone', ['987 654 321', '912 345 678']],
    ['a profile below an e-mail', ['rosa@ejemplo.pe', 'linkedin.com/in/rosa']],
    ['a document below a phone', ['987 654 321', '45678912']],
    ['a title below a name', ['Rosa Quispe Mamani', 'Enfermera']],
  ])('%s', (_, texts) => {
    expect(joined(stack(texts, 40, 60))).toEqual(texts)
  })

  test('where there is white between them', () => {
    expect(joined([run('rosa.quispe@', 40, 60), run('ejemplo.pe', 40, 90)])).toHaveLength(2)
  })

  test('where the second is an item', () => {
    expect(joined([run('987 654 32', 40, 60), run('• 1', 32, 74)])).toHaveLength(2)
  })
})

describe('a row of facts', () => {
  test('goes on where its line was full', () => {
    const texts = ['rosa@ejemplo.pe | 987 654 321 | Cayma, Arequipa |', 'linkedin.com/in/rosa | DNI 45678912']
    expect(joined(stack(texts, 40, 60))).toEqual([texts.join(' ')])
  })

  test('ends before what stands with a label of its own', () => {
    const texts = ['rosa@ejemplo.pe | 987 654 321 |', 'Domicilio']
    expect(joined(stack(texts, 40, 60))).toEqual(texts)
  })

  test('ends before what is set larger', () => {
    const runs = [run('rosa@ejemplo.pe | 987 654 321 |', 40, 60), run('Enfermera', 40, 76, { size: 14 })]
    expect(joined(runs)).toHaveLength(2)
  })
})

test('a small label stands beside its value in larger letters', () => {
  const runs = [run('PROFESIÓN', 40, 60, { size: 8 }), run('Enfermera asistencial', 120, 64, { size: 13 })]
  expect(joined(runs)).toEqual(['PROFESIÓN\tEnfermera asistencial'])
})
