import type { ModerationWords } from '#server/moderated.ts'

export const cvRejected = (note: string): ModerationWords => ({
  title: 'Tu CV necesita cambios',
  message: `Revisamos tu CV y por ahora las empresas no lo ven.${note && ` ${note}`}`,
  mail: {
    subject: 'Tu CV necesita cambios',
    heading: 'Tu CV necesita cambios',
    label: 'Cambiar mi CV',
    paragraphs: ['Tus postulaciones siguen en pie. Desde que subes otro CV, va en las que envíes.'],
  },
})
