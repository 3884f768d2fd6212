import type { Conversation } from '#contracts/conversations/conversations.contract.ts'
import { useState, useSyncExternalStore } from 'react'
import { ReadOnlyLine, useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Spinner } from '#web/ui/state/spinner.tsx'
import { useApplicationThread } from './application-thread.resource.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { OnTheWayMessages } from './on-the-way-messages.tsx'
import { outboxNameOf, outboxOf } from './outbox.ts'
import { ThreadHeader } from './thread-header.tsx'
import { useThread } from './thread.resource.ts'
import { nothingUnsent } from './unsent.ts'
import { useBlock } from './use-block.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useOnline } from './use-online.ts'
import type { Viewer } from './viewer.ts'

type ApplicationThreadProps = {
  applicationId: number
  jobId: number
  /** Of the candidate. */
  name: string
  firstName: string
  viewer: Viewer
  now: Date
  /** Shown above it; in the panel of the candidate the name stands there already. */
  conversation?: Conversation
}

/** The conversation with a candidate, for the company: what it writes leaves after a minute. Give it the application as its `key`. */
export function ApplicationThread({
  applicationId,
  jobId,
  name,
  firstName,
  viewer,
  now,
  conversation,
}: ApplicationThreadProps) {
  const place = { serviceId: null, applicationId, companyId: 0, isLocked: false }
  const { thread: state, send, undo, ...loading } = useApplicationThread({ applicationId, jobId })
  const thread = useThread({ ...place, isEmpty: !state?.hasConversation }, viewer, null)
  const blocking = useBlock(place, name)
  const [draft, setDraft] = useDraft(outboxNameOf(place, viewer.userId))
  const isOnline = useOnline()
  const mayWrite = useMayWrite()
  const [isAtEnd, setAtEnd] = useState(true)
  useMarkRead(place, state?.unreadCount ?? 0, { messages: thread.messages, isAtEnd })
  const sendDraft = async () => {
    const text = draft.trim()
    setDraft('')
    if (!(await send(text))) setDraft(text)
  }
  const isFailed = loading.isFailed || thread.isFailed

  if (!state || !thread.messages)
    return (
      <div className="min-h-0 grow">
        {isFailed ? (
          <ErrorState
            title="Error al cargar mensajes"
            onRetry={() => {
              loading.refetch()
              thread.refetch()
            }}
            retrying={loading.isFetching || thread.isFetching}
            level={3}
          />
        ) : (
          <p role="status" className="flex items-center justify-center gap-3 p-16 text-sm text-ink-2">
            <Spinner /> Cargando mensajes
          </p>
        )}
      </div>
    )
  return (
    <section aria-label={`Conversación con ${name}`} className="flex h-full min-h-0 flex-col bg-surface">
      {conversation && <ThreadHeader conversation={conversation} viewer={viewer} blocking={blocking} />}
      <MessageList
        {...thread}
        messages={thread.messages}
        pending={nothingUnsent.pending}
        waitingCount={state.onTheWay.length}
        viewer={viewer}
        name={firstName}
        seenUpToId={state.seenUpToId}
        now={now}
        onRetry={() => {}}
        onTakeBack={() => {}}
        onAtEnd={setAtEnd}
      >
        <OnTheWayMessages messages={state.onTheWay} onUndo={undo} />
      </MessageList>
      {/* The countdown changes every second, so only its beginning is announced. */}
      <p role="status" className="sr-only">
        {state.onTheWay.length > 0 && 'El mensaje sale en un minuto; hasta entonces puedes deshacerlo.'}
      </p>
      {!mayWrite ? (
        <ReadOnlyLine />
      ) : state.canWrite ? (
        <Composer
          name={name}
          draft={draft}
          onDraft={setDraft}
          onSend={() => void sendDraft()}
          isOnline={isOnline}
          note="Sale en un minuto; hasta entonces puedes deshacerlo."
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunken px-5 py-4 text-sm text-ink-2">
          {state.isBlocked ? (
            <>
              <p>Bloqueaste a {name}. Ninguno puede escribirle al otro.</p>
              <Button
                variant="secondary"
                size="sm"
                busy={blocking.unblock.isPending}
                onClick={() => blocking.unblock.mutate()}
              >
                Desbloquear
              </Button>
            </>
          ) : (
            <p>No puedes escribirle: retiró su postulación o su cuenta está cerrada.</p>
          )}
        </div>
      )}
    </section>
  )
}

const nothing = () => nothingUnsent
const never = () => () => {}

/** What the person typed here, kept in this browser. */
function useDraft(name: string): [string, (draft: string) => void] {
  const outbox = typeof document === 'undefined' ? null : outboxOf(name)
  const box = useSyncExternalStore(outbox?.subscribe ?? never, outbox?.current ?? nothing, nothing)
  return [box.draft, (draft) => outbox?.setDraft(draft)]
}
