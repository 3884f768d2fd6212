import { answerWords } from '#domain/briefs/answer.words.ts'
import { writeServicePrice } from '#domain/services/price.ts'
import type { NoticeMail, NoticeWords } from '#server/features/notifications/notifications.service.ts'
import type { BriefRow } from './briefs.queries.ts'
import type { ProposalRow } from './proposals.queries.ts'

const inDays = (days: number): string => (days === 1 ? '1 día' : `${days} días`)

const termsOf = ({ priceCents, days, message }: ProposalRow): NoticeMail['details'] => [
  ['Precio', writeServicePrice(priceCents)],
  ['Entrega', inDays(days)],
  ['Mensaje', message],
]

const toCompany = (
  row: ProposalRow,
  { title, message }: Pick<NoticeWords, 'title' | 'message'>,
  details: NoticeMail['details'] = [],
): NoticeWords => ({
  title,
  message,
  mail: {
    subject: `${title}: ${row.briefTitle}`,
    heading: `Hola, ${row.companyName}`,
    label: 'Ver las propuestas',
    details,
  },
})

export const proposalArrived = (row: ProposalRow): NoticeWords =>
  toCompany(
    row,
    {
      title: 'Tienes una propuesta',
      message: `${row.firstName} propone ${writeServicePrice(row.priceCents)} y ${inDays(row.days)} para “${row.briefTitle}”.`,
    },
    termsOf(row),
  )

export const proposalChanged = (row: ProposalRow): NoticeWords =>
  toCompany(
    row,
    {
      title: 'Cambió una propuesta',
      message: `${row.firstName} cambió su propuesta para “${row.briefTitle}”: ${writeServicePrice(row.priceCents)} y ${inDays(row.days)}.`,
    },
    termsOf(row),
  )

export const proposalWithdrawn = (row: ProposalRow): NoticeWords =>
  toCompany(row, {
    title: 'Retiraron una propuesta',
    message: `${row.firstName} retiró su propuesta para “${row.briefTitle}”.`,
  })

const toProfessional = (
  row: ProposalRow,
  { title, message }: Pick<NoticeWords, 'title' | 'message'>,
  details: NoticeMail['details'] = [],
): NoticeWords => ({
  title,
  message,
  mail: {
    subject: `${title}: ${row.briefTitle}`,
    heading: `Hola, ${row.firstName}`,
    label: row.hireId === null ? 'Ver mi propuesta' : 'Ver la contratación',
    details,
  },
})

export const proposalDeclined = (row: ProposalRow): NoticeWords =>
  toProfessional(
    row,
    { title: 'Respondieron a tu propuesta', message: answerWords.declined(row) },
    row.note ? [['Su mensaje', row.note]] : [],
  )

/** The brief closed without it. */
export const proposalPassed = (
  row: ProposalRow,
  { closeReason, closeNote }: Pick<BriefRow, 'closeReason' | 'closeNote'>,
): NoticeWords =>
  toProfessional(
    row,
    {
      title: 'Cerraron el requerimiento',
      message: closeReason === 'hired' ? answerWords.passed(row) : answerWords.closed(row),
    },
    closeNote ? [['Su mensaje', closeNote]] : [],
  )

export const proposalChosen = (row: ProposalRow): NoticeWords =>
  toProfessional(row, {
    title: 'Eligieron tu propuesta',
    message: `${row.companyName} eligió tu propuesta para “${row.briefTitle}”: ${writeServicePrice(row.priceCents)} y ${inDays(row.days)}. Ya pueden empezar.`,
  })

/** To a professional who fits it. */
export const briefFits = (title: string, reasons: readonly string[]): NoticeWords => ({
  title: 'Buscan lo que haces',
  message: `“${title}”. ${reasons.join('. ')}.`,
  mail: {
    subject: `Buscan lo que haces: ${title}`,
    heading: 'Una empresa necesita lo que haces',
    label: 'Ver el requerimiento',
    paragraphs: ['Puedes proponerle tu precio y tus plazos. Nadie ve las propuestas de los demás.'],
  },
})
