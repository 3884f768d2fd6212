import type { Person } from '#server/personal-data.ts'
import type { OutgoingMail } from '#server/platform/mail/send-mail.ts'

export const farewellMail = ({ name }: Person): Omit<OutgoingMail, 'to'> => ({
  subject: 'Eliminamos tu cuenta de Qhatu',
  content: {
    preheader: 'Tus datos ya no están con nosotros.',
    heading: `Hasta pronto, ${name.split(' ')[0]}`,
    paragraphs: [
      'Eliminaste tu cuenta. Borramos tu perfil, tus archivos y tus alertas, y cerramos todas tus sesiones.',
      'Quedan sin tu nombre lo que otros deben conservar: las postulaciones que recibió una empresa, los mensajes que enviaste y los recibos de pago.',
      'Con este mismo correo puedes crear otra cuenta cuando quieras.',
    ],
    footer: 'Este es el último mensaje que te enviamos por esta cuenta, y no guardamos copia.',
  },
})
