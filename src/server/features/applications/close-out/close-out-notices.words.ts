import { lastReminderDays } from '#contracts/applications/close-out-figures.ts'
import { waitingInWords } from '#domain/applications/close-out.words.ts'
import type { MailListItem } from '#domain/mail/layout.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** What the mail to an applicant without an answer offers; `url`: a search. */
export const similarJobs = (jobTitle: string, url: string): MailListItem => ({
  title: 'Ver empleos parecidos',
  detail: `A ${jobTitle}`,
  url,
})

const toCompany = (title: string, message: string, companyName: string): NoticeWords => ({
  title,
  message,
  mail: { subject: title, heading: `Hola, ${companyName}`, label: 'Responder ahora' },
})

/** To the company: the term of some candidates runs out. `last`: for how many it ends soon. */
export function candidatesWait({
  companyName,
  waiting,
  last,
}: {
  companyName: string
  waiting: number
  last: number
}): NoticeWords {
  const days = `${lastReminderDays} días o menos`
  const message =
    last === 0
      ? 'Llevan dos tercios de tu plazo sin novedades. Una respuesta corta basta.'
      : `En ${days} le diremos a ${last === 1 ? 'una' : `${last} de ellas`} que el proceso se cerró sin respuesta de tu empresa. Una respuesta corta basta.`
  return toCompany(waitingInWords(waiting), message, companyName)
}

/** To the company: an ad ended by itself, and candidates still wait. */
export const adEnded = ({
  companyName,
  jobTitle,
  waiting,
}: {
  companyName: string
  jobTitle: string
  waiting: number
}): NoticeWords =>
  toCompany(
    `Tu aviso terminó: ${waitingInWords(waiting)}`,
    `${jobTitle} ya no recibe postulaciones. Cuéntales cómo terminó: puedes responder a todas juntas.`,
    companyName,
  )
