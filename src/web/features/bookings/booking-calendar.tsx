import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { Booking } from '#contracts/bookings/bookings.contract.ts'
import { bookingStatusLabels } from '#contracts/bookings/bookings-vocabulary.ts'
import type { BookingSide } from '#domain/bookings/booking-rules.ts'
import { dayInWords, limaClock, monthNames, shortDay } from '#domain/bookings/booking-times.ts'
import { firstOfMonth, monthOf, weekOf } from '#domain/bookings/calendar.ts'
import { addDays } from '#domain/time/lima-days.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { otherParty } from './booking-row.tsx'
import { MonthGrid } from './month-grid.tsx'

type BookingCalendarProps = {
  bookings: readonly Booking[]
  side: BookingSide
  /** 'yyyy-MM-dd' in Lima. */
  today: string
}

/** The bookings of a day. */
export function BookingCalendar({ bookings, side, today }: BookingCalendarProps) {
  const [view, setView] = useState<'month' | 'week'>('month')
  const [day, setDay] = useState(today)
  const shown = bookings
    .filter(({ status }) => status !== 'cancelled')
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  const week = weekOf(day)
  const move = (step: -1 | 1) => setDay(view === 'month' ? firstOfMonth(day, step) : addDays(day, 7 * step))
  const [year, month] = day.split('-').map(Number)
  const title =
    view === 'month'
      ? `${monthNames[(month ?? 1) - 1]} de ${year}`
      : `${shortDay(week[0] ?? day)} - ${shortDay(week[6] ?? day)}`
  const unit = view === 'month' ? 'Mes' : 'Semana'
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h4 first-letter:uppercase" aria-live="polite">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label="Vista"
            value={view}
            onChange={setView}
            options={[
              { value: 'month', label: 'Mes' },
              { value: 'week', label: 'Semana' },
            ]}
          />
          <Button variant="quiet" size="sm" disabled={day === today} onClick={() => setDay(today)}>
            Hoy
          </Button>
          <Button variant="quiet" size="sm" iconOnly aria-label={`${unit} anterior`} onClick={() => move(-1)}>
            <ChevronLeft className="icon" />
          </Button>
          <Button variant="quiet" size="sm" iconOnly aria-label={`${unit} siguiente`} onClick={() => move(1)}>
            <ChevronRight className="icon" />
          </Button>
        </div>
      </div>
      {view === 'month' ? (
        <>
          <MonthGrid month={monthOf(day)} today={today} day={day} bookings={shown} onDay={setDay} />
          <div className="mt-5">
            <Day day={day} bookings={shown} side={side} />
          </div>
        </>
      ) : (
        <div className="grid gap-5">
          {week.map((one) => (
            <Day key={one} day={one} bookings={shown} side={side} />
          ))}
        </div>
      )}
    </Card>
  )
}

type DayProps = { day: string; bookings: readonly Booking[]; side: BookingSide }

/** What a day holds. */
function Day({ day, bookings, side }: DayProps) {
  const bookingsOfDay = bookings.filter(({ date }) => date === day)
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-strong first-letter:uppercase">{dayInWords(day)}</h3>
      {bookingsOfDay.length === 0 ? (
        <p className="text-sm text-ink-3">Sin citas</p>
      ) : (
        <ul className="grid gap-2">
          {bookingsOfDay.map((booking) => (
            <li
              key={booking.id}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md bg-sunken px-4 py-3 text-sm"
            >
              <span className="font-strong tabular-nums">
                {booking.time} - {limaClock(new Date(booking.endsAt))}
              </span>
              <span className="min-w-0 wrap-anywhere">
                {otherParty(booking, side).name}
                <span className="text-ink-2">
                  {' '}
                  · {booking.serviceTitle} · {bookingStatusLabels[booking.status]}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
