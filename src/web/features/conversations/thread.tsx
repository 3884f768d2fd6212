import { useState } from 'react'
import type { Message, Conversation } from '#contracts/conversations/conversations.contract.ts'
import { ReadOnlyLine, useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Spinner } from '#web/ui/state/spinner.tsx'
import { Composer } from './composer.tsx'
import { LockedChat } from './locked-chat.tsx'
import { MessageList } from './message-list.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { useBlock } from './use-block.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useOnline } from './use-online.ts'
import { useOutbox } from './use-outbox.ts'
import { useThread } from './thread.resource.ts'
import { QuoteCard } from '#web/features/conversations/quotes/quote-card.tsx'
import { useQuotes } from '#web/features/conversations/quotes/quotes.resource.ts'
import { SendQuote } from '#web/features/conversations/quotes/send-quote.tsx'
import { otherOf, type Viewer } from './viewer.ts'

type ThreadProps = {
  conversation: Conversation
  viewer: Viewer
  /** The newest page, if the loader has it. */
  initial: Message[] | null
  now: Date
}

/** One conversation: its messages and the field for a new one. Give it the conversation as its `key`. */
export function Thread({ conversation, viewer, initial, now }: ThreadProps) {
  const other = otherOf(conversation, viewer)
  const thread = useThread(conversation, viewer, initial)
  const outbox = useOutbox(conversation, viewer)
  const hasQuotes = thread.messages?.some(({ quoteId }) => quoteId !== null) ?? false
  const quotes = useQuotes(conversation, hasQuotes).data
  const blocking = useBlock(conversation, other.name)
  const isOnline = useOnline()
  const mayWrite = useMayWrite()
  const [isAtEnd, setAtEnd] = useState(true)
  const { unreadCount, lockedCount } = conversation
  useMarkRead(conversation, unreadCount - lockedCount, { messages: thread.messages, isAtEnd })
  const showQuote = (quoteId: number) => {
    const quote = quotes?.find(({ id }) => id === quoteId)
    return quote ? <QuoteCard quote={quote} viewer={viewer} name={other.firstName} /> : null
  }

  return (
    <section
      aria-label={`Conversación con ${other.name}`}
      className="flex h-full min-h-0 flex-col bg-surface"
    >
      <ThreadHeader conversation={conversation} viewer={viewer} blocking={blocking} />
      {thread.messages ? (
        <MessageList
          {...thread}
          messages={thread.messages}
          pending={outbox.pending}
          viewer={viewer}
          name={other.firstName}
          seenUpToId={conversation.seenUpToId}
          now={now}
          onRetry={outbox.retry}
          onTakeBack={outbox.takeBack}
          onAtEnd={setAtEnd}
          quoteOf={showQuote}
        >
          {conversation.isLocked && conversation.serviceId !== null && (
            <LockedChat
              serviceId={conversation.serviceId}
              companyId={conversation.companyId}
              lockedCount={conversation.lockedCount}
              name={other.name}
            />
          )}
        </MessageList>
      ) : (
        <div className="min-h-0 grow overflow-y-auto">
          {thread.isFailed ? (
            <ErrorState
              title="Error al cargar mensajes"
              onRetry={thread.refetch}
              retrying={thread.isFetching}
              level={3}
            />
          ) : (
            <p role="status" className="flex items-center justify-center gap-3 p-16 text-sm text-ink-2">
              <Spinner /> Cargando mensajes
            </p>
          )}
        </div>
      )}
      {!mayWrite ? (
        <ReadOnlyLine />
      ) : conversation.canWrite ? (
        <>
          {viewer.userType === 'professional' && conversation.serviceId !== null && (
            <SendQuote place={conversation} name={other.firstName} />
          )}
          <Composer
            name={other.name}
            draft={outbox.draft}
            onDraft={outbox.setDraft}
            onSend={outbox.send}
            isOnline={isOnline}
          />
        </>
      ) : (
        !conversation.isLocked && (
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunken px-5 py-4 text-sm text-ink-2">
            {conversation.isBlocked ? (
              <>
                <p>Bloqueaste a {other.name}. Ninguno puede escribirle al otro.</p>
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
              <p>No puedes enviar mensajes en esta conversación.</p>
            )}
          </div>
        )
      )}
    </section>
  )
}
