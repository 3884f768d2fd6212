import type { PaymentStatus } from '#contracts/plans/plans-vocabulary.ts'
import { paymentStatusNames } from '#domain/plans/payment.words.ts'
import { Badge, type Tone } from '#web/ui/look/badge.tsx'

const tones: Record<PaymentStatus, Tone> = {
  pending: 'warn',
  completed: 'ok',
  failed: 'bad',
  refunded: 'neutral',
}

export const PaymentStatusBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge tone={tones[status]}>{paymentStatusNames[status]}</Badge>
)
