import { type ComponentProps, lazy, Suspense } from 'react'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { usePasswordMinimum } from '#web/features/site/form-rules.resource.ts'

// Loaded when the person starts to type.
const PasswordStrength = lazy(async () => ({
  default: (await import('./password-strength.tsx')).PasswordStrength,
}))

/**
 * A field for a new password: a hint with the minimum length, an error while the password is too short, and its strength
 * once it is long enough.
 */
export function NewPasswordField({
  field,
  value,
  error,
  label = 'Contraseña',
  known = nobody,
}: {
  field: Omit<ComponentProps<typeof PasswordInput>, 'autoComplete'>
  value: string
  error: string | undefined
  label?: string
  /** The person's names and address, as far as the form has them. */
  known?: readonly string[]
}) {
  const least = usePasswordMinimum()
  const isShort = value.length > 0 && value.length < least
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        hint={
          <>
            La contraseña debe tener 1 carácter numérico 1 símbolo o una mayúscula al menos.
            <span className="block">Usa {least} caracteres o más.</span>
          </>
        }
        error={isShort ? `La contraseña debe tener al menos ${least} caracteres` : error}
        required
      >
        <PasswordInput {...field} autoComplete="new-password" />
      </Field>
      {value !== '' && !isShort && (
        <Suspense>
          <PasswordStrength password={value} known={known} />
        </Suspense>
      )}
    </div>
  )
}

const nobody: readonly string[] = []
