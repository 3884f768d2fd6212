import { writeServicePrice } from '#domain/services/price.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notifyCompanyPeople } from '#server/features/notifications/company-notices.service.ts'
import { type NoticeMail, notify } from '#server/features/notifications/notifications.service.ts'
import { hireLinks } from '#server/features/hires/hires.service.ts'
import { openBriefLink, ownBriefLink } from './brief.address.ts'
import { answerWords } from '#domain/briefs/answer.words.ts'
import type { BriefRow } from './briefs.queries.ts'
import type { ProposalRow } from './proposals.queries.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

const inDays = (days: number): string => (days === 1 ? '1 día' : `${days} días`)

interface News {
  title: string
  message: string
  details?: NoticeMail['details']
}

/** Tells the person of the company who wrote the brief. */
async function tellCompany(
  deps: NotifyDeps,
  tx: Db,
  row: ProposalRow,
  { title, message, details = [] }: News,
): Promise<void> {
  await notifyCompanyPeople(
    deps,
    tx,
    { companyId: row.companyId, among: [row.briefCreatedBy] },
    {
      by: row.professionalUserId,
      type: 'brief',
      title,
      message,
      link: ownBriefLink(row.briefId),
      mail: {
        subject: `${title}: ${row.briefTitle}`,
        heading: `Hola, ${row.companyName}`,
        label: 'Ver las propuestas',
        details,
      },
    },
  )
}

const termsOf = ({ priceCents, days, message }: ProposalRow): NoticeMail['details'] => [
  ['Precio', writeServicePrice(priceCents)],
  ['Entrega', inDays(days)],
  ['Mensaje', message],
]

/** A proposal arrived. */
export const notifyReceived = (deps: NotifyDeps, tx: Db, row: ProposalRow): Promise<void> =>
  tellCompany(deps, tx, row, {
    title: 'Tienes una propuesta',
    message: `${row.firstName} propone ${writeServicePrice(row.priceCents)} y ${inDays(row.days)} para “${row.briefTitle}”.`,
    details: termsOf(row),
  })

/** Its terms changed. */
export const notifyChanged = (deps: NotifyDeps, tx: Db, row: ProposalRow): Promise<void> =>
  tellCompany(deps, tx, row, {
    title: 'Cambió una propuesta',
    message: `${row.firstName} cambió su propuesta para “${row.briefTitle}”: ${writeServicePrice(row.priceCents)} y ${inDays(row.days)}.`,
    details: termsOf(row),
  })

/** Its professional took it back. */
export const notifyWithdrawn = (deps: NotifyDeps, tx: Db, row: ProposalRow): Promise<void> =>
  tellCompany(deps, tx, row, {
    title: 'Retiraron una propuesta',
    message: `${row.firstName} retiró su propuesta para “${row.briefTitle}”.`,
  })

/** Tells the professional. */
async function tellProfessional(
  deps: NotifyDeps,
  tx: Db,
  row: ProposalRow,
  { title, message, details = [], link }: News & { link: string },
): Promise<void> {
  await notify(deps, tx, {
    userId: row.professionalUserId,
    by: row.briefCreatedBy,
    type: 'brief',
    title,
    message,
    link,
    mail: {
      subject: `${title}: ${row.briefTitle}`,
      heading: `Hola, ${row.firstName}`,
      label: row.hireId === null ? 'Ver mi propuesta' : 'Ver la contratación',
      details,
    },
  })
}

/** The company refused it. */
export const notifyDeclined = (deps: NotifyDeps, tx: Db, row: ProposalRow): Promise<void> =>
  tellProfessional(deps, tx, row, {
    title: 'Respondieron a tu propuesta',
    message: answerWords.declined(row),
    details: row.note ? [['Su mensaje', row.note]] : [],
    link: openBriefLink(row.briefId),
  })

/** The brief closed without it. */
export const notifyPassed = (
  deps: NotifyDeps,
  tx: Db,
  row: ProposalRow,
  { closeReason, closeNote }: Pick<BriefRow, 'closeReason' | 'closeNote'>,
): Promise<void> =>
  tellProfessional(deps, tx, row, {
    title: 'Cerraron el requerimiento',
    message: closeReason === 'hired' ? answerWords.passed(row) : answerWords.closed(row),
    details: closeNote ? [['Su mensaje', closeNote]] : [],
    link: openBriefLink(row.briefId),
  })

/** It was chosen, and the order is made. */
export const notifyChosen = (
  deps: NotifyDeps,
  tx: Db,
  row: ProposalRow & { hireId: number },
): Promise<void> =>
  tellProfessional(deps, tx, row, {
    title: 'Eligieron tu propuesta',
    message: `${row.companyName} eligió tu propuesta para “${row.briefTitle}”: ${writeServicePrice(row.priceCents)} y ${inDays(row.days)}. Ya pueden empezar.`,
    link: hireLinks({ id: row.hireId }).professional,
  })
