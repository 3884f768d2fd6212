import type { ReactNode } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import type { ChartData } from './chart-data.ts'
import { PointReader } from './point-reader.tsx'
import { axisTicks, labelStep, shortFigure } from './scale.ts'

/** In pixels: the plot, the line of labels below it, and the room above for a figure at the highest mark. */
const PLOT = 196
const BELOW = 24
const ABOVE = 20

/** A mark of the axis below that is not a point: `at` counts points, so 12 is between the 12th and the 13th. */
export type Edge = { at: number; label: string }

type PlotProps = ChartData & {
  titleId: string
  descriptionId: string
  /** More room at the top, in pixels. */
  head?: number
  /** Instead of a label under each point. */
  edges?: readonly Edge[]
  /** The marks. `xOf` is in percent of the width, `yOf` in pixels. */
  children: (scale: Scale) => ReactNode
}

export type Scale = {
  xOf: (at: number) => number
  yOf: (value: number) => number
  /** The width of a point, in percent. */
  slot: number
  /** The line of zero. */
  base: number
}

/**
 * Axes and marks. Two drawings stand side by side, the axis and the plot: in the plot x is in percent and y in pixels, so
 * that only bars and lines stretch, and text keeps its size on every screen.
 */
export function Plot({ titleId, descriptionId, head = 0, edges, children, ...data }: PlotProps) {
  const { points, series, axisFormat = shortFigure } = data
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const ticks = axisTicks(most)
  const top = ticks.at(-1) ?? 1
  const start = ABOVE + head
  const base = start + PLOT
  const height = base + BELOW
  const slot = 100 / points.length
  const scale: Scale = {
    xOf: (at) => at * slot,
    yOf: (value) => base - (value / top) * PLOT,
    slot,
    base,
  }
  const labels = ticks.map(axisFormat)
  const axisWidth = Math.ceil(Math.max(...labels.map(({ length }) => length)) * 7) + 8
  return (
    <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] text-2xs tabular-nums">
      <svg width={axisWidth} height={height} aria-hidden="true">
        {ticks.map((tick, at) => (
          <text key={tick} x={axisWidth - 8} y={scale.yOf(tick) + 4} textAnchor="end" className="fill-ink-3">
            {labels[at]}
          </text>
        ))}
      </svg>
      <div className="relative min-w-0">
        <svg width="100%" height={height} aria-hidden="true" className="block overflow-visible">
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={scale.yOf(tick)}
              y2={scale.yOf(tick)}
              shapeRendering="crispEdges"
              className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          {children(scale)}
          {edges ? <Edges edges={edges} xOf={scale.xOf} y={height - 7} count={points.length} /> : null}
          {!edges &&
            points.map(({ key, label }, at) => (
              <text
                key={key}
                x={`${scale.xOf(at + 0.5)}%`}
                y={height - 7}
                textAnchor="middle"
                className={cx('fill-ink-2', visibility(points, at))}
              >
                {label}
              </text>
            ))}
        </svg>
        <PointReader titleId={titleId} descriptionId={descriptionId} {...data} />
      </div>
    </div>
  )
}

/** Labels that would run into each other are left out, counted from the last point: more of them on a narrow screen. */
function visibility(points: ChartData['points'], at: number): string {
  const count = points.length
  const fromLast = count - 1 - at
  if (fromLast % labelStep(count, 13) !== 0) return 'hidden'
  if (fromLast % labelStep(count, 6) === 0) return ''
  // '12 oct.' needs more room than 'oct.'.
  return points.some(({ label }) => label.length > 5) ? '@max-2xl:hidden' : '@max-md:hidden'
}

function Edges({
  edges,
  xOf,
  y,
  count,
}: {
  edges: readonly Edge[]
  xOf: Scale['xOf']
  y: number
  count: number
}) {
  return edges.map(({ at, label }) => (
    <text
      key={at}
      x={`${xOf(at)}%`}
      y={y}
      textAnchor={at === 0 ? 'start' : at === count ? 'end' : 'middle'}
      className="fill-ink-2"
    >
      {label}
    </text>
  ))
}
