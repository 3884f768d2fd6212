import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import { useNow } from '#web/lib/use-now.ts'
import { cx } from '#web/ui/look/cx.ts'
import { DarkBlock } from '#web/ui/look/dark-block.tsx'
import { clockWords, leftInWords, turnOf } from './room.words.ts'
import { TurnButtons } from './turn-buttons.tsx'

/** Whose turn it is, what to do, and how long. */
export function TurnBlock({ hire, viewer }: { hire: HireDetail; viewer: HireParty }) {
  const turn = turnOf(hire, viewer)
  return (
    <DarkBlock className="grid items-end gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <section aria-labelledby="turno">
        <p className="text-sm font-strong text-accent-night">{turn.lead}</p>
        <h2 id="turno" className="mt-2 text-[1.75rem] leading-8 tracking-head">
          {turn.title}
        </h2>
        <p className="mt-2 max-w-[56ch] wrap-anywhere text-on-night-2">{turn.text}</p>
        <TurnButtons hire={hire} viewer={viewer} />
      </section>
      {hire.order.clock && <Clock clock={hire.order.clock} />}
    </DarkBlock>
  )
}

const heights = ['h-8', 'h-7', 'h-6', 'h-5', 'h-4', 'h-3', 'h-2']

function Clock({ clock: { step, at } }: { clock: NonNullable<HireDetail['order']['clock']> }) {
  const now = useNow(60_000)
  const end = new Date(at)
  const left = end.getTime() - now.getTime()
  const { until, after } = clockWords[step]
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
