import type { ServicePostQuery } from '#contracts/admin/posts.contract.ts'
import type { Deps } from '#server/deps.ts'
import { countAllServices, listAllServices, type ServicePostRow } from './all-services.queries.ts'

export type { ServicePostRow }

/** A page of everybody's services, the latest first; `hasOlder`: there is another one. */
export async function pageOfServices(
  { db }: Pick<Deps, 'db'>,
  { before, limit, ...filters }: ServicePostQuery,
) {
  const [total, rows] = await Promise.all([
    countAllServices(db, filters),
    listAllServices(db, filters, { before, limit: limit + 1 }),
  ])
  return { rows: rows.slice(0, limit), total, hasOlder: rows.length > limit }
}
