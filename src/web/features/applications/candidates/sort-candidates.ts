import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import { applicationStatuses } from '#contracts/vocabulary.ts'
import { compareScores } from '#domain/matching/score/score-order.ts'
import { fullName } from './board-columns.ts'

type By = { column: string; direction: 'ascending' | 'descending' }

const spanish = new Intl.Collator('es')
const stage = ({ status }: CandidateApplication) => applicationStatuses.indexOf(status)

const comparisons: Record<string, (a: CandidateApplication, b: CandidateApplication) => number> = {
  name: (a, b) => spanish.compare(fullName(a), fullName(b)),
  appliedAt: (a, b) => a.appliedAt.localeCompare(b.appliedAt),
  score: (a, b) => compareScores(b.compatibilityScore, a.compatibilityScore),
  status: (a, b) => stage(a) - stage(b),
}

export const isSortable = (column: string): boolean => Object.hasOwn(comparisons, column)

/** The candidates sorted by a column. Ties keep their order; candidates without a score come last in both directions. */
export function sortCandidates(
  candidates: readonly CandidateApplication[],
  { column, direction }: By,
): CandidateApplication[] {
  const compare = comparisons[column]
  if (!compare) return [...candidates]
  const sorted = candidates.toSorted(direction === 'ascending' ? compare : (a, b) => compare(b, a))
  const hasNone = ({ compatibilityScore }: CandidateApplication) => Number(compatibilityScore === null)
  return column === 'score' ? sorted.toSorted((a, b) => hasNone(a) - hasNone(b)) : sorted
}
