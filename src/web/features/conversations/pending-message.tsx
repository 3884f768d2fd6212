import CircleAlert from 'lucide-react/icons/circle-alert'
import { Button } from '#web/ui/action/button.tsx'
import type { Pending } from './unsent.ts'
import { Bubble } from './message-bubble.tsx'

type PendingMessageProps = { pending: Pending; onRetry: () => void; onTakeBack: () => void }

/** A pending message, or a failed one with its text, a retry button and a button that moves it back to the field. */
export function PendingMessage({ pending, onRetry, onTakeBack }: PendingMessageProps) {
  const isFailed = pending.state === 'failed'
  return (
    <li className="mt-1">
      <Bubble text={pending.text} isOwn isFailed={isFailed} sender="Tú" startsGroup endsGroup />
      {isFailed ? (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-2 text-xs text-bad-ink">
          <span className="inline-flex items-center gap-1.5">
            <CircleAlert className="icon" />
            {pending.problem}
          </span>
          <Button variant="quiet" size="sm" onClick={onRetry}>
            Reintentar
          </Button>
          <Button variant="quiet" size="sm" onClick={onTakeBack}>
            Editar
          </Button>
        </div>
      ) : (
        <p className="mt-1 px-1 text-right text-2xs text-ink-3">
          {pending.messageId === undefined ? 'Enviando…' : 'Enviado'}
        </p>
      )}
    </li>
  )
}
