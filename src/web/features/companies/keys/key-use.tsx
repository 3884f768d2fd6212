import type { KeyUse } from '#contracts/companies/keys.contract.ts'
import { dayPeriod } from '#domain/time/periods.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { useKeyUse } from './keys.resource.ts'

const columns: Column<KeyUse['calls'][number]>[] = [
  {
    id: 'call',
    label: 'Llamada',
    lead: true,
    cell: ({ method, path }) => (
      <code className="text-xs wrap-anywhere">
        {method} {path}
      </code>
    ),
  },
  { id: 'at', label: 'Cuándo', cell: ({ at }) => formatDateTime(new Date(at)) },
  {
    id: 'status',
    label: 'Respuesta',
    align: 'end',
    cell: ({ status }) => <Badge tone={status < 400 ? 'ok' : 'bad'}>{status}</Badge>,
  },
]

/** The calls of a key by day, and the last ones with their results. */
export function KeyUsePanel({ id, name }: { id: number; name: string }) {
  const { data, error, refetch, isFetching } = useKeyUse(id)
  if (!data)
    return error ? (
      <ErrorState
        title="Error al cargar el uso"
        level={3}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-48" />
    )
  const { days, calls } = data
  const refused = days.reduce((sum, day) => sum + day.refused, 0)
  return (
    <div className="grid gap-5">
      <BarChart
        title="Llamadas por día"
        level={3}
        description={`Los últimos ${days.length} días. ${refused === 0 ? 'Ninguna fue rechazada.' : `Rechazadas: ${refused}.`}`}
        pointLabel="Día"
        name="Llamadas"
        points={days.map(({ day }, at) => ({ ...dayPeriod(day), isPartial: at === days.length - 1 }))}
        values={days.map((day) => day.calls)}
      />
      {calls.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-h4">Últimas llamadas</h3>
          <Table
            label={`Últimas llamadas de ${name}`}
            density="compact"
            rows={calls}
            keyOf={({ id: callId }) => callId}
            columns={columns}
          />
        </section>
      )}
    </div>
  )
}
