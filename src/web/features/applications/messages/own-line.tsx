import { longestLine } from '#contracts/applications/close-out-figures.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'

type OwnLineProps = { firstName: string; value: string; onChange: (line: string) => void }

/** What the company adds to a text for one person alone. */
export function OwnLine({ firstName, value, onChange }: OwnLineProps) {
  return (
    <Field
      label={`Tu línea para ${firstName}`}
      hint="Opcional. Solo la lee esta persona, antes de la despedida."
    >
      <Textarea
        rows={2}
        value={value}
        maxLength={longestLine}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
