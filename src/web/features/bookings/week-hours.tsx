import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import type { AvailabilityBody } from '#contracts/bookings/bookings.contract.ts'
import { weekdayNames } from '#domain/bookings/booking-times.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { FieldMessage } from '#web/ui/form/field-message.tsx'
import { Menu } from '#web/ui/overlay/menu.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { copyHours, hoursOf, nextStretch, type Stretch, timeOptions } from './availability-draft.ts'

type WeekHoursProps = {
  draft: AvailabilityBody
  errors: Record<string, string>
  onChange: (hours: Stretch[]) => void
}

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const workdays = [1, 2, 3, 4, 5]

/** The hours of each weekday: add, change, remove, copy to other days. */
export function WeekHours({ draft, errors, onChange }: WeekHoursProps) {
  return (
    <div>
      {everyDay.map((weekday) => (
        <Weekday key={weekday} weekday={weekday} draft={draft} errors={errors} onChange={onChange} />
      ))}
    </div>
  )
}

function Weekday({ weekday, draft, errors, onChange }: WeekHoursProps & { weekday: number }) {
  const name = weekdayNames[weekday - 1] ?? ''
  const hours = hoursOf(draft, weekday)
  const next = nextStretch(draft, weekday)
  return (
    <div
      role="group"
      aria-label={name}
      className="grid gap-x-4 gap-y-2 border-line py-3 first:pt-0 last:pb-0 not-first:border-t sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
    >
      <p className="font-strong first-letter:uppercase sm:pt-1.5">{name}</p>
      <div className="grid content-start gap-2">
        {hours.length === 0 && <p className="text-sm text-ink-3 sm:pt-2">Sin horas</p>}
        {hours.map(({ stretch, at }, place) => (
          <StretchRow
            key={at}
            name={hours.length > 1 ? `${name}, tramo ${place + 1}` : name}
            stretch={stretch}
            error={errors[`hours.${at}`] ?? errors[`hours.${at}.end`] ?? errors[`hours.${at}.start`]}
            onChange={(changed) => onChange(draft.hours.with(at, changed))}
            onRemove={() => onChange(draft.hours.toSpliced(at, 1))}
          />
        ))}
      </div>
      <div className="flex items-start gap-1">
        <Button
          variant="quiet"
          size="sm"
          disabled={!next}
          onClick={() => next && onChange([...draft.hours, next])}
        >
          <Plus className="icon" />
          Agregar<span className="sr-only"> horas al {name}</span>
        </Button>
        {hours.length > 0 && (
          <Menu
            label={`Copiar las horas del ${name}`}
            buttonClassName={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })}
            items={[
              {
                label: 'Copiar de lunes a viernes',
                onSelect: () => onChange(copyHours(draft.hours, weekday, workdays)),
              },
              {
                label: 'Copiar a todos los días',
                onSelect: () => onChange(copyHours(draft.hours, weekday, everyDay)),
              },
            ]}
          >
            <Copy className="icon" />
          </Menu>
        )}
      </div>
    </div>
  )
}

type StretchRowProps = {
  name: string
  stretch: Stretch
  error: string | undefined
  onChange: (stretch: Stretch) => void
  onRemove: () => void
}

function StretchRow({ name, stretch, error, onChange, onRemove }: StretchRowProps) {
  const id = useId()
  const described = error ? { 'aria-describedby': id, 'aria-invalid': true } : {}
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-2">
        <Select
          {...described}
          size="sm"
          className="max-w-28"
          aria-label={`Desde, ${name}`}
          value={stretch.start}
          options={timeOptions('start', stretch.start)}
          onChange={(event) => onChange({ ...stretch, start: event.target.value })}
        />
        <span className="text-sm text-ink-2">a</span>
        <Select
          {...described}
          size="sm"
          className="max-w-28"
          aria-label={`Hasta, ${name}`}
          value={stretch.end}
          options={timeOptions('end', stretch.end)}
          onChange={(event) => onChange({ ...stretch, end: event.target.value })}
        />
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          aria-label={`Quitar ${stretch.start} a ${stretch.end}, ${name}`}
          onClick={onRemove}
        >
          <X className="icon" />
        </Button>
      </div>
      <FieldMessage id={id} error={error} />
    </div>
  )
}
