import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { useAdminPanel } from '#web/features/admin/admin-panel.ts'
import { BillingTabs } from '#web/features/admin/billing/billing-tabs.tsx'
import { DisputeDesk } from '#web/features/admin/disputes/dispute-desk.tsx'
import { DisputeFilters } from '#web/features/admin/disputes/dispute-filters.tsx'
import { disputesHref, readDisputeSearch } from '#web/features/admin/disputes/disputes.address.ts'
import { loadDisputes } from '#web/features/admin/disputes/disputes.resource.ts'
import { readId } from '#web/features/admin/list.address.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export const meta = () => unlistedMeta('Problemas con pedidos')

export const ErrorBoundary = () => <PanelError home="/admin" />

export async function loader({ context, url }: LoaderFunctionArgs) {
  const query = readDisputeSearch(url.searchParams)
  return {
    query,
    page: await loadDisputes(context.get(personalApi), query),
    firstId: readId(url.searchParams, 'id'),
  }
}

/** Problems with orders, from their opening to the decision. */
export default function Disputes() {
  const { query, page, firstId } = useLoaderData<typeof loader>()
  const { role } = useAdminPanel()
  return (
    <>
      <h1 className="mb-4">Facturación</h1>
      <BillingTabs at="Disputas" />
      <div className="grid gap-5">
        <DisputeFilters query={query} />
        <DisputeDesk
          key={`${disputesHref(query)} ${firstId}`}
          query={query}
          loaded={page}
          mayDecide={may(role, 'decide-disputes')}
          firstId={firstId}
        />
      </div>
    </>
  )
}
