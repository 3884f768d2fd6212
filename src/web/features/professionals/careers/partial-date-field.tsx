import type { UseFormRegisterReturn } from 'react-hook-form'
import { formatPartialDate } from '#domain/time/dates.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'

/** '01' to '12' with their short names. */
export const months = Array.from({ length: 12 }, (_, index) => {
  const value = String(index + 1).padStart(2, '0')
  return { value, label: formatPartialDate(`2000-${value}`).split(' ')[0] ?? value }
})

type PartialDateFieldProps = {
  edge: 'start' | 'end'
  month: UseFormRegisterReturn
  year: UseFormRegisterReturn
  error: string | undefined
  required?: boolean
  disabled?: boolean
}

const words = {
  start: { legend: 'Inicio', year: 'Año de inicio', month: 'Mes de inicio' },
  end: { legend: 'Fin', year: 'Año de fin', month: 'Mes de fin' },
}

/** A year and an optional month. */
export function PartialDateField({
  edge,
  month,
  year,
  error,
  required = false,
  disabled = false,
}: PartialDateFieldProps) {
  const text = words[edge]
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-2 items-start gap-3">
      <legend className="mb-1.5 text-sm font-strong">
        {text.legend}
        {!required && <span className="font-body text-ink-3"> (opcional)</span>}
      </legend>
      <Field label={text.month} hideLabel>
        <Select {...month} options={months} emptyLabel="Mes" disabled={disabled} />
      </Field>
      <Field label={text.year} hideLabel required={required} error={error}>
        <TextInput
          {...year}
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
