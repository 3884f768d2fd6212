import type { HeldRank, Rank } from '#domain/matching/types.ts'
import { levelFactors, rankSteps } from '#domain/matching/weights.ts'
import { rankStep } from '#domain/matching/parts/years-part.ts'

/**
 * The factor of a rank far from the job's. Internships are for students and those who finished at most a year ago (Ley 28518), not
 * for regular workers.
 */
export function rankFactor(asked: Rank | null, held: HeldRank): number {
  if (asked === 0 && held.least >= rankSteps.plain) return levelFactors.practice
  const step = rankStep(asked, held)
  const ranks = step >= 0 ? levelFactors.up : levelFactors.down
  return ranks[Math.abs(step)] ?? ranks.at(-1)!
}
