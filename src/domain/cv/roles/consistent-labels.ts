import { isStart, LABELS, ROLES, type Role, roleOf } from './role-labels.ts'
import { boundaryOf, WIDTH } from './role-model.ts'
import type { Token } from './role-tokens.ts'

/**
 * What it costs an entry to start with another role than the section's others. 0 to 8 were tried on unseen random layouts and on the
 * development half of the layouts of others; 4 is best or equal on both.
 */
const OTHER_START = 4

/** What it costs an entry to have no post or degree, or no employer or school. 0 to 6 were tried on the same pages, in folds. */
const MISSING = 4

/** A path that is so far behind another one never catches up: 12 already changed no label of 770 sections. */
const HOPELESS = 20

/** Which of the two names an entry has so far, as bits. A path remembers it beside its last label. */
const NAMES: readonly Role[] = ['what', 'where']
const BOTH = 0b11
const bitOf = LABELS.map((_, label) => {
  const at = NAMES.indexOf(roleOf(label)!)
  return at < 0 ? 0 : 1 << at
})
const starts = LABELS.map((_, label) => isStart(label))
const costOf = [2 * MISSING, MISSING, MISSING, 0]
const STATES = (BOTH + 1) * WIDTH

/**
 * The most probable labels, given that an entry has both its names and that the entries of one section start alike: all with the
 * employer, or all with the post, and so on. The model sees neighbours only, so the chain alone would cut some entries of a section
 * elsewhere than the rest, and would take a degree in unusual words for a remark.
 */
export function consistentLabels(
  scores: Float64Array,
  transitions: Float64Array,
  tokens: readonly Token[],
): number[] {
  let best = { labels: [] as number[], score: -Infinity }
  for (const role of ROLES) {
    const own = Float64Array.from(scores, (score, at) => {
      const label = at % WIDTH
      return starts[label] && roleOf(label) !== role ? score - OTHER_START : score
    })
    const found = bestLabels(own, transitions, tokens)
    if (found.score > best.score) best = found
  }
  return best.labels
}

/** The best path through the labels, where each entry pays for the names that it does not have. */
function bestLabels(
  scores: Float64Array,
  transitions: Float64Array,
  tokens: readonly Token[],
): { labels: number[]; score: number } {
  const count = tokens.length
  if (count === 0) return { labels: [], score: 0 }
  const best = new Float64Array(count * STATES).fill(-Infinity)
  const from = new Uint8Array(count * STATES)
  // What stands before the first entry lacks nothing.
  for (let label = 0; label < WIDTH; label++)
    best[(starts[label] ? bitOf[label]! : BOTH) * WIDTH + label] = scores[label]!
  for (let at = 1; at < count; at++) {
    const boundary = boundaryOf(tokens[at]!) * WIDTH * WIDTH
    const [before, now] = [(at - 1) * STATES, at * STATES]
    let most = -Infinity
    for (let state = 0; state < STATES; state++) most = Math.max(most, best[before + state]!)
    for (let state = 0; state < STATES; state++) {
      const sum = best[before + state]!
      if (sum < most - HOPELESS) continue
      const names = Math.floor(state / WIDTH)
      const moves = boundary + (state % WIDTH) * WIDTH
      for (let label = 0; label < WIDTH; label++) {
        const own = starts[label] ? bitOf[label]! : names | bitOf[label]!
        const cell = now + own * WIDTH + label
        const points =
          sum +
          transitions[moves + label]! +
          scores[at * WIDTH + label]! -
          (starts[label] ? costOf[names]! : 0)
        if (points > best[cell]!) {
          best[cell] = points
          from[cell] = state
        }
      }
    }
  }
  const last = (count - 1) * STATES
  const closed = (state: number) => best[last + state]! - costOf[Math.floor(state / WIDTH)]!
  let state = 0
  for (let other = 1; other < STATES; other++) if (closed(other) > closed(state)) state = other
  const score = closed(state)
  const labels: number[] = []
  for (let at = count - 1; at >= 0; at--) {
    labels.push(state % WIDTH)
    state = from[at * STATES + state]!
  }
  return { labels: labels.toReversed(), score }
}
