import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { mostMessagesShown } from '#contracts/hires/order-figures.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { useTalk } from './order.resource.ts'

/** What was chosen to look at. */
export function useEvidence() {
  const [files, setFiles] = useState<readonly string[]>([])
  const [messages, setMessages] = useState<readonly number[]>([])
  return { files, messages, setFiles, setMessages }
}
type Chosen = ReturnType<typeof useEvidence>

const toggled = <T,>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item]

/** Files and messages of the order that show what happened; none has to be chosen. */
export function EvidenceChoice({ hire, chosen }: { hire: HireDetail; chosen: Chosen }) {
  const [isOpen, setOpen] = useState(false)
  const talk = useTalk(hire, isOpen && hire.hasConversation)
  const files = hire.history.flatMap((entry) => entry.files)
  const { messages } = chosen
  if (files.length === 0 && !hire.hasConversation) return null
  return (
    <details
      className="rounded-md border border-line px-4 py-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-8 cursor-pointer content-center text-sm font-strong">
        Señalar archivos o mensajes del pedido
        {chosen.files.length + messages.length > 0 && ` (${chosen.files.length + messages.length})`}
      </summary>
      <div className="grid gap-4 py-2">
        {files.length > 0 && (
          <fieldset>
            <legend className="text-sm font-strong">Archivos</legend>
            {files.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={<span className="wrap-anywhere">{name}</span>}
                checked={chosen.files.includes(id)}
                onChange={() => chosen.setFiles(toggled(chosen.files, id))}
              />
            ))}
          </fieldset>
        )}
        {talk.data && talk.data.length > 0 && (
          <fieldset>
            <legend className="text-sm font-strong">Últimos mensajes</legend>
            {talk.data.map(({ id, message, createdAt }) => (
              <Checkbox
                key={id}
                label={
                  <span className="wrap-anywhere">
                    {message}{' '}
                    <span className="text-xs text-ink-2">{formatDateTime(new Date(createdAt))}</span>
                  </span>
                }
                checked={messages.includes(id)}
                disabled={!messages.includes(id) && messages.length >= mostMessagesShown}
                onChange={() => chosen.setMessages(toggled(messages, id))}
              />
            ))}
          </fieldset>
        )}
        {talk.isLoading && (
          <p role="status" className="text-sm text-ink-2">
            Cargando mensajes
          </p>
        )}
        {talk.isError && (
          <p className="text-sm text-ink-2">No pudimos cargar los mensajes. Ciérralo y ábrelo otra vez.</p>
        )}
      </div>
    </details>
  )
}
