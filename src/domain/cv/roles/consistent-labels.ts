import { isStart, ROLES, roleOf } from './role-labels.ts'
import { bestLabels, WIDTH } from './role-model.ts'
import type { Token } from './role-tokens.ts'

/**
 * What it costs an entry to start with another role than the section's others. 0 to 8 were tried on unseen random layouts and on the
 * development half of the layouts of others; 4 is best or equal on both.
 */
const OTHER_START = 4

/**
 * The most probable labels, given that the entries of one section start alike: all with the employer, or all with the post, and so on.
 * The model sees neighbours only, so the chain alone would cut some entries of a section elsewhere than the rest.
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
      return isStart(label) && roleOf(label) !== role ? score - OTHER_START : score
    })
    const found = bestLabels(own, transitions, tokens)
    if (found.score > best.score) best = found
  }
  return best.labels
}
