import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/look/cx.ts'

const TONES = {
  neutral: 'bg-sunken text-ink-2',
  info: 'bg-info-soft text-info-ink',
  warn: 'bg-warn-soft text-warn-ink',
  bad: 'bg-bad-soft text-bad-ink',
}

type NoteProps = {
  tone?: keyof typeof TONES
  /** It answers an action of the person (a refused form): announced at once. */
  announce?: boolean
  icon?: ReactNode
  children: ReactNode
}

/** A message that stays on the page: a notice, a limit, why a form was refused. */
export function Note({ tone = 'neutral', announce = false, icon, children }: NoteProps) {
  const Icon = tone === 'warn' || tone === 'bad' ? CircleAlert : Info
  return (
    <div
      role={announce ? 'alert' : undefined}
      className={cx('flex gap-3 rounded-md px-4 py-3 text-xs', TONES[tone])}
    >
      <span className="text-[0.875rem]">{icon ?? <Icon className="icon" />}</span>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
