import type { ApplicationStatus } from '#contracts/vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { candidateWithdrew, newCandidate, receivedByUs, statusTexts } from './application-texts.ts'
import { findParties, getParties } from './applications.queries.ts'
import { refreshPagesOf, tellApplicant, tellCompany, type Telling } from './tell-parties.service.ts'

/** Who applied keeps it in a mail, too. */
export async function tellReceived(deps: Telling, tx: Db, applicationId: number): Promise<void> {
  const parties = await getParties(tx, applicationId)
  await tellApplicant(deps, tx, parties, receivedByUs, { by: parties.professionalUserId })
  await tellCompany(deps, tx, parties, newCandidate, { opens: applicationId })
  await refreshPagesOf(tx, parties)
}

export async function tellStatus(
  deps: Telling,
  tx: Db,
  applicationId: number,
  { status, message = null }: { status: ApplicationStatus; message?: string | null },
): Promise<void> {
  const parties = await getParties(tx, applicationId)
  await tellApplicant(deps, tx, parties, (subject) => {
    const text = statusTexts[status](subject)
    return message ? { ...text, message } : text
  })
  await refreshPagesOf(tx, parties)
}

export async function tellWithdrawn(deps: Telling, tx: Db, applicationId: number): Promise<void> {
  const parties = await findParties(tx, applicationId)
  // With the account of who withdrew, its withdrawn applications are gone.
  if (!parties) return
  await tellCompany(deps, tx, parties, candidateWithdrew)
  await refreshPagesOf(tx, parties)
}
