import Check from 'lucide-react/icons/check'
import { cx } from '#web/ui/look/cx.ts'
import type { PlanFeature } from './plan.words.ts'

/** One feature of a plan. */
export function PlanFeatureLine({
  feature: { name, note },
  promoted = false,
}: {
  feature: PlanFeature
  /** On the dark block. */
  promoted?: boolean
}) {
  const quiet = promoted ? 'text-on-night-2' : 'text-ink-2'
  return (
    <>
      <Check className={cx('icon mt-[0.2em]', promoted ? 'text-accent-night' : 'text-accent-ink')} />
      <span className="min-w-0">
        {name}
        {note && <span className={quiet}> ({note})</span>}
      </span>
    </>
  )
}
