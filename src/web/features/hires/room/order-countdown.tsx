import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import { useNow } from '#web/lib/use-now.ts'
import { cx } from '#web/ui/look/cx.ts'
import { countdownWords, leftInWords } from './order-countdown.words.ts'

/** Of the days left to review a delivery. */
const heights = ['h-8', 'h-7', 'h-6', 'h-5', 'h-4', 'h-3', 'h-2']

type OrderCountdownProps = { hire: HireDetail; clock: NonNullable<HireDetail['order']['clock']> }

/** The time that is left, what for, and what happens then. */
export function OrderCountdown({ hire, clock: { step, at } }: OrderCountdownProps) {
  const now = useNow(60_000)
  const end = new Date(at)
  const left = end.getTime() - now.getTime()
  const { until, after } = countdownWords(hire, step)
  const daysOver = Math.max(0, Math.min(heights.length, heights.length - Math.ceil(left / DAY)))
  return (
    <div className="md:w-44">
      <p>
        <span className="fig text-h3">{leftInWords(left)}</span>{' '}
        <span className="text-sm text-on-night-2">{until}</span>
      </p>
      {step === 'approve' && (
        <span aria-hidden="true" className="mt-2 flex items-end gap-0.5">
          {heights.map((height, day) => (
            <span
              key={height}
              className={cx('flex-1', height, day < daysOver ? 'bg-on-night/20' : 'bg-accent')}
            />
          ))}
        </span>
      )}
      <p className="mt-2 text-sm text-on-night-2">
        El <time dateTime={at}>{formatDateTime(end)}</time> {after}.
      </p>
    </div>
  )
}
