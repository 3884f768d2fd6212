import type { ProfessionalApplication } from '#contracts/applications.contract.ts'

export type HistoryViewer = 'professional' | 'company'

/** Who did it, as the one who reads it says: the own side is 'Tú' or 'Tu empresa'. The system marks what was opened. */
export function authorOf(
  { by }: Pick<ProfessionalApplication['history'][number], 'by'>,
  viewer: HistoryViewer,
): string {
  if (by === 'system') return viewer === 'professional' ? 'La empresa abrió tu postulación' : 'Al abrirla'
  if (by === 'professional') return viewer === 'professional' ? 'Tú' : 'La persona'
  return viewer === 'company' ? 'Tu empresa' : 'La empresa'
}
