import type { Deps } from '#server/deps.ts'
import { countOf, listLatest, type Side } from './of-account.queries.ts'

/** The latest applications that a person sent or a company received, and how many there are. For administrators. */
export async function readApplicationsOf({ db }: Pick<Deps, 'db'>, side: Side, limit: number) {
  const [latest, total] = await Promise.all([listLatest(db, side, limit), countOf(db, side)])
  return { latest, total }
}
