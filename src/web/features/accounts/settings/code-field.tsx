import type { UseFormRegisterReturn } from 'react-hook-form'
import { mostLetters } from '#contracts/text-lengths.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'

/** A code of the authenticator app, or a recovery code where that is accepted. */
export function CodeField({
  field,
  error,
  allowsRecovery = false,
}: {
  field: UseFormRegisterReturn
  error: string | undefined
  allowsRecovery?: boolean
}) {
  return (
    <Field
      label="Código de tu aplicación"
      required
      error={error}
      hint={allowsRecovery ? 'También sirve un código de recuperación.' : 'Los 6 dígitos que ves ahora.'}
    >
      <TextInput
        {...field}
        autoComplete="one-time-code"
        inputMode={allowsRecovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={mostLetters.code}
      />
    </Field>
  )
}
