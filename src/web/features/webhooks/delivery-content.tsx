import { useState } from 'react'
import { webhookDays } from '#contracts/webhooks/webhook-figures.ts'
import type { DeliveryDetail } from '#contracts/webhooks/webhooks.contract.ts'
import { outcomeMark } from '#domain/webhooks/webhook.words.ts'
import { Tabs } from '#web/ui/list/tabs.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { CodeBlock } from './code-block.tsx'

const size = new Intl.NumberFormat('es-PE', { maximumFractionDigits: 1 })

/** What was sent, and what came back last. */
export function DeliveryContent({ delivery }: { delivery: DeliveryDetail }) {
  const [tab, setTab] = useState('sent')
  const { attempts, body, isWithheld, messageId } = delivery
  const [last] = attempts
  if (isWithheld)
    return (
      <Note>
        El contenido ya no se muestra: pasaron {webhookDays} días, la persona retiró su postulación o su
        cuenta está cerrada o suspendida.
      </Note>
    )
  const headers = [
    'content-type: application/json',
    `webhook-id: ${messageId}`,
    ...(last ? [`webhook-timestamp: ${Math.floor(Date.parse(last.at) / 1000)}`] : []),
    'webhook-signature: v1,…',
  ].join('\n')
  return (
    <Tabs
      label="Contenido"
      current={tab}
      onChange={setTab}
      tabs={[
        { id: 'sent', label: 'Lo enviado' },
        { id: 'reply', label: last ? `La respuesta (${outcomeMark(last)})` : 'La respuesta' },
      ]}
    >
      {tab === 'sent' ? (
        <div className="grid gap-4">
          <CodeBlock title="Cabeceras" text={headers} />
          <CodeBlock
            title="Cuerpo"
            aside={`${size.format((body?.length ?? 0) / 1024)} kB`}
            text={body ?? ''}
          />
        </div>
      ) : last?.reply ? (
        <CodeBlock title="Respuesta" aside={outcomeMark(last)} text={last.reply} />
      ) : (
        <p className="text-sm text-ink-2">
          {last ? 'La respuesta no trajo contenido.' : 'Todavía no hay respuesta.'}
        </p>
      )}
    </Tabs>
  )
}
