import { cx } from '#web/ui/look/cx.ts'
import { chakanaPath } from '#domain/brand/chakana-path.ts'

/** The small concentric chakana between two terraces, for empty states. 132 × 92; decorative. */
export function Chakana({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 132 92" className={cx('h-auto w-[132px]', className)} aria-hidden="true">
      <path className="fill-hilo-1" d={chakanaPath(66, 48, 14.5, 14.5, 2)} />
      <path className="fill-hilo-2" d={chakanaPath(66, 48, 10, 10, 2)} />
      <path className="fill-hilo-3" d={chakanaPath(66, 48, 6, 6, 2)} />
      <path className="fill-surface" d="M60 42h12v12H60z" />
      <path className="fill-hilo-1" d="M0 92v-8h8v-8h8v-8h8v24zM132 92v-8h-8v-8h-8v-8h-8v24z" />
    </svg>
  )
}

/** From the outer ring to the centre: [class of the thread, half-width of an arm = one step]. */
const RINGS = [
  ['fill-hilo-0', 132],
  ['fill-hilo-1', 118],
  ['fill-bg', 94],
  ['fill-hilo-2', 90],
  ['fill-hilo-3', 78],
  ['fill-hilo-4', 60],
  ['fill-hilo-6', 56],
  ['fill-hilo-5', 44],
  ['fill-hilo-3', 30],
  ['fill-hilo-6', 22],
  ['fill-hilo-2', 10],
] as const

const HALF = 4 * RINGS[0][1]

/**
 * The large concentric chakana: for the hero and the 404 page, once per screen, never behind text. Decorative.
 * `fit` shows the whole form, or lets it fill its box and be cut.
 */
export function ConcentricChakana({
  fit = 'meet',
  className,
}: {
  fit?: 'meet' | 'slice'
  className?: string
}) {
  return (
    <svg
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      preserveAspectRatio={`xMidYMid ${fit}`}
      className={className}
      aria-hidden="true"
    >
      <defs>
        <pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 .5h6" className="stroke-hilo-6" strokeOpacity=".09" />
        </pattern>
      </defs>
      {RINGS.map(([thread, step]) => (
        <path key={step} className={thread} d={chakanaPath(0, 0, step, step, 3)} />
      ))}
      <path fill="url(#weave)" d={chakanaPath(0, 0, 90, 90, 3)} />
    </svg>
  )
}
