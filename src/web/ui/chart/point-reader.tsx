import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { type ChartData, pointText, said } from './chart-data.ts'

/**
 * Reads one point after the other: by the pointer, and with the arrow keys. It is a slider, so a screen reader says each point
 * as it is reached (`aria-valuetext`); what everybody sees is the box beside the point.
 */
export function PointReader({
  titleId,
  descriptionId,
  ...data
}: ChartData & { titleId: string; descriptionId: string }) {
  const { points } = data
  const [current, setCurrent] = useState<number | null>(null)
  const last = points.length - 1
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setCurrent(null)
    const from = current ?? last
    const to = {
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setCurrent(Math.min(last, Math.max(0, to)))
  }
  const onPointer = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const at = Math.floor(((event.clientX - left) / width) * points.length)
    setCurrent(Math.min(last, Math.max(0, at)))
  }
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-labelledby={titleId}
        aria-describedby={descriptionId}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(current ?? last) + 1}
        aria-valuetext={pointText(data, current ?? last)}
        onKeyDown={onKeyDown}
        onFocus={() => setCurrent((before) => before ?? last)}
        onBlur={() => setCurrent(null)}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={(event) => {
          if (document.activeElement !== event.currentTarget) setCurrent(null)
        }}
        className="absolute inset-0 touch-pan-y rounded-xs print:hidden"
      />
      {current !== null && <PointBox {...data} at={current} />}
    </>
  )
}

/** Appears only after an event, never in rendered markup: so its place may be a style. */
function PointBox({ points, series, format, at }: ChartData & { at: number }) {
  const middle = ((at + 0.5) / points.length) * 100
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 print:hidden"
      style={{ left: `${middle}%` }}
    >
      <span className="absolute top-5 bottom-6 border-l border-dashed border-ink-2" />
      <div
        className={cx(
          'absolute top-0 z-10 w-max max-w-52 rounded-sm border border-line bg-surface px-2.5 py-1.5 text-xs shadow-pop',
          middle < 50 ? 'left-2' : 'right-2',
        )}
      >
        <b className="block font-strong">{points[at]?.name}</b>
        {series.map(({ name, values }) => (
          <span key={name} className="flex justify-between gap-3">
            <span className="text-ink-2">{name}</span>
            <span className="tabular-nums">{said(values[at], format)}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
