import {
  type InterviewEnding,
  interviewKindLabels,
  placeLabels,
} from '#contracts/interviews/interviews-vocabulary.ts'
import { durationInWords, limaShort, limaSpan } from '#domain/bookings/booking-times.ts'
import type { NoticeMail, NoticeWords } from '#server/features/notifications/notifications.service.ts'
import type { InterviewRow } from './interviews.queries.ts'

export interface InterviewWords extends Pick<NoticeWords, 'title' | 'message'> {
  subject: string
  paragraphs?: string[]
  /** Default: those of the interview. */
  details?: [string, string][]
}

type Side = 'company' | 'professional'

export const candidateOf = ({ firstName, lastName }: InterviewRow): string =>
  `${firstName} ${lastName}`.trim()

/** 'martes 24 de noviembre, 15:00 - 15:45 (hora de Lima)'; '' while no time is chosen. */
const whenOf = ({ startsAt, endsAt }: InterviewRow): string =>
  startsAt && endsAt ? limaSpan(startsAt, endsAt) : ''

/** ' del martes 24 …'; '' while no time is chosen. */
const ofWhen = (row: InterviewRow): string => (whenOf(row) === '' ? '' : ` del ${whenOf(row)}`)

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

/** The mail to a side. */
export const interviewMail: Record<Side, (row: InterviewRow, words: InterviewWords) => NoticeMail> = {
  professional: (row, { subject, paragraphs, details }) => ({
    subject,
    heading: `Hola, ${row.firstName}`,
    label: 'Ver la entrevista',
    details: details ?? detailsOf(row),
    ...(paragraphs ? { paragraphs } : {}),
  }),
  company: (row, { subject, paragraphs, details }) => ({
    subject,
    heading: `Hola, ${row.companyName}`,
    label: 'Ver al candidato',
    details: [['Candidato', candidateOf(row)], ...(details ?? detailsOf(row))],
    ...(paragraphs ? { paragraphs } : {}),
  }),
}

const byThisMail = 'Elige con el botón de este correo. No necesitas entrar a tu cuenta.'

const timesIn = (slots: readonly { startsAt: Date }[]): string =>
  slots.map(({ startsAt }) => limaShort(startsAt)).join('; ')

/** To the candidate. */
export const proposedWords = (row: InterviewRow, slots: readonly { startsAt: Date }[]): InterviewWords => ({
  title: 'Te proponen una entrevista',
  message: `${row.companyName} te propone una entrevista por tu postulación a “${row.jobTitle}”. Elige la hora que te acomode.`,
  subject: `${row.companyName} te propone una entrevista`,
  paragraphs: [byThisMail],
  details: [...detailsOf(row), ['Horarios (hora de Lima)', timesIn(slots)]],
})

/** To the candidate: no choice was made yet, or the chosen time shall move. */
export function newTimesWords(
  row: InterviewRow,
  slots: readonly { startsAt: Date }[],
  note: string,
): InterviewWords {
  const when = whenOf(row)
  const details: [string, string][] = [
    ...detailsOf(row),
    ['Horarios nuevos (hora de Lima)', timesIn(slots)],
    ...(note === '' ? [] : [['Mensaje', note] as [string, string]]),
  ]
  return when === ''
    ? {
        title: 'Nuevos horarios para tu entrevista',
        message: `${row.companyName} te propone otros horarios para tu entrevista (${row.title}). Elige el que te acomode.`,
        subject: `${row.companyName} te propone otros horarios`,
        paragraphs: [byThisMail],
        details,
      }
    : {
        title: 'Te piden mover una entrevista',
        message: `${row.companyName} te pide mover tu entrevista del ${when}. Elige otra hora; mientras tanto queda esa.`,
        subject: `${row.companyName} te pide mover tu entrevista`,
        paragraphs: [byThisMail],
        details,
      }
}

/** To the company. */
export function noTimeSuitsWords(
  row: InterviewRow,
  { reason, wishes }: { reason: string | null; wishes: readonly string[] },
): InterviewWords {
  const name = candidateOf(row)
  const wished = wishes.map((at) => limaShort(new Date(at))).join('; ')
  const stands =
    whenOf(row) === '' ? '' : ` La entrevista sigue el ${whenOf(row)} mientras no elija otra hora.`
  return {
    title: 'A un candidato no le sirve ninguna hora',
    message: `${name} no puede en los horarios de su entrevista (${row.title}). Propónle otros.${stands}`,
    subject: `${name} te pide otros horarios`,
    details: [
      ...detailsOf(row),
      ...(reason === null ? [] : [['Mensaje', reason] as [string, string]]),
      ...(wished === '' ? [] : [['Podría (hora de Lima)', wished] as [string, string]]),
    ],
  }
}

