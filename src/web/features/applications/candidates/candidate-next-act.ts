import type { CompanyCandidate } from '#contracts/applications/company-candidates.contract.ts'
import { DAY } from '#domain/time/durations.ts'

const acts: Record<string, string> = {
  pending: 'Revisar su CV',
  viewed: 'Preseleccionar o responder',
  preselected: 'Entrevistar',
  interviewed: 'Decidir',
  accepted: 'Contratar',
}

/** What the company does next with a candidate; null when nothing is left to do. */
export const nextAct = ({
  status,
  awaitsHumanReview,
}: Pick<CompanyCandidate, 'status' | 'awaitsHumanReview'>) =>
  awaitsHumanReview ? 'Responder su revisión' : (acts[status] ?? null)

/** How long a candidate has had the current status, in whole days. */
export function daysWaiting({ since }: Pick<CompanyCandidate, 'since'>, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY)
  if (days < 1) return 'Hoy'
  return days === 1 ? '1 día' : `${days} días`
}
