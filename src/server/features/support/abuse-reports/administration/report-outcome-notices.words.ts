import type { reporterNotice } from '#domain/support/report-outcome.words.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** To the account of who reported: on the bell only, since the mail goes to the address that was given. */
export const reportDecided = ({ title, message, why }: ReturnType<typeof reporterNotice>): NoticeWords => ({
  title,
  message: `${message}${why && ` ${why}`}`,
})
