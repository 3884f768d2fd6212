import Lock from 'lucide-react/icons/lock'
import Search from 'lucide-react/icons/search'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Conversation } from '#contracts/conversations/conversations.contract.ts'
import { relativeTime } from '#domain/time/relative-time.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { Avatar, CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Count } from '#web/ui/list/count.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { conversationHref } from './messages.address.ts'
import { isSamePlace, otherOf, type Viewer } from './viewer.ts'

/** The search field appears from this many conversations on. */
const searchedFrom = 7

type ConversationListProps = {
  conversations: readonly Conversation[]
  viewer: Viewer
  selected: Conversation | null
  now: Date
}

/** The viewer's conversations, the latest first. */
export function ConversationList({ conversations, viewer, selected, now }: ConversationListProps) {
  const [query, setQuery] = useState('')
  const searchId = useId()
  const found = conversations.filter((conversation) => matches(conversation, viewer, query))
  return (
    <>
      {conversations.length >= searchedFrom && (
        <div className="p-3 lg:border-b lg:border-line">
          <label htmlFor={searchId} className="sr-only">
            Buscar en tus conversaciones
          </label>
          <TextInput
            id={searchId}
            type="search"
            size="sm"
            placeholder="Buscar"
            icon={<Search className="icon" />}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
      )}
      <ul className="min-h-0 lg:overflow-y-auto lg:overscroll-contain">
        {found.map((conversation) => (
          <li key={conversation.id} className="border-line not-last:border-b">
            <Row
              conversation={conversation}
              viewer={viewer}
              isSelected={selected !== null && isSamePlace(selected, conversation)}
              now={now}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={cx('px-5 text-sm text-ink-2', found.length === 0 && 'py-8 text-center')}>
        {found.length === 0 && `Ninguna conversación coincide con “${query.trim()}”.`}
      </p>
    </>
  )
}

function matches(conversation: Conversation, viewer: Viewer, query: string): boolean {
  const words = foldText(query).trim()
  if (words === '') return true
  const text = [otherOf(conversation, viewer).name, conversation.serviceTitle, conversation.lastMessage ?? '']
  return foldText(text.join(' ')).includes(words)
}

type RowProps = { conversation: Conversation; viewer: Viewer; isSelected: boolean; now: Date }

function Row({ conversation, viewer, isSelected, now }: RowProps) {
  const other = otherOf(conversation, viewer)
  const { lastMessage, lastMessageAt, lastSenderId, unreadCount, serviceTitle } = conversation
  const Picture = other.kind === 'company' ? CompanyLogo : Avatar
  const isUnread = unreadCount > 0
  return (
    <Link
      to={conversationHref(viewer.userType, conversation)}
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-3.5 no-underline transition-colors hover:bg-sunken focus-visible:outline-offset-[-3px] aria-[current]:bg-accent-soft lg:px-5"
    >
      <Picture name={other.name} src={other.picture} size={48} />
      <span className="min-w-0">
        <span className="flex items-baseline gap-2">
          <span className={cx('min-w-0 grow truncate', isUnread ? 'font-bold' : 'font-strong')}>
            {other.name}
          </span>
          <time
            dateTime={lastMessageAt}
            className={cx('flex-none text-xs', isUnread ? 'font-strong text-accent-ink' : 'text-ink-3')}
          >
            {relativeTime(new Date(lastMessageAt), now)}
          </time>
        </span>
        <span className="block truncate text-xs text-ink-2">
          {conversation.applicationId !== null && 'Postulación a '}
          {serviceTitle}
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <span
            className={cx('min-w-0 grow truncate text-sm', isUnread ? 'font-medium text-ink' : 'text-ink-2')}
          >
            {lastMessage === null && lastSenderId !== null ? (
              <span className="inline-flex items-center gap-1.5">
                <Lock className="icon" />
                Mensaje por desbloquear
              </span>
            ) : (
              <>
                {conversation.lastIsOwn && (
                  <span className="text-ink-3">
                    {lastSenderId === viewer.userId ? 'Tú: ' : 'Tu equipo: '}
                  </span>
                )}
                {lastMessage}
              </>
            )}
          </span>
          {isUnread && (
            <>
              <span aria-hidden="true">
                <Count value={unreadCount} hot />
              </span>
              <span className="sr-only">{unreadCount} sin leer</span>
            </>
          )}
        </span>
      </span>
    </Link>
  )
}
