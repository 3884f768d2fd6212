import { limaSpan, visitorTime } from '#domain/bookings/booking-times.ts'
import { useVisitorZone } from '#web/features/bookings/use-visitor-zone.ts'

/** When an interview takes place, in Lima and, where it differs, in the zone of the browser. */
export function InterviewTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const start = new Date(startsAt)
  const there = visitorTime(start, useVisitorZone())
  return (
    <>
      <time dateTime={startsAt} className="tabular-nums">
        {limaSpan(start, new Date(endsAt))}
      </time>
      {there && (
        <span className="block text-sm text-ink-2">
          Empieza a las {there.time} en {there.place}
        </span>
      )}
    </>
  )
}
