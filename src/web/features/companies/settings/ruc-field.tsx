import { isValidRuc } from '#domain/companies/ruc.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { FieldState } from './setting-field.tsx'
import { controlId, wrongRuc } from './use-company-draft.ts'

/** The RUC: it answers while it is typed, and the server looks at its check digit again. */
export function RucField({ name, value, error, onChange }: FieldState) {
  const typed = value.trim()
  const isValid = isValidRuc(typed)
  return (
    <Field
      id={controlId(name)}
      label="RUC de la empresa"
      className="sm:max-w-80"
      hint={
        isValid ? (
          <span className="text-ok-ink">11 dígitos y dígito verificador correcto.</span>
        ) : (
          'Lo pedimos para publicar tu primer aviso. Las personas solo ven que es válido.'
        )
      }
      error={error ?? (typed.length === 11 && !isValid ? wrongRuc : undefined)}
    >
      <TextInput
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
