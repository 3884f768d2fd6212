import type { PostNotice } from '#domain/admin/post-notices.words.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** To the seller. */
export const servicePostDecided = ({ title, message, paragraph }: PostNotice): NoticeWords => ({
  title,
  message,
  mail: {
    subject: title,
    heading: title,
    label: 'Ver tus servicios',
    ...(paragraph === null ? {} : { paragraphs: [paragraph] }),
  },
})
