import { page, run } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { findPieces } from './pieces.ts'
import { dropRunningLines } from './running-lines.ts'

/** What is left of pages with these texts at the given height. */
function left(y: number, ...texts: string[]) {
  const pages = texts.map((text) => page([run(text, 40, y), run('Texto de la página', 40, 400)]))
  const pieces = pages.map((drawn, index) => findPieces(drawn, index + 1))
  return dropRunningLines(pages, pieces).map((own) =>
    own.map(({ text }) => text).filter((text) => text !== 'Texto de la página'),
  )
}
const FOOTER = 820

test.each([
  ['a footer that repeats is read once', FOOTER, ['Rosa Quispe', 'Rosa Quispe'], [['Rosa Quispe'], []]],
  ['also when it counts the pages', 30, ['Rosa Quispe 1', 'Rosa Quispe 2'], [['Rosa Quispe 1'], []]],
  ['a footer that counts the pages says nothing', FOOTER, ['Rosa Quispe 1', 'Rosa Quispe 2'], [[], []]],
  ['numbers of pages are not read', FOOTER, ['Página 1 de 2', '2 / 2'], [[], []]],
  ['the number on a single page may be a date or a level', FOOTER, ['12'], [['12']]],
  ['other texts stay', FOOTER, ['Rosa Quispe', 'Referencias'], [['Rosa Quispe'], ['Referencias']]],
  [
    'so does what repeats in the middle of the page',
    300,
    ['Analista', 'Analista'],
    [['Analista'], ['Analista']],
  ],
])('%s', (_, y, texts, expected) => {
  expect(left(y, ...texts)).toEqual(expected)
})
