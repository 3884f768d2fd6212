import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import type { DeliveryStatus } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { deliveryStatusNames } from '#domain/webhooks/webhook.words.ts'
import { Badge } from '#web/ui/look/badge.tsx'

const looks = {
  success: { tone: 'ok', icon: <CircleCheck className="icon" /> },
  failed: { tone: 'bad', icon: <CircleX className="icon" /> },
  pending: { tone: 'warn', icon: <Clock className="icon" /> },
} as const

/** How a delivery stands. */
export const DeliveryBadge = ({ status }: { status: DeliveryStatus }) => (
  <Badge {...looks[status]}>{deliveryStatusNames[status]}</Badge>
)
