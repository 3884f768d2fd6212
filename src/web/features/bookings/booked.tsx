import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { Booking } from '#contracts/bookings/bookings.contract.ts'
import { limaSpan, visitorTime } from '#domain/bookings/booking-times.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { inviteHref } from './invite.address.ts'
import { useVisitorZone } from './use-visitor-zone.ts'

/** A booking just requested: its time, what comes next, and the calendar file. */
export function Booked({ booking, firstName }: { booking: Booking; firstName: string }) {
  const startsAt = new Date(booking.startsAt)
  const there = visitorTime(startsAt, useVisitorZone())
  return (
    <div className="grid gap-5">
      <div role="status" className="flex gap-3">
        <CircleCheck className="icon mt-0.5 text-[1.25rem] text-ok-ink" />
        <div className="min-w-0">
          <p className="font-strong first-letter:uppercase">{limaSpan(startsAt, new Date(booking.endsAt))}</p>
          {there && (
            <p className="text-sm text-ink-2">
              Empieza a las {there.time} en {there.place}.
            </p>
          )}
          <p className="mt-2 text-ink-2">
            {booking.serviceTitle}. Te avisaremos por correo y en tu campana cuando {firstName} la confirme.
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <a href={inviteHref(booking.id)} className={buttonClass({ variant: 'secondary' }, 'max-xs:w-full')}>
          <CalendarPlus className="icon" />
          Añadir a mi calendario
        </a>
        <LinkButton to="/company-dashboard/citas" className="max-xs:w-full">
          Ver mis citas
        </LinkButton>
      </div>
    </div>
  )
}
