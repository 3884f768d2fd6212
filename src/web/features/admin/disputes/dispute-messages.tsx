import { useState } from 'react'
import {
  adminDisputesContract,
  type DisputeInFull,
  type DisputeMessage,
} from '#contracts/admin/disputes.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { Note } from '#web/ui/state/note.tsx'

/** The conversation about the order. It is read on demand, because each reading is recorded. */
export function DisputeMessages({ dispute }: { dispute: DisputeInFull }) {
  const [messages, setMessages] = useState<DisputeMessage[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const read = async () => {
    setBusy(true)
    setFailed(false)
    try {
      setMessages(await api.call(adminDisputesContract.disputeMessages, { params: { id: dispute.id } }))
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  if (messages === null)
    return (
      <div className="grid justify-items-start gap-2">
        <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void read()}>
          Leer la conversación
        </Button>
        <p className="text-xs text-ink-2">Que la leíste queda en la auditoría.</p>
        {isFailed && (
          <Note tone="bad" announce>
            No pudimos leer los mensajes. Revisa tu conexión e inténtalo de nuevo.
          </Note>
        )}
      </div>
    )
  return (
    <section aria-label="Conversación">
      <h3 className="text-sm font-strong">Conversación</h3>
      {messages.length === 0 && <p className="mt-1 text-sm text-ink-2">No hay mensajes.</p>}
      <ol className="mt-2 grid gap-2">
        {messages.map(({ id, by, text, at, isEvidence }) => (
          <li
            key={id}
            className={cx(
              'max-w-measure rounded-md border px-4 py-2.5 text-sm',
              isEvidence ? 'border-line-strong bg-sunken' : 'border-line',
            )}
          >
            <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-2">
              <b className="font-strong text-ink">
                {by === 'company' ? dispute.companyName : dispute.professionalName}
              </b>
              <span>{formatDateTime(new Date(at))}</span>
            </p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
            {isEvidence && <p className="mt-1 text-xs text-ink-2">Lo señaló una de las partes</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
