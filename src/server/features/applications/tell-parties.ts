import type { ApplicationStatus } from '#contracts/vocabulary.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { tell } from '#server/features/notifications/notifications.service.ts'
import { candidateLink, candidatesOf, sentApplications } from './application-links.ts'
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
import { appliedBefore, findParties, getParties, type Parties } from './applications.queries.ts'

type Telling = Pick<Deps, 'clock' | 'config' | 'queue'>

/** In milliseconds. */

/*
 * Every step is told to the other side on the bell and by mail; who applied keeps it in a mail. Both are written in the transaction that makes the step, so they exist if and
 * only if it does; the delivery of the mail is a task of its own. The open pages of both sides ask again.
 */

export async function tellReceived(deps: Telling, tx: Db, applicationId: number): Promise<void> {
  const parties = await getParties(tx, applicationId)
  await tellApplicant(deps, tx, parties, receivedByUs(subjectOf(parties)), parties.professionalUserId)
  await tellCompany(deps, tx, parties, newCandidate(subjectOf(parties)), applicationId)
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
  await tellCompany(deps, tx, parties, reviewRequested(subjectOf(parties)), applicationId)
  await refreshPagesOf(tx, parties)
}

export async function tellReviewAnswered(deps: Telling, tx: Db, applicationId: number): Promise<void> {
  const parties = await getParties(tx, applicationId)
  await tellApplicant(deps, tx, parties, reviewAnswered(subjectOf(parties)))
  await refreshPagesOf(tx, parties)
}

const subjectOf = ({ jobTitle, companyName, firstName, lastName, cvId }: Parties): Subject => ({
  hasCv: cvId !== null,
  jobTitle,
  companyName,
  fullName: `${firstName} ${lastName}`.trim(),
})

/** `by`: who did it, which is the company unless something else is said. */
async function tellApplicant(
  deps: Telling,
  tx: Db,
  parties: Parties,
  text: Text,
  by = parties.companyUserId,
): Promise<void> {
  await tell(deps, tx, {
    userId: parties.professionalUserId,
    by,
    type: 'application_status',
    ...text,
    link: sentApplications,
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

/** A company that is known from imported ads only has nobody to tell. `candidateId`: who is opened there. */
async function tellCompany(
  deps: Telling,
  tx: Db,
  parties: Parties,
  text: Text,
  candidateId?: number,
): Promise<void> {
  const { companyUserId, companyName, jobId, jobTitle } = parties
  if (companyUserId === null) return
  // Who applies and withdraws again and again is on the bell each time, and in the mailbox once a day.
  const isRepeated = await appliedBefore(tx, parties.id, new Date(deps.clock.now().getTime() - DAY))
  await tell(deps, tx, {
    userId: companyUserId,
    by: parties.professionalUserId,
    type: 'application_status',
    ...text,
    link: candidateId === undefined ? candidatesOf(jobId) : candidateLink(jobId, candidateId),
    ...(isRepeated
      ? {}
      : {
          mail: {
            subject: `${text.title}: ${jobTitle}`,
            heading: `Hola, ${companyName}`,
            label: 'Ver candidatos',
          },
        }),
  })
}
