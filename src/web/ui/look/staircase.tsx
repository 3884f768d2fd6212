import { cx } from './cx.ts'

/** The heights of up to six rising steps. */
const HEIGHTS = {
  small: ['h-1.5', 'h-3', 'h-4.5', 'h-6', 'h-7.5', 'h-9'],
  large: ['h-4', 'h-8', 'h-12', 'h-16', 'h-20', 'h-24'],
}

/** The steps of a long form as a terrace: done, current and next ones, each with its name. `current` counts from 0. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className="grid auto-cols-fr grid-flow-col gap-1">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === current ? 'step' : undefined}
          className={cx(
            'grid content-end gap-2 text-xs',
            at < current && 'text-ink-2',
            at === current && 'font-strong text-ink',
            at > current && 'text-ink-3',
          )}
        >
          <span>
            {step}
            {at < current && <span className="sr-only"> (listo)</span>}
          </span>
          <span
            className={cx(
              HEIGHTS.small[at],
              at < current && 'bg-ink',
              at === current && 'bg-accent',
              at > current && 'bg-match-track',
            )}
          />
        </li>
      ))}
    </ol>
  )
}

type StaircaseProps = { done: number; total: number; label: string; onNight?: boolean }

/** Progress as up to six rising steps without names: how complete a profile is. `label` says it in words. */
export function Staircase({ done, total, label, onNight = false }: StaircaseProps) {
  const rest = onNight ? 'bg-night-line' : 'bg-match-track'
  return (
    <div role="img" aria-label={label} className="flex items-end gap-1">
      {HEIGHTS.large.slice(0, total).map((height, at) => (
        <span key={height} className={cx('flex-1', height, at < done ? 'bg-accent' : rest)} />
      ))}
    </div>
  )
}
