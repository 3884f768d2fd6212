import { formatDate } from '#domain/time/dates.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

export const scheduledAdOpened = (title: string): NoticeWords => ({
  title: 'Tu aviso programado ya está publicado',
  message: `“${title}” ya aparece en las listas y recibe postulaciones.`,
})

export const scheduledAdNotOpened = (title: string, reason: string): NoticeWords => ({
  title: 'Tu aviso programado no se publicó',
  message: `Llegó la hora de publicar “${title}” y no se pudo: ${reason}`,
  mail: {
    subject: `Tu aviso programado no se publicó: ${title}`,
    heading: 'Tu aviso programado no se publicó',
    label: 'Ver tus avisos',
    paragraphs: ['Quedó archivado con todo lo que escribiste. Puedes publicarlo o programarlo otra vez.'],
  },
})

export const adEndsSoon = (title: string, expiresAt: Date): NoticeWords => ({
  title: 'Tu aviso termina pronto',
  message: `“${title}” deja de aparecer en las listas el ${formatDate(expiresAt)}.`,
  mail: {
    subject: `Tu aviso termina el ${formatDate(expiresAt)}: ${title}`,
    heading: 'Tu aviso termina pronto',
    label: 'Extender el aviso',
    paragraphs: [
      'Si todavía buscas a alguien, extiéndelo desde el menú del aviso: los días nuevos se suman al final.',
      'Si ya encontraste a quien buscabas, archívalo y responde a quienes esperan.',
    ],
  },
})
