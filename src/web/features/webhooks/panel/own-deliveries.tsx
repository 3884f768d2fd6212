import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { type Delivery, webhooksContract } from '#contracts/webhooks/webhooks.contract.ts'
import { deliveryEventNames, durationText, outcomeMark, tryTime } from '#domain/webhooks/webhook.words.ts'
import { DeliveryBadge } from '#web/features/webhooks/delivery-badge.tsx'
import { DeliveryContent } from '#web/features/webhooks/delivery-content.tsx'
import { DeliveryTries } from '#web/features/webhooks/delivery-tries.tsx'
import { pollFor, useOwnDelivery } from '#web/features/webhooks/webhooks.resource.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh, useRefreshEvery } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'

/** The deliveries of the company. Each opens in its place, one at a time. */
export function OwnDeliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  const [openedId, setOpenedId] = useState<number | null>(null)
  useRefreshEvery(pollFor(deliveries))
  return (
    <ul className="grid">
      {deliveries.map((delivery) => {
        const isOpen = delivery.id === openedId
        return (
          <li key={delivery.id} className="border-t border-line">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 text-sm lg:px-6">
              <span className="w-28">
                <DeliveryBadge status={delivery.status} />
              </span>
              <span className="min-w-0 grow basis-48">
                <span className="block">{deliveryEventNames[delivery.event]}</span>
                <code className="text-xs wrap-anywhere text-ink-2">{delivery.event}</code>
              </span>
              <span className="text-xs whitespace-nowrap text-ink-2 tabular-nums">
                {[
                  delivery.tries > 0 && outcomeMark(delivery),
                  delivery.ms !== null && durationText(delivery.ms),
                  tryTime(new Date(delivery.createdAt)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <Button
                variant="quiet"
                size="sm"
                aria-expanded={isOpen}
                aria-label={`${isOpen ? 'Ocultar' : 'Ver'} ${deliveryEventNames[delivery.event]}, ${tryTime(new Date(delivery.createdAt))}`}
                onClick={() => setOpenedId(isOpen ? null : delivery.id)}
              >
                {isOpen ? 'Ocultar' : 'Ver'}
              </Button>
            </div>
            {isOpen && <OpenedDelivery id={delivery.id} />}
          </li>
        )
      })}
    </ul>
  )
}

function OpenedDelivery({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useOwnDelivery(id)
  const { refresh } = useRefresh()
  const queries = useQueryClient()
  const resend = useAction(() => api.call(webhooksContract.resend, { params: { id } }), {
    onSuccess: async (detail) => {
      queries.setQueryData(['webhook-delivery', id], detail)
      showToast({ title: 'Reenviado', description: 'Con el mismo webhook-id y el mismo cuerpo.' })
      await refresh()
    },
    onError: (failed) =>
      showToast({
        title: 'No se pudo reenviar',
        description: isApiError(failed) ? failed.message : 'Revisa tu conexión.',
        tone: 'destructive',
      }),
  })
  if (!data)
    return (
      <div className="px-5 pb-5 lg:px-6">
        {error ? (
          <ErrorState
            title="Error al cargar la entrega"
            level={3}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-48" />
        )}
      </div>
    )
  return (
    <div className="grid gap-6 bg-sunken/40 px-5 py-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:px-6">
      <div className="grid content-start gap-4">
        <DeliveryTries delivery={data} />
        {!data.isWithheld && (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            busy={resend.isPending}
            onClick={() => void resend.run()}
          >
            <RotateCw className="icon" />
            Reenviar ahora
          </Button>
        )}
      </div>
      <DeliveryContent delivery={data} />
    </div>
  )
}
