import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** To the colleague. */
export const candidateShared = ({
  author,
  candidate,
  jobTitle,
}: {
  author: string
  candidate: string
  jobTitle: string
}): NoticeWords => ({
  title: `${author} te compartió un candidato`,
  message: `${candidate}, de “${jobTitle}”.`,
  mail: {
    subject: `${author} te compartió un candidato: ${jobTitle}`,
    heading: `${author} te compartió un candidato`,
    label: 'Ver candidato',
  },
})
