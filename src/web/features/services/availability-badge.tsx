import type { ShownAvailability } from '#contracts/services/availability.contract.ts'
import { Badge } from '#web/ui/look/badge.tsx'

/** When the professional of a service takes new orders; renders nothing if nothing was said. */
export const AvailabilityBadge = ({ availability }: { availability: ShownAvailability | null }) =>
  availability && (
    <Badge tone={availability.state === 'now' ? 'ok' : 'line'} wraps>
      {availability.words}
    </Badge>
  )
