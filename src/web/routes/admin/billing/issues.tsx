import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { issuesContract } from '#contracts/admin/issues.contract.ts'
import { issueFilters } from '#contracts/plans/issues-vocabulary.ts'
import { BillingTabs } from '#web/features/admin/billing/billing-tabs.tsx'
import { issueFilterNames } from '#web/features/admin/billing/issue.words.ts'
import { IssueTable } from '#web/features/admin/billing/issue-table.tsx'
import { StateFilter } from '#web/features/admin/billing/state-filter.tsx'
import { callList } from '#web/features/admin/call-list.ts'
import { readId, withQuery } from '#web/features/admin/list.address.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'

const PATH = '/admin/billing/comprobantes'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const state = issueFilters.find((one) => one === url.searchParams.get('state'))
  const before = readId(url.searchParams, 'before')
  const query = { ...(state ? { state } : {}), ...(before ? { before } : {}) }
  const [{ rows, total, hasMore }, { admin }] = await Promise.all([
    callList(api, issuesContract.issues, { query }),
    api.call(adminContract.adminSession, {}),
  ])
  const maySend = may(admin?.role ?? 'analyst', 'refund-payments')
  return { state, before, issues: rows, total: total ?? 0, hasMore, maySend }
}

export const meta = () => unlistedMeta('Comprobantes')

export const ErrorBoundary = () => <PanelError home="/admin" />

const figures = new Intl.NumberFormat('es-PE')

/** What the issuer of electronic documents made of receipts and notes. */
export default function Issues() {
  const { state, before, issues, total, hasMore, maySend } = useLoaderData<typeof loader>()
  const filters = state ? { state } : {}
  const oldest = hasMore ? issues.at(-1) : undefined
  return (
    <>
      <h1 className="mb-4">Facturación</h1>
      <BillingTabs at="Comprobantes" />
      <StateFilter
        label="Buscar comprobantes"
        path={PATH}
        state={state ?? ''}
        options={issueFilters.map((value) => ({ value, label: issueFilterNames[value] }))}
      />
      <p role="status" className="mt-4 mb-2 text-sm">
        <b className="tabular-nums">
          {figures.format(total)}
          {total === mostCounted && '+'}
        </b>{' '}
        {total === 1 ? 'comprobante' : 'comprobantes'}
      </p>
      <Card padding="none" className="mb-4">
        {issues.length > 0 ? (
          <IssueTable issues={issues} maySend={maySend} />
        ) : (
          <EmptyState title={state ? 'Ningún comprobante en este estado' : 'Aún no hay comprobantes'}>
            Cuando hay un emisor de comprobantes electrónicos conectado, cada recibo y cada nota con un
            importe se le envían solos.
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
