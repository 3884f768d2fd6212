import Bell from 'lucide-react/icons/bell'
import { useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Count } from '#web/ui/list/count.tsx'
import { unreadWords } from './inbox.ts'
import { NotificationList } from './notification-list.tsx'
import { useNotifications } from './notifications.resource.ts'

/** The bell of the header with its badge and list. A native popover: Escape and a press outside close it. */
export function NotificationBell() {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const inbox = useNotifications()
  const words = unreadWords(inbox.unread)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={words ? `Notificaciones, ${words}` : 'Notificaciones'}
        className={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true }, 'relative')}
      >
        <Bell className="icon" />
        {inbox.unread > 0 && (
          <span aria-hidden="true" className="absolute -top-2 left-[1.125rem]">
            <Count value={inbox.unread} hot />
          </span>
        )}
      </button>
      <Announcement unread={inbox.unread} />
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Notificaciones"
        className="overlay overlay-popover backdrop:bg-transparent"
      >
        <NotificationList {...inbox} onDone={() => popover.current?.hidePopover()} />
      </div>
    </>
  )
}

/** Announces politely that something new arrived. It does not announce what was there at load, nor that something was read. */
function Announcement({ unread }: { unread: number }) {
  const before = useRef<number>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (before.current !== null && unread > before.current)
      setText(`Tienes notificaciones nuevas: ${unreadWords(unread)}`)
    before.current = unread
  }, [unread])
  return (
    <span role="status" className="sr-only">
      {text}
    </span>
  )
}
