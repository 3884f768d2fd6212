import type { ViewReason } from '#contracts/admin/users-vocabulary.ts'
import { viewNotice } from '#domain/accounts/view.words.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** To the owner of the account. */
export function accountViewed(reason: ViewReason): NoticeWords {
  const { title, message } = viewNotice(reason)
  return { title, message, mail: { subject: title, heading: title, label: 'Ver mis sesiones' } }
}
