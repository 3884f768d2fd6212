import type { ProfessionalApplication } from '#contracts/applications/applications.contract.ts'
import { closedUnansweredTitle } from '#domain/applications/close-out.words.ts'
import { statusLabel } from '#contracts/applications/application-status-vocabulary.ts'

export type HistoryViewer = 'professional' | 'company'

/** For the company also who of it made the step, and to which of its stages it led. */
export type HistoryEntry = ProfessionalApplication['history'][number] & {
  person?: string | null
  stage?: string | null
}

interface HistoryWords {
  what: string
  /** Null where the event already implies it. */
  who: string | null
}

/**
 * One event of an application in the reader's view: their own side is 'tú' or 'Tu empresa'. The system marks viewed
 * applications. `goesOn`: the status did not change with it.
 */
export function historyWords(
  { status, by, person, stage }: Pick<HistoryEntry, 'status' | 'by' | 'person' | 'stage'>,
  viewer: HistoryViewer,
  { goesOn = false }: { goesOn?: boolean } = {},
): HistoryWords {
  if (by === 'professional' && status === 'pending')
    return { what: viewer === 'professional' ? 'Enviaste tu postulación' : 'Postuló', who: null }
  const who = authorOf(by, viewer, person ?? null)
  if (goesOn && by === 'company') return { what: 'Sigue en proceso', who }
  if (status === 'closed_unanswered') return { what: closedUnansweredTitle, who: null }
  if (status === 'stage') return { what: `Etapa: ${stage ?? ''}`, who }
  const label = statusLabel(status)
  return { what: stage && stage !== label ? `${label} · ${stage}` : label, who }
}

function authorOf(by: string, viewer: HistoryViewer, person: string | null): string {
  if (by === 'system')
    return viewer === 'professional'
      ? 'La empresa abrió tu postulación'
      : person === null
        ? 'Al abrirla'
        : `La abrió ${person}`
  if (by === 'professional') return viewer === 'professional' ? 'Tú' : 'La persona'
  return viewer === 'company' ? (person ?? 'Tu empresa') : 'La empresa'
}
