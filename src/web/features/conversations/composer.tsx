import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, useId, useRef } from 'react'
import { mostLetters } from '#contracts/text-lengths.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/look/cx.ts'

/** In characters: the count is shown from here on. */
const countedFrom = 1800
const mostRows = 7

type ComposerProps = {
  /** The recipient's name. */
  name: string
  draft: string
  onDraft: (draft: string) => void
  onSend: () => void
  isOnline: boolean
  /** What happens after sending, instead of the keys. */
  note?: string
}

/** The field for a new message. Enter sends and Shift+Enter breaks the line; during IME composition neither applies. */
export function Composer({ name, draft, onDraft, onSend, isOnline, note }: ComposerProps) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const isTooLong = draft.trim().length > mostLetters.message
  const send = () => {
    box.current?.focus()
    if (draft.trim() !== '' && !isTooLong) onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="border-t border-line bg-surface px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {!isOnline && (
        <p role="status" className="mb-2 px-1 text-xs text-warn-ink">
          Sin conexión. Lo que escribas queda guardado aquí y se envía cuando vuelva.
        </p>
      )}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Mensaje para {name}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={Math.min(mostRows, draft.split('\n').length)}
          value={draft}
          placeholder="Escribe un mensaje"
          aria-describedby={`${id}-hint`}
          aria-invalid={isTooLong || undefined}
          enterKeyHint="send"
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
          className="control field-sizing-content max-h-44 min-w-0 grow resize-none leading-normal"
        />
        <Button
          type="submit"
          iconOnly
          aria-label="Enviar mensaje"
          className="flex-none"
          aria-disabled={draft.trim() === '' || isTooLong}
        >
          <SendHorizontal className="icon" />
        </Button>
      </div>
      <p id={`${id}-hint`} className="flex justify-between gap-3 px-1 text-2xs text-ink-3">
        {note ? (
          <span className="mt-1.5">{note}</span>
        ) : (
          <span className="mt-1.5 max-lg:sr-only">Enter envía. Shift + Enter baja de línea.</span>
        )}
        {draft.length > countedFrom && (
          <span className={cx('mt-1.5 ml-auto tabular-nums', isTooLong && 'font-medium text-bad-ink')}>
            {draft.trim().length} / {mostLetters.message}
          </span>
        )}
      </p>
    </form>
  )
}
