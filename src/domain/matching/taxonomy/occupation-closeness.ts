import { closenessWeights } from '#domain/matching/weights.ts'

interface Linked {
  id: number
  field: string
  skills: readonly number[]
  related: readonly number[]
  moves: readonly number[]
}

/**
 * How close two occupations are, 0-100: 100 for the same; less if they are related, if people move between them, or if they share
 * rare usual skills; a little for the same field. Symmetric. Rows are computed on first use.
 */
export function occupationCloseness(
  occupations: readonly Linked[],
  skillCount: number,
): (a: number, b: number) => number {
  const uses = new Uint32Array(skillCount)
  for (const { skills } of occupations) for (const skill of skills) uses[skill]!++
  const rarity = (skill: number) => Math.log((occupations.length + 1) / uses[skill]!)
  const lengths = occupations.map(({ skills }) =>
    Math.sqrt(skills.reduce((sum, skill) => sum + rarity(skill) ** 2, 0)),
  )
  const related = occupations.map((occupation) => new Set(occupation.related))
  const moves = occupations.map((occupation) => new Set(occupation.moves))
  const owners = new Map<number, number[]>()
  for (const { id, skills } of occupations) {
    for (const skill of skills) {
      const known = owners.get(skill)
      if (known) known.push(id)
      else owners.set(skill, [id])
    }
  }

  const rowOf = (a: number): Uint8Array => {
    const shared = new Float64Array(occupations.length)
    for (const skill of occupations[a]!.skills)
      for (const b of owners.get(skill) ?? []) shared[b]! += rarity(skill) ** 2
    return Uint8Array.from(occupations, ({ field }, b) => {
      if (a === b) return 100
      const overlap = shared[b]! > 0 ? shared[b]! / (lengths[a]! * lengths[b]!) : 0
      const isField = field === occupations[a]!.field
      const isRelated = related[a]!.has(b) || related[b]!.has(a)
      const isMove = moves[a]!.has(b) || moves[b]!.has(a)
      const base = isRelated
        ? closenessWeights.related
        : isMove
          ? closenessWeights.move
          : isField
            ? closenessWeights.sameField
            : 0
      const most = isRelated || isField ? closenessWeights.mostByField : closenessWeights.mostByOverlap
      return Math.round(base + (most - base) * Math.min(1, overlap))
    })
  }
  const rows: (Uint8Array | undefined)[] = []
  return (a, b) => {
    const first = Math.min(a, b)
    rows[first] ??= rowOf(first)
    return rows[first][Math.max(a, b)]!
  }
}
