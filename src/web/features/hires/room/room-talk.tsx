import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { useConversations } from '#web/features/conversations/conversations.resource.ts'
import { Thread } from '#web/features/conversations/thread.tsx'
import { refreshThread } from '#web/features/conversations/thread.resource.ts'
import { findPlace, type Viewer } from '#web/features/conversations/viewer.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { serviceHref } from '#web/features/services/service.address.ts'
import { useNow } from '#web/lib/use-now.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'

/** The conversation of both sides about the service: the same as in 'Mensajes'. */
export function RoomTalk({ hire, viewer }: { hire: HireDetail; viewer: Viewer }) {
  const queries = useQueryClient()
  const now = useNow(30_000)
  const list = useConversations(viewer, null)
  useLive('messages', (event) => void refreshThread(queries, event))
  const conversation = list.conversations && findPlace(list.conversations, hire)
  if (conversation)
    return (
      <Thread key={conversation.id} conversation={conversation} viewer={viewer} initial={null} now={now} />
    )
  if (!list.conversations)
    return list.isFailed ? (
      <ErrorState
        title="Error al cargar mensajes"
        onRetry={list.refetch}
        retrying={list.isFetching}
        level={2}
      />
    ) : (
      <SkeletonRows rows={3} label="Cargando mensajes" />
    )
  return viewer.userType === 'company' ? (
    <EmptyState
      title="Todavía no conversan"
      action={
        <LinkButton size="sm" variant="secondary" to={`${serviceHref(hire.serviceId)}?contactar=1`}>
          Escribir a {hire.professionalName}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState title="Todavía no conversan">
      Cuando {hire.companyName} te escriba por este servicio, la conversación aparece aquí.
    </EmptyState>
  )
}
