import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import { moneyContract } from '#contracts/admin/money.contract.ts'
import { disputeNames } from '#domain/plans/refund.words.ts'
import { BillingTabs } from '#web/features/admin/billing/billing-tabs.tsx'
import { ChargebackTable } from '#web/features/admin/billing/chargeback-table.tsx'
import { StateFilter } from '#web/features/admin/billing/state-filter.tsx'
import { callList } from '#web/features/admin/call-list.ts'
import { readId, withQuery } from '#web/features/admin/list.address.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'

const PATH = '/admin/billing/contracargos'
const states = ['open', 'won', 'lost'] as const

export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const state = states.find((one) => one === url.searchParams.get('state'))
  const before = readId(url.searchParams, 'before')
  const query = { ...(state ? { state } : {}), ...(before ? { before } : {}) }
  const { rows, total, hasMore } = await callList(api, moneyContract.chargebacks, { query })
  return { state, before, chargebacks: rows, total: total ?? 0, hasMore }
}

export const meta = () => unlistedMeta('Contracargos')

export const ErrorBoundary = () => <PanelError home="/admin" />

const figures = new Intl.NumberFormat('es-PE')

/** What card holders contested at their bank, with what it decided. */
export default function Chargebacks() {
  const { state, before, chargebacks, total, hasMore } = useLoaderData<typeof loader>()
  const filters = state ? { state } : {}
  const oldest = hasMore ? chargebacks.at(-1) : undefined
  return (
    <>
      <h1 className="mb-4">Facturación</h1>
      <BillingTabs at="Contracargos" />
      <StateFilter
        label="Buscar contracargos"
        path={PATH}
        state={state ?? ''}
        options={states.map((value) => ({ value, label: disputeNames[value] }))}
      />
      <p role="status" className="mt-4 mb-2 text-sm">
        <b className="tabular-nums">
          {figures.format(total)}
          {total === mostCounted && '+'}
        </b>{' '}
        {total === 1 ? 'contracargo' : 'contracargos'}
      </p>
      <Card padding="none" className="mb-4">
        {chargebacks.length > 0 ? (
          <ChargebackTable chargebacks={chargebacks} />
        ) : (
          <EmptyState title={state ? 'Ningún contracargo en este estado' : 'Ningún contracargo'}>
            Aquí aparece quien no reconoce un pago ante su banco. Se responde con pruebas en el panel del
            proveedor.
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
