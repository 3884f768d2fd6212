import { OwnerOnly, useIsViewed } from '#web/features/accounts/session/owner-only.tsx'
import { useQueryClient } from '@tanstack/react-query'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { useSearchParams } from 'react-router'
import type { Message, Conversation } from '#contracts/conversations/conversations.contract.ts'
import { useNow } from '#web/lib/use-now.ts'
import { cx } from '#web/ui/look/cx.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { useLive } from '#web/features/live/use-live.ts'
import { ApplicationThread } from './application-thread.tsx'
import { ConversationList } from './conversation-list.tsx'
import { Thread } from './thread.tsx'
import { conversationsKey, useConversations } from './conversations.resource.ts'
import { refreshThread, rereadThread } from './thread.resource.ts'
import { messagesHome, placeIn } from './messages.address.ts'
import { findPlace, isSamePlace, otherOf, type Viewer } from './viewer.ts'

export type LoadedMessages = {
  conversations: Conversation[] | null
  /** The newest page of the conversation that the address names. */
  thread: { conversation: Conversation; messages: Message[] } | null
}

/** The list and the thread, side by side; on a phone one at a time. The address names the open conversation. */
export function MessagesScreen({ viewer, loaded }: { viewer: Viewer; loaded: LoadedMessages }) {
  const queries = useQueryClient()
  const now = useNow(30_000)
  const [search] = useSearchParams()
  const place = placeIn(search)
  const list = useConversations(viewer, loaded.conversations)
  const isViewed = useIsViewed()
  const selected = findPlace(list.conversations ?? [], place)
  useLive('messages', (event) => {
    void queries.invalidateQueries({ queryKey: conversationsKey })
    // A failed attempt costs nothing: the next load of the page shows it.
    if (event?.isWithdrawn) void rereadThread(queries, event).catch(() => {})
    else void refreshThread(queries, event)
  })

  if (!list.conversations)
    return (
      <>
        <h1 className="mb-5">Mensajes</h1>
        {isViewed ? (
          <OwnerOnly />
        ) : list.isFailed ? (
          <ErrorState
            title="Error al cargar conversaciones"
            onRetry={list.refetch}
            retrying={list.isFetching}
          />
        ) : (
          <SkeletonRows rows={3} label="Cargando conversaciones" />
        )}
      </>
    )
  if (list.conversations.length === 0) return <NothingYet userType={viewer.userType} />
  const isOpen = place !== null
  return (
    <div
      className={cx(
        'lg:grid lg:h-[max(27rem,calc(100dvh-var(--spacing-header)-8rem))] lg:grid-cols-[22rem_minmax(0,1fr)] lg:overflow-clip lg:rounded-md lg:border lg:border-line lg:bg-surface',
        isOpen &&
          'max-lg:fixed max-lg:inset-x-0 max-lg:top-header max-lg:bottom-(--foot-nav) max-lg:z-sticky max-lg:bg-surface',
      )}
    >
      <div
        className={cx(
          'min-h-0 lg:flex lg:flex-col lg:border-r lg:border-line',
          isOpen ? 'max-lg:contents' : '',
        )}
      >
        <h1
          className={cx(
            'max-lg:mb-4 lg:border-b lg:border-line lg:px-5 lg:py-4 lg:text-h3',
            isOpen && 'max-lg:sr-only',
          )}
        >
          Mensajes
        </h1>
        <nav
          aria-label="Conversaciones"
          className={cx(
            'min-h-0 lg:flex lg:flex-col',
            isOpen
              ? 'max-lg:hidden'
              : 'max-lg:overflow-clip max-lg:rounded-md max-lg:border max-lg:border-line max-lg:bg-surface',
          )}
        >
          <ConversationList
            conversations={list.conversations}
            viewer={viewer}
            selected={selected}
            now={now}
          />
        </nav>
      </div>
      <div className={cx('h-full min-h-0 min-w-0', !isOpen && 'max-lg:hidden')}>
        {selected?.applicationId && selected.jobId && viewer.userType === 'company' ? (
          <ApplicationThread
            key={selected.id}
            applicationId={selected.applicationId}
            jobId={selected.jobId}
            name={selected.professionalName}
            firstName={otherOf(selected, viewer).firstName}
            viewer={viewer}
            now={now}
            conversation={selected}
          />
        ) : selected ? (
          <Thread
            key={selected.id}
            conversation={selected}
            viewer={viewer}
            initial={
              loaded.thread &&
              isSamePlace(loaded.thread.conversation, selected) &&
              loaded.thread.conversation.isLocked === selected.isLocked
                ? loaded.thread.messages
                : null
            }
            now={now}
          />
        ) : (
          <Unselected isMissing={isOpen} userType={viewer.userType} />
        )}
      </div>
    </div>
  )
}

function Unselected({ isMissing, userType }: { isMissing: boolean; userType: Viewer['userType'] }) {
  if (isMissing)
    return (
      <EmptyState
        title="No encontramos esa conversación"
        action={<LinkButton to={messagesHome(userType)}>Ver tus conversaciones</LinkButton>}
      />
    )
  return (
    <div className="grid h-full content-center justify-items-center gap-3 p-10 text-center text-ink-2">
      <MessagesSquare className="icon text-[2rem] text-ink-3" />
      <p>Elige una conversación para leerla.</p>
    </div>
  )
}

function NothingYet({ userType }: { userType: Viewer['userType'] }) {
  const isCompany = userType === 'company'
  return (
    <>
      <h1 className="mb-5">Mensajes</h1>
      <div className="rounded-md border border-line bg-surface">
        <EmptyState
          title="No hay conversaciones"
          action={
            isCompany ? (
              <LinkButton to="/servicios">Ver Servicios Profesionales</LinkButton>
            ) : (
              <LinkButton to="/dashboard/servicios">Ver mis servicios</LinkButton>
            )
          }
        >
          {isCompany
            ? 'Usa “Pregunta antes de pedir” en el servicio de un profesional, o escribe a un candidato desde su ficha, y la conversación sigue aquí.'
            : 'Cuando una empresa te escribe por uno de tus servicios o por una postulación, la conversación aparece aquí.'}
        </EmptyState>
      </div>
    </>
  )
}
