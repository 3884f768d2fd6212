import type { ModerationWords } from '#server/moderated.ts'

export const serviceApproved = (title: string): ModerationWords => ({
  title: 'Aprobamos tu servicio',
  message: `Revisamos “${title}” y está todo bien.`,
})

export const serviceRejected = (title: string, note: string): ModerationWords => ({
  title: 'Tu servicio necesita cambios',
  message: `Revisamos “${title}” y por ahora nadie más lo ve.${note && ` ${note}`}`,
  mail: {
    subject: `Tu servicio necesita cambios: ${title}`,
    heading: 'Tu servicio necesita cambios',
    label: 'Corregir el servicio',
    paragraphs: ['Cuando guardes el cambio vuelve a mostrarse, y lo revisamos otra vez.'],
  },
})
