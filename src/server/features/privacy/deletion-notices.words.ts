import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** To who waits for a person whose account is deleted: names nobody. */
export const accountDeleted: NoticeWords = {
  title: 'Se canceló algo que tenías en curso',
  message: 'La otra parte eliminó su cuenta: cancelamos las contrataciones que tenían en curso.',
  mail: {
    subject: 'Se canceló algo que tenías en curso',
    heading: 'Una cuenta se eliminó',
    label: 'Ver mi panel',
  },
}
