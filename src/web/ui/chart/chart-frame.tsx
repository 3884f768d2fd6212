import Table2 from 'lucide-react/icons/table-2'
import { type ReactNode, useId } from 'react'
import { Table } from '#web/ui/list/table.tsx'
import { type ChartData, isEmpty, said } from './chart-data.ts'
import { Legend, type LegendEntry } from './legend.tsx'

export type ChartFrameProps = ChartData & {
  title: string
  /** The heading level of the title. */
  level?: 2 | 3
  /** One sentence about what is drawn, below the title. */
  description: ReactNode
  /** The heading of the points in the table: 'Mes'. */
  pointLabel: string
  /** At the end of the title's line: a switch, a link. */
  action?: ReactNode
  legend?: readonly LegendEntry[]
  /** What the axis below counts. */
  caption?: string
  className?: string
}

type Drawing = (ids: { titleId: string; descriptionId: string }) => ReactNode

/** What every chart has: title, description, legend, drawing, and the same figures as a table. */
export function ChartFrame({
  title,
  level = 2,
  description,
  pointLabel,
  action,
  legend,
  caption,
  className = '',
  children,
  ...data
}: ChartFrameProps & { children: Drawing }) {
  const [titleId, descriptionId] = [useId(), useId()]
  const Heading = `h${level}` as const
  const rows = data.points.map((point, at) => ({ ...point, at }))
  return (
    <figure aria-labelledby={titleId} className={`@container min-w-0 break-inside-avoid ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading id={titleId} className="text-h4">
          {title}
        </Heading>
        {action}
      </div>
      <p id={descriptionId} className="mt-1 mb-3 max-w-[72ch] text-xs text-ink-2">
        {description}
      </p>
      {isEmpty(data) ? (
        <p className="rounded-sm bg-sunken px-4 py-10 text-center text-sm text-ink-2">
          Todavía no hay datos para este gráfico.
        </p>
      ) : (
        <>
          {legend && <Legend entries={legend} />}
          {children({ titleId, descriptionId })}
          {caption && <p className="mt-1 text-center text-xs text-ink-2">{caption}</p>}
          <details className="mt-2 text-xs print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]">
            <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1.5 rounded-xs text-ink-2 hover:text-ink hover:underline print:hidden [&::-webkit-details-marker]:hidden">
              <Table2 className="icon size-3.5" />
              Ver como tabla
            </summary>
            <div className="mt-2 rounded-sm border border-line">
              <Table
                label={title}
                density="compact"
                rows={rows}
                keyOf={({ key }) => key}
                columns={[
                  {
                    id: 'point',
                    label: pointLabel,
                    lead: true,
                    cell: ({ name, isPartial }) => (isPartial ? `${name} (en curso)` : name),
                  },
                  ...data.series.map(({ name, values }) => ({
                    id: name,
                    label: name,
                    align: 'end' as const,
                    cell: ({ at }: { at: number }) => said(values[at], data.format),
                  })),
                ]}
              />
            </div>
          </details>
        </>
      )}
    </figure>
  )
}
