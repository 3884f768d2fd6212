import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { hireStatusLabels } from '#domain/orders/hire-status.words.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { cx } from '#web/ui/look/cx.ts'
import { Note } from '#web/ui/state/note.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { useHireHistory } from './hires.resource.ts'

/** The steps of a hire, the latest first, each with person and time. Loaded when shown. */
export function HireTimeline({ id, viewer }: { id: number; viewer: HireParty }) {
  const { data, isError } = useHireHistory(id, true)
  if (isError && !data) return <Note tone="bad">No se pudo cargar el historial.</Note>
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">Cargando el historial</span>
        <Skeleton className="h-20" />
      </div>
    )
  // It changes nothing of where the hire stands.
  const steps = data.history.filter(({ act }) => act !== 'invoice').toReversed()
  return (
    <ol aria-label="Historial" className="grid">
      {steps.map(({ status, at, by, person }, index) => (
        <li key={`${at}${status}`} className="grid grid-cols-[auto_1fr] gap-x-3">
          <span aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center">
            <span className={cx('mt-1.5 size-2', index === 0 ? 'bg-accent' : 'bg-line-strong')} />
            {index < steps.length - 1 && <span className="mt-1 w-px bg-line" />}
          </span>
          <div className={index < steps.length - 1 ? 'pb-4' : ''}>
            <p className="text-sm font-strong">{hireStatusLabels[status]}</p>
            <p className="text-xs text-ink-2">
              {person === null ? whoOf(by, data, viewer) : `${person} · `}
              <time dateTime={at}>{formatDateTime(new Date(at))}</time>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function whoOf(by: HireDetail['history'][number]['by'], hire: HireDetail, viewer: HireParty): string {
  if (by === null) return ''
  if (by === 'system') return 'Automáticamente · '
  if (by === viewer) return 'Tú · '
  return `${by === 'company' ? hire.companyName : hire.professionalName} · `
}
