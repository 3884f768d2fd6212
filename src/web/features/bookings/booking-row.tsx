import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { Link } from 'react-router'
import type { Booking } from '#contracts/bookings/bookings.contract.ts'
import { bookingStatusLabels, type BookingStatus } from '#contracts/bookings/bookings-vocabulary.ts'
import type { BookingSide } from '#domain/bookings/booking-rules.ts'
import {
  durationInWords,
  limaClock,
  limaSpan,
  shortDay,
  visitorTime,
} from '#domain/bookings/booking-times.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { Badge, type Tone } from '#web/ui/look/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { profileHref } from '#web/features/professionals/page/profile.address.ts'
import { inviteHref } from './invite.address.ts'
import { useVisitorZone } from './use-visitor-zone.ts'

const tones: Record<BookingStatus, Tone> = {
  pending: 'warn',
  confirmed: 'ok',
  cancelled: 'neutral',
  completed: 'info',
}

/** The other party of a booking, and the link to them. */
export const otherParty = (booking: Booking, side: BookingSide) =>
  side === 'company'
    ? { name: booking.professionalName, href: profileHref(booking.professionalId) }
    : { name: booking.companyName, href: companyHref(booking.companyId) }

/** The accessible name of a booking, for controls that look alike: 'Tupay, mar. 24 nov. 10:00'. */
export const bookingName = (booking: Booking, side: BookingSide): string =>
  `${otherParty(booking, side).name}, ${shortDay(booking.date)} ${booking.time}`

type BookingRowProps = {
  booking: Booking
  side: BookingSide
  busy: boolean
  /** Sets the next status at once, or asks for confirmation. */
  onStep: (status: BookingStatus) => void
}

/** A booking: time, other party, subject and actions. */
export function BookingRow({ booking, side, busy, onStep }: BookingRowProps) {
  const { name, href } = otherParty(booking, side)
  const startsAt = new Date(booking.startsAt)
  const endsAt = new Date(booking.endsAt)
  const there = visitorTime(startsAt, useVisitorZone())
  const [weekday, day, month] = shortDay(booking.date).split(' ')
  const which = <span className="sr-only">: {bookingName(booking, side)}</span>
  const nextStatuses = useMayWrite() ? booking.nextStatuses : []
  const isLive = booking.status === 'pending' || booking.status === 'confirmed'
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-line py-4 first:pt-0 last:pb-0 not-first:border-t">
      <p
        aria-hidden="true"
        className="grid w-14 content-center justify-items-center self-start rounded-md bg-sunken py-2 leading-tight"
      >
        <span className="text-xs text-ink-2">{weekday}</span>
        <span className="text-h3 tabular-nums">{day}</span>
        <span className="text-xs text-ink-2">{month}</span>
      </p>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-h4 wrap-anywhere">
            <time dateTime={booking.startsAt} className="tabular-nums">
              <span className="sr-only">{limaSpan(startsAt, endsAt)}: </span>
              <span aria-hidden="true">
                {booking.time} - {limaClock(endsAt)}
              </span>
            </time>{' '}
            <Link to={href} className="link">
              {name}
            </Link>
          </h3>
          <Badge tone={tones[booking.status]}>{bookingStatusLabels[booking.status]}</Badge>
        </div>
        <p className="mt-1 text-sm wrap-anywhere text-ink-2">
          {booking.serviceTitle} · {durationInWords(booking.duration)} · hora de Lima
          {there && ` (empieza a las ${there.time} en ${there.place})`}
        </p>
        {booking.notes !== '' && (
          <p className="mt-2 max-w-measure text-sm wrap-anywhere whitespace-pre-line">{booking.notes}</p>
        )}
      </div>
      {(isLive || nextStatuses.length > 0) && (
        <div className="col-span-2 flex flex-wrap gap-2 sm:col-span-1 sm:col-start-2">
          {nextStatuses.includes('confirmed') && (
            <Button size="sm" disabled={busy} onClick={() => onStep('confirmed')}>
              <span>Confirmar{which}</span>
            </Button>
          )}
          {nextStatuses.includes('completed') && (
            <Button size="sm" variant="secondary" disabled={busy} onClick={() => onStep('completed')}>
              <span>Marcar como completada{which}</span>
            </Button>
          )}
          {isLive && (
            <a href={inviteHref(booking.id)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              <CalendarPlus className="icon" />
              <span>Calendario{which}</span>
            </a>
          )}
          {nextStatuses.includes('cancelled') && (
            <Button size="sm" variant="quiet" disabled={busy} onClick={() => onStep('cancelled')}>
              <span>Cancelar{which}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
