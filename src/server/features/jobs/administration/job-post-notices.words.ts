import type { PostNotice } from '#domain/admin/post-notices.words.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** To those who follow the job. `isGone`: it has no page of its own any more. */
export const jobPostDecided = ({
  title,
  message,
  paragraph,
  isGone,
}: PostNotice & { isGone: boolean }): NoticeWords => ({
  title,
  message,
  mail: {
    subject: title,
    heading: title,
    label: isGone ? 'Ver tus empleos' : 'Ver el aviso',
    ...(paragraph === null ? {} : { paragraphs: [paragraph] }),
  },
})
