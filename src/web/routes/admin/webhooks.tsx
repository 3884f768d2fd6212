import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { adminWebhooksContract } from '#contracts/admin/webhooks.contract.ts'
import { callList } from '#web/features/admin/call-list.ts'
import { DeskKeys } from '#web/features/admin/desk/desk-keys.tsx'
import { useKeySwitch } from '#web/features/admin/desk/use-key-switch.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import {
  readWebhookView,
  webhooksHref,
} from '#web/features/webhooks/administration/admin-webhooks.address.ts'
import { DeliveryPanel } from '#web/features/webhooks/administration/delivery-panel.tsx'
import { DeliveryTable } from '#web/features/webhooks/administration/delivery-table.tsx'
import { TryTable } from '#web/features/webhooks/administration/try-table.tsx'
import { WebhookFilters } from '#web/features/webhooks/administration/webhook-filters.tsx'
import { pollFor } from '#web/features/webhooks/webhooks.resource.ts'
import { WebhookDocs } from '#web/features/webhooks/webhook-docs.tsx'
import { api, isApiError } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh, useRefreshEvery } from '#web/lib/use-refresh.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { FigureSheet } from '#web/ui/list/figure-sheet.tsx'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const client = context.get(personalApi)
  const view = readWebhookView(url.searchParams)
  const { vista, id: _, ...query } = view
  const [stats, deliveries, tries, { admin }] = await Promise.all([
    client.call(adminWebhooksContract.webhookStats, {}),
    vista ? null : callList(client, adminWebhooksContract.webhookDeliveries, { query }),
    vista ? callList(client, adminWebhooksContract.webhookLog, { query }) : null,
    client.call(adminContract.adminSession, {}),
  ])
  return {
    view,
    stats,
    deliveries: deliveries?.rows ?? [],
    tries: tries?.rows ?? [],
    total: (deliveries ?? tries)?.total ?? 0,
    hasMore: (deliveries ?? tries)?.hasMore ?? false,
    mayResend: may(admin?.role ?? 'analyst', 'resend-webhooks'),
    origin: url.origin,
  }
}

export const meta = () => unlistedMeta('Webhooks')

export const ErrorBoundary = () => <PanelError home="/admin" />

const figures = new Intl.NumberFormat('es-PE')

/** What was sent to the systems of companies, with each try, and the documentation of the endpoint. */
export default function Webhooks() {
  const { view, stats, deliveries, tries, total, hasMore, mayResend, origin } = useLoaderData<typeof loader>()
  const { refresh } = useRefresh()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [keysAreOn, switchKeys] = useKeySwitch()
  useRefreshEvery(pollFor(deliveries))
  const { id, before, ...list } = view
  const { vista, ...filters } = list
  const reload = async () => {
    await Promise.all([refresh(), queries.invalidateQueries({ queryKey: ['admin-webhook-delivery'] })])
  }
  const resend = useAction(
    (deliveryId: number) => api.call(adminWebhooksContract.resendWebhook, { params: { id: deliveryId } }),
    {
      onSuccess: async () => {
        showToast({ title: 'Reenviado', description: 'Con el mismo webhook-id y el mismo cuerpo.' })
        await reload()
      },
      onError: (error) =>
        showToast({
          title: 'No se pudo reenviar',
          description: isApiError(error) ? error.message : 'Revisa tu conexión.',
          tone: 'destructive',
        }),
    },
  )
  const at = deliveries.findIndex((one) => one.id === id)
  const hrefOf = (index: number) => {
    const neighbour = index < 0 ? undefined : deliveries[index]
    return neighbour ? webhooksHref({ ...view, id: neighbour.id }) : null
  }
  const [previous, next] = [hrefOf(at - 1), hrefOf(at + 1)]
  const go = (to: string | null) => () => {
    if (to !== null) void navigate(to, { preventScrollReset: true })
  }
  useLetterKeys(keysAreOn, {
    j: go(next),
    k: go(at < 0 ? null : previous),
    r: () => void reload(),
    e: id !== undefined && mayResend ? () => void resend.run(id) : undefined,
  })
  const isLog = vista !== undefined
  const count = isLog ? tries.length : deliveries.length
  const lastId = (isLog ? tries : deliveries).at(-1)?.id
  const { active, resting } = stats
  return (
    <>
      <BackLink to="/">Volver</BackLink>
      <h1 className="mt-1 mb-5">Webhooks</h1>
      <FigureSheet
        columns={4}
        figures={[
          { label: 'Total, último día', value: figures.format(stats.total) },
          { label: 'Exitosos', value: figures.format(stats.success) },
          { label: 'Fallidos', value: figures.format(stats.failed) },
          { label: 'Pendientes', value: figures.format(stats.pending) },
        ]}
      />
      <p className="mt-2 mb-5 text-xs text-ink-2">
        {figures.format(active)} {active === 1 ? 'punto activo' : 'puntos activos'}
        {resting > 0 && ` y ${figures.format(resting)} en pausa por fallas`}. Lo pendiente se reintenta solo.
      </p>
      <LinkTabs
        label="Vista"
        tabs={[
          { label: 'Eventos', to: webhooksHref(filters), current: !isLog },
          {
            label: 'Registro detallado',
            to: webhooksHref({ ...filters, vista: 'registro' }),
            current: isLog,
          },
        ]}
      />
      <div className="mt-4">
        <WebhookFilters view={view} onRefresh={() => void reload()} />
      </div>
      <p role="status" className="mt-4 mb-2 text-sm">
        <b className="tabular-nums">
          {figures.format(total)}
          {total === mostCounted && '+'}
        </b>{' '}
        {isLog ? (total === 1 ? 'intento' : 'intentos') : total === 1 ? 'envío' : 'envíos'}
      </p>
      <div className={cx('grid items-start gap-5', id !== undefined && 'xl:grid-cols-[minmax(0,1fr)_27rem]')}>
        <div className={cx('min-w-0', id !== undefined && 'max-xl:hidden')}>
          <Card padding="none" className="mb-4">
            {count === 0 ? (
              <EmptyState title="Todavía no hay envíos">
                Con estos filtros no hay ninguno. Cada empresa agrega su dirección en su configuración.
              </EmptyState>
            ) : isLog ? (
              <TryTable tries={tries} view={view} />
            ) : (
              <DeliveryTable deliveries={deliveries} view={view} />
            )}
          </Card>
          <KeysetPages
            previous={before === undefined ? null : webhooksHref(list)}
            next={hasMore && lastId !== undefined ? webhooksHref({ ...list, before: lastId }) : null}
          />
        </div>
        {id !== undefined && (
          <DeliveryPanel
            key={id}
            id={id}
            previous={previous}
            next={next}
            close={webhooksHref({ ...list, ...(before ? { before } : {}) })}
            resend={mayResend ? { run: () => void resend.run(id), isPending: resend.isPending } : null}
          />
        )}
      </div>
      <DeskKeys
        keys={[['R', 'actualizar'], ...(mayResend ? [['E', 'reenviar'] as const] : [])]}
        isOn={keysAreOn}
        onSwitch={switchKeys}
      />
      <div className="mt-6">
        <WebhookDocs publicUrl={origin} />
      </div>
    </>
  )
}
