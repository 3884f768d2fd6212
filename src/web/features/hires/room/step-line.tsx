import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { cx } from '#web/ui/look/cx.ts'
import { milestonesOf } from './room.words.ts'

const bars = { done: 'bg-ink', now: 'bg-accent', next: 'bg-line' }

/** How far the order is. */
export function StepLine({ hire }: { hire: HireDetail }) {
  return (
    <ol aria-label="Avance del pedido" className="grid auto-cols-fr grid-flow-col gap-1">
      {milestonesOf(hire).map(({ label, note, state }) => (
        <li key={label} aria-current={state === 'now' ? 'step' : undefined} className="min-w-0">
          <span aria-hidden="true" className="flex h-2 items-end">
            <span className={cx('w-full', state === 'now' ? 'h-2' : 'h-1', bars[state])} />
          </span>
          <p
            className={cx(
              'mt-2 text-xs max-sm:text-[0.6875rem] max-sm:tracking-tight',
              state === 'now' ? 'font-strong' : 'text-ink-2',
            )}
          >
            {label}
          </p>
          {note !== '' && <p className="text-xs text-ink-2">{note}</p>}
        </li>
      ))}
    </ol>
  )
}
