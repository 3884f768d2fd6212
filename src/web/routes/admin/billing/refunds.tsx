import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { moneyContract } from '#contracts/admin/money.contract.ts'
import { refundStates } from '#contracts/plans/refunds-vocabulary.ts'
import { refundStateNames } from '#domain/plans/refund.words.ts'
import { BillingTabs } from '#web/features/admin/billing/billing-tabs.tsx'
import { RefundTable } from '#web/features/admin/billing/refund-table.tsx'
import { StateFilter } from '#web/features/admin/billing/state-filter.tsx'
import { callList } from '#web/features/admin/call-list.ts'
import { readId, withQuery } from '#web/features/admin/list.address.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'

const PATH = '/admin/billing/devoluciones'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const state = refundStates.find((one) => one === url.searchParams.get('state'))
  const before = readId(url.searchParams, 'before')
  const query = { ...(state ? { state } : {}), ...(before ? { before } : {}) }
  const [{ rows, total, hasMore }, { admin }] = await Promise.all([
    callList(api, moneyContract.refunds, { query }),
    api.call(adminContract.adminSession, {}),
  ])
  const mayRefund = may(admin?.role ?? 'analyst', 'refund-payments')
  return { state, before, refunds: rows, total: total ?? 0, hasMore, mayRefund }
}

export const meta = () => unlistedMeta('Devoluciones')

export const ErrorBoundary = () => <PanelError home="/admin" />

const figures = new Intl.NumberFormat('es-PE')

/** What administrators gave back, with what the provider said. */
export default function Refunds() {
  const { state, before, refunds, total, hasMore, mayRefund } = useLoaderData<typeof loader>()
  const filters = state ? { state } : {}
  const oldest = hasMore ? refunds.at(-1) : undefined
  return (
    <>
      <h1 className="mb-4">Facturación</h1>
      <BillingTabs at="Devoluciones" />
      <StateFilter
        label="Buscar devoluciones"
        path={PATH}
        state={state ?? ''}
        options={refundStates.map((value) => ({ value, label: refundStateNames[value] }))}
      />
      <p role="status" className="mt-4 mb-2 text-sm">
        <b className="tabular-nums">
          {figures.format(total)}
          {total === mostCounted && '+'}
        </b>{' '}
        {total === 1 ? 'devolución' : 'devoluciones'}
      </p>
      <Card padding="none" className="mb-4">
        {refunds.length > 0 ? (
          <RefundTable refunds={refunds} mayRefund={mayRefund} />
        ) : (
          <EmptyState title={state ? 'Ninguna devolución en este estado' : 'Aún no hay devoluciones'}>
            Se hacen desde un pago, en Pagos. Lo que se cobró dos veces o de más vuelve solo.
          </EmptyState>
        )}
      </Card>
      <KeysetPages
        previous={before === undefined ? null : withQuery(PATH, filters)}
        next={oldest ? withQuery(PATH, { ...filters, before: oldest.id }) : null}
      />
    </>
  )
}
