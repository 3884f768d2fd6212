import type { ComponentProps } from 'react'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

const least = 8
const tooShort = 'La contraseña debe tener al menos 8 caracteres'

/** A password to choose: the documented hint, and a red message as soon as what is typed is too short. */
export function NewPasswordField({
  field,
  value,
  error,
  label = 'Contraseña',
}: {
  field: Omit<ComponentProps<typeof PasswordInput>, 'autoComplete'>
  value: string
  error: string | undefined
  label?: string
}) {
  const isShort = value.length > 0 && value.length < least
  return (
    <Field
      label={label}
      hint="La contraseña debe tener 1 carácter numérico 1 símbolo o una mayúscula al menos."
      error={isShort ? tooShort : error}
      required
    >
      <PasswordInput {...field} autoComplete="new-password" />
    </Field>
  )
}
