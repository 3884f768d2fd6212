import type { CandidateApplication } from '#contracts/applications.contract.ts'
import { type ApplicationStatus, applicationStatuses } from '#contracts/vocabulary.ts'
import { fullName } from './board-columns.ts'

type By = { column: string; direction: 'ascending' | 'descending' }

const spanish = new Intl.Collator('es')
const stage = ({ status }: CandidateApplication) => applicationStatuses.indexOf(status as ApplicationStatus)

const comparisons: Record<string, (a: CandidateApplication, b: CandidateApplication) => number> = {
  name: (a, b) => spanish.compare(fullName(a), fullName(b)),
  appliedAt: (a, b) => a.appliedAt.localeCompare(b.appliedAt),
  score: (a, b) => a.compatibilityScore - b.compatibilityScore,
  status: (a, b) => stage(a) - stage(b),
}

/** The candidates in the order of a column; nobody is dropped, ties keep their order. */
export function sortCandidates(
  candidates: readonly CandidateApplication[],
  { column, direction }: By,
): CandidateApplication[] {
  const compare = comparisons[column]
  if (!compare) return [...candidates]
  return candidates.toSorted(direction === 'ascending' ? compare : (a, b) => compare(b, a))
}
