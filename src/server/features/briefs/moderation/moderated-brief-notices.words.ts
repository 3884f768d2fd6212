import type { ModerationWords } from '#server/moderated.ts'

/** It was held, and is not any more. */
export const briefReleased = (title: string): ModerationWords => ({
  title: 'Tu requerimiento ya se ve',
  message: `Revisamos “${title}” y está todo bien. Avisamos a los profesionales que encajan.`,
  mail: {
    subject: `Tu requerimiento ya se ve: ${title}`,
    heading: 'Tu requerimiento ya se ve',
    label: 'Ver el requerimiento',
    paragraphs: [],
  },
})

export const briefRejected = (title: string, note: string): ModerationWords => ({
  title: 'Retiramos tu requerimiento',
  message: `Revisamos “${title}” y por ahora nadie más lo ve.${note && ` ${note}`}`,
  mail: {
    subject: `Retiramos tu requerimiento: ${title}`,
    heading: 'Retiramos tu requerimiento',
    label: 'Leer el motivo y responder',
    paragraphs: ['Puedes corregirlo o responder desde su página, y lo miramos otra vez.'],
  },
})
