import { creditWeights } from '#domain/matching/weights.ts'

export type CreditKind = 'implied' | 'related' | 'broader'

/** The credit of a held skill for a required one: 0-100. */
export interface SkillCredit {
  skill: number
  value: number
  kind: CreditKind
}

interface Linked {
  related: readonly number[]
  implies: readonly number[]
}

/**
 * By skill, the best credit for every other one: implied skills over all steps; related ones in both directions; a wider skill for
 * a narrower one.
 */
export function skillCredits(skills: readonly Linked[]): Map<number, SkillCredit>[] {
  const credits = skills.map(() => new Map<number, SkillCredit>())
  const give = (from: number, skill: number, kind: CreditKind) => {
    const value = creditWeights[kind]
    const before = credits[from]!.get(skill)
    if (from !== skill && (before === undefined || before.value < value))
      credits[from]!.set(skill, { skill, value, kind })
  }
  for (const [id, { related }] of skills.entries()) {
    const reached = new Set<number>()
    const open = [...skills[id]!.implies]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === id || reached.has(next)) continue
      reached.add(next)
      open.push(...skills[next]!.implies)
    }
    for (const implied of reached) {
      give(id, implied, 'implied')
      give(implied, id, 'broader')
    }
    for (const other of related) {
      give(id, other, 'related')
      give(other, id, 'related')
    }
  }
  return credits
}
