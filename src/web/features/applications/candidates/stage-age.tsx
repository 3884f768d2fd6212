import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { dayInStage, stageAge } from '#domain/applications/stages.ts'
import { cx } from '#web/ui/look/cx.ts'

const TONES = { calm: 'text-ink-2', near: 'font-strong text-warn-ink', late: 'font-strong text-bad-ink' }

type StageAgeProps = { since: string; goalDays: number | null; now: Date }

/** For how long somebody is in the stage, against its goal: 'Día 2 de 4', 'Vence hoy', '2 días tarde'. */
export function StageAge({ since, goalDays, now }: StageAgeProps) {
  const { text, tone } = stageAge(dayInStage(new Date(since), now), goalDays)
  const Icon = tone === 'late' ? CircleAlert : Clock
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-xs whitespace-nowrap', TONES[tone])}>
      <Icon className="icon" />
      {text}
    </span>
  )
}
