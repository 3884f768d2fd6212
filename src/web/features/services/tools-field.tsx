import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { ActiveFilter } from '#web/ui/list/chip.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { toolsOf } from './service-form.ts'

type ToolsFieldProps = {
  /** Separated by commas. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** The tools of a service, each a removable chip; the field takes one or several at a time. */
export function ToolsField({ value, onChange, error }: ToolsFieldProps) {
  const [typed, setTyped] = useState('')
  const tools = toolsOf(value)
  const add = () => {
    if (typed.trim() === '') return
    onChange([...new Set([...tools, ...toolsOf(typed)])].join(', '))
    setTyped('')
  }
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <Field
          label="Herramientas"
          optional
          error={error}
          hint="Escribe una y presiona Enter, o varias separadas por comas."
        >
          <TextInput
            value={typed}
            autoComplete="off"
            enterKeyHint="done"
            placeholder="Power BI"
            onChange={(event) => setTyped(event.target.value)}
            // Text that was typed but not added counts too.
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add()
            }}
          />
        </Field>
        <Button
          variant="secondary"
          iconOnly
          className="mt-6.5"
          aria-label="Agregar herramienta"
          onClick={add}
        >
          <Plus className="icon" />
        </Button>
      </div>
      {tools.length > 0 && (
        <ul aria-label="Herramientas agregadas" className="flex flex-wrap gap-1.5">
          {tools.map((tool) => (
            <li key={tool} className="max-w-full overflow-hidden">
              <ActiveFilter onRemove={() => onChange(tools.filter((other) => other !== tool).join(', '))}>
                {tool}
              </ActiveFilter>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
