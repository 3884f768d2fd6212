import ArrowUp from 'lucide-react/icons/arrow-up'
import Square from 'lucide-react/icons/square'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { mostAsked } from '#contracts/assistant/assistant-figures.ts'
import { useOnline } from '#web/features/conversations/use-online.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/look/cx.ts'

/** In characters: the count is shown from here on. */
const countedFrom = mostAsked - 400

type QuestionFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>
  draft: string
  corrects: boolean
  isAsking: boolean
  onDraft: (draft: string) => void
  onSend: () => void
  onStop: () => void
  /** Up in an empty field. */
  onCorrect: () => void
  onDropCorrection: () => void
}

/**
 * The field for a question. Enter sends and Shift+Enter breaks the line; during IME composition neither applies. Up in the
 * empty field corrects the last question; Escape stops the answer, then drops the correction.
 */
export function QuestionField(props: QuestionFieldProps) {
  const { field, draft, corrects, isAsking, onDraft, onSend, onStop, onCorrect, onDropCorrection } = props
  const id = useId()
  const isOnline = useOnline()
  const length = draft.trim().length
  const isTooLong = length > mostAsked
  const send = () => {
    field.current?.focus()
    if (length > 0 && !isTooLong && !isAsking) onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'ArrowUp' && draft === '') {
      event.preventDefault()
      onCorrect()
    } else if (event.key === 'Escape' && (isAsking || corrects)) {
      // Otherwise it is the panel's.
      event.stopPropagation()
      event.preventDefault()
      if (isAsking) onStop()
      else onDropCorrection()
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {corrects && (
        <p className="mb-1.5 flex flex-wrap items-center gap-x-3 px-1 text-xs text-ink-2">
          Corriges tu última pregunta.
          <button type="button" onClick={onDropCorrection} className="link min-h-6">
            Cancelar
          </button>
        </p>
      )}
      {!isOnline && (
        <p className="mb-1.5 px-1 text-xs text-warn-ink">
          Sin conexión. Lo que escribas queda guardado en esta pestaña.
        </p>
      )}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Tu pregunta
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={draft}
          placeholder="Escribe tu pregunta"
          aria-describedby={`${id}-hint`}
          aria-invalid={isTooLong || undefined}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
          className="control field-sizing-content max-h-40 min-w-0 grow resize-none leading-normal"
        />
        {isAsking ? (
          <Button variant="secondary" iconOnly aria-label="Detener la respuesta" onClick={onStop}>
            <Square className="icon" />
          </Button>
        ) : (
          <Button type="submit" iconOnly aria-label="Enviar" aria-disabled={length === 0 || isTooLong}>
            <ArrowUp className="icon" />
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={isTooLong ? 'mt-1.5 px-1 text-xs text-bad-ink' : 'sr-only'}>
        {isTooLong
          ? `Tu pregunta pasa del límite de ${mostAsked.toLocaleString('es-PE')} caracteres. Acórtala un poco.`
          : 'Enter envía. Shift y Enter baja de línea.'}
      </p>
      {length > countedFrom && (
        <p className={cx('px-1 text-right text-2xs tabular-nums', isTooLong ? 'text-bad-ink' : 'text-ink-3')}>
          {length.toLocaleString('es-PE')} / {mostAsked.toLocaleString('es-PE')}
        </p>
      )}
    </form>
  )
}
