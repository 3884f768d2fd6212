import type { InterviewEnding } from '#contracts/interviews/interviews-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import type { InterviewRow } from './interviews.queries.ts'
import { deletionWords, endedForCandidate, endedForTeam, namelessFor } from './interview-notices.words.ts'
import { type NotifyDeps, tellCandidate, tellTeam } from './notify-interview.ts'

/** What it belongs to ended. A suspended side is told of its suspension only, and who withdrew knows. */
export async function notifyEnded(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  ending: InterviewEnding,
): Promise<void> {
  const isCompanyGone = ending === 'suspended' && row.isCompanySuspended
  const isCandidateGone = ending === 'suspended' && row.isCandidateSuspended
  if (!isCompanyGone) await tellTeam(deps, tx, row, endedForTeam(row, ending))
  if (!isCandidateGone && ending !== 'withdrawn')
    await tellCandidate(deps, tx, row, endedForCandidate(row, ending))
}

/** The other side's account is being deleted: the notice names nobody. `side` is who stays. */
export async function notifyOfDeletion(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  side: 'company' | 'professional',
): Promise<void> {
  const tell = side === 'company' ? tellTeam : tellCandidate
  await tell(deps, tx, namelessFor(row, side), deletionWords(row))
}
