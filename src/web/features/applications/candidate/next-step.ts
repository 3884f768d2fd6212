import type { CandidatePage } from '#contracts/applications/candidate.contract.ts'

type Stages = CandidatePage['stages']

/** Where somebody goes next: the stage after theirs. Null: they are hired or rejected, and nothing comes next by itself. */
export function nextStage(stages: Stages, currentId: number): Stages[number] | null {
  const at = stages.findIndex(({ id }) => id === currentId)
  const next = stages[at + 1]
  return next && next.status !== 'rejected' && stages[at]?.status !== 'hired' ? next : null
}
