import { useRef } from 'react'
import { longestNote } from '#contracts/admin/moderation-figures.ts'
import type { ModerationQueue, ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import { rejectionReasons } from '#domain/admin/rejection-reasons.words.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Note } from '#web/ui/state/note.tsx'
import type { QueueItem } from './queue-item.ts'

type DecisionPanelProps = {
  queue: ModerationQueue
  item: QueueItem
  note: string
  onNote: (note: string) => void
  isRejecting: boolean
  onRejecting: (isRejecting: boolean) => void
  onDecide: (status: ModerationStatus) => void
  onSkip: () => void
  /** Another administrator who has the item. */
  openedBy: string | null
  hasKeys: boolean
}

/** Approve, reject with a reason, or put back among those that wait. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { queue, item, note, onNote, isRejecting, onRejecting, onDecide, onSkip, openedBy, hasKeys } = props
  const noteField = useRef<HTMLTextAreaElement>(null)
  const reasons = rejectionReasons[queue]
  const isFree = openedBy === null
  const choose = (index: number) => {
    onRejecting(true)
    onNote(reasons[index]!.note)
  }
  useLetterKeys(hasKeys, {
    s: onSkip,
    ...(isFree && {
      a: () => onDecide('approved'),
      r: () => {
        onRejecting(true)
        // After the field is shown.
        setTimeout(() => noteField.current?.focus())
      },
      ...Object.fromEntries(reasons.map((_, index) => [String(index + 1), () => choose(index)])),
      ...(isRejecting && { enter: () => onDecide('rejected'), escape: () => onRejecting(false) }),
    }),
  })
  return (
    <section aria-label="Tu decisión" className="grid gap-4">
      <h2 className="text-h4">Tu decisión</h2>
      {!isFree && (
        <Note tone="warn" announce>
          Lo está revisando {openedBy}. Sigue con el siguiente.
        </Note>
      )}
      {item.status !== 'pending' && (
        <p className="text-sm text-ink-2">
          {item.status === 'approved' ? 'Aprobado' : 'Rechazado'}
          {item.moderatedBy !== null && ` por ${item.moderatedBy}`}.
        </p>
      )}
      {item.note && <p className="text-sm wrap-anywhere text-ink-2">Le dijimos: {item.note}</p>}
      {isRejecting ? (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            onDecide('rejected')
          }}
        >
          <RadioGroup
            legend="Motivo"
            value={String(reasons.findIndex((reason) => reason.note === note))}
            onChange={(value) => choose(Number(value))}
            options={reasons.map(({ name }, index) => ({
              value: String(index),
              label: (
                <>
                  {name}
                  {hasKeys && <kbd className="ml-2 text-xs text-ink-3">{index + 1}</kbd>}
                </>
              ),
            }))}
          />
          <Field label="Nota" optional hint="La persona la lee en su panel y en su correo.">
            <Textarea
              ref={noteField}
              rows={4}
              maxLength={longestNote}
              value={note}
              onChange={({ target }) => onNote(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onDecide('rejected')
              }}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="sm" disabled={!isFree}>
              Rechazar y seguir
            </Button>
            <Button variant="quiet" size="sm" onClick={() => onRejecting(false)}>
              Cancelar
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={!isFree || item.status === 'approved'}
            onClick={() => onDecide('approved')}
          >
            Aprobar
          </Button>
          <Button variant="secondary" size="sm" disabled={!isFree} onClick={() => onRejecting(true)}>
            Rechazar
          </Button>
          {item.status !== 'pending' && (
            <Button variant="secondary" size="sm" disabled={!isFree} onClick={() => onDecide('pending')}>
              Volver a pendiente
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onSkip}>
            Saltar
          </Button>
        </div>
      )}
    </section>
  )
}
