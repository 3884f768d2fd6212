import { mostScheduledDays } from '#contracts/jobs/publishing-figures.ts'
import { limaDay } from '#domain/time/dates.ts'
import { addDays, atMinute, clockOf, minuteOfDay, minutesOf } from '#domain/time/lima-days.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'

/** A day and a time in Lima, as two inputs have them. */
export interface OpeningTime {
  day: string
  time: string
}

/** The morning of the next day. */
export const nextMorning = (now: Date): OpeningTime => ({ day: addDays(limaDay(now), 1), time: '08:00' })

export const openingTimeOf = (instant: string): OpeningTime => {
  const at = new Date(instant)
  return { day: limaDay(at), time: clockOf(minuteOfDay(at)) }
}

/** The instant in UTC; null: the day or the time is missing. */
export function instantOf({ day, time }: OpeningTime): string | null {
  const minutes = minutesOf(time)
  return day === '' || minutes === null ? null : atMinute(day, minutes).toISOString()
}

/** The day and the time at which an ad opens by itself. */
export function OpeningTimeFields({
  value,
  error,
  onChange,
}: {
  value: OpeningTime
  error?: string | undefined
  onChange: (value: OpeningTime) => void
}) {
  const today = limaDay(useNow())
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Día" error={error} required>
        <TextInput
          type="date"
          value={value.day}
          min={today}
          max={addDays(today, mostScheduledDays)}
          onChange={({ target }) => onChange({ ...value, day: target.value })}
        />
      </Field>
      <Field label="Hora de Lima" required>
        <TextInput
          type="time"
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: target.value })}
        />
      </Field>
    </div>
  )
}
