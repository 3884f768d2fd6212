import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { type DuePayout, type PayoutList, payoutsContract } from '#contracts/admin/payouts.contract.ts'
import { BillingTabs } from '#web/features/admin/billing/billing-tabs.tsx'
import { DueTable } from '#web/features/admin/payouts/due-table.tsx'
import { readId } from '#web/features/admin/list.address.ts'
import { PayoutListView } from '#web/features/admin/payouts/payout-list-view.tsx'
import { payoutListHref } from '#web/features/admin/payouts/payouts.address.ts'
import { ListTable } from '#web/features/admin/payouts/list-table.tsx'
import { api, ApiError } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const client = context.get(personalApi)
  const id = readId(url.searchParams, 'lista')
  if (id) return { list: await client.call(payoutsContract.payoutList, { params: { id } }) }
  return { list: null, ...(await client.call(payoutsContract.payouts, {})) }
}

export const meta = () => unlistedMeta('Pagos a profesionales')

export const ErrorBoundary = () => <PanelError home="/admin" />

/** What is due to professionals and the lists by which it is paid, or one of the lists. */
export default function Payouts() {
  const found = useLoaderData<typeof loader>()
  return found.list ? <PayoutListView key={found.list.id} list={found.list} /> : <Overview {...found} />
}

type OverviewProps = { due: readonly DuePayout[]; lists: readonly PayoutList[] }

function Overview({ due, lists }: OverviewProps) {
  const navigate = useNavigate()
  const prepare = useAction(() => api.call(payoutsContract.preparePayouts, {}), {
    onSuccess: ({ id }) => navigate(payoutListHref(id)),
  })
  return (
    <>
      <h1 className="mb-4">Facturación</h1>
      <BillingTabs at="Profesionales" />
      <div className="grid gap-6">
        {prepare.error && (
          <Note tone="bad" announce>
            {prepare.error instanceof ApiError ? prepare.error.body.message : 'Revisa tu conexión.'}
          </Note>
        )}
        <Card
          title="Por pagar"
          padding="none"
          action={
            due.some(({ obstacle }) => obstacle === null) && (
              <Button size="sm" busy={prepare.isPending} onClick={() => void prepare.run()}>
                Preparar lista
              </Button>
            )
          }
        >
          {due.length > 0 ? (
            <DueTable due={due} />
          ) : (
            <EmptyState title="Nada por pagar" level={3}>
              Lo que se libera de un pedido aparece aquí hasta que entra en una lista.
            </EmptyState>
          )}
        </Card>
        <Card title="Listas" padding="none">
          {lists.length > 0 ? (
            <ListTable lists={lists} />
          ) : (
            <EmptyState title="Aún no hay listas" level={3}>
              Una lista congela lo que se debe ahora, con su archivo para el banco.
            </EmptyState>
          )}
        </Card>
      </div>
    </>
  )
}
