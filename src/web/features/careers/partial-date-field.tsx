import { formatPartialDate } from '#domain/dates.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { ExperienceForm } from './experience-form.ts'

/** '01' to '12' with their short names. */
export const months = Array.from({ length: 12 }, (_, index) => {
  const value = String(index + 1).padStart(2, '0')
  return { value, label: formatPartialDate(`2000-${value}`).split(' ')[0] ?? value }
})

type PartialDateFieldProps = {
  form: ExperienceForm
  edge: 'start' | 'end'
  disabled?: boolean
}

const words = {
  start: { legend: 'Inicio', year: 'Año de inicio', month: 'Mes de inicio' },
  end: { legend: 'Fin', year: 'Año de fin', month: 'Mes de fin' },
}

/** A year and, where it is known, a month. */
export function PartialDateField({ form, edge, disabled = false }: PartialDateFieldProps) {
  const { legend, year, month } = words[edge]
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-2 items-start gap-3">
      <legend className="mb-1.5 text-sm font-strong">
        {legend}
        {edge === 'end' && <span className="font-body text-ink-3"> (opcional)</span>}
      </legend>
      <Field label={month} hideLabel>
        <Select {...form.register(`${edge}Month`)} options={months} emptyLabel="Mes" disabled={disabled} />
      </Field>
      <Field
        label={year}
        hideLabel
        required={edge === 'start'}
        error={form.formState.errors[`${edge}Year`]?.message}
      >
        <TextInput
          {...form.register(`${edge}Year`)}
          inputMode="numeric"
          maxLength={4}
          placeholder="Año"
          autoComplete="off"
          disabled={disabled}
        />
      </Field>
    </fieldset>
  )
}
