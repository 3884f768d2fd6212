import type { ComponentProps } from 'react'
import { Field } from '#web/ui/form/field.tsx'
import { Select, type SelectOption } from '#web/ui/form/select.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { CompanyField } from './company-fields.ts'
import { controlId } from './use-company-draft.ts'

export type FieldState = {
  name: CompanyField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

type SettingFieldProps = FieldState &
  Pick<ComponentProps<typeof TextInput>, 'inputMode' | 'placeholder' | 'autoComplete' | 'className'> & {
    label: string
    hint?: string
    optional?: boolean
    /** A choice instead of a text. */
    options?: readonly SelectOption[]
    /** Several lines. */
    rows?: number
    counterMax?: number
  }

/** One field of the settings: a line, several lines or a choice. */
export function SettingField({
  label,
  hint,
  error,
  optional = false,
  options,
  rows,
  counterMax,
  name,
  value,
  onChange,
  ...input
}: SettingFieldProps) {
  const wiring = {
    name,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <Field
      id={controlId(name)}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      required={!optional}
    >
      {options ? (
        <Select {...wiring} options={options} emptyLabel="Sin indicar" />
      ) : rows === undefined ? (
        <TextInput {...input} {...wiring} />
      ) : (
        <Textarea {...wiring} rows={rows} {...(counterMax !== undefined && { counterMax })} />
      )}
    </Field>
  )
}
