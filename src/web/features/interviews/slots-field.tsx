import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { mostSlots } from '#contracts/interviews/interview-figures.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { type SlotDraft, withAnotherSlot } from './propose-draft.ts'

type SlotsProps = {
  slots: SlotDraft[]
  errors: Record<string, string>
  onChange: (slots: SlotDraft[]) => void
}

/** The times to choose from, as many as fit. */
export function SlotsField({ slots, errors, onChange }: SlotsProps) {
  const set = (key: number, values: Partial<SlotDraft>) =>
    onChange(slots.map((slot) => (slot.key === key ? { ...slot, ...values } : slot)))
  return (
    <fieldset className="grid justify-items-start gap-2">
      <legend className="mb-1 text-sm font-strong">Horarios para elegir</legend>
      <ol className="grid w-full gap-3">
        {slots.map(({ key, date, time }, at) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto]"
          >
            <Field
              label={`Día ${at + 1}`}
              error={errors[`slots.${at}.date`]}
              required
              className="max-sm:col-span-2"
            >
              <TextInput
                type="date"
                value={date}
                onChange={({ target }) => set(key, { date: target.value })}
              />
            </Field>
            <Field label={`Hora ${at + 1}`} error={errors[`slots.${at}.time`]} required>
              <TextInput
                type="time"
                value={time}
                onChange={({ target }) => set(key, { time: target.value })}
              />
            </Field>
            <div className="pt-6.5">
              <Button
                variant="quiet"
                iconOnly
                aria-label={`Quitar el horario ${at + 1}`}
                disabled={slots.length === 1}
                onClick={() => onChange(slots.filter((slot) => slot.key !== key))}
              >
                <X className="icon" />
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {slots.length < mostSlots && (
        <Button variant="quiet" size="sm" onClick={() => onChange(withAnotherSlot(slots))}>
          <Plus className="icon" />
          Agregar horario
        </Button>
      )}
    </fieldset>
  )
}
