import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** Its hold ended. */
export const adReleased = (title: string): NoticeWords => ({
  title: 'Tu aviso ya está publicado',
  message: `“${title}” ya aparece en las listas y recibe postulaciones.`,
  mail: {
    subject: `Tu aviso ya está publicado: ${title}`,
    heading: 'Tu aviso ya está publicado',
    label: 'Ver el aviso',
  },
})

export const adKept = (title: string, note: string): NoticeWords => ({
  title: 'Tu aviso sigue en espera',
  message: `Revisamos “${title}” y todavía no podemos publicarlo: ${note}`,
  mail: {
    subject: `Tu aviso sigue en espera: ${title}`,
    heading: 'Tu aviso sigue en espera',
    label: 'Corregir el aviso',
    paragraphs: ['Apenas lo corrijas, se publica solo. No hace falta que nos escribas.'],
  },
})

/** It is confidential, and its company is no longer verified. */
export const confidentialAdHeld = (title: string): NoticeWords => ({
  title: 'Tu aviso confidencial quedó en espera',
  message: `“${title}” oculta el nombre de tu empresa, y eso solo puede hacerlo una empresa verificada.`,
  mail: {
    subject: `Tu aviso confidencial quedó en espera: ${title}`,
    heading: 'Tu aviso confidencial quedó en espera',
    label: 'Ver el aviso',
    paragraphs: ['Vuelve cuando verifiques tu empresa otra vez, o apenas muestres su nombre en el aviso.'],
  },
})
