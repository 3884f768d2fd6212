import type { FraudReason } from '#contracts/support/outcomes-vocabulary.ts'
import { fraudWarning } from '#domain/support/report-outcome.words.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** To the applicant. */
export function fraudNotice(jobTitle: string, reason: FraudReason): NoticeWords {
  const { title, message, advice } = fraudWarning({ jobTitle, reason })
  return {
    title,
    message,
    mail: { subject: title, heading: title, label: 'Ver mis postulaciones', paragraphs: advice },
  }
}
