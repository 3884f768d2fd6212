import type { TimelineEntry } from '#contracts/applications/candidate.contract.ts'
import type { TimelineKind } from '#contracts/applications/candidate-vocabulary.ts'
import { closedUnansweredTitle } from '#domain/applications/close-out.words.ts'
import { historyWords } from '#web/features/applications/sent/history.words.ts'

interface Words {
  what: string
  /** Null: the event says it already. */
  who: string | null
}

type Entry = Pick<TimelineEntry, 'kind' | 'by' | 'person' | 'status' | 'stage' | 'count'>

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : count === 1 ? ` con 1 ${one}` : ` con ${count} ${many}`

const titles: Record<Exclude<TimelineKind, 'status'>, (entry: Entry) => string> = {
  applied: ({ count }) => `Postuló${counted(count, 'respuesta', 'respuestas')}`,
  closed_unanswered: () => closedUnansweredTitle,
  withdrawn: () => 'Se retiró',
  invited: () => 'Recibió una invitación',
  cv_opened: () => 'Abrieron su CV',
  stage: ({ stage }) => `Etapa: ${stage ?? ''}`,
  message: ({ by }) => (by === 'company' ? 'Le escribieron' : 'Escribió'),
  note: ({ count }) => `Nota del equipo${counted(count, 'archivo', 'archivos')}`,
  scorecard: () => 'Evaluación enviada',
  interview_proposed: () => 'Entrevista propuesta',
  interview_offered: () => 'Otros horarios para la entrevista',
  interview_picked: () => 'Eligió hora para la entrevista',
  interview_moved: () => 'Movió la entrevista',
  interview_declined: () => 'Ninguna hora le sirve para la entrevista',
  interview_cancelled: ({ by }) => (by === 'professional' ? 'Canceló la entrevista' : 'Entrevista cancelada'),
  interview_done: () => 'Entrevista realizada',
  interview_no_show: () => 'No se presentó a la entrevista',
  review_asked: () => 'Pidió una revisión humana',
  review_answered: () => 'Respuesta a su revisión',
}

/** One entry of a candidate's history, for the team. `goesOn`: the status did not change with it. */
export function timelineWords(entry: Entry, { goesOn = false }: { goesOn?: boolean } = {}): Words {
  const { kind, by, person, status, stage } = entry
  if (kind === 'status')
    return historyWords({ status: status ?? 'pending', by, person, stage }, 'company', { goesOn })
  const isOurs = by === 'company' && kind !== 'closed_unanswered'
  return { what: titles[kind](entry), who: isOurs ? (person ?? 'Tu equipo') : null }
}
