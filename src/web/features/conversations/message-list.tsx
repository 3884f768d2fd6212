import ArrowDown from 'lucide-react/icons/arrow-down'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import type { Message } from '#contracts/conversations/conversations.contract.ts'
import { Button } from '#web/ui/action/button.tsx'
import { dayLabel } from './day.words.ts'
import type { Pending } from './unsent.ts'
import { Bubble, BubbleTime } from './message-bubble.tsx'
import { ReportMessage, ReportMessageDialog, Withdrawn } from './report-message.tsx'
import { PendingMessage } from './pending-message.tsx'
import { toRows } from './thread-rows.ts'
import type { useThread } from './thread.resource.ts'
import { useThreadScroll } from './use-thread-scroll.ts'
import type { Viewer } from './viewer.ts'

type MessageListProps = Pick<
  ReturnType<typeof useThread>,
  'hasOlder' | 'isLoadingOlder' | 'olderFailed' | 'loadOlder'
> & {
  messages: readonly Message[]
  pending: readonly Pending[]
  /** How many more own messages are shown after them. */
  waitingCount?: number
  viewer: Viewer
  /** The other party's name. */
  name: string
  /** The viewer's last message that the other party has read. */
  seenUpToId: number | null
  now: Date
  onRetry: () => void
  onTakeBack: (key: string) => void
  /** Whether the newest messages are visible. */
  onAtEnd: (isAtEnd: boolean) => void
  /** What is shown of a quote instead of its text; null: not loaded yet. */
  quoteOf?: (quoteId: number) => ReactNode
  /** Placed after the last message. */
  children?: ReactNode
}

/** A thread: days, messages, and those being sent. */
export function MessageList({
  messages,
  pending,
  waitingCount = 0,
  viewer,
  name,
  seenUpToId,
  now,
  ...props
}: MessageListProps) {
  const { hasOlder, isLoadingOlder, olderFailed, loadOlder, onAtEnd } = props
  const waiting = pending.filter(({ messageId }) => !messages.some(({ id }) => id === messageId))
  const { scroller, content, onScroll, toEnd, isAtEnd, hasNew } = useThreadScroll({
    firstId: messages[0]?.id,
    lastId: messages.at(-1)?.id,
    pendingCount: waiting.length + waitingCount,
    onNearBeginning: () => {
      if (hasOlder && !olderFailed) loadOlder()
    },
  })
  useEffect(() => onAtEnd(isAtEnd), [isAtEnd, onAtEnd])
  const [reported, setReported] = useState<Message | null>(null)
  const lastOwnId = messages.findLast(({ isOwn }) => isOwn)?.id

  return (
    <div className="relative min-h-0 grow">
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard */}
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={`Mensajes con ${name}`}
        tabIndex={0}
        onScroll={onScroll}
        className="h-full overflow-y-auto overscroll-contain px-4 py-4 [overflow-anchor:none] focus-visible:outline-offset-[-3px] lg:px-6"
      >
        {hasOlder && (
          <p className="pb-3 text-center">
            <Button variant="quiet" size="sm" busy={isLoadingOlder} onClick={loadOlder}>
              {olderFailed ? 'No se pudieron cargar. Reintentar' : 'Ver mensajes anteriores'}
            </Button>
          </p>
        )}
        {messages.length === 0 && waiting.length + waitingCount === 0 && (
          <p className="py-16 text-center text-ink-2">No hay mensajes aún</p>
        )}
        <ol ref={content}>
          {toRows(messages).map(({ message, startsDay, startsGroup, endsGroup }) => {
            const { isOwn } = message
            const isShown = isOwn || !message.isWithdrawn
            const quote = isShown && message.quoteId !== null ? props.quoteOf?.(message.quoteId) : null
            const colleague = message.senderId === viewer.userId ? null : message.senderName
            return (
              <Fragment key={message.id}>
                {startsDay && <DayLine at={message.createdAt} now={now} />}
                <li className={startsGroup && !startsDay ? 'mt-4' : 'mt-1'}>
                  <div className="group flex items-center gap-1">
                    {quote ?? (
                      <Bubble
                        text={message.message}
                        isOwn={isOwn}
                        isWithdrawn={message.isWithdrawn}
                        sender={isOwn ? (colleague ?? 'Tú') : name}
                        author={colleague}
                        startsGroup={startsGroup}
                        endsGroup={endsGroup}
                      />
                    )}
                    {!isOwn && !message.isWithdrawn && (
                      <ReportMessage message={message} onReport={() => setReported(message)} />
                    )}
                  </div>
                  {isOwn && message.isWithdrawn && <Withdrawn note={message.moderationNote} />}
                  {endsGroup && (
                    <BubbleTime
                      at={message.createdAt}
                      isOwn={isOwn}
                      mark={
                        message.id === lastOwnId
                          ? message.id <= (seenUpToId ?? 0) || message.read
                            ? 'Visto'
                            : 'Enviado'
                          : null
                      }
                    />
                  )}
                </li>
              </Fragment>
            )
          })}
          {waiting.map((one) => (
            <PendingMessage
              key={one.key}
              pending={one}
              onRetry={props.onRetry}
              onTakeBack={() => props.onTakeBack(one.key)}
            />
          ))}
        </ol>
        {props.children}
      </div>
      {hasNew && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button variant="secondary" size="sm" className="pointer-events-auto shadow-pop" onClick={toEnd}>
            <ArrowDown className="icon" />
            Mensajes nuevos
          </Button>
        </div>
      )}
      <Arrivals messages={messages} name={name} />
      <ReportMessageDialog message={reported} onClose={() => setReported(null)} />
    </div>
  )
}

function DayLine({ at, now }: { at: string; now: Date }) {
  return (
    <li className="my-4 flex items-center gap-3 text-xs text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      <time dateTime={at.slice(0, 10)}>{dayLabel(new Date(at), now)}</time>
    </li>
  )
}

/** Announces messages that arrive while the thread is open, not earlier ones. */
function Arrivals({ messages, name }: Pick<MessageListProps, 'messages' | 'name'>) {
  const last = messages.at(-1)
  const [openedWith] = useState(last?.id)
  const isArrival = last && last.id !== openedWith && !last.isOwn
  return (
    <p role="status" className="sr-only">
      {isArrival ? `${name}: ${last.message}` : ''}
    </p>
  )
}
