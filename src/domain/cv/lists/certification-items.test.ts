import { linesOf, row, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { findItems, paragraphsOf } from './certification-items.ts'

const itemsOf = (lines: Parameters<typeof findItems>[0]) =>
  findItems(lines).map((item) => item.map(({ text }) => text))

describe('items begin', () => {
  test('at bullets; what is further in tells more of the one above', () => {
    const lines = linesOf([
      run('• Excel avanzado', 40, 60),
      run('Cibertec, 2022', 50, 74),
      run('• SAP MM', 40, 88),
      run('• 40 horas', 70, 102),
    ])
    expect(itemsOf(lines)).toEqual([
      ['Excel avanzado', 'Cibertec, 2022'],
      ['SAP MM', '40 horas'],
    ])
  })

  test('at numbers', () => {
    expect(itemsOf(textLines('1. Excel avanzado\nCibertec\n2. SAP MM\nQuipu'))).toEqual([
      ['1. Excel avanzado', 'Cibertec'],
      ['2. SAP MM', 'Quipu'],
    ])
  })

  test('at dates that open them', () => {
    expect(itemsOf(textLines('2022 Excel avanzado\n2021 SAP MM\n2020 Licencia A-I'))).toEqual([
      ['2022 Excel avanzado'],
      ['2021 SAP MM'],
      ['2020 Licencia A-I'],
    ])
  })

  test('below white space', () => {
    const lines = linesOf([
      ...stack(['Excel avanzado', 'Cibertec'], 40, 60),
      ...stack(['SAP MM', 'Quipu'], 40, 98),
    ])
    expect(itemsOf(lines)).toEqual([
      ['Excel avanzado', 'Cibertec'],
      ['SAP MM', 'Quipu'],
    ])
  })

  test('with the look of the first line', () => {
    const lines = linesOf([
      run('Excel avanzado', 40, 60, { bold: true }),
      run('Cibertec', 40, 74),
      run('SAP MM', 40, 88, { bold: true }),
      run('Quipu', 40, 102),
    ])
    expect(itemsOf(lines)).toEqual([
      ['Excel avanzado', 'Cibertec'],
      ['SAP MM', 'Quipu'],
    ])
  })

  test('with each line where nothing tells them apart', () => {
    expect(itemsOf(textLines('Excel avanzado\nSAP MM\nLicencia de conducir A-I'))).toEqual([
      ['Excel avanzado'],
      ['SAP MM'],
      ['Licencia de conducir A-I'],
    ])
  })
})

test('names above their dated issuers are pairs, also in a column that is hardly wider', () => {
  expect(itemsOf(textLines('Excel avanzado\nCibertec, 2022\nSAP MM\nInstituto Quipu, 2021'))).toEqual([
    ['Excel avanzado', 'Cibertec, 2022'],
    ['SAP MM', 'Instituto Quipu, 2021'],
  ])
})

test('issuers below rows that have their year at the end belong to them', () => {
  const lines = linesOf([
    ...row(['Excel avanzado', '2022'], [40, 300], 60),
    run('Cibertec', 40, 74),
    ...row(['SAP MM', '2021'], [40, 300], 88),
    run('Quipu', 40, 102),
  ])
  expect(itemsOf(lines)).toEqual([
    ['Excel avanzado\t2022', 'Cibertec'],
    ['SAP MM\t2021', 'Quipu'],
  ])
})

test('what closes the document in small letters far below is none of them', () => {
  const lines = linesOf([
    ...stack(['Excel avanzado', 'SAP MM'], 40, 60),
    run('Declaro que todo es veraz', 40, 140, { size: 7 }),
  ])
  expect(itemsOf(lines)).toEqual([['Excel avanzado'], ['SAP MM']])
})

test('a name that breaks is one line again, its issuer another', () => {
  const name = 'Especialización en gestión de la cadena de suministro y'
  const lines = linesOf(
    stack([`• ${name}`, 'almacenes modernos', 'Instituto Quipu, 2021', '• SAP MM'], 40, 60),
  )
  expect(paragraphsOf(findItems(lines)).map((item) => item.map(({ text }) => text))).toEqual([
    [`${name} almacenes modernos`, 'Instituto Quipu, 2021'],
    ['SAP MM'],
  ])
})

test('no lines are no items', () => {
  expect(findItems([])).toEqual([])
})
