import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** To a colleague whom a note mentions. What it says is not in the mail. */
export const mentionedInNote = ({
  author,
  candidate,
  jobTitle,
}: {
  author: string
  candidate: string
  jobTitle: string
}): NoticeWords => ({
  title: `${author} te mencionó`,
  message: `En una nota sobre ${candidate}, candidato de “${jobTitle}”.`,
  mail: {
    subject: `${author} te mencionó en una nota: ${jobTitle}`,
    heading: `${author} te mencionó en una nota`,
    label: 'Leer la nota',
  },
})
