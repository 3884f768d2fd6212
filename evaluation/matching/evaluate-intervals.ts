import { scoreOfPoints } from '#domain/matching/score/points.ts'
import type { Split } from './labelled.ts'
import type { RankedSet } from './ranked-set.ts'

const SHARE = 0.9
/** Scores of one band of ten points have one interval; few pairs are above the last one. */
const BAND = 10
const LAST = 8

interface Pair {
  band: number
  grade: number
}

const pairsOf = (sets: readonly RankedSet[], split: Split): Pair[] =>
  sets.flatMap((set) =>
    set.lists(set.engine, split, 'profiles').flatMap(({ grades, scores }) =>
      grades.map((grade, at) => ({
        band: Math.min(LAST, Math.floor(scoreOfPoints(scores[at]!) / BAND)),
        grade,
      })),
    ),
  )

const within = (pairs: readonly Pair[], from: number, to: number): number =>
  pairs.filter(({ grade }) => from <= grade && grade <= to).length / Math.max(1, pairs.length)

/** The narrowest range of grades with nine of ten pairs; among equals, the one with most. */
function rangeOf(pairs: readonly Pair[]): [number, number] {
  const ranges = [0, 1, 2, 3].flatMap((from) =>
    [0, 1, 2, 3].filter((to) => to >= from).map((to): [number, number] => [from, to]),
  )
  return ranges
    .filter(([from, to]) => within(pairs, from, to) >= SHARE)
    .toSorted(([a, b], [c, d]) => b - a - (d - c) || within(pairs, c, d) - within(pairs, a, b))[0]!
}

/** Which grades a score promises, by the development half, and how many held-out pairs keep it. */
export function intervalTable(sets: readonly RankedSet[]): string {
  const [known, unseen] = [pairsOf(sets, 'dev'), pairsOf(sets, 'held-out')]
  const ranges = Array.from({ length: LAST + 1 }, (_, band) =>
    rangeOf(known.filter((pair) => pair.band === band)),
  )
  const share = (pairs: readonly Pair[]) => {
    const kept = pairs.filter(({ band, grade }) => within([{ band, grade }], ...ranges[band]!) === 1)
    return `${((100 * kept.length) / Math.max(1, pairs.length)).toFixed(1)} %`
  }
  const rows = ranges.map(([from, to], band) => {
    const own = unseen.filter((pair) => pair.band === band)
    const name = band === LAST ? `${band * 10} and more` : `${band * 10} to ${band * 10 + 9}`
    return `| ${name} | ${from === to ? from : `${from} to ${to}`} | ${own.length} | ${share(own)} |`
  })
  const from40 = unseen.filter(({ band }) => band >= 4)
  return [
    '### The grades that a score promises',
    '',
    'For each ten points the narrowest range with nine of ten grades of the development half; then the held-out pairs whose grade lies inside.',
    '',
    '| score | grades | held-out pairs | inside |',
    '|---|---|---:|---:|',
    ...rows,
    `| **40 and more** | | ${from40.length} | **${share(from40)}** |`,
    `| **all** | | ${unseen.length} | **${share(unseen)}** |`,
    '',
  ].join('\n')
}
