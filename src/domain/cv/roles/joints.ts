import { institutionLikeness, organisationLikeness } from '#domain/cv/names/words.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import type { Token } from './role-tokens.ts'

/** How often what follows a joint ('en', 'para') looks like an employer or a school in this section. */
export interface Joint {
  count: number
  company: number
  school: number
}

/** The word if it may stand between two names: 'Jefa de Obra en Quipu S.A.C.'. */
export function jointAt(tokens: readonly Token[], at: number): string | null {
  const [token, next] = [tokens[at]!, tokens[at + 1]]
  if (token.period || !next || next.row !== token.row || next.boundary !== 'space') return null
  const word = token.text.toLowerCase()
  return JOINTS.has(word) && /^\p{Lu}/u.test(next.text) ? word : null
}

const JOINTS = new Set(['en', 'in', 'at', 'para', 'for', 'de', 'del', 'por'])

/** The joints of a section. */
export function jointsOf(
  lines: readonly Line[],
  tokens: readonly Token[],
  units: readonly { first: number; last: number; row: number }[],
): Map<string, Joint> {
  const joints = new Map<string, Joint>()
  for (const { first, last, row } of units)
    for (let at = first + 1; at < last; at++) {
      const word = jointAt(tokens, at)
      if (!word) continue
      const rest = lines[row]!.text.slice(tokens[at + 1]!.start, tokens[last]!.end)
      const joint = joints.get(word) ?? { count: 0, company: 0, school: 0 }
      joint.count++
      joint.company += organisationLikeness(rest)
      joint.school += institutionLikeness(rest)
      joints.set(word, joint)
    }
  return joints
}
