import type { ComponentProps } from 'react'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

/** A password to choose: the documented hint, and a red message as soon as what is typed is too short. */
export function NewPasswordField({
  field,
  value,
  error,
  label = 'Contraseña',
  least = 8,
  optional = false,
}: {
  field: Omit<ComponentProps<typeof PasswordInput>, 'autoComplete'>
  value: string
  error: string | undefined
  label?: string
  /** Its fewest characters. */
  least?: number
  /** It may be chosen later. */
  optional?: boolean
}) {
  const isShort = value.length > 0 && value.length < least
  return (
    <Field
      label={label}
      hint="La contraseña debe tener 1 carácter numérico 1 símbolo o una mayúscula al menos."
      error={isShort ? `La contraseña debe tener al menos ${least} caracteres` : error}
      required={!optional}
      optional={optional}
    >
      <PasswordInput {...field} autoComplete="new-password" />
    </Field>
  )
}
