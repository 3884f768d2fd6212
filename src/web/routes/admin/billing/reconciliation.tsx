import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { moneyContract } from '#contracts/admin/money.contract.ts'
import { BillingTabs } from '#web/features/admin/billing/billing-tabs.tsx'
import { CheckList } from '#web/features/admin/billing/check-list.tsx'
import { FeeList } from '#web/features/admin/billing/fee-list.tsx'
import { FailedEvents, WaitingPayments } from '#web/features/admin/billing/waiting-payments.tsx'
import { api, isApiError } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const client = context.get(personalApi)
  const [reconciliation, { admin }] = await Promise.all([
    client.call(moneyContract.reconciliation, {}),
    client.call(adminContract.adminSession, {}),
  ])
  return { ...reconciliation, mayCheck: may(admin?.role ?? 'analyst', 'refund-payments') }
}

export const meta = () => unlistedMeta('Conciliación')

export const ErrorBoundary = () => <PanelError home="/admin" />

/** How long the check of a usual ledger takes (ms): then its result is looked for. */
const resultAfter = 3000

/** What waits for a provider, and whether the ledger agrees with payments, charges and documents. */
export default function ReconciliationPage() {
  const { waiting, events, fees, chargesWithoutFee, checks, mayCheck } = useLoaderData<typeof loader>()
  const { refresh } = useRefresh()
  const check = useAction(() => api.call(moneyContract.checkLedger, {}), {
    onSuccess: () => {
      showToast({
        title: 'Revisión en marcha',
        description: 'Su resultado aparece aquí en cuanto termina.',
      })
      setTimeout(() => void refresh(), resultAfter)
    },
    onError: (error) =>
      showToast({
        title: 'No se pudo empezar la revisión',
        description: isApiError(error) ? error.message : 'Revisa tu conexión.',
        tone: 'destructive',
      }),
  })
  return (
    <>
      <h1 className="mb-4">Facturación</h1>
      <BillingTabs at="Conciliación" />
      <div className="grid gap-4">
        <Card
          title="Revisiones del libro mayor"
          action={
            mayCheck && (
              <Button size="sm" variant="secondary" busy={check.isPending} onClick={() => void check.run()}>
                Revisar ahora
              </Button>
            )
          }
        >
          {checks.length > 0 ? (
            <CheckList checks={checks} />
          ) : (
            <EmptyState title="Aún no hay revisiones" level={3}>
              Se hace cada noche: saldos, documentos y pagos deben coincidir al centavo.
            </EmptyState>
          )}
        </Card>
        <Card title="Comisiones de los proveedores">
          {fees.length > 0 || chargesWithoutFee > 0 ? (
            <FeeList fees={fees} chargesWithoutFee={chargesWithoutFee} />
          ) : (
            <EmptyState title="Aún no hay cobros" level={3}>
              Cada comisión queda como gasto en el libro mayor en cuanto el proveedor la dice.
            </EmptyState>
          )}
        </Card>
        <Card title="Avisos sin registrar" padding={events.length > 0 ? 'none' : 'md'}>
          {events.length > 0 ? (
            <FailedEvents events={events} />
          ) : (
            <EmptyState title="Todo registrado" level={3}>
              Cada aviso de los proveedores quedó en los libros.
            </EmptyState>
          )}
        </Card>
        <Card title="Pagos que esperan al proveedor" padding={waiting.length > 0 ? 'none' : 'md'}>
          {waiting.length > 0 ? (
            <WaitingPayments waiting={waiting} />
          ) : (
            <EmptyState title="Nada por preguntar" level={3}>
              De cada pago sabemos cómo terminó.
            </EmptyState>
          )}
        </Card>
      </div>
    </>
  )
}
