import type { AnswerOutcome } from '#contracts/applications/close-out-vocabulary.ts'
import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import { answerTitles } from '#domain/applications/close-out.words.ts'
import type { Db } from '#server/db/connection.ts'
import { announceStatus, announceStep, announceWithdrawal } from './announce-steps.ts'
import { candidateWithdrew, newCandidate, receivedByUs, statusTexts } from './application-notices.words.ts'
import { findParties, getParties, type Parties } from './applications.queries.ts'
import { showCompanyAt } from './shown-company.service.ts'
import { refreshPagesOf, notifyApplicant, notifyCompany, type NotifyDeps } from './notify-parties.service.ts'

/** The applicant also gets a mail, as a record. */
export async function notifyReceived(deps: NotifyDeps, tx: Db, applicationId: number): Promise<void> {
  const parties = await getParties(tx, applicationId)
  await notifyApplicant(deps, tx, parties, receivedByUs, { by: parties.professionalUserId })
  await notifyCompany(deps, tx, parties, newCandidate, { opens: applicationId })
  await announceStep(deps, tx, parties, 'new_application')
  await refreshPagesOf(tx, parties)
}

export async function notifyStatus(
  deps: NotifyDeps,
  tx: Db,
  applicationId: number,
  { status, message = null }: { status: ApplicationStatus; message?: string | null },
): Promise<void> {
  await showCompanyAt(deps, tx, applicationId, status)
  const parties = await getParties(tx, applicationId)
  await notifyApplicant(deps, tx, parties, (subject) => {
    const text = statusTexts[status](subject)
    return message ? { ...text, message } : text
  })
  await announceStatus(deps, tx, parties, status)
  await refreshPagesOf(tx, parties)
}

/** One of many answers at once: that the process ended for the person, or that it goes on. */
export async function notifyAnswer(
  deps: NotifyDeps,
  tx: Db,
  parties: Parties,
  { outcome, message }: { outcome: AnswerOutcome; message: string },
): Promise<void> {
  await notifyApplicant(deps, tx, parties, () => ({ title: answerTitles[outcome], message }))
  if (outcome === 'rejected') await announceStatus(deps, tx, parties, 'rejected')
  await refreshPagesOf(tx, parties)
}

export async function notifyWithdrawn(deps: NotifyDeps, tx: Db, applicationId: number): Promise<void> {
  const parties = await findParties(tx, applicationId)
  // When the account of the person who withdrew is deleted, its withdrawn applications are gone.
  if (!parties) return
  await notifyCompany(deps, tx, parties, candidateWithdrew)
  await announceWithdrawal(deps, tx, parties)
  await refreshPagesOf(tx, parties)
}
