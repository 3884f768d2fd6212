import type { AnswerOutcome } from '#contracts/applications/close-out-vocabulary.ts'
import { sentApplications } from '#domain/applications/application.address.ts'
import { applicantMail } from '#domain/applications/applicant-mail.ts'
import { fillAnswer, withLine } from '#domain/applications/close-out.ts'
import { answerTitles } from '#domain/applications/close-out.words.ts'
import { noticeContent, preferencesPages } from '#domain/mail/notice-content.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { OwnJob } from '#server/features/applications/applications.policy.ts'
import { nameOfSender, tokenValues } from '#server/features/applications/messages/token-values.service.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { findRecipient } from './waiting.queries.ts'

/**
 * The mail that one candidate would get, to whoever writes it. Throws validation_failed for somebody who is not a candidate of the job, and
 * email_unconfirmed. Returns the address.
 */
export async function sendTestAnswer(
  deps: Pick<Deps, 'db' | 'pool' | 'queue' | 'config'>,
  actor: CompanyActor,
  { id: jobId }: OwnJob,
  {
    applicationId,
    outcome,
    text,
    line,
  }: { applicationId: number; outcome: AnswerOutcome; text: string; line?: string | undefined },
): Promise<{ email: string }> {
  // To a mailbox that nobody has proved goes nothing that somebody typed.
  if (!actor.emailConfirmed) throw new AppError('email_unconfirmed')
  const [person, sender] = await Promise.all([
    findRecipient(deps.db, jobId, applicationId),
    nameOfSender(deps.db, actor.userId),
  ])
  if (!person)
    throw new AppError('validation_failed', {
      fields: { applicationId: 'Elige a la persona de la vista previa' },
    })
  const { firstName, jobTitle } = person
  const mail = applicantMail({ title: answerTitles[outcome], jobTitle, firstName })
  const content = noticeContent({
    message: withLine(fillAnswer(text, tokenValues(person, sender)), line),
    heading: mail.heading,
    action: { label: mail.label, url: deps.config.publicUrl + sentApplications },
    preferencesPage: deps.config.publicUrl + preferencesPages.professional,
  })
  await transaction(deps, (tx) =>
    sendMail(deps, tx, { to: actor.email, subject: `[Prueba] ${mail.subject}`, content }, { asked: true }),
  )
  return { email: actor.email }
}
