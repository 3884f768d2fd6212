import type { ModerationWords } from '#server/moderated.ts'

/** To who wrote it. `other`: who does not read it any more. */
export const messageRejected = ({
  other,
  serviceTitle,
  note,
}: {
  other: string
  serviceTitle: string
  note: string
}): ModerationWords => ({
  title: 'Retiramos un mensaje tuyo',
  message: `${other} ya no lee uno de los mensajes que le escribiste sobre “${serviceTitle}”.${note && ` ${note}`}`,
  mail: {
    subject: 'Retiramos un mensaje tuyo',
    heading: 'Retiramos un mensaje tuyo',
    label: 'Ver la conversación',
    paragraphs: ['Si crees que es un error, escríbenos desde la página de contacto.'],
  },
})
