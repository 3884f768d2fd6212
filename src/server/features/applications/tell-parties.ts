import type { ApplicationStatus } from '#contracts/vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { tell } from '#server/features/notifications/notifications.service.ts'
import {
  candidateWithdrew,
  newCandidate,
  receivedByUs,
  reviewAnswered,
  reviewRequested,
  statusTexts,
  type Subject,
  type Text,
} from './application-texts.ts'
import { findParties, getParties, type Parties } from './applications.queries.ts'

type Telling = Pick<Deps, 'clock' | 'config' | 'queue'>

/*
 * Every step is told on the bell and by mail. Both are written in the transaction that makes the step, so they exist if and
 * only if it does; the delivery of the mail is a task of its own. The open pages of both sides ask again.
 */

export async function tellReceived(deps: Telling, tx: Db, applicationId: number): Promise<void> {
  const parties = await getParties(tx, applicationId)
  await tellApplicant(deps, tx, parties, receivedByUs(subjectOf(parties)))
  await tellCompany(deps, tx, parties, newCandidate(subjectOf(parties)))
  await refreshPagesOf(tx, parties)
}

export async function tellStatus(
  deps: Telling,
  tx: Db,
  applicationId: number,
  { status, message = null }: { status: ApplicationStatus; message?: string | null },
): Promise<void> {
  const parties = await getParties(tx, applicationId)
  const text = statusTexts[status](subjectOf(parties))
  await tellApplicant(deps, tx, parties, message ? { ...text, message } : text)
  await refreshPagesOf(tx, parties)
}

export async function tellWithdrawn(deps: Telling, tx: Db, applicationId: number): Promise<void> {
  const parties = await findParties(tx, applicationId)
  // With the account of who withdrew, its withdrawn applications are gone.
  if (!parties) return
  await tellCompany(deps, tx, parties, candidateWithdrew(subjectOf(parties)))
  await refreshPagesOf(tx, parties)
}

export async function tellReviewRequested(deps: Telling, tx: Db, applicationId: number): Promise<void> {
  const parties = await getParties(tx, applicationId)
  await tellCompany(deps, tx, parties, reviewRequested(subjectOf(parties)), `?candidato=${applicationId}`)
  await refreshPagesOf(tx, parties)
}

export async function tellReviewAnswered(deps: Telling, tx: Db, applicationId: number): Promise<void> {
  const parties = await getParties(tx, applicationId)
  await tellApplicant(deps, tx, parties, reviewAnswered(subjectOf(parties)))
  await refreshPagesOf(tx, parties)
}

const subjectOf = ({ jobTitle, companyName, firstName, lastName }: Parties): Subject => ({
  jobTitle,
  companyName,
  fullName: `${firstName} ${lastName}`.trim(),
})

async function tellApplicant(deps: Telling, tx: Db, parties: Parties, text: Text): Promise<void> {
  await tell(deps, tx, {
    userId: parties.professionalUserId,
    type: 'application_status',
    ...text,
    link: '/dashboard/postulaciones',
    mail: {
      subject: `${text.title}: ${parties.jobTitle}`,
      heading: `Hola, ${parties.firstName}`,
      label: 'Ver mis postulaciones',
    },
  })
}

export const refreshPagesOf = (tx: Db, { professionalUserId, companyUserId }: Parties) =>
  pushEvent(tx, companyUserId === null ? [professionalUserId] : [professionalUserId, companyUserId], {
    topic: 'applications',
  })

/** A company that is known from imported ads only has nobody to tell. `search` opens one of the candidates. */
async function tellCompany(deps: Telling, tx: Db, parties: Parties, text: Text, search = ''): Promise<void> {
  const { companyUserId, companyName, jobId, jobTitle } = parties
  if (companyUserId === null) return
  await tell(deps, tx, {
    userId: companyUserId,
    type: 'application_status',
    ...text,
    link: `/company-dashboard/candidatos/${jobId}${search}`,
    mail: { subject: `${text.title}: ${jobTitle}`, heading: `Hola, ${companyName}`, label: 'Ver candidatos' },
  })
}
