import type { CandidatePage } from '#contracts/applications/candidate.contract.ts'
import { presentReceived } from '#server/features/applications/applications.presenter.ts'
import type { readCandidate, readPlaceOf } from './candidate.service.ts'

type View = Awaited<ReturnType<typeof readCandidate>> & Awaited<ReturnType<typeof readPlaceOf>>

export const presentCandidatePage = (
  { candidate, job, stage, since, stages, place, column }: View,
  { mayWrite, now }: { mayWrite: boolean; now: Date },
): CandidatePage => ({
  candidate: presentReceived(candidate, now),
  job,
  stage: {
    id: stage.id,
    name: stage.name,
    status: stage.status,
    goalDays: stage.goalDays,
    since: since.toISOString(),
  },
  stages: stages.map(({ id, name, status }) => ({ id, name, status })),
  place: { ...place, column: column ? { id: column.id, name: column.name } : null },
  mayWrite,
})
