import type { Booking } from '#contracts/bookings/bookings.contract.ts'
import { dayInWords, weekdayNames } from '#domain/bookings/booking-times.ts'
import { monthOf, weeksOfMonth } from '#domain/bookings/calendar.ts'
import { cx } from '#web/ui/look/cx.ts'

type MonthGridProps = {
  month: string
  today: string
  /** The selected day. */
  day: string
  bookings: readonly Booking[]
  onDay: (day: string) => void
}

/** A month as a table; a press on a day selects it. */
export function MonthGrid({ month, today, day, bookings, onDay }: MonthGridProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-1">
      <caption className="sr-only">Citas del mes</caption>
      <thead>
        <tr>
          {weekdayNames.map((name) => (
            <th key={name} scope="col" className="pb-1 text-xs font-medium text-ink-2">
              <span aria-hidden="true">{name.slice(0, 3)}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td key={one} className="p-0 align-top">
                {monthOf(one) === month && (
                  <DayButton
                    day={one}
                    isToday={one === today}
                    isChosen={one === day}
                    times={bookings.filter(({ date }) => date === one).map(({ time }) => time)}
                    onChoose={() => onDay(one)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayButtonProps = {
  day: string
  isToday: boolean
  isChosen: boolean
  times: readonly string[]
  onChoose: () => void
}

const timesShown = 2

function DayButton({ day, isToday, isChosen, times, onChoose }: DayButtonProps) {
  const count = times.length === 0 ? 'sin citas' : times.length === 1 ? '1 cita' : `${times.length} citas`
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={`${dayInWords(day)}, ${count}`}
      onClick={onChoose}
      className={cx(
        'grid min-h-12 w-full content-start justify-items-center gap-1 rounded-ctl border p-1 text-sm tabular-nums transition-colors sm:min-h-20',
        isChosen ? 'border-ink' : 'border-transparent hover:border-line-strong',
        times.length > 0 ? 'bg-accent-soft text-accent-ink' : 'bg-sunken',
      )}
    >
      <span className={cx(isToday && 'font-strong underline underline-offset-4')}>
        {Number(day.slice(8))}
      </span>
      {times.length > 0 && (
        <>
          <span className="size-1.5 rounded-full bg-accent sm:hidden" />
          <span className="hidden text-xs sm:grid">
            {times.slice(0, timesShown).map((time, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two of one time have nothing else
              <span key={at}>{time}</span>
            ))}
            {times.length > timesShown && <span>+{times.length - timesShown} más</span>}
          </span>
        </>
      )}
    </button>
  )
}
