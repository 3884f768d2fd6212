import type { ModerationWords } from '#server/moderated.ts'

export const reviewRejected = (serviceTitle: string, note: string): ModerationWords => ({
  title: 'Tu reseña necesita cambios',
  message: `Revisamos tu reseña de “${serviceTitle}” y por ahora nadie más la ve.${note && ` ${note}`}`,
  mail: {
    subject: `Tu reseña necesita cambios: ${serviceTitle}`,
    heading: 'Tu reseña necesita cambios',
    label: 'Corregir la reseña',
    paragraphs: ['Cuando guardes el cambio vuelve a mostrarse, y la revisamos otra vez.'],
  },
})
