import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { OnTheWayMessage } from '#contracts/applications/candidate-messages.contract.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Bubble } from './message-bubble.tsx'

type OnTheWayMessagesProps = {
  messages: readonly OnTheWayMessage[]
  onUndo: (message: OnTheWayMessage) => Promise<void>
}

/** What the company wrote and has not left, after the messages of a thread, each with the time to undo it. */
export function OnTheWayMessages({ messages, onUndo }: OnTheWayMessagesProps) {
  if (messages.length === 0) return null
  return (
    <ul aria-label="Todavía no salen" className="mt-4 grid gap-3">
      {messages.map((message) => (
        <OnTheWay key={message.roundId} message={message} onUndo={onUndo} />
      ))}
    </ul>
  )
}

function OnTheWay({
  message,
  onUndo,
}: {
  message: OnTheWayMessage
  onUndo: OnTheWayMessagesProps['onUndo']
}) {
  const [isBusy, setBusy] = useState(false)
  // The reply counts the seconds from when it came.
  const now = useNow(1000).getTime()
  const [seen, setSeen] = useState({ message, at: now })
  if (seen.message !== message) setSeen({ message, at: now })
  const { undo, text, senderName } = message
  const left = undo ? Math.max(0, Math.ceil(undo.seconds - (now - seen.at) / 1000)) : 0
  return (
    <li className="opacity-90">
      <Bubble
        text={text}
        isOwn
        sender={senderName ?? 'Tu equipo'}
        author={senderName}
        startsGroup
        endsGroup
      />
      <p className="mt-1 flex flex-wrap items-center justify-end gap-x-2 px-1 text-xs text-ink-2">
        <span>{left > 0 ? `Sale en ${left} s. Aún no la recibe.` : 'Está por salir.'}</span>
        {left > 0 && (
          <Button
            variant="quiet"
            size="sm"
            busy={isBusy}
            onClick={() => {
              setBusy(true)
              void onUndo(message).finally(() => setBusy(false))
            }}
          >
            <Undo2 className="icon" />
            Deshacer
          </Button>
        )}
      </p>
    </li>
  )
}
