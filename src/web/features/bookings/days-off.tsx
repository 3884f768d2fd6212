import { useState } from 'react'
import { dayInWords } from '#domain/bookings/booking-times.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ActiveFilter } from '#web/ui/list/chip.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { asks } from '#contracts/field-messages.ts'

type DaysOffProps = {
  days: readonly string[]
  /** 'yyyy-MM-dd' in Lima. */
  today: string
  onChange: (days: string[]) => void
}

/** Days without bookings, whatever the weekly hours are. */
export function DaysOff({ days, today, onChange }: DaysOffProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const add = () => {
    if (typed === '') return setError(asks.date)
    if (typed < today) return setError('Elige un día desde hoy')
    setError(undefined)
    setTyped('')
    return onChange([...new Set([...days, typed])].toSorted())
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Día libre" error={error} className="min-w-44">
          <TextInput
            type="date"
            min={today}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
        </Field>
        <Button variant="secondary" onClick={add}>
          Agregar día
        </Button>
      </div>
      {days.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Días libres">
          {days.map((day) => (
            <li key={day}>
              <ActiveFilter onRemove={() => onChange(days.filter((other) => other !== day))}>
                {`${dayInWords(day)} de ${day.slice(0, 4)}`}
              </ActiveFilter>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
