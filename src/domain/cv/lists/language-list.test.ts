import { linesOf, row, run, stack, textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import type { ReadCv } from '#domain/cv/cv.ts'
import { readLanguages } from './language-list.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'

function levelsIn(lines: Line[], heading = 'IDIOMAS') {
  const into: ReadCv['skills'] = { technical: [], soft: [], languages: [], certifications: [] }
  readLanguages(lines, heading, into)
  return into.languages.map(({ value: { name, level } }) => `${name} ${level}`)
}

test.each([
  ['Español: nativo\nInglés: B2', ['Español native', 'Inglés intermediate']],
  ['Inglés B2 – First Certificate in English, 2019\nFrancés A2', ['Inglés intermediate', 'Francés basic']],
  ['Español (nativo), inglés (B2) y quechua', ['Español native', 'inglés intermediate', 'quechua null']],
  ['Nativo · Español\nIntermedio · Inglés', ['Español native', 'Inglés intermediate']],
  ['Avanzado: Inglés, Francés\nBásico: Quechua', ['Inglés advanced', 'Francés advanced', 'Quechua basic']],
  ['Inglés: avanzado (TOEIC 940)', ['Inglés advanced']],
  ['Lengua de señas peruana: básico', ['Lengua de señas peruana basic']],
  ['Japonés: JLPT N4', ['Japonés basic']],
  ['Chino mandarín: HSK 4', ['Chino mandarín intermediate']],
  ['Hablo inglés técnico y quechua', ['inglés técnico null', 'quechua null']],
])('of %j: %j', (text, levels) => {
  expect(levelsIn(textLines(text))).toEqual(levels)
})

test('levels stand below their names, also of several in a row', () => {
  expect(levelsIn(linesOf([...stack(['Español', 'Nativo', 'Inglés', 'B2'], 40, 60)]))).toEqual([
    'Español native',
    'Inglés intermediate',
  ])
  const columns = [...row(['Español', 'Inglés'], [40, 140], 60), ...row(['Nativo', 'B2'], [40, 140], 74)]
  expect(levelsIn(linesOf(columns))).toEqual(['Español native', 'Inglés intermediate'])
})

test('a level that breaks into the next line belongs to the last name', () => {
  const lines = linesOf([run('Castellano (Nativo), Quechua', 40, 60), run('(Intermedio)', 40, 73)])
  expect(levelsIn(lines)).toEqual(['Castellano native', 'Quechua intermediate'])
})

test('what goes on within brackets belongs to the last name, whatever it stands under', () => {
  const lines = linesOf([run('Español (Nativo), Inglés (Intermedio', 40, 60), run('B2)', 40, 73)])
  expect(levelsIn(lines)).toEqual(['Español native', 'Inglés intermediate'])
})

test('a cross stands under its level', () => {
  const lines = linesOf([
    ...row(['Básico', 'Intermedio', 'Avanzado'], [200, 300, 400], 60),
    ...row(['Inglés', 'X'], [40, 420], 74),
    ...row(['Portugués', 'X'], [40, 320], 88),
  ])
  expect(levelsIn(lines)).toEqual(['Inglés advanced', 'Portugués intermediate'])
})
