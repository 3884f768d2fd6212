import { Link } from 'react-router'
import type { Booking } from '#contracts/bookings/bookings.contract.ts'
import { dayInWords, limaClock } from '#domain/bookings/booking-times.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'

const shown = 4

/** The calls of the next days. `bookings`: null if they could not be loaded. */
export function Appointments({ bookings }: { bookings: readonly Booking[] | null }) {
  return (
    <Card
      title="Próximas citas"
      action={
        <LinkButton to="/company-dashboard/citas" variant="quiet" size="sm">
          Ver citas
        </LinkButton>
      }
    >
      {bookings === null ? (
        <p className="text-sm text-ink-2">No se pudieron cargar. Míralas en Citas.</p>
      ) : bookings.length === 0 ? (
        <p className="text-sm text-ink-2">
          Nada agendado para los próximos días. Puedes{' '}
          <Link to="/servicios" className="link">
            agendar una llamada
          </Link>{' '}
          con un profesional.
        </p>
      ) : (
        <ul className="grid gap-3">
          {bookings.slice(0, shown).map((booking) => (
            <li key={booking.id} className="text-sm">
              <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
                <time
                  dateTime={booking.startsAt}
                  className="inline-block font-strong tabular-nums first-letter:uppercase"
                >
                  {dayInWords(booking.date)}, {booking.time} - {limaClock(new Date(booking.endsAt))}
                </time>
                {booking.status === 'pending' && <Badge tone="warn">Por confirmar</Badge>}
              </p>
              <p className="text-ink-2 wrap-anywhere">
                {booking.professionalName} · {booking.serviceTitle}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
