import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import { answerTitles } from '#domain/applications/close-out.words.ts'
import { finalMessages } from '#domain/applications/final-message.words.ts'
import type { NoticeMail } from '#server/features/notifications/notifications.service.ts'

/** The facts of an application that its messages mention. */
export interface Subject {
  jobTitle: string
  companyName: string
  /** The applicant's name. */
  fullName: string
  /** Whether a CV came with it. */
  hasCv: boolean
}

export interface Text {
  title: string
  message: string
}

/** The mail to the company. */
export const companyMail = (
  { title }: Text,
  { jobTitle, companyName }: { jobTitle: string; companyName: string },
): NoticeMail => ({
  subject: `${title}: ${jobTitle}`,
  heading: `Hola, ${companyName}`,
  label: 'Ver candidatos',
})

/** To the applicant, right after applying. */
export const receivedByUs = ({ jobTitle, companyName }: Subject): Text => ({
  title: 'Postulación enviada',
  message: `Tu postulación a ${jobTitle} ya está en manos de ${companyName}. Te avisaremos de cada paso.`,
})

/** To the company. */
export const newCandidate = ({ jobTitle, fullName }: Subject): Text => ({
  title: 'Nueva postulación',
  message: `${fullName} postuló a ${jobTitle}.`,
})

/** To the company. */
export const candidateWithdrew = ({ jobTitle, fullName }: Subject): Text => ({
  title: 'Postulación retirada',
  message: `${fullName} retiró su postulación a ${jobTitle}. Su CV ya no está disponible.`,
})

/** To the applicant, for each status. */
export const statusTexts: Record<ApplicationStatus, (subject: Subject) => Text> = {
  pending: ({ jobTitle, companyName }) => ({
    title: 'Tu postulación está pendiente',
    message: `${companyName} volvió a poner en revisión tu postulación a ${jobTitle}.`,
  }),
  viewed: ({ jobTitle, companyName, hasCv }) => ({
    title: hasCv ? 'CV visto' : 'Vieron tu postulación',
    message: `${companyName} vio tu postulación a ${jobTitle}.`,
  }),
  preselected: ({ jobTitle, companyName }) => ({
    title: 'Pasaste a la preselección',
    message: `${companyName} te preseleccionó para ${jobTitle}. Mantén tu teléfono y tu correo a la mano.`,
  }),
  interviewed: ({ jobTitle, companyName }) => ({
    title: 'Estás en la etapa de entrevistas',
    message: `${companyName} quiere entrevistarte para ${jobTitle}.`,
  }),
  accepted: (subject) => ({ title: 'Aceptaron tu postulación', message: finalMessages.accepted(subject) }),
  rejected: (subject) => ({ title: answerTitles.rejected, message: finalMessages.rejected(subject) }),
  hired: (subject) => ({ title: 'Te contrataron', message: finalMessages.hired(subject) }),
}
