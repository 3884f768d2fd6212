import KeyRound from 'lucide-react/icons/key-round'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Zap from 'lucide-react/icons/zap'
import { useState } from 'react'
import { oldSecretHours } from '#contracts/webhooks/webhook-figures.ts'
import { type Webhook, webhooksContract } from '#contracts/webhooks/webhooks.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { restText, webhookEventNames } from '#domain/webhooks/webhook.words.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import { Chip } from '#web/ui/list/chip.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Note } from '#web/ui/state/note.tsx'

type WebhookCardProps = { webhook: Webhook; onEdit: () => void; onSecret: (secret: string) => void }

/** One webhook: where to, what, whether it works, its secret and a test. */
export function WebhookCard({ webhook, onEdit, onSecret }: WebhookCardProps) {
  const { id, url, description, events, isOn, secretEnd, previous, rest } = webhook
  const { refresh } = useRefresh()
  const offerUndo = useUndo()
  const [isRotating, setRotating] = useState(false)
  const [busy, setBusy] = useState<string | null>(null)
  const { host } = new URL(url)

  /** One act at a time; a failed one says why and changes nothing. */
  async function act(name: string, call: () => Promise<unknown>) {
    if (busy !== null) return
    setBusy(name)
    try {
      await call()
      await refresh()
    } catch (error) {
      showToast({
        title: 'No se pudo hacer el cambio',
        description: isApiError(error) ? error.message : 'Revisa tu conexión e inténtalo de nuevo.',
        tone: 'destructive',
      })
    }
    setBusy(null)
  }
  const params = { id }
  const setOn = (next: boolean) =>
    act('switch', () => api.call(webhooksContract.update, { params, body: { isOn: next } }))

  return (
    <Card
      title={<span className="wrap-anywhere">{description || host}</span>}
      action={
        rest ? (
          <Badge tone="bad">Pausado</Badge>
        ) : isOn ? (
          <Badge tone="ok">Activo</Badge>
        ) : (
          <Badge>Apagado</Badge>
        )
      }
    >
      <div className="grid gap-4">
        <code className="text-sm wrap-anywhere">{url}</code>
        {rest && (
          <Note tone="bad">
            {restText(rest.reason, host)} Desde el {formatDateTime(new Date(rest.since))}.{' '}
            <button type="button" className="link font-strong" onClick={() => void setOn(true)}>
              Reactivarlo
            </button>
          </Note>
        )}
        <ul aria-label="Eventos" className="flex flex-wrap gap-1.5">
          {events.map((event) => (
            <li key={event}>
              <Chip>{webhookEventNames[event]}</Chip>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-4 py-2">
          <span className="min-w-0 grow text-sm wrap-anywhere">
            <span className="sr-only">Clave de firma, termina en {secretEnd}</span>
            <code aria-hidden="true">whsec_••••••••••••{secretEnd}</code>
          </span>
          <Button variant="quiet" size="sm" onClick={() => setRotating(true)}>
            <RefreshCw className="icon" />
            Rotar clave
          </Button>
        </div>
        {previous && (
          <Note tone="warn" icon={<KeyRound className="icon" />}>
            <b className="font-strong">Rotación en curso.</b> La clave anterior (termina en{' '}
            <code>{previous.secretEnd}</code>) también firma hasta el{' '}
            {formatDateTime(new Date(previous.until))}.{' '}
            <button
              type="button"
              className="link font-strong"
              onClick={() => void act('retire', () => api.call(webhooksContract.retire, { params }))}
            >
              Retirarla ya
            </button>
          </Note>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Switch
            label={<span className="text-sm">Enviar eventos</span>}
            checked={isOn}
            onChange={({ target }) => void setOn(target.checked)}
          />
          <span className="grow" />
          <Button
            variant="secondary"
            size="sm"
            busy={busy === 'test'}
            onClick={() =>
              void act('test', async () => {
                await api.call(webhooksContract.test, { params })
                showToast({ title: 'Prueba enviada', description: 'El resultado aparece en Entregas.' })
              })
            }
          >
            <Zap className="icon" />
            Enviar prueba
          </Button>
          <Button variant="quiet" size="sm" onClick={onEdit}>
            Editar
          </Button>
          <Button
            variant="quiet"
            size="sm"
            busy={busy === 'remove'}
            onClick={() =>
              void act('remove', async () => {
                const { undo } = await api.call(webhooksContract.remove, { params })
                offerUndo(undo, { title: 'Webhook eliminado', description: `${host} ya no recibe nada.` })
              })
            }
          >
            Eliminar
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isRotating}
        onClose={() => setRotating(false)}
        onConfirm={() =>
          void act('rotate', async () => {
            const { secret } = await api.call(webhooksContract.rotate, { params })
            setRotating(false)
            onSecret(secret)
          })
        }
        title="Rotar la clave de firma"
        description={`Creamos una clave nueva. La actual también firma durante ${oldSecretHours} horas.`}
        confirmLabel="Rotar"
        tone="primary"
        busy={busy === 'rotate'}
      />
    </Card>
  )
}
