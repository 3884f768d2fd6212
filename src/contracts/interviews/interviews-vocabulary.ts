/** The kinds and states of interviews. Without zod, for public pages. */

export const interviewKinds = ['in_person', 'video', 'phone'] as const
export type InterviewKind = (typeof interviewKinds)[number]
export const interviewKindLabels: Record<InterviewKind, string> = {
  in_person: 'Presencial',
  video: 'Videollamada',
  phone: 'Llamada',
}
/** What the place of each kind is called. */
export const placeLabels: Record<InterviewKind, string> = {
  in_person: 'Dirección',
  video: 'Enlace de la videollamada',
  phone: 'Teléfono',
}

/** `proposed`: the candidate has not chosen a time. */
export const interviewStatuses = ['proposed', 'scheduled', 'done', 'no_show', 'cancelled'] as const
export type InterviewStatus = (typeof interviewStatuses)[number]
export const interviewStatusLabels: Record<InterviewStatus, string> = {
  proposed: 'Por elegir hora',
  scheduled: 'Agendada',
  done: 'Realizada',
  no_show: 'No se presentó',
  cancelled: 'Cancelada',
}

/** The steps of an interview. `offered`: the company offers other times; `declined`: none of the times suits the candidate. */
export const interviewSteps = [
  'proposed',
  'offered',
  'picked',
  'moved',
  'declined',
  'cancelled',
  'done',
  'no_show',
] as const

/** What ended together with an interview that nobody cancelled by itself. */
export const interviewEndings = ['withdrawn', 'rejected', 'job_closed', 'suspended'] as const
export type InterviewEnding = (typeof interviewEndings)[number]

/** What the company says of an interview whose time has come. */
export const interviewOutcomes = ['done', 'no_show'] as const
export type InterviewOutcome = (typeof interviewOutcomes)[number]
