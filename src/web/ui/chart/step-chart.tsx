import { useId } from 'react'
import { fills, strokes } from './chart-colors.ts'
import type { ChartSeries } from './chart-data.ts'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
import { Hatch } from './hatch.tsx'
import type { LegendEntry } from './legend.tsx'
import { Plot, type Scale } from './plot.tsx'
import { shortFigure } from './scale.ts'

/**
 * A trend: each period is a level step, because its figure is that of the whole period. The first series has a ground, and its
 * last known step says its figure; a series `past` is dashed.
 */
export function StepChart({ axisFormat = shortFigure, ...frame }: Omit<ChartFrameProps, 'legend'>) {
  const hatchId = useId()
  const { points, series, format } = frame
  const [first] = series
  const data = { points, series, format, axisFormat }
  const partial = points.findIndex(({ isPartial }) => isPartial)
  return (
    <ChartFrame {...frame} axisFormat={axisFormat} legend={legendOf(series, partial >= 0)}>
      {(ids) => (
        <Plot {...data} {...ids}>
          {(scale) => (
            <>
              {first && <Hatch id={hatchId} color={first.color} />}
              {first && <Ground series={first} scale={scale} hatchId={hatchId} partial={partial} />}
              {/* Stretched as a whole: x from 0 to 100, y in pixels; the lines keep their thickness. */}
              <svg
                width="100%"
                height={scale.base}
                viewBox={`0 0 100 ${scale.base}`}
                preserveAspectRatio="none"
                overflow="visible"
              >
                {series.toReversed().map(({ name, color, values }) => (
                  <path
                    key={name}
                    d={stepPath(values, scale)}
                    fill="none"
                    strokeWidth={color === 'past' ? 1.5 : 2}
                    strokeDasharray={color === 'past' ? '5 3' : undefined}
                    vectorEffect="non-scaling-stroke"
                    className={strokes[color]}
                  />
                ))}
              </svg>
              {first && <LastFigure values={first.values} scale={scale} text={axisFormat} />}
            </>
          )}
        </Plot>
      )}
    </ChartFrame>
  )
}

function legendOf(series: readonly ChartSeries[], hasPartial: boolean): LegendEntry[] {
  const entries: LegendEntry[] = series.map(({ name, color }) => ({ name, color, look: 'line' }))
  const [first] = series
  return first && hasPartial
    ? [...entries, { name: 'En curso', color: first.color, look: 'hatched' }]
    : entries
}

/** From step to step; an unknown figure interrupts the line. */
export function stepPath(
  values: readonly (number | null)[],
  { xOf, yOf }: Pick<Scale, 'xOf' | 'yOf'>,
): string {
  let isDown = false
  return values
    .map((value, at) => {
      if (value === null) {
        isDown = false
        return ''
      }
      const y = round(yOf(value))
      const begin = isDown ? `V${y}` : `M${round(xOf(at))} ${y}`
      isDown = true
      return `${begin}H${round(xOf(at + 1))}`
    })
    .join('')
}

const round = (value: number): number => Math.round(value * 100) / 100

function Ground({
  series: { values, color },
  scale: { xOf, yOf, slot, base },
  hatchId,
  partial,
}: {
  series: ChartSeries
  scale: Scale
  hatchId: string
  partial: number
}) {
  return values.map((value, at) =>
    value === null ? null : (
      <rect
        // The place of a step is all there is to know it by.
        // oxlint-disable-next-line react/no-array-index-key
        key={at}
        x={`${xOf(at)}%`}
        width={`${slot}%`}
        y={yOf(value)}
        height={base - yOf(value)}
        shapeRendering="crispEdges"
        fill={`url(#${hatchId})`}
        opacity={at === partial ? 0.7 : 0.12}
        className={at === partial ? '' : fills[color]}
      />
    ),
  )
}

function LastFigure({
  values,
  scale: { xOf, yOf },
  text,
}: {
  values: readonly (number | null)[]
  scale: Scale
  text: (value: number) => string
}) {
  const at = values.findLastIndex((value) => value !== null)
  const value = values[at]
  if (value === null || value === undefined) return null
  return (
    <text x={`${xOf(at + 1)}%`} y={yOf(value) - 7} textAnchor="end" className="fill-ink font-strong">
      {text(value)}
    </text>
  )
}
