import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { type AdminPayment, billingContract } from '#contracts/admin/billing.contract.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { readBillingSearch } from '#web/features/admin/billing/billing.address.ts'
import { BillingTabs } from '#web/features/admin/billing/billing-tabs.tsx'
import { callList } from '#web/features/admin/call-list.ts'
import { PaymentDialog } from '#web/features/admin/billing/payment-dialog.tsx'
import { PaymentFilters } from '#web/features/admin/billing/payment-filters.tsx'
import { PaymentTable } from '#web/features/admin/billing/payment-table.tsx'
import { withQuery } from '#web/features/admin/list.address.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { FigureSheet } from '#web/ui/list/figure-sheet.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

const PATH = '/admin/billing'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const query = readBillingSearch(new URL(request.url).searchParams)
  const [stats, { rows, total, hasMore }, { admin }] = await Promise.all([
    api.call(billingContract.paymentStats, {}),
    callList(api, billingContract.adminPayments, { query }),
    api.call(adminContract.adminSession, {}),
  ])
  const mayRefund = may(admin?.role ?? 'analyst', 'refund-payments')
  return { query, stats, payments: rows, total: total ?? 0, hasMore, mayRefund }
}

export const meta = () => unlistedMeta('Facturación')

export const ErrorBoundary = () => <PanelError home="/admin" />

const figures = new Intl.NumberFormat('es-PE')

/** Every payment, with the documented figures. */
export default function Billing() {
  const { query, stats, payments, total, hasMore, mayRefund } = useLoaderData<typeof loader>()
  const [opened, setOpened] = useState<AdminPayment | null>(null)
  const { before, ...filters } = query
  const oldest = hasMore ? payments.at(-1) : undefined
  const dollars = (cents: number) => formatMoney(cents, 'USD')
  const soles = stats.byCurrency.find(({ currency }) => currency === 'PEN')
  return (
    <>
      <h1 className="mb-4">Facturación</h1>
      <BillingTabs at="Pagos" />
      <FigureSheet
        columns={4}
        figures={[
          { label: 'Ingresos totales', value: dollars(stats.totalRevenue) },
          { label: 'Ingresos del mes', value: dollars(stats.monthlyRevenue) },
          { label: 'Valor promedio', value: dollars(stats.averageTransactionValue) },
          {
            label: 'Tasa de éxito',
            value: stats.successRate === null ? '—' : `${figures.format(stats.successRate)}%`,
          },
        ]}
      />
      <p className="mt-2 mb-6 text-xs text-ink-2">
        {figures.format(stats.totalTransactions)}{' '}
        {stats.totalTransactions === 1 ? 'transacción' : 'transacciones'}, sin lo reembolsado ni los planes
        gratuitos.
        {soles && ` Aparte, ${formatMoney(soles.total, 'PEN')} en soles: las monedas no se suman.`}
      </p>
      <PaymentFilters query={query} />
      <p role="status" className="mt-4 mb-2 text-sm">
        <b className="tabular-nums">
          {figures.format(total)}
          {total === mostCounted && '+'}
        </b>{' '}
        {total === 1 ? 'pago' : 'pagos'}
      </p>
      <Card padding="none" className="mb-4">
        {payments.length > 0 ? (
          <PaymentTable payments={payments} onOpen={setOpened} />
        ) : (
          <EmptyState title="Ningún pago con estos filtros">
            Prueba con otras fechas o limpia los filtros.
          </EmptyState>
        )}
      </Card>
      <KeysetPages
        previous={before === undefined ? null : withQuery(PATH, filters)}
        next={oldest ? withQuery(PATH, { ...filters, before: oldest.id }) : null}
      />
      {opened && <PaymentDialog payment={opened} mayRefund={mayRefund} onClose={() => setOpened(null)} />}
    </>
  )
}
