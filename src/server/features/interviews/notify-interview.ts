import { showCompany } from '#server/features/applications/shown-company.service.ts'
import { interviewKindLabels, placeLabels } from '#contracts/interviews/interviews-vocabulary.ts'
import { durationInWords, limaShort, limaSpan } from '#domain/bookings/booking-times.ts'
import { interviewPageHref } from '#domain/interviews/interviews.address.ts'
import { candidatePageHref } from '#domain/jobs/job.address.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { recipientsIn } from '#server/features/accounts/membership/membership.service.ts'
import { type NoticeMail, notify } from '#server/features/notifications/notifications.service.ts'
import { calendarFor } from './interview-calendar.ts'
import { interviewToken } from './interview-token.ts'
import { listInterviewers } from './interview-times.queries.ts'
import { listSlots } from './interview-slots.queries.ts'
import type { InterviewRow } from './interviews.queries.ts'

export type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

interface Words {
  title: string
  message: string
  subject: string
  paragraphs?: string[]
  details?: [string, string][]
}

export const candidateOf = ({ firstName, lastName }: InterviewRow): string =>
  `${firstName} ${lastName}`.trim()

/** 'martes 24 de noviembre, 15:00 - 15:45 (hora de Lima)'; '' while no time is chosen. */
export const whenOf = ({ startsAt, endsAt }: InterviewRow): string =>
  startsAt && endsAt ? limaSpan(startsAt, endsAt) : ''

function detailsOf(row: InterviewRow): [string, string][] {
  const { title, kind, place, minutes, note } = row
  return [
    ['Entrevista', title],
    ...(whenOf(row) === '' ? [] : [['Cuándo', whenOf(row)] as [string, string]]),
    ['Duración', durationInWords(minutes)],
    ['Cómo', interviewKindLabels[kind]],
    ...(place === '' ? [] : [[placeLabels[kind], place] as [string, string]]),
    ...(note === '' ? [] : [['Nota', note] as [string, string]]),
  ]
}

/** Tells the candidate, whose mail leads to the page of the link: it needs no session. */
export async function tellCandidate(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  { title, message, subject, paragraphs, details }: Words,
): Promise<void> {
  const path = interviewPageHref(await interviewToken(tx, row.id))
  const mail: NoticeMail = {
    subject,
    heading: `Hola, ${row.firstName}`,
    label: 'Ver la entrevista',
    details: details ?? detailsOf(row),
    path,
    attachments: calendarFor(deps.config, row, {
      side: 'professional',
      email: row.candidateEmail,
      name: candidateOf(row),
      path,
    }),
    ...(paragraphs ? { paragraphs } : {}),
  }
  // The company wrote what the mail says, even when the candidate chose: a mailbox that is not proved gets none of it.
  const by = row.companyUserId ?? 0
  await notify(deps, tx, {
    userId: row.candidateUserId,
    by,
    type: 'booking',
    title,
    message,
    link: '/dashboard/postulaciones',
    mail,
  })
}

/** Tells the interviewers, and who proposed it. */
export async function tellTeam(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  { title, message, subject, paragraphs, details }: Words,
): Promise<void> {
  const people = new Map((await listInterviewers(tx, [row.id])).map(({ userId, email }) => [userId, email]))
  const path = candidatePageHref(row.jobId, row.applicationId, 'entrevistas')
  const among = [...people.keys(), row.createdBy]
  for (const userId of await recipientsIn(tx, { companyId: row.companyId, among })) {
    const email = people.get(userId)
    const reader = { side: 'company', email: email ?? '', name: row.companyName, path } as const
    await notify(deps, tx, {
      userId,
      by: row.candidateUserId,
      type: 'booking',
      title,
      message,
      link: path,
      mail: {
        subject,
        heading: `Hola, ${row.companyName}`,
        label: 'Ver al candidato',
        details: [['Candidato', candidateOf(row)], ...(details ?? detailsOf(row))],
        attachments: email === undefined ? [] : calendarFor(deps.config, row, reader),
        ...(paragraphs ? { paragraphs } : {}),
      },
    })
  }
}

/** The company proposes it. */
export async function notifyProposed(deps: NotifyDeps, tx: Db, row: InterviewRow): Promise<void> {
  const slots = await listSlots(tx, [row.id])
  await showCompany(deps, tx, row.applicationId)
  await tellCandidate(deps, tx, row, {
    title: 'Te proponen una entrevista',
    message: `${row.companyName} te propone una entrevista por tu postulación a “${row.jobTitle}”. Elige la hora que te acomode.`,
    subject: `${row.companyName} te propone una entrevista`,
    paragraphs: ['Elige con el botón de este correo. No necesitas entrar a tu cuenta.'],
    details: [
      ...detailsOf(row),
      ['Horarios (hora de Lima)', slots.map(({ startsAt }) => limaShort(startsAt)).join('; ')],
    ],
  })
}

