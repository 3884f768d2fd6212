import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { cx } from '../../ui/cx.ts'
import type { PlanFeature } from './plan-texts.ts'

/** One thing that a plan has; what is still on its way says so, and gets no check. */
export function PlanFeatureLine({
  feature: { name, note, isSoon = false },
  promoted = false,
}: {
  feature: PlanFeature
  /** On the dark block. */
  promoted?: boolean
}) {
  const quiet = promoted ? 'text-on-night-2' : 'text-ink-2'
  const Icon = isSoon ? Clock : Check
  return (
    <>
      <Icon
        className={cx('icon mt-[0.2em]', isSoon ? quiet : promoted ? 'text-accent-night' : 'text-accent-ink')}
      />
      <span className="min-w-0">
        {name}
        {note && <span className={quiet}> ({note})</span>}
        {isSoon && (
          <>
            <span className="sr-only">, </span>
            <span
              className={cx(
                'ml-2 inline-flex h-5 items-center rounded-xs px-1.5 align-middle text-xs leading-none font-strong inset-ring',
                promoted ? 'text-on-night-2 inset-ring-on-night/30' : 'text-ink-2 inset-ring-line-strong',
              )}
            >
              Pronto
            </span>
          </>
        )}
      </span>
    </>
  )
}
