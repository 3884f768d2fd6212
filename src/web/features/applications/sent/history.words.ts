import type { ProfessionalApplication } from '#contracts/applications/applications.contract.ts'
import { closedUnansweredTitle } from '#domain/applications/close-out.words.ts'
import { statusLabel } from './status.words.ts'

export type HistoryViewer = 'professional' | 'company'

/** For the company also who of it made the step. */
export type HistoryEntry = ProfessionalApplication['history'][number] & { person?: string | null }

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
  { status, by, person }: Pick<HistoryEntry, 'status' | 'by' | 'person'>,
  viewer: HistoryViewer,
  { goesOn = false }: { goesOn?: boolean } = {},
): HistoryWords {
  if (by === 'professional' && status === 'pending')
    return { what: viewer === 'professional' ? 'Enviaste tu postulación' : 'Postuló', who: null }
  const who = authorOf(by, viewer, person ?? null)
  if (goesOn && by === 'company') return { what: 'Sigue en proceso', who }
  if (status === 'closed_unanswered') return { what: closedUnansweredTitle, who: null }
  return { what: statusLabel(status), who }
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