/** The candidate chose a time, or another one. */
export const chosenWords: Record<Side, (row: InterviewRow, isMoved: boolean) => InterviewWords> = {
  company(row, isMoved) {
    const name = candidateOf(row)
    return isMoved
      ? {
          title: 'Una entrevista cambió de hora',
          message: `${name} movió su entrevista (${row.title}) al ${whenOf(row)}.`,
          subject: `${name} movió su entrevista`,
        }
      : {
          title: 'Un candidato eligió hora',
          message: `${name} eligió el ${whenOf(row)} para su entrevista (${row.title}).`,
          subject: `Entrevista con ${name}: ${whenOf(row)}`,
        }
  },
  professional: (row, isMoved) => ({
    title: isMoved ? 'Moviste tu entrevista' : 'Tu entrevista está agendada',
    message: `Tu entrevista con ${row.companyName} es el ${whenOf(row)}.`,
    subject: `Tu entrevista con ${row.companyName} está agendada`,
    paragraphs: ['Si no puedes asistir, muévela o cancélala con el botón de este correo.'],
  }),
}

/** Somebody, or the end of what it belongs to, cancelled it. `why`: a sentence. */
const cancelled: Record<Side, (row: InterviewRow, why: string) => InterviewWords> = {
  company: (row, why) => ({
    title: 'Entrevista cancelada',
    message: `La entrevista con ${candidateOf(row)}${ofWhen(row)} se canceló. ${why}`,
    subject: `Se canceló la entrevista con ${candidateOf(row)}`,
  }),
  professional: (row, why) => ({
    title: 'Entrevista cancelada',
    message: `Tu entrevista con ${row.companyName}${ofWhen(row)} se canceló. ${why}`,
    subject: `Se canceló tu entrevista con ${row.companyName}`,
  }),
}

/** Somebody cancelled it. */
export function cancelledWords(
  row: InterviewRow,
  reader: Side,
  { by, reason }: { by: Side; reason: string | null },
): InterviewWords {
  const why = {
    company: { professional: `La canceló ${candidateOf(row)}.`, company: 'La canceló tu equipo.' },
    professional: { professional: 'La cancelaste tú.', company: `La canceló ${row.companyName}.` },
  }
  const details = [...detailsOf(row), ...(reason === null ? [] : [['Motivo', reason] as [string, string]])]
  return { ...cancelled[reader](row, why[reader][by]), details }
}

/** To the company: what it belongs to ended. */
export function endedForTeam(row: InterviewRow, ending: InterviewEnding): InterviewWords {
  const name = candidateOf(row)
  const why: Record<InterviewEnding, string> = {
    withdrawn: `${name} retiró su postulación.`,
    rejected: `${name} ya no sigue en el proceso.`,
    job_closed: `Tu empresa cerró el empleo “${row.jobTitle}”.`,
    suspended: `La cuenta de ${name} está suspendida.`,
  }
  return cancelled.company(row, why[ending])
}

/** To the candidate, who knows of a withdrawal. */
export function endedForCandidate(
  row: InterviewRow,
  ending: Exclude<InterviewEnding, 'withdrawn'>,
): InterviewWords {
  const why = {
    rejected: `${row.companyName} terminó tu proceso para “${row.jobTitle}”.`,
    job_closed: `${row.companyName} cerró el empleo “${row.jobTitle}”.`,
    suspended: 'La empresa ya no puede atenderla.',
  }
  return cancelled.professional(row, why[ending])
}

/** The other side's account is being deleted: names nobody. */
export const deletionWords = (row: InterviewRow): InterviewWords => ({
  title: 'Entrevista cancelada',
  message: `Tu entrevista${ofWhen(row)} se canceló: la otra parte eliminó su cuenta.`,
  subject: 'Se canceló una entrevista tuya',
  details: [],
})

/** How the other side is called when its account is being deleted. `reader`: who stays. */
export const namelessFor = (row: InterviewRow, reader: Side): InterviewRow =>
  reader === 'company'
    ? { ...row, firstName: 'Candidato', lastName: '' }
    : { ...row, companyName: 'Qhatu', companyUserId: null, title: 'Entrevista', note: '', place: '' }

/** It takes place on the next day, or within the hour. */
export function soonWords(row: InterviewRow, reader: Side, within: 'day' | 'hour'): InterviewWords {
  const soon = within === 'hour' ? 'en menos de una hora' : 'pronto'
  const name = reader === 'company' ? candidateOf(row) : row.companyName
  return {
    title: `Tienes una entrevista ${soon}`,
    message: `Tu entrevista con ${name} es el ${whenOf(row)}.`,
    subject:
      within === 'hour'
        ? `Tu entrevista con ${name} empieza pronto`
        : `Recordatorio: tu entrevista con ${name}`,
  }
}
