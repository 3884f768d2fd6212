import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'

/** Asks for the account's password again before an action that somebody with a borrowed session must not do. */
export function OwnPasswordField({
  field,
  error,
  label = 'Tu contraseña',
}: {
  field: UseFormRegisterReturn
  error: string | undefined
  label?: string
}) {
  return (
    <Field label={label} required error={error}>
      <PasswordInput {...field} autoComplete="current-password" />
    </Field>
  )
}
