import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { consistentLabels } from './consistent-labels.ts'
import { LABELS } from './role-labels.ts'
import { bestLabels, TRANSITIONS, WIDTH } from './role-model.ts'
import { tokensOf } from './role-tokens.ts'

const tokens = tokensOf(textLines('Kusi\nCajera\nQuipu\nVendedora'))
const moves = new Float64Array(TRANSITIONS)
/** Scores that prefer these labels, each by its points. */
function scoresOf(wanted: readonly (readonly [string, number])[][]): Float64Array {
  const scores = new Float64Array(tokens.length * WIDTH)
  for (const [at, labels] of wanted.entries())
    for (const [name, points] of labels) scores[at * WIDTH + LABELS.indexOf(name)] = points
  return scores
}
const namesOf = (labels: readonly number[]) => labels.map((label) => LABELS[label])

test('an entry that hardly prefers to start otherwise starts like the others', () => {
  const scores = scoresOf([
    [['S-where', 5]],
    [['B-what', 5]],
    [
      ['B-where', 5],
      ['S-where', 4],
    ],
    [
      ['S-what', 5],
      ['B-what', 4],
    ],
  ])
  expect(namesOf(bestLabels(scores, moves, tokens).labels)).toEqual([
    'S-where',
    'B-what',
    'B-where',
    'S-what',
  ])
  expect(namesOf(consistentLabels(scores, moves, tokens))).toEqual(['S-where', 'B-what', 'B-where', 'B-what'])
})

test('an entry that clearly starts otherwise does', () => {
  const scores = scoresOf([[['S-where', 9]], [['B-what', 9]], [['S-where', 9]], [['S-what', 9]]])
  expect(namesOf(consistentLabels(scores, moves, tokens))).toEqual(['S-where', 'B-what', 'S-where', 'S-what'])
})

test('nothing has no labels', () => {
  expect(consistentLabels(new Float64Array(0), moves, [])).toEqual([])
})
