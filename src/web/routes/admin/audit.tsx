import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { auditContract } from '#contracts/admin/audit.contract.ts'
import { auditHref, readAuditSearch } from '#web/features/admin/audit/audit.address.ts'
import { AuditFilters } from '#web/features/admin/audit/audit-filters.tsx'
import { AuditTable } from '#web/features/admin/audit/audit-table.tsx'
import { callList } from '#web/features/admin/call-list.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readAuditSearch(new URL(request.url).searchParams)
  const { rows, hasMore } = await callList(context.get(personalApi), auditContract.auditEntries, { query })
  return { query, entries: rows, hasMore }
}

export const meta = () => unlistedMeta('Auditoría')

export const ErrorBoundary = () => <PanelError home="/admin" />

/** What administrators did. */
export default function Audit() {
  const { query, entries, hasMore } = useLoaderData<typeof loader>()
  const { before, ...filters } = query
  const oldest = hasMore ? entries.at(-1) : undefined
  return (
    <>
      <h1>Auditoría</h1>
      <p className="mt-1 mb-5 text-sm text-ink-2">
        Lo que hace cada persona del equipo. Nadie puede cambiar ni borrar una entrada.
      </p>
      <AuditFilters query={query} />
      <Card padding="none" className="mt-5 mb-4">
        {entries.length > 0 ? (
          <AuditTable entries={entries} />
        ) : (
          <EmptyState title={before ? 'No hay entradas más antiguas' : 'Ninguna entrada con estos filtros'}>
            Prueba con otras fechas o limpia los filtros.
          </EmptyState>
        )}
      </Card>
      <KeysetPages
        previous={before === undefined ? null : auditHref(filters)}
        next={oldest ? auditHref({ ...filters, before: oldest.id }) : null}
      />
    </>
  )
}
