import { linesOf, run } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { readExperiences } from './experience.ts'

/** Two jobs whose dates stand in a narrow column at the right: each line is its words, spread over the width. */
function jobs(first: readonly string[][], second: readonly string[][]) {
  const column = (lines: readonly string[][], y: number) =>
    lines.flatMap((words, at) => words.map((word, place) => run(word, 450 + place * 40, y + at * 12)))
  return readExperiences(
    linesOf([
      run('Auxiliar de Almacén', 40, 60, { bold: true }),
      run('Cooperativa Huallaga S.A.C.', 40, 72),
      ...column(first, 60),
      run('Cajera', 40, 140, { bold: true }),
      run('Botica Andina S.A.C.', 40, 152),
      ...column(second, 140),
    ]),
  ).map(({ position, company, start, end, isCurrent }) => [
    position?.value,
    company?.value,
    start?.value,
    isCurrent ? 'now' : end?.value,
  ])
}
const expected = (one: readonly string[], other: readonly string[]) => [
  ['Auxiliar de Almacén', 'Cooperativa Huallaga S.A.C.', ...one],
  ['Cajera', 'Botica Andina S.A.C.', ...other],
]

test.each([
  [
    [['Enero'], ['de 2012'], ['a febrero'], ['de 2015']],
    [['Marzo'], ['de 2006'], ['a la fecha']],
  ],
  [
    [['Enero'], ['2012', 'a'], ['febrero'], ['2015']],
    [['Marzo'], ['2006', '–'], ['Actual-'], ['idad']],
  ],
  [
    [['Enero 2012'], ['a', 'fe-'], ['brero'], ['2015']],
    [['Marzo 2006'], ['– Present']],
  ],
])('dates broken in a narrow column are whole: %j, %j', (first, second) => {
  expect(jobs(first, second)).toEqual(expected(['2012-01', '2015-02'], ['2006-03', 'now']))
})

test('a whole period takes nothing from below', () => {
  expect(jobs([['2012 – 2015'], ['2016']], [['2006 – 2008']])[0]!.slice(2)).toEqual(['2012', '2015'])
})
