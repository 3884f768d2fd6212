import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { Card } from '#web/ui/look/card.tsx'
import { entryLabel, whoOf } from './room.words.ts'

/** Everything that happened, the latest first. */
export function RoomHistory({ hire, viewer }: { hire: HireDetail; viewer: HireParty }) {
  return (
    <Card title="Historial">
      <ol className="grid gap-3">
        {hire.history.toReversed().map((entry) => (
          <li key={entry.id}>
            <p className="text-sm font-strong">
              {entryLabel(entry, hire)}
              {entry.cents !== null && hire.order.totalCents !== null && (
                <>
                  {' '}
                  · {writeOrderSum(entry.cents, hire.order.currency)}{' '}
                  {entry.act === 'propose_change' ? 'en total' : 'para el profesional'}
                </>
              )}
            </p>
            <p className="text-xs text-ink-2">
              {whoOf(entry, hire, viewer)} ·{' '}
              <time dateTime={entry.at}>{formatDateTime(new Date(entry.at))}</time>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
