import type { ComponentProps } from 'react'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'

export function EmailField({
  field,
  error,
  hint,
}: {
  field: ComponentProps<typeof TextInput>
  error: string | undefined
  hint?: string
}) {
  return (
    <Field label="Correo electrónico" hint={hint} error={error} required>
      <TextInput
        {...field}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="nombre@correo.pe"
      />
    </Field>
  )
}
