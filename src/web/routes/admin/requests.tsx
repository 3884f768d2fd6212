import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { inboxContract } from '#contracts/admin/inbox.contract.ts'
import { requestDesks } from '#contracts/support/requests-vocabulary.ts'
import { requestDeskNames } from '#domain/support/request.words.ts'
import { readId } from '#web/features/admin/list.address.ts'
import { RequestFilters } from '#web/features/admin/requests/request-filters.tsx'
import { RequestQueue } from '#web/features/admin/requests/request-queue.tsx'
import { readRequestSearch, requestsHref } from '#web/features/admin/requests/requests.address.ts'
import { loadRequests } from '#web/features/admin/requests/requests.resource.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export const meta = () => unlistedMeta('Solicitudes')

export const ErrorBoundary = () => <PanelError home="/admin" />

export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const query = readRequestSearch(url.searchParams)
  const [page, { desks }, { admin }] = await Promise.all([
    loadRequests(api, query),
    api.call(inboxContract.inbox, { query: {} }),
    api.call(adminContract.adminSession, {}),
  ])
  const firstId = readId(url.searchParams, 'id')
  const role = admin?.role ?? 'analyst'
  return {
    query,
    page,
    desks,
    firstId,
    mayAnswer: may(role, 'answer-requests'),
    mayOpenPapers: may(role, 'verify-accounts'),
  }
}

/** What people ask in writing: complaints, their data, human reviews, verifications and contact. */
export default function Requests() {
  const { query, page, desks, firstId, mayAnswer, mayOpenPapers } = useLoaderData<typeof loader>()
  return (
    <>
      <h1 className="mb-4">Solicitudes</h1>
      <LinkTabs
        label="Qué se responde"
        tabs={requestDesks.map((desk) => ({
          label: requestDeskNames[desk],
          count: desks.find((known) => known.desk === desk)?.count ?? 0,
          to: requestsHref({ desk }),
          current: query.desk === desk,
        }))}
      />
      <div className="grid gap-5 pt-5">
        <RequestFilters query={query} />
        <RequestQueue
          key={`${requestsHref(query)} ${firstId}`}
          query={query}
          loaded={page}
          mayAnswer={mayAnswer}
          mayOpenPapers={mayOpenPapers}
          firstId={firstId}
        />
      </div>
    </>
  )
}
