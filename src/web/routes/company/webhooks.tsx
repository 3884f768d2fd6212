import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { mostWebhooks, oldSecretHours, webhookDays } from '#contracts/webhooks/webhook-figures.ts'
import { type Webhook, webhooksContract } from '#contracts/webhooks/webhooks.contract.ts'
import { deliveryStatuses, type DeliveryStatus } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { callList } from '#web/features/admin/call-list.ts'
import { SecretDialog } from '#web/features/companies/settings/secret-dialog.tsx'
import { SettingsHead } from '#web/features/companies/settings/settings-head.tsx'
import { OwnDeliveries } from '#web/features/webhooks/panel/own-deliveries.tsx'
import { deliveriesHref, readDeliverySearch } from '#web/features/webhooks/panel/own-webhooks.address.ts'
import { WebhookCard } from '#web/features/webhooks/panel/webhook-card.tsx'
import { WebhookForm } from '#web/features/webhooks/panel/webhook-form.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireCompanyOwner } from '#web/lib/require-user.ts'
import { Button } from '#web/ui/action/button.tsx'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireCompanyOwner(args)
  const api = args.context.get(personalApi)
  const query = readDeliverySearch(args.url.searchParams)
  const [webhooks, { rows, hasMore }] = await Promise.all([
    api.call(webhooksContract.list, {}),
    callList(api, webhooksContract.deliveries, { query }),
  ])
  return { query, webhooks, deliveries: rows, hasMore }
}

export const meta: MetaFunction = () => [{ title: 'Webhooks · Qhatu' }]

const statusTabs: Record<DeliveryStatus, string> = {
  success: 'Exitosas',
  failed: 'Fallidas',
  pending: 'Pendientes',
}

/** Where the company's own systems hear of what happens, and what was sent to them. */
export default function Webhooks() {
  const { query, webhooks, deliveries, hasMore } = useLoaderData<typeof loader>()
  const [form, setForm] = useState<{ webhook: Webhook | null } | null>(null)
  const [secret, setSecret] = useState<{ text: string; isRotation: boolean } | null>(null)
  const add = (
    <Button onClick={() => setForm({ webhook: null })}>
      <Plus className="icon" />
      Agregar webhook
    </Button>
  )
  const { status, before } = query
  const oldest = hasMore ? deliveries.at(-1) : undefined
  return (
    <>
      <SettingsHead at="webhooks">
        {webhooks.length > 0 && webhooks.length < mostWebhooks && add}
      </SettingsHead>
      <p className="mb-5 max-w-prose text-sm text-ink-2">
        Qhatu avisa a tu sistema apenas alguien postula o cambia un estado.{' '}
        <Link to="/ayuda/webhooks" className="link">
          Cómo se usan
        </Link>
      </p>
      {webhooks.length === 0 ? (
        <Card padding="none">
          <EmptyState title="Conecta tu sistema de selección" action={add}>
            Agrega una dirección https y te enviamos ahí cada postulación, firmada y con reintentos.
          </EmptyState>
        </Card>
      ) : (
        <div className="grid gap-4">
          {webhooks.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              webhook={webhook}
              onEdit={() => setForm({ webhook })}
              onSecret={(text) => setSecret({ text, isRotation: true })}
            />
          ))}
          <Card padding="none" title="Entregas">
            <p className="px-5 pb-2 text-xs text-ink-2 lg:px-6">
              Guardamos lo enviado y la respuesta {webhookDays} días.
            </p>
            <div className="px-5 lg:px-6">
              <LinkTabs
                label="Resultado"
                tabs={[
                  { label: 'Todas', to: deliveriesHref({}), current: status === undefined },
                  ...deliveryStatuses.map((value) => ({
                    label: statusTabs[value],
                    to: deliveriesHref({ status: value }),
                    current: status === value,
                  })),
                ]}
              />
            </div>
            {deliveries.length > 0 ? (
              <OwnDeliveries deliveries={deliveries} />
            ) : (
              <EmptyState title={status ? 'Ninguna con este resultado' : 'Aún no enviamos nada'} level={3}>
                Envía una prueba para ver cómo llega a tu sistema.
              </EmptyState>
            )}
          </Card>
          <KeysetPages
            previous={before === undefined ? null : deliveriesHref(status ? { status } : {})}
            next={oldest ? deliveriesHref({ ...(status ? { status } : {}), before: oldest.id }) : null}
          />
        </div>
      )}
      {form && (
        <WebhookForm
          webhook={form.webhook}
          onClose={() => setForm(null)}
          onSecret={(text) => setSecret({ text, isRotation: false })}
        />
      )}
      {secret && (
        <SecretDialog
          secret={secret.text}
          name="clave de firma"
          description="Con ella tu sistema comprueba que el envío es nuestro."
          onClose={() => setSecret(null)}
        >
          Si la pierdes, rótala y usa la nueva.
          {secret.isRotation &&
            ` La anterior también firma durante ${oldSecretHours} horas, para que cambies sin cortes.`}
        </SecretDialog>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
