import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** On the bell only: the answer is in a mail of its own. */
export const requestAnswered = (code: string): NoticeWords => ({
  title: 'Respondimos tu solicitud',
  message: `Te enviamos la respuesta a ${code} por correo.`,
})
