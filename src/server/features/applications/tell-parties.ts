import type { ApplicationStatus } from '#contracts/vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import {
  candidateWithdrew,
  newCandidate,
  receivedByUs,
  statusTexts,
  type Subject,
  type Text,
} from './application-texts.ts'
import { getParties, type Parties } from './applications.queries.ts'

type Telling = Pick<Deps, 'clock' | 'config' | 'queue'>

/*
 * Every step is told on the bell and by mail. Both are written in the transaction that makes the step, so they exist if and
 * only if it does; the delivery of the mail is a task of its own.
 */

export async function tellReceived(deps: Telling, tx: Db, applicationId: number): Promise<void> {
  const parties = await getParties(tx, applicationId)
  await tellApplicant(deps, tx, parties, receivedByUs(subjectOf(parties)))
  await tellCompany(deps, tx, parties, newCandidate(subjectOf(parties)))
}

export async function tellStatus(
  deps: Telling,
  tx: Db,
  applicationId: number,
  status: ApplicationStatus,
): Promise<void> {
  const parties = await getParties(tx, applicationId)
  await tellApplicant(deps, tx, parties, statusTexts[status](subjectOf(parties)))
}

export async function tellWithdrawn(deps: Telling, tx: Db, applicationId: number): Promise<void> {
  const parties = await getParties(tx, applicationId)
  await tellCompany(deps, tx, parties, candidateWithdrew(subjectOf(parties)))
}

const subjectOf = ({ jobTitle, companyName, firstName, lastName }: Parties): Subject => ({
  jobTitle,
  companyName,
  fullName: `${firstName} ${lastName}`.trim(),
})

async function tellApplicant(deps: Telling, tx: Db, parties: Parties, text: Text): Promise<void> {
  const link = '/dashboard/postulaciones'
  await tell(deps, tx, { userId: parties.professionalUserId, email: parties.professionalEmail }, text, {
    link,
    label: 'Ver mis postulaciones',
    heading: `Hola, ${parties.firstName}`,
    subject: `${text.title}: ${parties.jobTitle}`,
  })
}

/** A company that is known from imported ads only has nobody to tell. */
async function tellCompany(deps: Telling, tx: Db, parties: Parties, text: Text): Promise<void> {
  const { companyUserId, companyEmail, companyName, jobId, jobTitle } = parties
  if (companyUserId === null || companyEmail === null) return
  await tell(deps, tx, { userId: companyUserId, email: companyEmail }, text, {
    link: `/company-dashboard/candidatos/${jobId}`,
    label: 'Ver candidatos',
    heading: `Hola, ${companyName}`,
    subject: `${text.title}: ${jobTitle}`,
  })
}

async function tell(
  deps: Telling,
  tx: Db,
  to: { userId: number; email: string },
  { title, message }: Text,
  mail: { link: string; label: string; heading: string; subject: string },
): Promise<void> {
  await notify(deps, tx, { userId: to.userId, type: 'application_status', title, message, link: mail.link })
  await sendMail(deps, tx, {
    to: to.email,
    subject: mail.subject,
    content: {
      preheader: message,
      heading: mail.heading,
      paragraphs: [message],
      action: { label: mail.label, url: `${deps.config.publicUrl}${mail.link}` },
    },
  })
}
