import { useNow } from '#web/lib/use-now.ts'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { nextMorning, type OpeningTime, OpeningTimeFields } from './opening-time.tsx'

type PublishWhenProps = {
  /** Null: at once. */
  value: OpeningTime | null
  error: string | undefined
  onChange: (value: OpeningTime | null) => void
}

/** Whether a new ad is published at once or on a day. */
export function PublishWhen({ value, error, onChange }: PublishWhenProps) {
  const now = useNow()
  return (
    <Card title="Cuándo se publica">
      <div className="grid gap-4">
        <RadioGroup
          legend="Cuándo se publica"
          hideLegend
          name="publishWhen"
          value={value === null ? 'now' : 'later'}
          onChange={(chosen) => onChange(chosen === 'later' ? nextMorning(now) : null)}
          options={[
            { value: 'now', label: 'Ahora' },
            { value: 'later', label: 'Un día que elijo' },
          ]}
        />
        {value && <OpeningTimeFields value={value} error={error} onChange={onChange} />}
      </div>
    </Card>
  )
}
