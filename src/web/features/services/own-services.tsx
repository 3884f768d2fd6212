import { useState } from 'react'
import type { OwnService } from '#contracts/services/services.contract.ts'
import { priceText } from '#domain/plans/price.ts'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { SkeletonEntries } from '#web/ui/list/skeleton-entries.tsx'
import { usePlanOffer } from '#web/features/plans/plan-offer.resource.ts'
import { useBeforePublishing } from '#web/features/professionals/visibility/use-before-publishing.tsx'
import { OwnServiceRow } from './own-service-row.tsx'
import { ServiceChat } from './service-chat.tsx'
import { type OwnServices as Own, useOwnServices } from './own-services.resource.ts'

type OwnServicesProps = {
  professionalId: number
  isPremium: boolean
  onEdit: (service: OwnService) => void
}

/** The professional's published services: edit, pause, delete, activate their chat. */
export function OwnServices({ professionalId, isPremium, onEdit }: OwnServicesProps) {
  const own = useOwnServices(professionalId)
  const [asked, setAsked] = useState<OwnService | null>(null)
  const offer = usePlanOffer(!isPremium && (own.services?.length ?? 0) > 0)
  const { services, show, remove, activateChat } = own
  const publishing = useBeforePublishing()
  if (own.isFailed)
    return (
      <ErrorState
        title="Error al cargar tus servicios"
        onRetry={own.retry}
        retrying={own.isFetching}
        level={3}
      />
    )
  const close = () => setAsked(null)
  // Without the plan there is nothing to do here: the card above offers it.
  if (!isPremium && services?.length === 0) return null
  return (
    <Card title="Tus servicios">
      {!services && <SkeletonEntries label="Cargando tus servicios" />}
      {services?.length === 0 && (
        <EmptyState title="Aún no publicas servicios" level={3}>
          Crea uno, o parte de una sugerencia: sale de lo que ya sabes hacer y de lo que piden las empresas.
        </EmptyState>
      )}
      {services && services.length > 0 && (
        <ul>
          {services.map((service) => (
            <OwnServiceRow
              key={service.id}
              service={service}
              isBusy={show.isPending && show.variables.service.id === service.id}
              onEdit={() => onEdit(service)}
              onShow={(isOpen) =>
                isOpen
                  ? publishing.before(() => show.mutate({ service, isOpen }))
                  : show.mutate({ service, isOpen })
              }
              onDelete={() => setAsked(service)}
              chat={
                <ServiceChat
                  service={service}
                  isPremium={isPremium}
                  price={offer && priceText(offer, 'chatActivation')}
                  isBusy={activateChat.isPending && activateChat.variables.serviceId === service.id}
                  onActivate={() => activateChat.mutate({ serviceId: service.id })}
                />
              }
            />
          ))}
        </ul>
      )}
      {publishing.dialog}
      <Deletion asked={asked} remove={remove} onClose={close} />
    </Card>
  )
}

type DeletionProps = { asked: OwnService | null; remove: Own['remove']; onClose: () => void }

function Deletion({ asked, remove, onClose }: DeletionProps) {
  const open = asked?.openHires ?? 0
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={onClose}
      onConfirm={() => asked && remove.mutate(asked, { onSettled: onClose })}
      busy={remove.isPending}
      title={`¿Eliminar “${asked?.title}”?`}
      description={
        <>
          Saldrá del directorio y no se puede recuperar. Tus reseñas, conversaciones y contrataciones se
          conservan
          {open === 0
            ? '.'
            : open === 1
              ? ', y la que está abierta sigue su curso.'
              : `, y las ${open} abiertas siguen su curso.`}{' '}
          Si solo quieres dejar de ofrecerlo por un tiempo, páusalo.
        </>
      }
      confirmLabel="Eliminar"
    />
  )
}
