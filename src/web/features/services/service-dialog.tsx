import { useEffect } from 'react'
import { type Service, servicesContract } from '#contracts/services/services.contract.ts'
import { brand } from '#web/brand.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { BookAction } from '#web/features/bookings/book-action.tsx'
import { useHidesFromMe } from '#web/features/professionals/page/own-view.resource.ts'
import { ReportLink } from '#web/features/support/abuse-reports/report-link.tsx'
import { HireBar, ServiceActions } from './service-actions.tsx'
import { ServiceDetail } from './service-detail.tsx'
import { useContacting } from './use-contacting.tsx'

type ServiceDialogProps = {
  id: number
  /** The list's data, shown at once while the measured figures load. */
  known: Service | undefined
  onClose: () => void
}

/** A service in a dialog over the directory. */
export function ServiceDialog({ id, known, onClose }: ServiceDialogProps) {
  const { run, data, error, isPending } = useAction((of: number) =>
    api.call(endpointRef(servicesContract.get), { params: { id: of } }),
  )
  // oxlint-disable-next-line react/exhaustive-deps -- once for each service; the dialog of another one is another dialog
  useEffect(() => void run(id), [id])
  const found = data ?? known
  const isHidden = useHidesFromMe(found?.professionalId)
  const service = isHidden ? undefined : found
  const title = service?.title
  useEffect(() => {
    if (title === undefined) return undefined
    const before = document.title
    document.title = `${title} · ${brand.name}`
    return () => {
      document.title = before
    }
  }, [title])
  return (
    <Dialog open bare size="lg" variant="sheet" title={title ?? 'Servicio'} onClose={onClose}>
      {service ? (
        <Loaded service={service} record={data?.trackRecord} />
      ) : error || isHidden ? (
        <ErrorState title="Error al cargar el servicio" retrying={isPending} onRetry={() => void run(id)}>
          Puede que ya no esté disponible.
        </ErrorState>
      ) : (
        <div role="status" className="grid gap-4 p-9">
          <span className="sr-only">Cargando el servicio</span>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Dialog>
  )
}

function Loaded({ service, record }: Pick<Parameters<typeof ServiceDetail>[0], 'service' | 'record'>) {
  const contacting = useContacting(service)
  const { firstName } = service.professional
  return (
    <>
      <ServiceDetail
        service={service}
        record={record}
        level={2}
        actions={
          <>
            <ServiceActions contacting={contacting} firstName={firstName} />
            <BookAction service={service} block />
          </>
        }
        report={<ReportLink thing={{ kind: 'service', id: service.id, title: service.title }} />}
      />
      <HireBar contacting={contacting} price={service.price} deliveryTime={service.deliveryTime} />
      {contacting.dialog}
    </>
  )
}
