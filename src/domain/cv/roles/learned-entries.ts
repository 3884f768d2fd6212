import type { Line } from '#domain/cv/layout/text-line.ts'
import { type RoleEntry, roleEntries } from './role-entries.ts'
import { featuresOf } from './role-features.ts'
import { roleLines } from './role-lines.ts'
import { bestLabels, forwardBackward, scoreTokens, WIDTH } from './role-model.ts'
import { tokensOf } from './role-tokens.ts'
import { roleModels } from './role-weights.ts'

/** Longer sections are no CV; labelling them would only slow everyone down. */
const MOST_TOKENS = 6_000

/** The entries of a section as the trained model labels them. */
export function learnedEntries(section: readonly Line[], kind: 'experience' | 'education'): RoleEntry[] {
  const lines = roleLines(section, kind)
  const tokens = tokensOf(lines).slice(0, MOST_TOKENS)
  if (tokens.length === 0) return []
  const model = roleModels()[kind]
  const scores = scoreTokens(model, tokens, featuresOf(lines, tokens))
  const labels = bestLabels(scores, model.moves, tokens)
  const { marginals } = forwardBackward(scores, model.moves, tokens)
  return roleEntries(lines, tokens, labels, (at) => marginals[at * WIDTH + labels[at]!]!)
}
