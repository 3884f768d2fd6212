import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { longestSearch } from '#contracts/search-figures.ts'
import { moneyContract } from '#contracts/admin/money.contract.ts'
import { paymentLabel } from '#domain/plans/receipt.ts'
import { BalanceSheet } from '#web/features/admin/billing/balance-sheet.tsx'
import { typedPaymentId } from '#web/features/admin/billing/billing.address.ts'
import { BillingTabs } from '#web/features/admin/billing/billing-tabs.tsx'
import { TransactionTable } from '#web/features/admin/billing/transaction-table.tsx'
import { callList } from '#web/features/admin/call-list.ts'
import { FilterForm } from '#web/features/admin/filter-form.tsx'
import { readId, withQuery } from '#web/features/admin/list.address.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'

const PATH = '/admin/billing/libro'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const paymentId = typedPaymentId(url.searchParams.get('paymentId'))
  const before = readId(url.searchParams, 'before')
  const query = { ...(paymentId ? { paymentId } : {}), ...(before ? { before } : {}) }
  const [balances, { rows, hasMore }] = await Promise.all([
    api.call(moneyContract.balances, {}),
    callList(api, moneyContract.ledger, { query }),
  ])
  return { paymentId, before, balances, transactions: rows, hasMore }
}

export const meta = () => unlistedMeta('Libro mayor')

export const ErrorBoundary = () => <PanelError home="/admin" />

/** What each account has, and every transaction with its lines. */
export default function Ledger() {
  const { paymentId, before, balances, transactions, hasMore } = useLoaderData<typeof loader>()
  const filters = paymentId ? { paymentId } : {}
  const oldest = hasMore ? transactions.at(-1) : undefined
  const typed = paymentId ? paymentLabel(paymentId) : ''
  return (
    <>
      <h1 className="mb-4">Facturación</h1>
      <BillingTabs at="Libro mayor" />
      <BalanceSheet balances={balances} />
      <h2 className="mt-8 mb-3 text-h3">Asientos</h2>
      <FilterForm
        label="Buscar asientos"
        values={{ paymentId: typed }}
        hrefOf={(fields) => {
          const chosen = typedPaymentId(fields.get('paymentId'))
          return withQuery(PATH, chosen ? { paymentId: chosen } : {})
        }}
        clearTo={paymentId ? PATH : null}
      >
        <Field label="Transacción" className="grow basis-56">
          <TextInput
            type="search"
            name="paymentId"
            size="sm"
            maxLength={longestSearch}
            placeholder="TX-000042"
            defaultValue={typed}
          />
        </Field>
      </FilterForm>
      <Card padding="none" className="my-4">
        {transactions.length > 0 ? (
          <TransactionTable transactions={transactions} />
        ) : (
          <EmptyState title={paymentId ? 'Ningún asiento de este pago' : 'Aún no hay asientos'}>
            {paymentId
              ? 'Un pago de 0.00, pendiente o fallido no tiene asientos.'
              : 'Cada pago completado queda aquí con su IGV.'}
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
