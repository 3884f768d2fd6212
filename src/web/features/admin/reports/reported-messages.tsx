import { useState } from 'react'
import type { ReportedMessage } from '#contracts/admin/reports.contract.ts'
import { reportsContract } from '#contracts/admin/reports.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { Note } from '#web/ui/state/note.tsx'

/** The messages around the reported one. They are read on demand, because each reading is recorded. */
export function ReportedMessages({ reportId }: { reportId: number }) {
  const [messages, setMessages] = useState<ReportedMessage[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const read = async () => {
    setBusy(true)
    setFailed(false)
    try {
      setMessages(await api.call(reportsContract.reportedMessages, { params: { id: reportId } }))
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  if (messages === null)
    return (
      <div className="grid justify-items-start gap-2">
        <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void read()}>
          Leer los mensajes de alrededor
        </Button>
        <p className="text-xs text-ink-2">
          Ves solo los más cercanos, y que los leíste queda en la auditoría.
        </p>
        {isFailed && (
          <Note tone="bad" announce>
            No pudimos leer los mensajes. Revisa tu conexión e inténtalo de nuevo.
          </Note>
        )}
      </div>
    )
  return (
    <section aria-label="Mensajes de alrededor">
      <h3 className="text-sm font-strong">Mensajes de alrededor</h3>
      {messages.length === 0 && <p className="mt-1 text-sm text-ink-2">No hay mensajes.</p>}
      <ol className="mt-2 grid gap-2">
        {messages.map((message) => (
          <Line key={message.id} message={message} />
        ))}
      </ol>
    </section>
  )
}

const Line = ({ message }: { message: ReportedMessage }) => (
  <li
    aria-current={message.isReported || undefined}
    className={cx(
      'max-w-measure rounded-md border px-4 py-2.5 text-sm',
      message.isReported ? 'border-warn-ink' : 'border-line',
    )}
  >
    <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-2">
      <b className="font-strong text-ink">
        {message.senderName}
        {message.isByReported && ' (reportado)'}
      </b>
      <span>{formatDateTime(new Date(message.createdAt))}</span>
    </p>
    <p className="mt-1 whitespace-pre-line wrap-anywhere">{message.text}</p>
    {(message.isReported || message.isWithdrawn) && (
      <p className="mt-1 text-xs text-warn-ink">
        {[message.isReported && 'Es el mensaje reportado', message.isWithdrawn && 'Está retirado']
          .filter(Boolean)
          .join(' · ')}
      </p>
    )}
  </li>
)
