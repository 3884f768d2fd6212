import { useId } from 'react'
import { type ChartColor, fills, strokes } from './chart-colors.ts'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
import { Hatch } from './hatch.tsx'
import type { LegendEntry } from './legend.tsx'
import { type Edge, Plot, type Scale } from './plot.tsx'
import { shortFigure } from './scale.ts'

/** Points that belong together, with their own name and figure above them. */
export type Band = { label: string; figure: string; from: number; to: number }

type BarChartProps = Omit<ChartFrameProps, 'series' | 'legend'> & {
  name: string
  color?: ChartColor
  values: readonly (number | null)[]
  /** A colour for each point instead of one for all. */
  colors?: readonly ChartColor[]
  bands?: readonly Band[]
  edges?: readonly Edge[]
}

/** Few bars would be as wide as the page. */
const WIDEST = 12
/** Room for the names and figures of bands, in pixels. */
const BAND_HEAD = 34

/** Amounts as bars. The highest says its figure; what is not over yet is hatched. */
export function BarChart({
  name,
  color = 'orange',
  values,
  colors,
  bands,
  edges,
  axisFormat = shortFigure,
  ...frame
}: BarChartProps) {
  const hatchId = useId()
  const data = { points: frame.points, series: [{ name, color, values }], axisFormat, format: frame.format }
  const highest = values.indexOf(Math.max(...values.map((value) => value ?? 0)))
  const legend: LegendEntry[] | undefined = frame.points.some(({ isPartial }) => isPartial)
    ? [
        { name, color },
        { name: 'En curso', color, look: 'hatched' },
      ]
    : undefined
  return (
    <ChartFrame {...frame} {...data} {...(legend ? { legend } : {})}>
      {(ids) => (
        <Plot {...data} {...ids} head={bands ? BAND_HEAD : 0} {...(edges ? { edges } : {})}>
          {(scale) => (
            <>
              <Hatch id={hatchId} color={color} />
              {values.map((value, at) => {
                const point = frame.points[at]
                if (!point || value === null || value === 0) return null
                const tone = colors?.[at] ?? color
                return (
                  <rect
                    key={point.key}
                    {...barBox(scale, at, value)}
                    fill={point.isPartial ? `url(#${hatchId})` : undefined}
                    className={point.isPartial ? strokes[tone] : fills[tone]}
                  />
                )
              })}
              {bands?.map((band) => (
                <BandHead key={band.label} band={band} scale={scale} />
              ))}
              {!bands && (
                <text
                  x={`${scale.xOf(highest + 0.5)}%`}
                  y={scale.yOf(values[highest] ?? 0) - 6}
                  textAnchor={highest === 0 ? 'start' : highest === values.length - 1 ? 'end' : 'middle'}
                  dx={highest === 0 ? -8 : highest === values.length - 1 ? 8 : 0}
                  className="fill-ink font-strong"
                >
                  {axisFormat(values[highest] ?? 0)}
                </text>
              )}
            </>
          )}
        </Plot>
      )}
    </ChartFrame>
  )
}

/** A bar is always visible for at least one, however large the others are. */
function barBox({ xOf, yOf, slot, base }: Scale, at: number, value: number) {
  const width = Math.min(slot * 0.76, WIDEST)
  const y = Math.min(yOf(value), base - 1.5)
  return { x: `${xOf(at) + (slot - width) / 2}%`, width: `${width}%`, y, height: base - y }
}

function BandHead({ band: { label, figure, from, to }, scale }: { band: Band; scale: Scale }) {
  const middle = `${scale.xOf((from + to) / 2)}%`
  return (
    <>
      {from > 0 && (
        <line
          x1={`${scale.xOf(from)}%`}
          x2={`${scale.xOf(from)}%`}
          y1="4"
          y2={scale.base}
          strokeDasharray="3 3"
          className="stroke-ink-2"
        />
      )}
      <text x={middle} y="13" textAnchor="middle" className="fill-ink-2">
        {label}
      </text>
      <text x={middle} y="31" textAnchor="middle" className="fill-ink text-sm font-strong">
        {figure}
      </text>
    </>
  )
}
