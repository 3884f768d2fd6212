import { peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import { notifyFollowers } from '#server/features/jobs/followers/followers.service.ts'
import { applicantMail } from '#domain/applications/applicant-mail.ts'
import { DAY } from '#domain/time/durations.ts'
import { candidateHref, candidatesHref } from '#domain/jobs/job.address.ts'
import type { Db } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { type NoticeMail, notify } from '#server/features/notifications/notifications.service.ts'
import { sentApplications } from '#domain/applications/application.address.ts'
import { companyMail, type Subject, type Text } from './application-notices.words.ts'
import { appliedBefore, getParties, type Parties } from './applications.queries.ts'

export type TextOf = (subject: Subject) => Text
export type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/*
 * Notifies the other side of every step, on the bell and by mail. Both are written in the transaction of the step, so
 * they exist only if it does; a separate task delivers the mail. The open pages of both sides reload.
 */

/** The two sides of an application. */
export const getPartiesOf = (tx: Db, applicationId: number): Promise<Parties> => getParties(tx, applicationId)

const subjectOf = ({ jobTitle, shownName, firstName, lastName, cvId }: Parties): Subject => ({
  hasCv: cvId !== null,
  jobTitle,
  companyName: shownName,
  fullName: `${firstName} ${lastName}`.trim(),
})

/** `by`: who made the change; by default the company. `more`: what else is in the mail. */
export async function notifyApplicant(
  deps: NotifyDeps,
  tx: Db,
  parties: Parties,
  textOf: TextOf,
  { by = parties.companyUserId, more = {} }: { by?: number | null; more?: Partial<NoticeMail> } = {},
): Promise<void> {
  const text = textOf(subjectOf(parties))
  await notify(deps, tx, {
    userId: parties.professionalUserId,
    by,
    type: 'application_status',
    ...text,
    link: sentApplications,
    mail: { ...applicantMail({ ...text, ...parties }), ...more },
  })
}

export const refreshPagesOf = async (tx: Db, { professionalUserId, companyId }: Parties) =>
  pushEvent(tx, [professionalUserId, ...(await peopleOfCompany(tx, companyId))], { topic: 'applications' })

/** A company known only from imported ads has no one to notify. `opens`: the application to open there. */
export async function notifyCompany(
  deps: NotifyDeps,
  tx: Db,
  parties: Parties,
  textOf: TextOf,
  { opens }: { opens?: number } = {},
): Promise<void> {
  const { companyUserId, companyName, jobId, jobTitle } = parties
  if (companyUserId === null) return
  const text = textOf(subjectOf(parties))
  // Repeated applications and withdrawals always appear on the bell, but cause at most one mail a day.
  const isRepeated = await appliedBefore(tx, parties.id, new Date(deps.clock.now().getTime() - DAY))
  await notifyFollowers(deps, tx, parties, {
    by: parties.professionalUserId,
    type: 'application_status',
    ...text,
    link: opens === undefined ? candidatesHref(jobId) : candidateHref(jobId, opens),
    ...(isRepeated ? {} : { mail: companyMail(text, { jobTitle, companyName }) }),
  })
}
