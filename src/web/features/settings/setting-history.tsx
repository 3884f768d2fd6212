import type { Setting, SettingChange } from '#contracts/admin/settings.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { useSettingChanges } from './setting-changes.resource.ts'
import { valueInWords } from './settings.words.ts'

type SettingHistoryProps = {
  setting: Setting
  isReadOnly: boolean
  onClose: () => void
  onTakeBack: (value: string) => void
}

/** The values that a setting had, the latest first. A former one returns to the form, where it is saved like any change. */
export function SettingHistory({ setting, isReadOnly, onClose, onTakeBack }: SettingHistoryProps) {
  const { changes, isError, isFetching, retry } = useSettingChanges(setting)
  return (
    <Dialog open onClose={onClose} size="md" title="Historial" description={setting.description}>
      {changes ? (
        <ol className="grid">
          {valuesOf(changes).map(({ id, value, by }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3 not-first:border-t"
            >
              <div className="min-w-0">
                <p className="font-strong wrap-anywhere whitespace-pre-line">
                  {valueInWords(setting, value)}
                </p>
                <p className="text-xs text-ink-2">{by}</p>
              </div>
              {value === setting.value ? (
                <Badge>Actual</Badge>
              ) : (
                !isReadOnly && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Volver a este valor: ${valueInWords(setting, value)}`}
                    onClick={() => onTakeBack(value)}
                  >
                    Volver a este valor
                  </Button>
                )
              )}
            </li>
          ))}
        </ol>
      ) : isError ? (
        <ErrorState level={3} title="No se pudo cargar el historial" onRetry={retry} retrying={isFetching} />
      ) : (
        <div role="status" className="grid gap-4 py-3">
          <span className="sr-only">Cargando el historial</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
    </Dialog>
  )
}

/** Each change left a value; before the first one was the initial value. */
function valuesOf(changes: readonly SettingChange[]) {
  const oldest = changes.at(-1)
  return [
    ...changes.map(({ id, after, adminName, at }) => ({
      id,
      value: after,
      by: `${adminName}, ${formatDateTime(new Date(at))}`,
    })),
    ...(oldest ? [{ id: 0, value: oldest.before, by: 'Antes de estos cambios' }] : []),
  ]
}
