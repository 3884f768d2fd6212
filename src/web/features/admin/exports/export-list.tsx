import { exportsContract, type AdminExport } from '#contracts/admin/exports.contract.ts'
import { exportDays } from '#contracts/admin/exports-figures.ts'
import type { ExportKind } from '#contracts/admin/exports-vocabulary.ts'
import { formatDateTime, formatDay } from '#domain/time/dates.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { figure } from '#web/ui/chart/scale.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { SkeletonEntries } from '#web/ui/list/skeleton-entries.tsx'
import { useExports, useExportsAgain } from './exports.resource.ts'

const formatNames = { xlsx: 'Excel', pdf: 'PDF' }

/** One's own exports: what is being made, what can be downloaded, and what failed. */
export function ExportList({ kind }: { kind: ExportKind }) {
  const { data, error, refetch } = useExports(kind)
  if (error) return <ErrorState title="No pudimos cargar tus exportaciones." onRetry={() => void refetch()} />
  if (!data) return <SkeletonEntries entries={2} label="Cargando tus exportaciones" />
  if (data.length === 0)
    return <p className="text-sm text-ink-2">Aquí aparecen tus archivos; cada uno dura {exportDays} días.</p>
  return (
    <ul className="divide-y divide-line">
      {data.map((one) => (
        <li key={one.id} className="flex items-center justify-between gap-4 py-2.5 text-sm">
          <p className="min-w-0">
            <b className="font-strong">{titleOf(one)}</b>
            <span className="block text-xs text-ink-2">
              {formatDateTime(new Date(one.createdAt))}
              {one.format === 'xlsx' && (one.withNames ? ' · con nombres' : ' · sin nombres')}
            </span>
            {one.allRows !== null && (
              <span className="block text-xs text-warn-ink">
                Tiene las más recientes de {figure(one.allRows)}. Acota las fechas para tener las demás.
              </span>
            )}
          </p>
          <ExportState of={one} />
        </li>
      ))}
    </ul>
  )
}

const titleOf = ({ format, rows }: AdminExport): string =>
  rows === null
    ? formatNames[format]
    : `${formatNames[format]}, ${figure(rows)} ${rows === 1 ? 'fila' : 'filas'}`

function ExportState({ of: { id, kind, state, size, expiresAt, format } }: { of: AdminExport }) {
  const showAgain = useExportsAgain(kind)
  const retry = useAction(() => api.call(exportsContract.retryExport, { params: { id } }), {
    onSuccess: showAgain,
    onError: () => showToast({ title: 'No se pudo pedir otra vez.', tone: 'destructive' }),
  })
  if (state === 'waiting')
    return (
      <span role="status" className="flex-none text-xs text-ink-2">
        Preparando…
      </span>
    )
  if (state === 'failed')
    return (
      <span className="flex-none text-right text-xs text-bad-ink">
        No se pudo hacer
        <Button variant="secondary" size="sm" busy={retry.isPending} onClick={() => void retry.run()}>
          Reintentar
        </Button>
      </span>
    )
  return (
    <span className="flex-none text-right text-xs text-ink-2">
      <a
        href={`/api/admin/exports/${id}/file`}
        download
        className="link text-sm"
        aria-label={`Descargar ${formatNames[format]}`}
      >
        Descargar
      </a>
      <span className="block tabular-nums">
        {size !== null && `${figure(Math.max(1, Math.round(size / 1000)))} kB, `}hasta el{' '}
        {formatDay(new Date(expiresAt))}
      </span>
    </span>
  )
}
