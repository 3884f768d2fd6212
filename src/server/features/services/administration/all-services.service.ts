import type { ServicePostQuery } from '#contracts/admin/posts.contract.ts'
import type { Deps } from '#server/deps.ts'
import { findServices, listAllServices, type ServicePostRow } from './all-services.queries.ts'

export type { ServicePostRow }

/** A page of everybody's services, the latest first; `hasOlder`: there is another one. */
export async function pageOfServices(
  { db }: Pick<Deps, 'db'>,
  { before, limit, ...filters }: ServicePostQuery,
) {
  const finding = await findServices(db, filters)
  const rows = await listAllServices(db, filters, { before, limit: limit + 1, finding })
  return { rows: rows.slice(0, limit), total: finding.total, hasOlder: rows.length > limit }
}
