import { durationInWords } from '#domain/bookings/booking-times.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import { DaysOff } from './days-off.tsx'
import type { useAvailability } from './use-availability.ts'
import { WeekHours } from './week-hours.tsx'

const buffers = [0, 5, 10, 15, 30, 45, 60, 90, 120]
const notices = [0, 2, 4, 12, 24, 48, 72, 168, 336]

const bufferInWords = (minutes: number) => (minutes === 0 ? 'Sin margen' : durationInWords(minutes))
const noticeInWords = (hours: number) =>
  hours === 0 ? 'Sin mínimo' : hours < 48 ? `${hours} horas` : `${hours / 24} días`

const optionsOf = (values: readonly number[], value: number, words: (value: number) => string) =>
  (values.includes(value) ? values : [...values, value].toSorted((a, b) => a - b)).map((one) => ({
    value: String(one),
    label: words(one),
  }))

type AvailabilityEditorProps = {
  availability: ReturnType<typeof useAvailability>
  /** 'yyyy-MM-dd' in Lima. */
  today: string
}

/** When the professional can be booked. Changes apply only after saving. */
export function AvailabilityEditor({ availability, today }: AvailabilityEditorProps) {
  const { draft, change, errors, problem, isSaving, isChanged, save, undo } = availability
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Card title="Recibir citas">
        <Switch
          label="Las empresas pueden agendar conmigo"
          checked={draft.isOpen}
          onChange={(event) => change({ isOpen: event.target.checked })}
        />
        <p className="mt-1 text-sm text-ink-2">
          Si lo apagas, nadie pide citas nuevas. Las que ya tienes siguen en pie.
        </p>
      </Card>
      <Card title="Horas de la semana">
        <p className="mb-4 text-sm text-ink-2">Hora de Lima. Quien agenda también las ve en la suya.</p>
        <WeekHours draft={draft} errors={errors} onChange={(hours) => change({ hours })} />
      </Card>
      <Card title="Entre citas">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label="Margen entre citas"
            hint="Tiempo libre antes y después de cada una."
            error={errors.bufferMinutes}
          >
            <Select
              value={String(draft.bufferMinutes)}
              options={optionsOf(buffers, draft.bufferMinutes, bufferInWords)}
              onChange={(event) => change({ bufferMinutes: Number(event.target.value) })}
            />
          </Field>
          <Field
            label="Anticipación mínima"
            hint="Como muy pronto, se agenda para mañana."
            error={errors.noticeHours}
          >
            <Select
              value={String(draft.noticeHours)}
              options={optionsOf(notices, draft.noticeHours, noticeInWords)}
              onChange={(event) => change({ noticeHours: Number(event.target.value) })}
            />
          </Field>
        </div>
      </Card>
      <Card title="Días libres">
        <DaysOff days={draft.daysOff} today={today} onChange={(daysOff) => change({ daysOff })} />
      </Card>
      {problem && (
        <Note tone="bad" announce>
          {problem}
        </Note>
      )}
      <div
        // Toasts move above it while there are unsaved changes.
        data-bottom-bar={isChanged ? 'always' : undefined}
        className={cx(
          'flex flex-wrap items-center justify-end gap-2',
          isChanged && 'sticky bottom-(--foot-nav) z-sticky -mx-1 border-t border-line bg-bg px-1 py-3',
        )}
      >
        <p role="status" className="mr-auto text-sm text-ink-2 max-sm:w-full">
          {isChanged && 'Tienes cambios sin guardar.'}
        </p>
        {isChanged && (
          <Button variant="quiet" disabled={isSaving} onClick={undo}>
            Deshacer
          </Button>
        )}
        <Button type="submit" busy={isSaving} busyLabel="Guardando..." disabled={!isChanged}>
          Guardar disponibilidad
        </Button>
      </div>
    </form>
  )
}
