import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { consistentLabels } from './consistent-labels.ts'
import { LABELS } from './role-labels.ts'
import { TRANSITIONS, WIDTH } from './role-model.ts'
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
  expect(namesOf(consistentLabels(scores, moves, tokens))).toEqual(['S-where', 'B-what', 'B-where', 'B-what'])
})

test('an entry that clearly starts otherwise does', () => {
  const scores = scoresOf([[['S-where', 9]], [['B-what', 9]], [['S-what', 9]], [['B-where', 9]]])
  expect(namesOf(consistentLabels(scores, moves, tokens))).toEqual(['S-where', 'B-what', 'S-what', 'B-where'])
})

test('a text that the model hardly takes for a remark is the post of an entry without one', () => {
  const remark = (): (readonly [string, number])[] => [
    ['other', 5],
    ['B-what', 3],
  ]
  const where: (readonly [string, number])[] = [['S-where', 9]]
  expect(
    namesOf(consistentLabels(scoresOf([where, [['B-what', 9]], where, remark()]), moves, tokens)),
  ).toEqual(['S-where', 'B-what', 'S-where', 'B-what'])
  // Beside a post it stays a remark.
  expect(
    namesOf(consistentLabels(scoresOf([where, [['B-what', 9]], remark(), [['body', 9]]]), moves, tokens)),
  ).toEqual(['S-where', 'B-what', 'other', 'body'])
})

test('nothing has no labels', () => {
  expect(consistentLabels(new Float64Array(0), moves, [])).toEqual([])
})
