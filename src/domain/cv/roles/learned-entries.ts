import { consistentLabels } from './consistent-labels.ts'
import type { ModelInput } from './model-input.ts'
import { type RoleEntry, roleEntries } from './role-entries.ts'
import { forwardBackward, scoreTokens, WIDTH } from './role-model.ts'
import { roleModels } from './role-weights.ts'

/** The entries of a section as the trained model labels them. */
export function learnedEntries(
  { lines, tokens, features }: ModelInput,
  kind: 'experience' | 'education',
): RoleEntry[] {
  if (tokens.length === 0) return []
  const model = roleModels()[kind]
  const scores = scoreTokens(model, tokens, features)
  const labels = consistentLabels(scores, model.moves, tokens)
  const { marginals } = forwardBackward(scores, model.moves, tokens)
  return roleEntries(lines, tokens, labels, (at) => marginals[at * WIDTH + labels[at]!]!)
}
