import type { ProfessionalApplication } from '#contracts/applications/applications.contract.ts'
import { statusLabel } from './status-label.ts'

export type HistoryViewer = 'professional' | 'company'

interface HistoryWords {
  what: string
  /** Null where what happened says it already. */
  who: string | null
}

/** One step of an application as the one who reads it says it: the own side is 'tú' or 'Tu empresa'. The system marks what was opened. */
export function historyWords(
  { status, by }: Pick<ProfessionalApplication['history'][number], 'status' | 'by'>,
  viewer: HistoryViewer,
): HistoryWords {
  if (by === 'professional' && status === 'pending')
    return { what: viewer === 'professional' ? 'Enviaste tu postulación' : 'Postuló', who: null }
  return { what: statusLabel(status), who: authorOf(by, viewer) }
}

function authorOf(by: string, viewer: HistoryViewer): string {
  if (by === 'system') return viewer === 'professional' ? 'La empresa abrió tu postulación' : 'Al abrirla'
  if (by === 'professional') return viewer === 'professional' ? 'Tú' : 'La persona'
  return viewer === 'company' ? 'Tu empresa' : 'La empresa'
}
