import { useContext } from 'react'
import type { Setting } from '#contracts/admin/settings.contract.ts'
import { FieldContext } from '#web/ui/form/field-context.ts'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { valueInWords } from './settings.words.ts'

type SettingInputProps = {
  setting: Setting
  value: string
  isReadOnly: boolean
  onChange: (value: string) => void
}

/** The control for the type of a setting, inside a field. */
export function SettingInput({ setting, value, isReadOnly, onChange }: SettingInputProps) {
  const field = useContext(FieldContext)
  const { key, valueType } = setting
  if (valueType === 'boolean')
    return (
      <span className="flex min-h-8 items-center gap-2.5 text-control">
        <input
          type="checkbox"
          id={field?.id}
          aria-describedby={field?.describedBy}
          className="tick"
          checked={value === 'true'}
          disabled={isReadOnly}
          onChange={(event) => onChange(String(event.target.checked))}
        />
        <span aria-hidden="true">{valueInWords(setting, value)}</span>
      </span>
    )
  const wiring = { name: key, value, readOnly: isReadOnly, autoComplete: 'off' }
  if (valueType === 'number')
    return (
      <TextInput
        {...wiring}
        type="number"
        inputMode="decimal"
        min={0}
        step={key.includes('price') ? 0.01 : 1}
        className="max-w-44 tabular-nums"
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (key.includes('email_body') || key.includes('message'))
    return <Textarea {...wiring} rows={4} onChange={(event) => onChange(event.target.value)} />
  return <TextInput {...wiring} onChange={(event) => onChange(event.target.value)} />
}
