import type { TextOf } from '#server/features/applications/notify-parties.service.ts'

/** To the company. */
export const humanReviewRequested: TextOf = ({ jobTitle, fullName }) => ({
  title: 'Piden una revisión humana',
  message: `${fullName} pide que una persona revise su puntaje para ${jobTitle}. Míralo y respóndele.`,
})

/** To the applicant. */
export const humanReviewAnswered: TextOf = ({ jobTitle, companyName }) => ({
  title: 'Revisaron tu puntaje',
  message: `Una persona de ${companyName} revisó tu postulación a ${jobTitle} y te respondió.`,
})

/** To the applicant, when the company did not answer. */
export const humanReviewAnsweredByUs: TextOf = ({ jobTitle, companyName }) => ({
  title: 'Revisamos tu puntaje',
  message: `${companyName} no respondió, así que una persona de Qhatu revisó tu postulación a ${jobTitle} y te respondió.`,
})
