import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** To the professional. */
export const invitedToPropose = ({
  companyName,
  firstName,
  briefTitle,
  reasons,
}: {
  companyName: string
  firstName: string
  briefTitle: string
  reasons: readonly string[]
}): NoticeWords => ({
  title: 'Te invitan a proponer',
  message: `${companyName} te invita a proponer para “${briefTitle}”. ${reasons.join('. ')}.`,
  mail: {
    subject: `${companyName} te invita a proponer: ${briefTitle}`,
    heading: `Hola, ${firstName}`,
    label: 'Ver el requerimiento',
    paragraphs: ['Propón tu precio y tus plazos, o declina la invitación desde su página.'],
  },
})