/** The company offers other times: no choice was made yet, or it asks to move the chosen one. */
export async function notifyTimes(deps: NotifyDeps, tx: Db, row: InterviewRow, note: string): Promise<void> {
  const slots = await listSlots(tx, [row.id])
  const when = whenOf(row)
  await tellCandidate(deps, tx, row, {
    title: when === '' ? 'Nuevos horarios para tu entrevista' : 'Te piden mover una entrevista',
    message:
      when === ''
        ? `${row.companyName} te propone otros horarios para tu entrevista (${row.title}). Elige el que te acomode.`
        : `${row.companyName} te pide mover tu entrevista del ${when}. Elige otra hora; mientras tanto queda esa.`,
    subject:
      when === ''
        ? `${row.companyName} te propone otros horarios`
        : `${row.companyName} te pide mover tu entrevista`,
    paragraphs: ['Elige con el botón de este correo. No necesitas entrar a tu cuenta.'],
    details: [
      ...detailsOf(row),
      ['Horarios nuevos (hora de Lima)', slots.map(({ startsAt }) => limaShort(startsAt)).join('; ')],
      ...(note === '' ? [] : [['Mensaje', note] as [string, string]]),
    ],
  })
}

/** No time suits the candidate. */
export async function notifyDeclined(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  { reason, wishes }: { reason: string | null; wishes: readonly string[] },
): Promise<void> {
  const name = candidateOf(row)
  const wished = wishes.map((at) => limaShort(new Date(at))).join('; ')
  const stands =
    whenOf(row) === '' ? '' : ` La entrevista sigue el ${whenOf(row)} mientras no elija otra hora.`
  await tellTeam(deps, tx, row, {
    title: 'A un candidato no le sirve ninguna hora',
    message: `${name} no puede en los horarios de su entrevista (${row.title}). Propónle otros.${stands}`,
    subject: `${name} te pide otros horarios`,
    details: [
      ...detailsOf(row),
      ...(reason === null ? [] : [['Mensaje', reason] as [string, string]]),
      ...(wished === '' ? [] : [['Podría (hora de Lima)', wished] as [string, string]]),
    ],
  })
}

/** The candidate chose a time, or another one. */
export async function notifyChosen(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  { isMoved }: { isMoved: boolean },
): Promise<void> {
  const name = candidateOf(row)
  await tellTeam(deps, tx, row, {
    title: isMoved ? 'Una entrevista cambió de hora' : 'Un candidato eligió hora',
    message: isMoved
      ? `${name} movió su entrevista (${row.title}) al ${whenOf(row)}.`
      : `${name} eligió el ${whenOf(row)} para su entrevista (${row.title}).`,
    subject: isMoved ? `${name} movió su entrevista` : `Entrevista con ${name}: ${whenOf(row)}`,
  })
  await tellCandidate(deps, tx, row, {
    title: isMoved ? 'Moviste tu entrevista' : 'Tu entrevista está agendada',
    message: `Tu entrevista con ${row.companyName} es el ${whenOf(row)}.`,
    subject: `Tu entrevista con ${row.companyName} está agendada`,
    paragraphs: ['Si no puedes asistir, muévela o cancélala con el botón de este correo.'],
  })
}

/** Somebody cancelled it. */
export async function notifyCancelled(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  { by, reason }: { by: 'company' | 'professional'; reason: string | null },
): Promise<void> {
  const when = whenOf(row) === '' ? '' : ` del ${whenOf(row)}`
  const name = candidateOf(row)
  const why = {
    professional: `La canceló ${name}.`,
    company: 'La canceló tu equipo.',
  }
  const details = [...detailsOf(row), ...(reason === null ? [] : [['Motivo', reason] as [string, string]])]
  // A proposal that the team itself takes back before a choice concerns nobody else of it.
  if (by !== 'company' || row.startsAt)
    await tellTeam(deps, tx, row, {
      title: 'Entrevista cancelada',
      message: `La entrevista con ${name}${when} se canceló. ${why[by]}`,
      subject: `Se canceló la entrevista con ${name}`,
      details,
    })
  await tellCandidate(deps, tx, row, {
    title: 'Entrevista cancelada',
    message: `Tu entrevista con ${row.companyName}${when} se canceló. ${by === 'professional' ? 'La cancelaste tú.' : `La canceló ${row.companyName}.`}`,
    subject: `Se canceló tu entrevista con ${row.companyName}`,
    details,
  })
}

/** It takes place on the next day, or within the hour. */
export async function notifySoon(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  within: 'day' | 'hour',
): Promise<void> {
  const soon = within === 'hour' ? 'en menos de una hora' : 'pronto'
  for (const side of ['professional', 'company'] as const) {
    const name = side === 'company' ? candidateOf(row) : row.companyName
    const tell = side === 'company' ? tellTeam : tellCandidate
    await tell(deps, tx, row, {
      title: `Tienes una entrevista ${soon}`,
      message: `Tu entrevista con ${name} es el ${whenOf(row)}.`,
      subject:
        within === 'hour'
          ? `Tu entrevista con ${name} empieza pronto`
          : `Recordatorio: tu entrevista con ${name}`,
    })
  }
}
