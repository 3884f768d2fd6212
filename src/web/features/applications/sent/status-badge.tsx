import { Badge, type Tone } from '#web/ui/look/badge.tsx'
import { statusLabel } from '#contracts/applications/application-status-vocabulary.ts'

const TONES: Record<string, Tone> = {
  pending: 'neutral',
  viewed: 'info',
  preselected: 'accent',
  interviewed: 'warn',
  accepted: 'ok',
  hired: 'ok',
  rejected: 'bad',
}

/** The status of an application with its label and colour; an unknown one is shown as it is. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={TONES[status] ?? 'neutral'}>{statusLabel(status)}</Badge>
}
