import type { AlertFrequency } from '#contracts/subscriptions/subscriptions.contract.ts'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'

export const frequencies = [
  { value: 'daily', label: 'Cada día' },
  { value: 'weekly', label: 'Cada semana' },
] as const satisfies readonly { value: AlertFrequency; label: string }[]

/** How often an alert is sent. */
export function FrequencyChoice({
  value,
  onChange,
}: {
  value: AlertFrequency
  onChange: (value: AlertFrequency) => void
}) {
  return (
    <RadioGroup
      name="frequency"
      legend="¿Cada cuánto?"
      options={frequencies}
      value={value}
      onChange={(chosen) => onChange(chosen === 'weekly' ? 'weekly' : 'daily')}
    />
  )
}
