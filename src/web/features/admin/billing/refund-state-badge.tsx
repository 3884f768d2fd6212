import type { RefundState } from '#contracts/plans/refunds-vocabulary.ts'
import type { DisputeState } from '#contracts/plans/plans-vocabulary.ts'
import { disputeNames, refundStateNames } from '#domain/plans/refund.words.ts'
import { Badge, type Tone } from '#web/ui/look/badge.tsx'

const tones: Record<RefundState, Tone> = {
  waiting: 'warn',
  sending: 'info',
  done: 'ok',
  cancelled: 'neutral',
  refused: 'bad',
}

export const RefundStateBadge = ({ state }: { state: RefundState }) => (
  <Badge tone={tones[state]}>{refundStateNames[state]}</Badge>
)

const disputeTones: Record<DisputeState, Tone> = { none: 'neutral', open: 'warn', won: 'ok', lost: 'bad' }

export const DisputeBadge = ({ dispute }: { dispute: DisputeState }) => (
  <Badge tone={disputeTones[dispute]}>{disputeNames[dispute]}</Badge>
)
